import type { Database } from '../database/connection.ts';
import { closedHere } from './brands-elsewhere.ts';

export interface Waiting {
  readonly uuid: string;
  readonly clientId: string;
  readonly username: string;
  readonly amount: number;
  readonly status: string;
  readonly at: Date;
}

export interface WaitingRequest extends Waiting {
  readonly transferredAt: Date | null;
  readonly note: string | null;
}

/** `fault` is the reason why the pay-out has not finished. */
export interface WaitingWithdrawal extends Waiting {
  readonly fault: string | null;
}

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
    .where('withdrawal.client_id', 'not in', closedHere(db))
    .orderBy('withdrawal.id')
    .execute();
}

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
    .where('deposit.client_id', 'not in', closedHere(db))
    .orderBy('deposit.id')
    .execute();
}
