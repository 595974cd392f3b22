import type { ResolvedClient } from '@chada/client-config';
import type { ErrorCode } from '@chada/contract';
import { bangkokDay, bangkokMonth, bangkokMonthSpan, type Satang, satang } from '@chada/domain';
import {
  freeCredit,
  levelFor,
  lockedCredit,
  minimumWithdrawal,
  remainingToday,
  withdrawalLimits,
  type BonusTurnover,
  type MemberLevel,
  type RemainingToday,
  type TierTable,
  type WithdrawalLimits,
  type WithdrawalRefusal,
  type WithdrawnToday,
} from '@chada/membership-rules';
import { sql, type RawBuilder } from 'kysely';
import type { Database, Tx } from '../../database/connection.ts';
import { ApiError, type ErrorDetails } from '../../http/errors/api-error.ts';
import { readLockedBonuses, type LockedBonusRow } from '../deposit/turnover.ts';
import { readBalances, type HeldAccount } from '../../ledger/member-accounts.ts';
import type { TieredBrand } from '../user/standing.ts';
import { isPaused, readPauseColumns } from '../protection/pause.ts';

type WithdrawingBrand = TieredBrand & Pick<ResolvedClient, 'limits'>;

export interface Allowance {
  readonly level: MemberLevel;
  readonly minimumSatang: Satang;
  readonly limits: WithdrawalLimits;
  readonly remaining: RemainingToday;
  readonly lockedBonuses: readonly LockedBonusRow[];
}

interface MinimumQuestion {
  readonly memberId: number;
  readonly freeSatang: Satang;
  readonly minimumSatang: Satang;
  readonly now: Date;
}

interface AllowanceRow {
  readonly deposited: number;
  readonly deposited_in_month: number;
  readonly withdrawn: number;
  readonly times: number;
}

interface LockedRow extends AllowanceRow {
  readonly account_id: number;
  readonly balance: number;
  readonly locked_bonuses: readonly BonusTurnover[] | null;
}

function withdrawnToday(row: AllowanceRow, tiers: TierTable | undefined): WithdrawnToday {
  const deposited = {
    cumulativeDepositSatang: satang(row.deposited),
    monthDepositSatang: satang(row.deposited_in_month),
  };
  const level = levelFor(deposited, tiers);
  return { level, tiers, withdrawnTodaySatang: satang(row.withdrawn), withdrawalsToday: row.times };
}

function factsOf(memberId: number, now: Date): RawBuilder<unknown> {
  const { start, end } = bangkokMonthSpan(bangkokMonth(now));
  return sql`${memberId}::bigint, ${start}::timestamptz, ${end}::timestamptz, ${bangkokDay(now)}::date`;
}

function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('withdrawal_facts returned no row');
  return row;
}

interface WithdrawalFacts {
  readonly wallet: HeldAccount;
  readonly today: WithdrawnToday;
  readonly lockedBonuses: readonly BonusTurnover[];
}

export async function beginWithdrawal(
  tx: Tx,
  { memberId, brand, now }: { memberId: number; brand: TieredBrand; now: Date },
): Promise<WithdrawalFacts> {
  const { rows } = await sql<LockedRow>`
    select account_id, balance, deposited, deposited_in_month, withdrawn, times, locked_bonuses
      from begin_withdrawal(${factsOf(memberId, now)})`.execute(tx);
  const row = only(rows);
  return {
    wallet: { accountId: row.account_id, balanceSatang: satang(row.balance) },
    today: withdrawnToday(row, brand.tiers),
    lockedBonuses: row.locked_bonuses ?? [],
  };
}

/**
 * Returns the amounts that the member may withdraw. Does not lock the wallet, so a concurrent request can change the
 * result.
 */
export async function readAllowance(
  db: Database,
  { memberId, brand, now }: { memberId: number; brand: WithdrawingBrand; now: Date },
): Promise<Allowance> {
  const { rows } =
    await sql<AllowanceRow>`select deposited, deposited_in_month, withdrawn, times from withdrawal_facts(${factsOf(memberId, now)})`.execute(
      db,
    );
  const today = withdrawnToday(only(rows), brand.tiers);
  const { level } = today;
  const minimumSatang = brand.limits.minimumWithdrawalSatang;
  const [lockedBonuses, { walletSatang }] = await Promise.all([
    readLockedBonuses(db, memberId),
    readBalances(db, memberId),
  ]);
  const freeSatang = freeCredit(walletSatang, lockedCredit(lockedBonuses, walletSatang));
  return {
    lockedBonuses,
    level,
    minimumSatang: await minimumFor(db, { memberId, freeSatang, minimumSatang, now }),
    limits: withdrawalLimits(level, brand.tiers),
    remaining: remainingToday(today),
  };
}

/**
 * Returns the smallest amount that the member may withdraw. A self-excluded member with less than the brand's minimum
 * may withdraw everything.
 */
export async function minimumFor(
  db: Database | Tx,
  { memberId, freeSatang, minimumSatang, now }: MinimumQuestion,
): Promise<Satang> {
  if (freeSatang >= minimumSatang) return minimumSatang;
  const pause = await readPauseColumns(db, memberId);
  const isExcluded = pause.pausedBy === 'selfExclusion' && isPaused(pause, now);
  return minimumWithdrawal({ minimumSatang, freeSatang, isExcluded });
}

export function refusalError(refusal: WithdrawalRefusal): ApiError {
  const table: Record<WithdrawalRefusal['reason'], ErrorCode> = {
    belowMinimum: 'WITHDRAW_BELOW_MINIMUM',
    aboveCredit: 'WITHDRAW_ABOVE_CREDIT',
    bonusLocked: 'WITHDRAW_BONUS_LOCKED',
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
    case 'bonusLocked':
      return { lockedSatang: refusal.lockedSatang, freeSatang: refusal.freeSatang };
    case 'abovePerTime':
      return { maxPerTimeSatang: refusal.perTimeSatang };
    case 'aboveDayAmount':
      return { dayAmountLeftSatang: refusal.remainingSatang };
    case 'aboveDayCount':
      return { dayCount: refusal.timesPerDay };
  }
}
