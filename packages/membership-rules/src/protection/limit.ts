import {
  bangkokMonth,
  bangkokMonthSpan,
  MAX_AMOUNT_SATANG,
  type LimitKind,
  type LimitPeriod,
} from '@chada/domain';

const HOUR_MS = 60 * 60 * 1000;
const rollingMs: Readonly<Record<Exclude<LimitPeriod, 'month'>, number>> = {
  day: 24 * HOUR_MS,
  week: 7 * 24 * HOUR_MS,
};

const MONTH_MINUTES = 31 * 24 * 60;
const periodMinutes: Readonly<Record<LimitPeriod, number>> = {
  day: 24 * 60,
  week: 7 * 24 * 60,
  month: MONTH_MINUTES,
};

/**
 * Returns the largest allowed value of a limit, in satang, or in minutes for session time. The smallest allowed value
 * is 1.
 */
export function largestLimit(kind: LimitKind, period: LimitPeriod): number {
  return kind === 'session' ? periodMinutes[period] : MAX_AMOUNT_SATANG;
}

/** True if a value is an integer from 1 to the largest allowed value. */
export function isLimitValue(kind: LimitKind, period: LimitPeriod, value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1 && value <= largestLimit(kind, period);
}

/**
 * Returns the first instant of the period that ends at `now`. For `month`, returns the start of the calendar month.
 */
export function periodStart(period: LimitPeriod, now: Date): Date {
  if (period === 'month') return bangkokMonthSpan(bangkokMonth(now)).start;
  // An event that is exactly one period old no longer counts.
  return new Date(now.getTime() - rollingMs[period] + 1);
}

/** Returns the time at which a past event leaves the period of the limit. */
export function periodEnd(period: LimitPeriod, at: Date): Date {
  if (period === 'month') return bangkokMonthSpan(bangkokMonth(at)).end;
  return new Date(at.getTime() + rollingMs[period]);
}
