import { addBangkokDays, bangkokDay } from '@chada/domain';
import { formatDateTime, formatNumber, formatTime, type Translate } from '@chada/messages';
import type { Prize } from '@chada/stores';
import { shortBaht } from '../common/money/baht-text.ts';

/** Returns a prize in its shortest form, for a slice or a card: `฿20`, ten points. */
export function shortPrize({ kind, amount }: Prize, t: Translate): string {
  if (kind === 'credit') return shortBaht(amount);
  return kind === 'point' ? t('prize.pointsShort', { points: amount }) : t('prize.noneShort');
}

/** Formats a chance in parts of a million as an exact percentage: `250000` gives `25%`, `50` gives `0.005%`. */
export function chanceText(chancePpm: number): string {
  return `${formatNumber(chancePpm / 10_000, 4)}%`;
}

interface Chance {
  readonly prize: Prize;
  readonly chancePpm: number;
}

/**
 * Returns the chance of every prize, with the slices of a prize added up, the most likely last: actual prizes come
 * first.
 */
export function chancesByPrize(chances: readonly Chance[]): readonly Chance[] {
  const byPrize = new Map<string, Chance>();
  for (const { prize, chancePpm } of chances) {
    const key = `${prize.kind} ${prize.amount} ${prize.label}`;
    byPrize.set(key, { prize, chancePpm: (byPrize.get(key)?.chancePpm ?? 0) + chancePpm });
  }
  return [...byPrize.values()].sort((a, b) => a.chancePpm - b.chancePpm);
}

/** Returns the time of the next turn: tomorrow with a time, or the day and time. `now` in epoch milliseconds. */
export function whenText(instant: string, now: number, t: Translate): string {
  const ms = Date.parse(instant);
  if (Number.isNaN(ms)) return formatDateTime(instant);
  const today = bangkokDay(now);
  const day = bangkokDay(ms);
  const time = formatTime(instant);
  if (day === today) return t('prize.todayAt', { time });
  return day === addBangkokDays(today, 1) ? t('prize.tomorrowAt', { time }) : formatDateTime(instant);
}
