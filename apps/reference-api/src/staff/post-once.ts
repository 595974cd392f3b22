import { sql } from 'kysely';
import type { Tx } from '../database/connection.ts';
import { postJournal, type NewJournal } from '../ledger/post-journal.ts';
import { StaffRefusedError } from './staff-refused-error.ts';

const written = (legs: readonly { accountId: number; signedSatang: number }[]): string =>
  legs
    .map(({ accountId, signedSatang }) => `${accountId}:${signedSatang}`)
    .sort()
    .join();

/** Returns the entries of a posted journal. Adds up the entries of all stripes (parallel rows) of an account. */
async function postedLegs(
  tx: Tx,
  { clientId, kind, reference }: NewJournal,
): Promise<{ accountId: number; signedSatang: number }[]> {
  const { rows } = await sql<{ accountId: number; signedSatang: number }>`
    select coalesce(whole.id, account.id) as "accountId", sum(entry.amount)::bigint as "signedSatang"
      from journal
      join entry on entry.journal_id = journal.id
      join account on account.id = entry.account_id
      left join account whole
        on account.member_id is null and whole.member_id is null and whole.provider is null and whole.stripe = 0
       and (whole.client_id, whole.kind) = (account.client_id, account.kind)
     where journal.client_id = ${clientId} and journal.kind = ${kind} and journal.reference = ${reference}
     group by 1`.execute(tx);
  return rows;
}

/**
 * Throws StaffRefusedError if an archived journal has the reference. The entries of this journal are in a file, so the new
 * journal can't be compared with them.
 */
async function assertNotArchived(tx: Tx, { clientId, kind, reference }: NewJournal): Promise<void> {
  const { rows } = await sql`
    select from journal where client_id = ${clientId} and kind = ${kind} and reference = ${reference}`.execute(
    tx,
  );
  if (rows.length > 0)
    throw new StaffRefusedError(
      `the reference ${reference} was used at ${clientId} in an archived month; nothing is changed`,
    );
}

/**
 * Posts a journal. Returns false if the same journal is already posted. Throws StaffRefusedError if a different journal has
 * the reference.
 */
export async function postOnce(tx: Tx, journal: NewJournal): Promise<boolean> {
  const { clientId, kind, reference } = journal;
  // If two commands with the same reference run at the same time, the second waits here until the first has ended.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${clientId} ${kind} ${reference}`}, 0))`.execute(
    tx,
  );
  const known = await postedLegs(tx, journal);
  if (known.length === 0) {
    await assertNotArchived(tx, journal);
    await postJournal(tx, journal);
    return true;
  }
  if (written(known) === written(journal.legs)) return false;
  throw new StaffRefusedError(
    `the reference ${reference} was used for something else at ${clientId}; nothing is changed`,
  );
}
