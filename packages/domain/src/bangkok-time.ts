/** Bangkok's offset from UTC in milliseconds (RD-08). */
export const bangkokOffsetMs = 7 * 60 * 60 * 1000;

/** A span of time. `start` is included, `end` is excluded. */
export interface Span {
  readonly start: Date;
  readonly end: Date;
}

function shifted(instant: Date | number): string {
  return new Date(Number(instant) + bangkokOffsetMs).toISOString();
}

function startOf(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month - 1, day) - bangkokOffsetMs);
}

/** Returns the Bangkok day `YYYY-MM-DD` of a date or epoch milliseconds. Throws a RangeError for an invalid date. */
export function bangkokDay(instant: Date | number): string {
  return shifted(instant).slice(0, 10);
}

/** Returns the Bangkok month `YYYY-MM` of a date or epoch milliseconds. Throws a RangeError for an invalid date. */
export function bangkokMonth(instant: Date | number): string {
  return shifted(instant).slice(0, 7);
}

/** Returns the Bangkok time `HH:MM:SS` of a date or epoch milliseconds. Throws a RangeError for an invalid date. */
export function bangkokTimeOfDay(instant: Date | number): string {
  return shifted(instant).slice(11, 19);
}

/** Returns the start and end of a Bangkok day `YYYY-MM-DD`. Throws a RangeError for an invalid day. */
export function bangkokDaySpan(day: string): Span {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  const [year, month, date] = [Number(parts?.[1]), Number(parts?.[2]), Number(parts?.[3])];
  const span = { start: startOf(year, month, date), end: startOf(year, month, date + 1) };
  // Compares the day of the result with `day`, because JavaScript changes a day that does not exist, such as 31
  // February, into a later day.
  if (parts === null || bangkokDay(span.start) !== day) throw new RangeError(`Not a day: ${day}`);
  return span;
}

/** Returns the start and end of a Bangkok month `YYYY-MM`. Throws a RangeError for an invalid month. */
export function bangkokMonthSpan(month: string): Span {
  const parts = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month);
  if (parts === null) throw new RangeError(`Not a month: ${month}`);
  const [year, number] = [Number(parts[1]), Number(parts[2])];
  return { start: startOf(year, number, 1), end: startOf(year, number + 1, 1) };
}

/** Adds days to a Bangkok day `YYYY-MM-DD`. `days` may be negative. Throws a RangeError for an invalid day. */
export function addBangkokDays(day: string, days: number): string {
  return bangkokDay(bangkokDaySpan(day).start.getTime() + days * 24 * 60 * 60 * 1000);
}
