import { addBangkokDays, bangkokDay } from '@chada/domain';
import { formatDateTime, formatNumber, formatTime, type Translate } from '@chada/messages';
import type { Prize } from '@chada/stores';
import type { FlipCards } from '@chada/stores/prize';
import { shortBaht } from '../common/money/baht-text.ts';

export function shortPrize({ kind, amount }: Prize, t: Translate): string {
  if (kind === 'credit') return shortBaht(amount);
  return kind === 'point' ? t('prize.pointsShort', { points: amount }) : t('prize.noneShort');
}

/** Formats parts per million as a percentage: 250000 becomes `25%`, 50 becomes `0.005%`. */
export function chanceText(chancePpm: number): string {
  return `${formatNumber(chancePpm / 10_000, 4)}%`;
}

type Chance = FlipCards['chances'][number];

/** Merges segments with the same prize. Returns the least likely prize first. */
export function chancesByPrize(chances: readonly Chance[]): readonly Chance[] {
  const byPrize = new Map<string, Chance>();
  for (const { prize, chancePpm } of chances) {
    const key = `${prize.kind} ${prize.amount} ${prize.label}`;
    byPrize.set(key, { prize, chancePpm: (byPrize.get(key)?.chancePpm ?? 0) + chancePpm });
  }
  return [...byPrize.values()].sort((a, b) => a.chancePpm - b.chancePpm);
}

export function whenText(instant: string, now: number, t: Translate): string {
  const ms = Date.parse(instant);
  if (Number.isNaN(ms)) return formatDateTime(instant);
  const today = bangkokDay(now);
  const day = bangkokDay(ms);
  const time = formatTime(instant);
  if (day === today) return t('prize.todayAt', { time });
  return day === addBangkokDays(today, 1) ? t('prize.tomorrowAt', { time }) : formatDateTime(instant);
}
