import { addSatang, maxSatang, type Satang, satang, subtractSatang, zeroSatang } from '@chada/domain';
import type { MemberLevel, TierLevel } from './tiers.ts';

/** Loss refund of each level in whole percent. */
export type RefundTable = Readonly<Record<TierLevel, number>>;

/** The refunds of the tier table (TI-03); level 6, which states none, takes those of the other vip. */
export const tierTableRefunds: RefundTable = { 1: 5, 2: 5, 3: 7, 4: 10, 5: 15, 6: 15 };

/** The refunds of a client that has no table of its own (RO-04, RD-01). */
export const defaultRefundTable: RefundTable = { 1: 5, 2: 5, 3: 8, 4: 12, 5: 15, 6: 15 };

/** Whether a number may be a refund: whole percent from 0 to 100. */
export function isRefundPercent(percent: number): boolean {
  return Number.isInteger(percent) && percent >= 0 && percent <= 100;
}

/** The loss refund of a level in whole percent: the client's own table, else the default one (RD-01). Level 0: none. */
export function resolveRefundPercent(level: MemberLevel, clientTable?: RefundTable): number {
  return level === 0 ? 0 : (clientTable ?? defaultRefundTable)[level];
}

/**
 * The refund of a net loss in satang, parts of a satang dropped. A `netLossSatang` of 0 or less (the member won) gives 0.
 * Throws a RangeError when `percent` is not whole percent from 0 to 100.
 */
export function lossRefund({ netLossSatang, percent }: { netLossSatang: Satang; percent: number }): Satang {
  if (!isRefundPercent(percent))
    throw new RangeError(`A refund is whole percent from 0 to 100, got ${percent}`);
  if (netLossSatang <= 0) return zeroSatang;
  // Loss times percent may pass the safe integers, so whole hundreds and the rest are taken apart: each product stays
  // at or below the loss. (BigInt would do too, but Safari 12 has none.)
  const rest = netLossSatang % 100;
  const hundreds = (netLossSatang - rest) / 100;
  return satang(hundreds * percent + Math.floor((rest * percent) / 100));
}

/** What a member gets back of one day: the loss that counts, the percent of their level, and the refund of it. */
export interface DayRefund {
  readonly netLossSatang: Satang;
  readonly percent: number;
  /** At most the loss, never below zero; nothing else limits it. */
  readonly refundSatang: Satang;
}

/**
 * The refund of one Bangkok day. `resultsSatang` are the games that came home on that day, wins above zero and losses
 * below: the day's wins are taken off its losses first, so a member who won in all gets nothing, and one day's loss is
 * never weighed against another's. `level` is the member's at the end of the day. Parts of a satang are dropped, once,
 * from the whole day's refund. Throws a RangeError when the sum can no longer be exact.
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
