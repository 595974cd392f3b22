import { addBangkokDays, bangkokDay, bangkokDaySpan } from '@chada/domain';
import { refundDay } from '../modules/loss-refund/refund-day.ts';
import type { Command } from './command.ts';
import { StaffRefusal } from './staff-refusal.ts';
import { baht } from './words.ts';

/** Parses the day to refund. Default: yesterday in Bangkok. Throws StaffRefusal for a day that is not over. */
function dayOf([typed, ...rest]: readonly string[], now: Date): string {
  const today = bangkokDay(now);
  if (rest.length > 0) throw new StaffRefusal('give one day, as in 2026-11-19, or none for yesterday');
  if (typed === undefined) return addBangkokDays(today, -1);
  try {
    bangkokDaySpan(typed);
  } catch {
    throw new StaffRefusal(`"${typed}" is no day; write it as in 2026-11-19`);
  }
  if (typed >= today) throw new StaffRefusal(`${typed} is not over yet in Bangkok, where it is ${today}`);
  return typed;
}

/** Refunds the losses of a day. A daily job normally does this (decision 33). */
export const refundCommand: Command = {
  name: 'refund',
  usage: 'refund [DAY] --brand ID',
  roles: ['cashier'],
  needsBrand: true,
  // Each refund has its own transaction, so that staff can repeat an interrupted command.
  inSteps: true,
  help: "refunds a day's losses by level, by default yesterday's; safe to repeat",
  async run(deps, { words, brand: brandId }) {
    const day = dayOf(words, deps.clock.now());
    const all = deps.brands.all();
    const brands = all.filter(({ id }) => id === brandId);
    if (brands.length === 0) {
      const known = all.map(({ id }) => id).join(', ');
      throw new StaffRefusal(`there is no brand ${brandId ?? ''}; there are: ${known}`);
    }
    const lines: string[] = [];
    for (const brand of brands) {
      const { members, totalSatang, before } = await refundDay(deps, brand, day);
      const already = before === 0 ? '' : `; ${before} were refunded before`;
      lines.push(`${brand.id} ${day}: ${baht(totalSatang)} to ${members} members${already}`);
    }
    return lines;
  },
};
