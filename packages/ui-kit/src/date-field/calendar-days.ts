/* In this file, a day is a text `YYYY-MM-DD` and a month is a text `YYYY-MM`. */
const dayMs = 24 * 60 * 60 * 1000;

function timeOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return dayAt(timeOf(day) + days * dayMs);
}

export function weekdayOf(day: string): number {
  return new Date(timeOf(day)).getUTCDay();
}

/** Adds months to a day. 31 January plus 1 month is 28 February. */
export function addMonths(day: string, months: number): string {
  const date = new Date(timeOf(day));
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayAt(Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth)));
}

export function clampDay(day: string, min: string, max: string): string {
  return day < min ? min : day > max ? max : day;
}

/** Returns the weeks of a month from Sunday to Saturday. Null marks days outside the month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const start = addDays(first, -weekdayOf(first));
  const weeks: (string | null)[][] = [];
  for (let sunday = start; sunday.slice(0, 7) <= month; sunday = addDays(sunday, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, weekday) => {
        const day = addDays(sunday, weekday);
        return day.slice(0, 7) === month ? day : null;
      }),
    );
  }
  return weeks;
}

export function monthsBetween(min: string, max: string): string[] {
  const months: string[] = [];
  for (let day = `${max.slice(0, 7)}-01`; day.slice(0, 7) >= min.slice(0, 7); day = addMonths(day, -1))
    months.push(day.slice(0, 7));
  return months;
}

/**
 * Returns the day to which a key moves the focus, or undefined for any other key. Accepts Edge 15's names of arrow
 * keys, such as `Left`.
 */
export function dayByKey(day: string, key: string, shift: boolean): string | undefined {
  switch (key.replace(/^Arrow/, '')) {
    case 'Left':
      return addDays(day, -1);
    case 'Right':
      return addDays(day, 1);
    case 'Up':
      return addDays(day, -7);
    case 'Down':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, shift ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shift ? 12 : 1);
    default:
      return undefined;
  }
}
