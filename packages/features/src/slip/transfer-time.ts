import { addBangkokDays, bangkokDay, bangkokDaySpan, toAsciiDigits } from '@chada/domain';
import { formatDayHeading } from '@chada/messages';

const daysOffered = 7;

export function transferDays(now: number): readonly { value: string; label: string }[] {
  const today = bangkokDay(now);
  return Array.from({ length: daysOffered }, (_, back) => {
    const value = addBangkokDays(today, -back);
    return { value, label: formatDayHeading(bangkokDaySpan(value).start, now) };
  });
}

/**
 * Converts a day and a time such as `14:05` or `14.05` in Bangkok to an ISO instant. Returns undefined for an invalid
 * time.
 */
export function transferInstant(day: string, typedTime: string): string | undefined {
  const time = toAsciiDigits(typedTime)
    .trim()
    .replace(/\s*\u0e19\.?$/, '');
  const parts = /^([01]?\d|2[0-3])[:.]([0-5]\d)(?:[:.][0-5]\d)?$/.exec(time);
  if (parts === null) return undefined;
  const minutes = Number(parts[1]) * 60 + Number(parts[2]);
  return new Date(bangkokDaySpan(day).start.getTime() + minutes * 60_000).toISOString();
}
