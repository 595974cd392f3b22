import { sql } from 'kysely';
import type { Tx } from '../database/connection.ts';
import type { NewJournal } from '../ledger/post-journal.ts';

/** Posts the journals in the order of the input, and returns their ids in the same order. */
export async function postJournals(tx: Tx, journals: readonly NewJournal[]): Promise<number[]> {
  if (journals.length === 0) return [];
  const asJson = journals.map(({ legs, ...journal }, n) => {
    const counted = legs.filter((leg) => leg.signedSatang !== 0);
    return {
      n,
      client: journal.clientId,
      kind: journal.kind,
      reference: journal.reference,
      member: journal.memberId,
      at: journal.at.toISOString(),
      accounts: counted.map((leg) => leg.accountId),
      amounts: counted.map((leg) => leg.signedSatang),
    };
  });
  const { rows } = await sql<{ id: number }>`
    select post_journal(client, kind, reference, member, at, accounts, amounts) as id
      from (select * from jsonb_to_recordset(${JSON.stringify(asJson)}::jsonb)
              as one (n int, client text, kind text, reference text, member bigint, at timestamptz, accounts bigint[], amounts bigint[])
             order by n) as ordered`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Posts the journals in the order of their times. Returns their ids in the order of the input. */
export async function postInOrder(tx: Tx, journals: readonly NewJournal[]): Promise<number[]> {
  const indexes = journals.map((_, index) => index);
  const timeOf = (index: number) => journals[index]?.at.getTime() ?? 0;
  indexes.sort((a, b) => timeOf(a) - timeOf(b) || a - b);
  const posted = await postJournals(
    tx,
    indexes.flatMap((index) => journals[index] ?? []),
  );
  const ids: number[] = [];
  for (const [order, index] of indexes.entries()) ids[index] = posted[order] ?? 0;
  return ids;
}
