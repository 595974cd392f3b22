import type { Database, Tx } from '../../database/connection.ts';
import { answerRow, readAnswers, type ConsentingBrand } from './answers.ts';
import { consentsOf, currentConsent, refusal, type ConsentAnswer } from './consents.ts';

export interface ConsentState extends ConsentAnswer {
  readonly answeredAt: string;
  /** The text that the member read. Undefined if an earlier release stored the answer without the text. */
  readonly text?: string;
}

/** Returns the member's latest answer to each consent. */
export async function latestAnswers(db: Database | Tx, memberId: number): Promise<ConsentState[]> {
  const answers = await readAnswers(db, memberId);
  const latest = new Map(answers.map((row) => [row.consent_id, row]));
  return [...latest.values()].map(({ consent_id, version, given, given_at, shown_text }) => ({
    id: consent_id,
    version,
    given,
    answeredAt: given_at.toISOString(),
    ...(shown_text === null ? {} : { text: shown_text }),
  }));
}

/**
 * Stores an answer that gives or withdraws a consent, unless the latest answer is the same. Throws VALIDATION_FAILED if
 * the member gives consent to a version that is not current, or withdraws a consent that is required or was never
 * answered. The member's wallet must be locked.
 */
export async function changeConsent(
  tx: Tx,
  brand: ConsentingBrand,
  { memberId, requested, at }: { memberId: number; requested: ConsentAnswer; at: Date },
): Promise<void> {
  const { given } = requested;
  const latest = (await readAnswers(tx, memberId)).findLast(({ consent_id }) => consent_id === requested.id);
  if (given) {
    const consent = currentConsent(brand, requested, 'body.version');
    if (latest?.given === true && latest.version === consent.version) return;
    const row = answerRow(brand, consent, { memberId, given, at });
    await tx.insertInto('member_consent').values(row).execute();
    return;
  }
  if (consentsOf(brand).some(({ id, required }) => id === requested.id && required))
    throw refusal('required', 'body.given');
  if (latest === undefined) throw refusal('outdated', 'body.id');
  if (!latest.given) return;
  const { id: _order, ...same } = latest;
  await tx
    .insertInto('member_consent')
    .values({ ...same, given, given_at: at })
    .execute();
}
