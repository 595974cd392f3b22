import { minSatang, type Satang, subtractSatang } from '@chada/domain';
import { tiers, type MemberLevel, type Tier, type TierCriteria, type TierLevel } from './tiers.ts';

/** What a member has deposited: ever, and in the running month in Bangkok. */
export interface Deposited {
  readonly cumulativeDepositSatang: Satang;
  readonly monthDepositSatang: Satang;
}

/** How far a member is from the next open tier; `next: null` at the top of those that are open. */
export type Progress =
  | { readonly level: MemberLevel; readonly next: null }
  | {
      readonly level: MemberLevel;
      readonly next: TierLevel;
      readonly criteria: TierCriteria;
      readonly requirementSatang: Satang;
      /** What counts towards it so far, at most the requirement. */
      readonly reachedSatang: Satang;
      readonly remainingSatang: Satang;
      /** Whole percent, rounded down: 100 is never shown before it is reached. */
      readonly percent: number;
    };

function countedFor(criteria: TierCriteria, deposited: Deposited): Satang {
  return criteria === 'month' ? deposited.monthDepositSatang : deposited.cumulativeDepositSatang;
}

function isReached(tier: Tier, deposited: Deposited): boolean {
  if (tier.disabled || tier.requirementSatang === null) return false;
  return countedFor(tier.criteria, deposited) >= tier.requirementSatang;
}

/**
 * The level that deposits give: the highest open tier whose own requirement is met, month tiers by the month's deposits
 * (so they end with the month unless earned anew), 0 before the first baht. Disabled tiers are never reached (RD-11).
 */
export function levelFor(deposited: Deposited): MemberLevel {
  return tiers.reduce<MemberLevel>((level, tier) => (isReached(tier, deposited) ? tier.level : level), 0);
}

/** How far deposits are from the next open tier, by that tier's own criteria. */
export function progressToNext(deposited: Deposited): Progress {
  const level = levelFor(deposited);
  const next = tiers.find((tier) => tier.level > level && !tier.disabled);
  if (next === undefined || next.requirementSatang === null) return { level, next: null };
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
