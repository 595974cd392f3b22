import { createHash } from 'node:crypto';
import type { Consent, ResolvedClient } from '@chada/client-config';
import type { Tx } from '../../database/connection.ts';
import { ApiError } from '../../http/errors/api-error.ts';

type ConsentingBrand = Pick<ResolvedClient, 'registration' | 'pages'>;
interface GivenConsent {
  readonly id: string;
  readonly version: string;
}

/**
 * Returns the SHA-256 of a consent's text and of its page. The hash can later prove which text a member read.
 */
export function consentHash({ text, page }: Consent, pages: ResolvedClient['pages']): string {
  const details = pages.find(({ slug }) => slug === page);
  const read = [text, details === undefined ? null : [details.title, details.blocks]];
  return createHash('sha256').update(JSON.stringify(read)).digest('hex');
}

function refusal(rule: 'required' | 'outdated'): ApiError {
  return new ApiError('VALIDATION_FAILED', { fields: [{ path: 'body.consents', rule }] });
}

/**
 * Returns the consents of the brand that a new member gave. Throws VALIDATION_FAILED if a required consent is missing,
 * or if the member read another version.
 */
export function agreedConsents(brand: ConsentingBrand, given: readonly GivenConsent[]): readonly Consent[] {
  const consents = brand.registration?.consents ?? [];
  const isCurrent = ({ id, version }: GivenConsent) =>
    consents.some((consent) => consent.id === id && consent.version === version);
  if (!given.every(isCurrent)) throw refusal('outdated');
  const agreed = consents.filter(({ id }) => given.some((one) => one.id === id));
  if (consents.some((consent) => consent.required && !agreed.includes(consent))) throw refusal('required');
  return agreed;
}

export async function insertConsents(
  tx: Tx,
  brand: ConsentingBrand,
  { memberId, agreed, at }: { memberId: number; agreed: readonly Consent[]; at: Date },
): Promise<void> {
  if (agreed.length === 0) return;
  const rows = agreed.map((consent) => ({
    member_id: memberId,
    consent_id: consent.id,
    version: consent.version,
    text_hash: consentHash(consent, brand.pages),
    given_at: at,
  }));
  await tx.insertInto('member_consent').values(rows).execute();
}
