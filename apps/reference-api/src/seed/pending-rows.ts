import type { Insertable } from 'kysely';
import type { Tx } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';
import type { NewJournal } from '../ledger/post-journal.ts';
import { postInOrder } from './bulk-journals.ts';
import type { SampleBonus } from './sample-bonus.ts';

export interface SampleExtra {
  readonly journals: readonly NewJournal[];
  readonly write?: (tx: Tx, ids: readonly number[]) => Promise<void>;
}

export interface PendingRows {
  readonly journals: NewJournal[];
  readonly deposits: ((ids: readonly number[]) => Insertable<Tables['deposit']>)[];
  readonly bonuses: (SampleBonus & { readonly index: number })[];
  readonly withdrawals: ((ids: readonly number[]) => Insertable<Tables['withdrawal']>)[];
  readonly sessions: Insertable<Tables['game_session']>[];
  readonly commissions: {
    readonly sessionUuid: string;
    readonly row: (ids: readonly number[], sessionId: number) => Insertable<Tables['commission']>;
  }[];
  readonly refunds: ((ids: readonly number[]) => Insertable<Tables['loss_refund']>)[];
  readonly extras: { readonly extra: SampleExtra; readonly from: number }[];
}

export const emptyRows = (): PendingRows => ({
  journals: [],
  deposits: [],
  bonuses: [],
  withdrawals: [],
  sessions: [],
  commissions: [],
  refunds: [],
  extras: [],
});

export const idAt = (ids: readonly number[], index: number): number => {
  const id = ids[index];
  if (id === undefined) throw new Error('a sample journal was not posted');
  return id;
};

export async function writePending(tx: Tx, pending: PendingRows): Promise<void> {
  const ids = await postInOrder(tx, pending.journals);
  for (const { extra, from } of pending.extras) {
    await extra.write?.(tx, ids.slice(from, from + extra.journals.length));
  }
  const deposits = pending.deposits.map((row) => row(ids));
  if (deposits.length > 0) {
    const rows = await tx.insertInto('deposit').values(deposits).returning(['id', 'uuid']).execute();
    const depositIds = new Map(rows.map(({ id, uuid }) => [uuid, id]));
    const bonuses = pending.bonuses.map(({ row, depositUuid, index }) => ({
      ...row,
      deposit_id: depositIds.get(depositUuid) ?? 0,
      journal_id: idAt(ids, index),
    }));
    if (bonuses.length > 0) await tx.insertInto('deposit_bonus').values(bonuses).execute();
  }
  const withdrawals = pending.withdrawals.map((row) => row(ids));
  if (withdrawals.length > 0) await tx.insertInto('withdrawal').values(withdrawals).execute();
  const refunds = pending.refunds.map((row) => row(ids));
  if (refunds.length > 0) await tx.insertInto('loss_refund').values(refunds).execute();
  if (pending.sessions.length === 0) return;
  const sessions = await tx
    .insertInto('game_session')
    .values(pending.sessions)
    .returning(['id', 'uuid'])
    .execute();
  const sessionIds = new Map(sessions.map(({ id, uuid }) => [uuid, id]));
  const commissions = pending.commissions.map(({ sessionUuid, row }) =>
    row(ids, sessionIds.get(sessionUuid) ?? 0),
  );
  if (commissions.length > 0) await tx.insertInto('commission').values(commissions).execute();
}
