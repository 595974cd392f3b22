import { addBangkokDays, bangkokDay, bangkokDaySpan } from '@chada/domain';
import { refundDay } from '../modules/loss-refund/refund-day.ts';
import type { Command } from './command.ts';
import { StaffRefusedError } from './staff-refused-error.ts';
import { baht } from './command-args.ts';

/** Parses the day to refund. Default: yesterday in Bangkok. Throws StaffRefusedError for a day that is not over. */
function dayOf([dayText, ...rest]: readonly string[], now: Date): string {
  const today = bangkokDay(now);
  if (rest.length > 0) throw new StaffRefusedError('give one day, as in 2026-11-19, or none for yesterday');
  if (dayText === undefined) return addBangkokDays(today, -1);
  try {
    bangkokDaySpan(dayText);
  } catch {
    throw new StaffRefusedError(`"${dayText}" is no day; write it as in 2026-11-19`);
  }
  if (dayText >= today)
    throw new StaffRefusedError(`${dayText} is not over yet in Bangkok, where it is ${today}`);
  return dayText;
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
  async run(deps, { positionals, brand: brandId }) {
    const day = dayOf(positionals, deps.clock.now());
    const all = deps.brands.all();
    const brands = all.filter(({ id }) => id === brandId);
    if (brands.length === 0) {
      const known = all.map(({ id }) => id).join(', ');
      throw new StaffRefusedError(`there is no brand ${brandId ?? ''}; there are: ${known}`);
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
