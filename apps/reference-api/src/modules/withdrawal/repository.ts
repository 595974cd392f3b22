import type { RawBuilder, Selectable, Updateable } from 'kysely';
import type { Database, Tx } from '../../database/connection.ts';
import { compileOnce, type ValueOf } from '../../database/compile-once.ts';
import { literal } from '../../database/literal.ts';
import { postpone } from '../../database/pipelined-connection.ts';
import type { Tables } from '../../database/tables.ts';
import { readNewestFirst, type Page, type PageQuery } from '../../http/pipeline/paging.ts';
import { postingCall, postingValues, type NewJournal, type Posting } from '../../ledger/post-journal.ts';
import type { PublicRow } from '../deposit/repository.ts';

export type WithdrawalRow = Selectable<Tables['withdrawal']>;

export type NewWithdrawal = Pick<
  WithdrawalRow,
  | 'uuid'
  | 'client_id'
  | 'member_id'
  | 'amount'
  | 'bank_code'
  | 'bank_account'
  | 'bangkok_day'
  | 'requested_at'
  | 'status'
  | 'reason'
  | 'decided_at'
  | 'paid_at'
>;

const insertion = compileOnce((db, value: ValueOf<NewWithdrawal & Posting>) =>
  db.insertInto('withdrawal').values({
    uuid: value('uuid'),
    client_id: value('client_id'),
    member_id: value('member_id'),
    amount: value('amount'),
    bank_code: value('bank_code'),
    bank_account: value('bank_account'),
    bangkok_day: value('bangkok_day'),
    requested_at: value('requested_at'),
    status: value('status'),
    reason: value('reason'),
    decided_at: value('decided_at'),
    paid_at: value('paid_at'),
    journal_id: postingCall(value),
  }),
);

export function insertWithdrawal(tx: Tx, withdrawal: NewWithdrawal, journal: NewJournal): Promise<void> {
  return postpone(tx, insertion(tx, { ...withdrawal, ...postingValues(journal) }));
}

export function lockWithdrawal(tx: Tx, uuid: string, memberId?: number): Promise<WithdrawalRow | undefined> {
  return tx
    .selectFrom('withdrawal')
    .selectAll()
    .where('uuid', '=', uuid)
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? 0))
    .forUpdate()
    .executeTakeFirst();
}

export type Decision = Pick<
  Updateable<Tables['withdrawal']>,
  'reason' | 'decided_at' | 'paid_at' | 'attempt' | 'payout_asks' | 'payout_fault'
> &
  Pick<WithdrawalRow, 'status'> & { readonly payout_due_at?: RawBuilder<Date> };

export function decideWithdrawal(tx: Tx, id: number, decision: Decision): Promise<WithdrawalRow> {
  return tx
    .updateTable('withdrawal')
    .set(decision)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function readUnfinished(db: Database, memberId: number): Promise<WithdrawalRow[]> {
  return db
    .selectFrom('withdrawal')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('status', 'in', (['requested', 'paying', 'failed'] as const).map(literal))
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

export function readWithdrawals(
  db: Database,
  memberId: number,
  page: PageQuery,
): Promise<Page<WithdrawalRow>> {
  const query = db.selectFrom('withdrawal').selectAll().where('member_id', '=', memberId);
  return readNewestFirst(query, 'withdrawal.id', page);
}

export function readPublicWithdrawals(db: Database, clientId: string, limit: number): Promise<PublicRow[]> {
  return db
    .selectFrom('withdrawal')
    .innerJoin('member', 'member.id', 'withdrawal.member_id')
    .select(['member.name', 'withdrawal.amount', 'withdrawal.paid_at as at'])
    .where('withdrawal.client_id', '=', clientId)
    .where('withdrawal.status', '=', 'paid')
    .where('withdrawal.paid_at', 'is not', null)
    .orderBy('withdrawal.paid_at', 'desc')
    .orderBy('withdrawal.id', 'desc')
    .limit(limit)
    .$narrowType<{ at: Date }>()
    .execute();
}
