import { addBangkokDays, bangkokDay } from '@chada/domain';

/** A range of days in Bangkok time, as `YYYY-MM-DD`. Both days are included. */
export interface DaySpanValue {
  readonly start: string;
  readonly end: string;
}

/** Returns the range of the last `days` days including today. `now` is in epoch milliseconds. */
export function lastDays(days: number, now: number): DaySpanValue {
  const end = bangkokDay(now);
  return { start: addBangkokDays(end, 1 - days), end };
}
