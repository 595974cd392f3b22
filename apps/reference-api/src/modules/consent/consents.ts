import { createHash } from 'node:crypto';
import type { Consent, ResolvedClient } from '@chada/client-config';
import type { Database, Tx } from '../../database/connection.ts';
import { ApiError } from '../../http/errors/api-error.ts';

type ConsentingBrand = Pick<ResolvedClient, 'registration' | 'pages'>;

export interface ConsentVersion {
  readonly id: string;
  readonly version: string;
}

export interface ConsentAnswer extends ConsentVersion {
  readonly given: boolean;
}

/** This SHA-256 can later prove which text a member read. */
export function consentHash({ text, page }: Consent, pages: ResolvedClient['pages']): string {
  const details = pages.find(({ slug }) => slug === page);
  const read = [text, details === undefined ? null : (details.sourceHash ?? null)];
  return createHash('sha256').update(JSON.stringify(read)).digest('hex');
}

function refusal(rule: 'required' | 'outdated'): ApiError {
  return new ApiError('VALIDATION_FAILED', { fields: [{ path: 'body.consents', rule }] });
}

const consentsOf = ({ registration }: ConsentingBrand): readonly Consent[] => registration?.consents ?? [];

/** Throws VALIDATION_FAILED if the member has read another version. */
function currentConsent(brand: ConsentingBrand, { id, version }: ConsentVersion): Consent {
  const found = consentsOf(brand).find((consent) => consent.id === id && consent.version === version);
  if (!found) throw refusal('outdated');
  return found;
}

/** Throws VALIDATION_FAILED if a required consent is missing or a version is not current. */
export function agreedConsents(
  brand: ConsentingBrand,
  given: readonly ConsentVersion[],
): readonly ConsentAnswer[] {
  const agreed = given.map((one) => currentConsent(brand, one).id);
  if (consentsOf(brand).some(({ id, required }) => required && !agreed.includes(id)))
    throw refusal('required');
  return consentsOf(brand)
    .filter(({ id }) => agreed.includes(id))
    .map(({ id, version }) => ({ id, version, given: true }));
}

interface StoredAnswer {
  readonly consent_id: string;
  readonly version: string;
  readonly given: boolean;
}

const readAnswers = (db: Database | Tx, memberId: number): Promise<StoredAnswer[]> =>
  db
    .selectFrom('member_consent')
    .select(['consent_id', 'version', 'given'])
    .where('member_id', '=', memberId)
    .execute();

/** A member who refused an optional consent must answer it again when it becomes required. */
const isAnswered = (answers: readonly StoredAnswer[], { id, version, required }: Consent): boolean =>
  answers.some((row) => row.consent_id === id && row.version === version && (row.given || !required));

/**
 * A member's first answer to a version stays unchanged. Throws VALIDATION_FAILED if a version is not current. The
 * wallet of an existing member must be locked.
 */
export async function insertAnswers(
  tx: Tx,
  brand: ConsentingBrand,
  { memberId, answers, at }: { memberId: number; answers: readonly ConsentAnswer[]; at: Date },
): Promise<void> {
  if (answers.length === 0) return;
  const before = await readAnswers(tx, memberId);
  const asked = answers.map(({ given, ...one }) => ({ consent: currentConsent(brand, one), given }));
  if (asked.some(({ consent, given }) => consent.required && !given)) throw refusal('required');
  const rows = asked
    .filter(({ consent }) => !isAnswered(before, consent))
    .map(({ consent, given }) => ({
      member_id: memberId,
      consent_id: consent.id,
      version: consent.version,
      text_hash: consentHash(consent, brand.pages),
      hash_of: 'source' as const,
      given,
      given_at: at,
    }));
  if (rows.length === 0) return;
  await tx
    .insertInto('member_consent')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Omits consents whose current version the member has answered. */
export async function unansweredConsents(
  db: Database,
  brand: ConsentingBrand,
  memberId: number,
): Promise<readonly ConsentVersion[]> {
  if (consentsOf(brand).length === 0) return [];
  const answers = await readAnswers(db, memberId);
  const wasGiven = ({ id }: Consent) => answers.some((row) => row.consent_id === id && row.given);
  return consentsOf(brand)
    .filter((consent) => !isAnswered(answers, consent) && (consent.required || wasGiven(consent)))
    .map(({ id, version }) => ({ id, version }));
}
