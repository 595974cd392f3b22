import type { ErrorCode } from '@chada/contract';
import {
  bangkokDay,
  remainingToday,
  satang,
  withdrawalLimits,
  type MemberLevel,
  type RemainingToday,
  type Satang,
  type WithdrawalLimits,
  type WithdrawalRefusal,
  type WithdrawnToday,
} from '@chada/membership-rules';
import { sql } from 'kysely';
import type { Database, Tx } from '../../database/connection.ts';
import { ApiError, type ErrorDetails } from '../../http/api-error.ts';
import { depositedQuery, standingOf, type DepositedRow } from '../user/standing.ts';

/** What a member may withdraw now: the limits of the level and what is left of today's. */
export interface Allowance {
  readonly level: MemberLevel;
  readonly minimumSatang: Satang;
  readonly limits: WithdrawalLimits;
  readonly remaining: RemainingToday;
}

/**
 * What today's judgement needs: the level by deposits, and what was withdrawn on this Bangkok day, rejected ones left
 * out. One round trip, as it is read under the wallet's lock wherever it decides.
 */
export async function readWithdrawnToday(
  db: Database | Tx,
  memberId: number,
  now: Date,
): Promise<WithdrawnToday> {
  const { rows } = await sql<DepositedRow & { withdrawn: number; times: number }>`
    select deposited.*, withdrawn.*
      from (${depositedQuery(memberId, now)}) as deposited,
           (select coalesce(sum(amount), 0)::bigint as withdrawn, count(*) as times from withdrawal
             where member_id = ${memberId} and bangkok_day = ${bangkokDay(now)}::date and status <> 'rejected') as withdrawn
  `.execute(db);
  const [row] = rows;
  return {
    level: standingOf(row).level,
    withdrawnTodaySatang: satang(row?.withdrawn ?? 0),
    withdrawalsToday: row?.times ?? 0,
  };
}

/** What a member may withdraw now, for showing. */
export async function readAllowance(
  db: Database,
  { memberId, minimumSatang, now }: { memberId: number; minimumSatang: Satang; now: Date },
): Promise<Allowance> {
  const today = await readWithdrawnToday(db, memberId, now);
  const { level } = today;
  return { level, minimumSatang, limits: withdrawalLimits(level), remaining: remainingToday(today) };
}

/** The rules' refusal in the contract's terms, with its figures. */
export function refusalError(refusal: WithdrawalRefusal): ApiError {
  const table: Record<WithdrawalRefusal['reason'], ErrorCode> = {
    belowMinimum: 'WITHDRAW_BELOW_MINIMUM',
    aboveCredit: 'WITHDRAW_ABOVE_CREDIT',
    abovePerTime: 'WITHDRAW_ABOVE_MAX_PER_TIME',
    aboveDayAmount: 'WITHDRAW_DAY_AMOUNT_EXCEEDED',
    aboveDayCount: 'WITHDRAW_DAY_COUNT_EXCEEDED',
  };
  return new ApiError(table[refusal.reason], { details: detailsOf(refusal) });
}

function detailsOf(refusal: WithdrawalRefusal): ErrorDetails {
  switch (refusal.reason) {
    case 'belowMinimum':
      return { minimumSatang: refusal.minimumSatang };
    case 'aboveCredit':
      return { creditSatang: refusal.creditSatang };
    case 'abovePerTime':
      return { maxPerTimeSatang: refusal.perTimeSatang };
    case 'aboveDayAmount':
      return { dayAmountLeftSatang: refusal.remainingSatang };
    case 'aboveDayCount':
      return { dayCount: refusal.timesPerDay };
  }
}
