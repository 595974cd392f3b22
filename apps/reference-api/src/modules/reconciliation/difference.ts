import { randomUUID } from 'node:crypto';
import { satang, type Satang } from '@chada/domain';
import type { Selectable } from 'kysely';
import type { Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import type { HouseAccountIds } from '../../ledger/chart.ts';
import { credit, debit, postJournal, type Leg } from '../../ledger/post-journal.ts';
import type { Source } from './records.ts';

export type DifferenceRow = Selectable<Tables['difference']>;

/**
 * A movement of money in our books and in a report. `ours` is null if the books do not have the movement. `theirs` is
 * null if the report does not have the movement.
 */
export interface ItemPair {
  readonly reference: string;
  readonly ours: number | null;
  readonly theirs: number | null;
}

export interface Recording {
  readonly clientId: string;
  readonly source: Source;
  readonly day: string;
  readonly houseAccounts: HouseAccountIds;
  readonly at: Date;
}

/**
 * Returns the entries that book a difference to a suspense account. If the report shows more money than the books, the
 * brand owes the difference.
 */
function legsOf(houseAccounts: HouseAccountIds, source: Source, excess: number): Leg[] {
  const amount = satang(Math.abs(excess));
  if (excess > 0) {
    const more = source === 'bank' ? houseAccounts.bank : houseAccounts.gaming_payout;
    return [debit(more, amount), credit(houseAccounts.suspense_payable, amount)];
  }
  const less = source === 'bank' ? houseAccounts.bank : houseAccounts.gaming_revenue;
  return [debit(houseAccounts.suspense_receivable, amount), credit(less, amount)];
}

const opposite = (legs: readonly Leg[]): Leg[] =>
  legs.map(({ accountId, signedSatang }) => ({ accountId, signedSatang: -signedSatang }));

async function close(
  tx: Tx,
  row: DifferenceRow,
  how:
    | { readonly status: 'resolved'; readonly legs: readonly Leg[]; readonly at: Date }
    | { readonly status: 'settled'; readonly legs: readonly Leg[]; readonly at: Date; readonly note: string },
): Promise<void> {
  const journalId = await postJournal(tx, {
    clientId: row.client_id,
    kind: how.status === 'settled' ? 'difference_settled' : 'difference_resolved',
    reference: row.uuid,
    memberId: null,
    at: how.at,
    legs: how.legs,
  });
  await tx
    .updateTable('difference')
    .set({
      status: how.status,
      closing_journal_id: journalId,
      closed_at: how.at,
      note: how.status === 'settled' ? how.note : null,
    })
    .where('id', '=', row.id)
    .execute();
}

/**
 * Compares a movement in the books with the report, and posts and stores the difference. Subtracts the amount that
 * staff have already settled for this movement. If an earlier comparison stored a difference that is still open and has
 * a different amount, reverses that difference first. Returns true if a difference is open afterwards.
 */
export async function recordDifference(tx: Tx, recording: Recording, compared: ItemPair): Promise<boolean> {
  const { clientId, source, day, houseAccounts, at } = recording;
  const { reference, ours: booked, theirs: reported } = compared;
  const rows = await tx
    .selectFrom('difference')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('source', '=', source)
    .where('reference', '=', reference)
    .forUpdate()
    .execute();
  const settled = rows.filter(({ status }) => status === 'settled').reduce((sum, row) => sum + row.excess, 0);
  const excess = (reported ?? 0) - (booked ?? 0) - settled;
  const open = rows.find(({ status }) => status === 'open');
  if (open?.excess === excess) return true;
  if (open)
    await close(tx, open, {
      status: 'resolved',
      legs: opposite(legsOf(houseAccounts, source, open.excess)),
      at,
    });
  if (excess === 0) return false;
  const uuid = randomUUID();
  const journalId = await postJournal(tx, {
    clientId,
    kind: 'difference_found',
    reference: uuid,
    memberId: null,
    at,
    legs: legsOf(houseAccounts, source, excess),
  });
  await tx
    .insertInto('difference')
    .values({
      uuid,
      client_id: clientId,
      source,
      reference,
      bangkok_day: day,
      ours: booked,
      theirs: reported,
      excess,
      journal_id: journalId,
      closing_journal_id: null,
      note: null,
      found_at: at,
      closed_at: null,
    })
    .execute();
  return true;
}

export function settleDifference(
  tx: Tx,
  row: DifferenceRow,
  { houseAccounts, at, note }: { houseAccounts: HouseAccountIds; at: Date; note: string },
): Promise<void> {
  const amount = satang(Math.abs(row.excess));
  const legs =
    row.excess > 0
      ? [debit(houseAccounts.suspense_payable, amount), credit(houseAccounts.difference_income, amount)]
      : [debit(houseAccounts.difference_expense, amount), credit(houseAccounts.suspense_receivable, amount)];
  return close(tx, row, { status: 'settled', legs, at, note });
}

export async function recordUnexplained(
  tx: Tx,
  suspended: {
    readonly clientId: string;
    readonly reference: string;
    readonly day: string;
    readonly amountSatang: Satang;
    readonly journalId: number;
    readonly at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('difference')
    .values({
      uuid: randomUUID(),
      client_id: suspended.clientId,
      source: 'statement',
      reference: suspended.reference,
      bangkok_day: suspended.day,
      ours: null,
      theirs: suspended.amountSatang,
      excess: suspended.amountSatang,
      journal_id: suspended.journalId,
      closing_journal_id: null,
      note: null,
      found_at: suspended.at,
      closed_at: null,
    })
    .execute();
}
