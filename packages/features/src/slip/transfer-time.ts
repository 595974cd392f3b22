import { addBangkokDays, bangkokDay, bangkokDaySpan, toAsciiDigits } from '@chada/domain';
import { formatDayHeading } from '@chada/messages';

const daysOffered = 7;

/** The days on which a transfer may have been made, today first: `YYYY-MM-DD` in Bangkok, with its heading. */
export function transferDays(now: number): readonly { value: string; label: string }[] {
  const today = bangkokDay(now);
  return Array.from({ length: daysOffered }, (_, back) => {
    const value = addBangkokDays(today, -back);
    return { value, label: formatDayHeading(bangkokDaySpan(value).start, now) };
  });
}

/** The instant of a time that was read from a slip: `14:05`, `14.05`, in Thai digits too; `undefined` for what is no time. */
export function transferInstant(day: string, typedTime: string): string | undefined {
  const time = toAsciiDigits(typedTime)
    .trim()
    .replace(/\s*\u0e19\.?$/, '');
  const parts = /^([01]?\d|2[0-3])[:.]([0-5]\d)(?:[:.][0-5]\d)?$/.exec(time);
  if (parts === null) return undefined;
  const minutes = Number(parts[1]) * 60 + Number(parts[2]);
  return new Date(bangkokDaySpan(day).start.getTime() + minutes * 60_000).toISOString();
}
