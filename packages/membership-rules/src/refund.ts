import { addSatang, maxSatang, type Satang, satang, subtractSatang, zeroSatang } from '@chada/domain';
import type { MemberLevel, TierLevel } from './tiers.ts';

/** Maps each level to its loss refund as an integer percentage. */
export type RefundTable = Readonly<Record<TierLevel, number>>;

/**
 * The loss refunds of the specification's tier table (TI-03), for a client whose `refundTable` is `tier`. Level 6 has
 * the refund of level 5.
 */
export const tierTableRefunds: RefundTable = { 1: 5, 2: 5, 3: 7, 4: 10, 5: 15, 6: 15 };

/** The loss refunds for a client that defines no refund table (RO-04, RD-01). */
export const defaultRefundTable: RefundTable = { 1: 5, 2: 5, 3: 8, 4: 12, 5: 15, 6: 15 };

/** True if a number can be the percentage of a loss refund: an integer from 0 to 100. */
export function isRefundPercent(percent: number): boolean {
  return Number.isInteger(percent) && percent >= 0 && percent <= 100;
}

/**
 * Returns the loss refund of a level as an integer percentage. Uses the client's table, or the default table if the
 * client has none (RD-01). Returns 0 for level 0.
 */
export function resolveRefundPercent(level: MemberLevel, clientTable?: RefundTable): number {
  return level === 0 ? 0 : (clientTable ?? defaultRefundTable)[level];
}

/**
 * Returns the refund of a net loss, rounded down. Returns 0 if the net loss is 0 or negative (a win). Throws a
 * RangeError if `percent` is not an integer from 0 to 100.
 */
export function lossRefund({ netLossSatang, percent }: { netLossSatang: Satang; percent: number }): Satang {
  if (!isRefundPercent(percent))
    throw new RangeError(`A refund is an integer percentage from 0 to 100, got ${percent}`);
  if (netLossSatang <= 0) return zeroSatang;
  // Multiplies the hundreds and the rest separately, because `netLossSatang * percent` may exceed the safe integers, and
  // Safari 12 has no BigInt.
  const rest = netLossSatang % 100;
  const hundreds = (netLossSatang - rest) / 100;
  return satang(hundreds * percent + Math.floor((rest * percent) / 100));
}

export interface DayRefund {
  readonly netLossSatang: Satang;
  readonly percent: number;
  readonly refundSatang: Satang;
}

/**
 * Returns the net loss of a Bangkok day, the refund's percentage and the loss refund. All amounts are in satang. In
 * `resultsSatang`, wins are positive, and losses are negative. `level` is the level at the end of the day. Throws a
 * RangeError if the sum is not a safe integer.
 */
export function dayRefund({
  resultsSatang,
  level,
  clientTable,
}: {
  readonly resultsSatang: readonly Satang[];
  readonly level: MemberLevel;
  readonly clientTable?: RefundTable;
}): DayRefund {
  const lossSatang = subtractSatang(zeroSatang, addSatang(...resultsSatang));
  const netLossSatang = maxSatang(zeroSatang, lossSatang);
  const percent = resolveRefundPercent(level, clientTable);
  return { netLossSatang, percent, refundSatang: lossRefund({ netLossSatang, percent }) };
}
