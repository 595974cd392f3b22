import { sql } from 'kysely';
import type { Tx } from '../database/connection.ts';
import { postJournal, type NewJournal } from '../ledger/post-journal.ts';
import { StaffRefusal } from './staff-refusal.ts';

/** Converts entries to a sorted text, for comparison. */
const written = (legs: readonly { accountId: number; signedSatang: number }[]): string =>
  legs
    .map(({ accountId, signedSatang }) => `${accountId}:${signedSatang}`)
    .sort()
    .join();

/**
 * Posts a journal once for each reference. Returns false if the same journal was posted before. Throws StaffRefusal if the
 * reference was used for a different journal.
 */
export async function postOnce(tx: Tx, journal: NewJournal): Promise<boolean> {
  const { clientId, kind, reference } = journal;
  // If two commands with the same reference run at the same time, the second command waits here until the
  // first command has ended.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${clientId} ${kind} ${reference}`}, 0))`.execute(
    tx,
  );
  const known = await tx
    .selectFrom('journal')
    .innerJoin('entry', 'entry.journal_id', 'journal.id')
    .select(['entry.account_id as accountId', 'entry.amount as signedSatang'])
    .where('client_id', '=', clientId)
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .execute();
  if (known.length === 0) {
    await postJournal(tx, journal);
    return true;
  }
  if (written(known) === written(journal.legs)) return false;
  throw new StaffRefusal(
    `the reference ${reference} was used for something else at ${clientId}; nothing is changed`,
  );
}
