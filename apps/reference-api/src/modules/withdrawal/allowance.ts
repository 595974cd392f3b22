import type { ErrorCode } from '@chada/contract';
import {
  bangkokDay,
  remainingToday,
  withdrawalLimits,
  type MemberLevel,
  type RemainingToday,
  type Satang,
  type WithdrawalLimits,
  type WithdrawalRefusal,
  type WithdrawnToday,
} from '@chada/membership-rules';
import type { Database, Tx } from '../../database/connection.ts';
import { ApiError, type ErrorDetails } from '../../http/api-error.ts';
import { readStanding } from '../user/standing.ts';
import { readDay } from './repository.ts';

/** What a member may withdraw now: the limits of the level and what is left of today's. */
export interface Allowance {
  readonly level: MemberLevel;
  readonly minimumSatang: Satang;
  readonly limits: WithdrawalLimits;
  readonly remaining: RemainingToday;
}

/** What today's judgement needs. Read under the wallet's lock wherever it decides. */
export async function readWithdrawnToday(
  db: Database | Tx,
  memberId: number,
  now: Date,
): Promise<WithdrawnToday> {
  const { level } = await readStanding(db, memberId, now);
  return { level, ...(await readDay(db, memberId, bangkokDay(now))) };
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
