import type { Consent } from '@chada/client-config';
import type { Database, Tx } from '../../database/connection.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { answerRow, readAnswers, type ConsentingBrand, type StoredAnswer } from './answers.ts';

export interface ConsentVersion {
  readonly id: string;
  readonly version: string;
}

export interface ConsentAnswer extends ConsentVersion {
  readonly given: boolean;
}

/** A consent that the member must answer. `isNew` is true if the member has answered no version of it. */
export interface DueConsent extends ConsentVersion {
  readonly isNew?: true;
}

export function refusal(rule: 'required' | 'outdated', path = 'body.consents'): ApiError {
  return new ApiError('VALIDATION_FAILED', { fields: [{ path, rule }] });
}

export const consentsOf = ({ registration }: ConsentingBrand): readonly Consent[] =>
  registration?.consents ?? [];

/** Returns the consent with this id. Throws VALIDATION_FAILED if `version` is not the consent's current version. */
export function currentConsent(
  brand: ConsentingBrand,
  { id, version }: ConsentVersion,
  path?: string,
): Consent {
  const found = consentsOf(brand).find((consent) => consent.id === id && consent.version === version);
  if (!found) throw refusal('outdated', path);
  return found;
}

/**
 * Returns an answer with `given: true` for each consent in `given`. Throws VALIDATION_FAILED if a required consent is
 * missing or a version is not current.
 */
export function agreedConsents(
  brand: ConsentingBrand,
  given: readonly ConsentVersion[],
): readonly ConsentAnswer[] {
  const agreed = given.map((version) => currentConsent(brand, version).id);
  if (consentsOf(brand).some(({ id, required }) => required && !agreed.includes(id)))
    throw refusal('required');
  return consentsOf(brand)
    .filter(({ id }) => agreed.includes(id))
    .map(({ id, version }) => ({ id, version, given: true }));
}

/**
 * True if the member need not answer the consent again. A member who refused an optional consent must answer again when
 * the consent becomes required.
 */
const isAnswered = (answers: readonly StoredAnswer[], { id, version, required }: Consent): boolean => {
  const last = answers.findLast((row) => row.consent_id === id && row.version === version);
  return last !== undefined && (last.given || !required);
};

/**
 * Stores the answers to consents that are not answered yet. The caller must lock the wallet of an existing member.
 * Throws VALIDATION_FAILED if a version is not current or a required consent is refused.
 */
export async function insertAnswers(
  tx: Tx,
  brand: ConsentingBrand,
  { memberId, answers, at }: { memberId: number; answers: readonly ConsentAnswer[]; at: Date },
): Promise<void> {
  if (answers.length === 0) return;
  const before = await readAnswers(tx, memberId);
  const answered = answers.map(({ given, ...one }) => ({ consent: currentConsent(brand, one), given }));
  if (answered.some(({ consent, given }) => consent.required && !given)) throw refusal('required');
  const rows = answered
    .filter(({ consent }, index) => {
      const first = answered.findIndex((candidate) => candidate.consent === consent);
      return first === index && !isAnswered(before, consent);
    })
    .map(({ consent, given }) => answerRow(brand, consent, { memberId, given, at }));
  if (rows.length > 0) await tx.insertInto('member_consent').values(rows).execute();
}

/**
 * Returns the consents whose current version the member must still answer: all required consents, and the optional
 * consents that the member gave in an earlier version.
 */
export async function unansweredConsents(
  db: Database,
  brand: ConsentingBrand,
  memberId: number,
): Promise<readonly DueConsent[]> {
  if (consentsOf(brand).length === 0) return [];
  const answers = await readAnswers(db, memberId);
  const wasGiven = ({ id }: Consent) => answers.findLast((row) => row.consent_id === id)?.given === true;
  return consentsOf(brand)
    .filter((consent) => !isAnswered(answers, consent) && (consent.required || wasGiven(consent)))
    .map(({ id, version }) => {
      const isNew = answers.every((row) => row.consent_id !== id);
      return isNew ? { id, version, isNew } : { id, version };
    });
}
