import { addSatang, maxSatang, type Satang, satang, subtractSatang, zeroSatang } from '@chada/domain';
import type { MemberLevel, TierLevel } from './tiers.ts';

/** Loss refund of each level as an integer percentage. */
export type RefundTable = Readonly<Record<TierLevel, number>>;

/** The refunds of the tier table (TI-03). Level 6 has no row there and uses those of level 5. */
export const tierTableRefunds: RefundTable = { 1: 5, 2: 5, 3: 7, 4: 10, 5: 15, 6: 15 };

/** The refunds of a client without a table of its own (RO-04, RD-01). */
export const defaultRefundTable: RefundTable = { 1: 5, 2: 5, 3: 8, 4: 12, 5: 15, 6: 15 };

/** True if a number can be a refund: an integer from 0 to 100. */
export function isRefundPercent(percent: number): boolean {
  return Number.isInteger(percent) && percent >= 0 && percent <= 100;
}

/** Returns the loss refund of a level as an integer percentage, by the client's table or the default one (RD-01). Level 0 has none. */
export function resolveRefundPercent(level: MemberLevel, clientTable?: RefundTable): number {
  return level === 0 ? 0 : (clientTable ?? defaultRefundTable)[level];
}

/**
 * Returns the refund of a net loss in satang, rounded down; 0 if the member won (`netLossSatang` is 0 or less).
 * Throws a RangeError if `percent` is not an integer from 0 to 100.
 */
export function lossRefund({ netLossSatang, percent }: { netLossSatang: Satang; percent: number }): Satang {
  if (!isRefundPercent(percent))
    throw new RangeError(`A refund is an integer percentage from 0 to 100, got ${percent}`);
  if (netLossSatang <= 0) return zeroSatang;
  // Loss times percent may exceed the safe integers. Computed separately for hundreds and the rest, each product is at most
  // the loss. (Safari 12 has no BigInt.)
  const rest = netLossSatang % 100;
  const hundreds = (netLossSatang - rest) / 100;
  return satang(hundreds * percent + Math.floor((rest * percent) / 100));
}

/** A member's refund of one day: the net loss, the percent of their level, and the refund. */
export interface DayRefund {
  readonly netLossSatang: Satang;
  readonly percent: number;
  /** At most the loss and never below zero; no other limit. */
  readonly refundSatang: Satang;
}

/**
 * Returns the refund of one Bangkok day. `resultsSatang` are the results of the games that ended on that day, wins above
 * zero and losses below. Wins and losses of the same day are added up; days are independent. `level` is the member's level
 * at the end of the day. The refund is rounded down once. Throws a RangeError if the sum is not exact.
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
