import type { LimitKind, LimitPeriod } from '@chada/domain';
import type { Translate } from '@chada/messages';
import { shortBaht } from '../money/baht-text.ts';

export function durationText(minutes: number, t: Translate): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return t('playLimit.minutes', { minutes: rest });
  return rest === 0 ? t('playLimit.hours', { hours }) : t('playLimit.hoursMinutes', { hours, minutes: rest });
}

export function limitName({ kind, period }: { kind: LimitKind; period: LimitPeriod }, t: Translate): string {
  return `${t(`playLimit.${kind}`)}${t(`playLimit.${period}`)}`;
}

/** Formats the value of a limit. `value` is in satang, or in minutes for a limit on session time. */
export function limitValue(kind: LimitKind, value: number, t: Translate): string {
  return kind === 'session' ? durationText(value, t) : shortBaht(value);
}
