import { minSatang, type Satang, subtractSatang } from '@chada/domain';
import {
  tiers,
  type MemberLevel,
  type Tier,
  type TierCriteria,
  type TierLevel,
  type TierTable,
} from './tiers.ts';

/** A member's total deposits and deposits of the current Bangkok month. */
export interface Deposited {
  readonly cumulativeDepositSatang: Satang;
  readonly monthDepositSatang: Satang;
}

/** The progress to the next open tier. `next` is null at the highest open tier. */
export type Progress =
  | { readonly level: MemberLevel; readonly next: null }
  | {
      readonly level: MemberLevel;
      readonly next: TierLevel;
      readonly criteria: TierCriteria;
      readonly requirementSatang: Satang;
      /** The deposits that count towards the next tier, at most the required deposits. */
      readonly reachedSatang: Satang;
      readonly remainingSatang: Satang;
      /** `reachedSatang` in percent of `requirementSatang`, rounded down to an integer. */
      readonly percent: number;
    };

function countedFor(criteria: TierCriteria, deposited: Deposited): Satang {
  return criteria === 'month' ? deposited.monthDepositSatang : deposited.cumulativeDepositSatang;
}

function isReached(tier: Tier, deposited: Deposited): boolean {
  return !tier.disabled && countedFor(tier.criteria, deposited) >= tier.requirementSatang;
}

/**
 * Returns the level of a member: the level of the highest tier that is open and whose required deposits are reached, or
 * 0. For a tier with the criteria `month`, only the deposits of the current month count (RD-11).
 */
export function levelFor(deposited: Deposited, table: TierTable = tiers): MemberLevel {
  return table.reduce<MemberLevel>((level, tier) => (isReached(tier, deposited) ? tier.level : level), 0);
}

/** Returns the progress to the next open tier. */
export function progressToNext(deposited: Deposited, table: TierTable = tiers): Progress {
  const level = levelFor(deposited, table);
  const next = table.filter((tier) => !tier.disabled).find((tier) => tier.level > level);
  if (next === undefined) return { level, next: null };
  const { criteria, requirementSatang } = next;
  const reachedSatang = minSatang(countedFor(criteria, deposited), requirementSatang);
  return {
    level,
    next: next.level,
    criteria,
    requirementSatang,
    reachedSatang,
    remainingSatang: subtractSatang(requirementSatang, reachedSatang),
    percent: Math.floor((reachedSatang * 100) / requirementSatang),
  };
}
