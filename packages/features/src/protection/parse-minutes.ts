import { type LimitPeriod, toAsciiDigits } from '@chada/domain';
import { largestLimit } from '@chada/membership-rules';
import type { Translate } from '@chada/messages';

export type MinutesVerdict =
  | { readonly ok: true; readonly minutes: number }
  | { readonly ok: false; readonly problem: string };

export function parseMinutes(input: string, period: LimitPeriod, t: Translate): MinutesVerdict {
  const text = toAsciiDigits(input).trim();
  if (text === '') return { ok: false, problem: t('protection.minutesEmpty') };
  if (!/^(\d+|\d{1,3}(,\d{3})+)$/.test(text)) return { ok: false, problem: t('protection.minutesWhole') };
  const minutes = Number(text.replace(/,/g, ''));
  const max = largestLimit('session', period);
  if (minutes > max) return { ok: false, problem: t('protection.minutesMost', { most: max }) };
  return minutes === 0 ? { ok: false, problem: t('protection.minutesZero') } : { ok: true, minutes };
}
