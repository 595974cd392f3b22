import { addBangkokDays, bangkokDay, bangkokDaySpan, toAsciiDigits } from '@chada/domain';
import { formatDayHeading } from '@chada/messages';

const daysOffered = 7;

/** Returns the possible days of a transfer, today first: `YYYY-MM-DD` in Bangkok, with its heading. */
export function transferDays(now: number): readonly { value: string; label: string }[] {
  const today = bangkokDay(now);
  return Array.from({ length: daysOffered }, (_, back) => {
    const value = addBangkokDays(today, -back);
    return { value, label: formatDayHeading(bangkokDaySpan(value).start, now) };
  });
}

/** Returns the instant of a typed time of day: `14:05`, `14.05`, also in Thai digits; `undefined` if it is invalid. */
export function transferInstant(day: string, typedTime: string): string | undefined {
  const time = toAsciiDigits(typedTime)
    .trim()
    .replace(/\s*\u0e19\.?$/, '');
  const parts = /^([01]?\d|2[0-3])[:.]([0-5]\d)(?:[:.][0-5]\d)?$/.exec(time);
  if (parts === null) return undefined;
  const minutes = Number(parts[1]) * 60 + Number(parts[2]);
  return new Date(bangkokDaySpan(day).start.getTime() + minutes * 60_000).toISOString();
}
