import type { AffiliateLog } from '@chada/contract';
import type { DayRow, ResultRow } from './repository.ts';

/** A line of the affiliate or win/loss log. */
export function presentResult(row: ResultRow): AffiliateLog {
  return {
    id: String(row.id),
    day: row.day,
    label: row.label,
    turnoverSatang: row.turnover,
    amountSatang: row.amount,
  };
}

/** The totals of a day. */
export function presentDay({ day, amount, turnover }: DayRow) {
  return { day, amountSatang: amount, turnoverSatang: turnover };
}
