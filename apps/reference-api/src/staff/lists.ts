import type { Database } from '../database/connection.ts';

/** Something that waits for staff. */
export interface Waiting {
  readonly uuid: string;
  readonly clientId: string;
  readonly username: string;
  readonly amount: number;
  readonly status: string;
  readonly at: Date;
}

/** A deposit request with what the member says of it. */
export interface WaitingRequest extends Waiting {
  readonly transferredAt: Date | null;
  readonly note: string | null;
}

/** A withdrawal, with why its pay-out is not settled yet. */
export interface WaitingWithdrawal extends Waiting {
  readonly fault: string | null;
}

/** Withdrawals that are not finished, oldest first. */
export function waitingWithdrawals(db: Database): Promise<WaitingWithdrawal[]> {
  return db
    .selectFrom('withdrawal')
    .innerJoin('member', 'member.id', 'withdrawal.member_id')
    .select([
      'withdrawal.uuid',
      'withdrawal.client_id as clientId',
      'member.username',
      'withdrawal.amount',
      'withdrawal.status',
      'withdrawal.requested_at as at',
      'withdrawal.payout_fault as fault',
    ])
    .where('withdrawal.status', 'in', ['requested', 'paying', 'failed'])
    .orderBy('withdrawal.id')
    .execute();
}

/** Deposit requests that wait, oldest first. */
export function waitingRequests(db: Database): Promise<WaitingRequest[]> {
  return db
    .selectFrom('deposit')
    .innerJoin('member', 'member.id', 'deposit.member_id')
    .select([
      'deposit.uuid',
      'deposit.client_id as clientId',
      'member.username',
      'deposit.amount',
      'deposit.status',
      'deposit.created_at as at',
      'deposit.transferred_at as transferredAt',
      'deposit.note',
    ])
    .where('deposit.channel', '=', 'request')
    .where('deposit.status', '=', 'pending')
    .orderBy('deposit.id')
    .execute();
}
