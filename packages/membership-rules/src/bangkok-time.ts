/**
 * Bangkok's calendar by hand: UTC+7 all year, no daylight saving (RD-08). No Intl, so the same answer comes from every
 * server and every browser whatever its data or its time zone. Days and months are Gregorian `YYYY-MM-DD` / `YYYY-MM`.
 */
const offsetMs = 7 * 60 * 60 * 1000;

/** A span of time: `start` belongs to it, `end` is the first instant after it. */
export interface Span {
  readonly start: Date;
  readonly end: Date;
}

function shifted(instant: Date | number): string {
  return new Date(Number(instant) + offsetMs).toISOString();
}

function startOf(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month - 1, day) - offsetMs);
}

/** The day in Bangkok at an instant (Date or epoch milliseconds), `YYYY-MM-DD`. Throws a RangeError for no date. */
export function bangkokDay(instant: Date | number): string {
  return shifted(instant).slice(0, 10);
}

/** The month in Bangkok at an instant (Date or epoch milliseconds), `YYYY-MM`. Throws a RangeError for no date. */
export function bangkokMonth(instant: Date | number): string {
  return shifted(instant).slice(0, 7);
}

/** The instants of a Bangkok day `YYYY-MM-DD`. Throws a RangeError for a text that is no day of the calendar. */
export function bangkokDaySpan(day: string): Span {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  const [year, month, date] = [Number(parts?.[1]), Number(parts?.[2]), Number(parts?.[3])];
  const span = { start: startOf(year, month, date), end: startOf(year, month, date + 1) };
  // 31 February would roll over into March: reading the start back shows it.
  if (parts === null || bangkokDay(span.start) !== day) throw new RangeError(`Not a day: ${day}`);
  return span;
}

/** The instants of a Bangkok month `YYYY-MM`. Throws a RangeError for a text that is no month. */
export function bangkokMonthSpan(month: string): Span {
  const parts = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month);
  if (parts === null) throw new RangeError(`Not a month: ${month}`);
  const [year, number] = [Number(parts[1]), Number(parts[2])];
  return { start: startOf(year, number, 1), end: startOf(year, number + 1, 1) };
}

/** The Bangkok day `days` after (or, negative, before) a day `YYYY-MM-DD`. Throws a RangeError for no day. */
export function addBangkokDays(day: string, days: number): string {
  return bangkokDay(bangkokDaySpan(day).start.getTime() + days * 24 * 60 * 60 * 1000);
}
