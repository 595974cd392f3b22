import { type LimitPeriod, toAsciiDigits } from '@chada/domain';
import { largestLimit } from '@chada/membership-rules';
import type { Translate } from '@chada/messages';

export type MinutesVerdict =
  { readonly ok: true; readonly minutes: number } | { readonly ok: false; readonly problem: string };

export function parseMinutes(typed: string, period: LimitPeriod, t: Translate): MinutesVerdict {
  const text = toAsciiDigits(typed).trim();
  if (text === '') return { ok: false, problem: t('protection.minutesEmpty') };
  if (!/^(\d+|\d{1,3}(,\d{3})+)$/.test(text)) return { ok: false, problem: t('protection.minutesWhole') };
  const minutes = Number(text.replace(/,/g, ''));
  const most = largestLimit('session', period);
  if (minutes > most) return { ok: false, problem: t('protection.minutesMost', { most }) };
  return minutes === 0 ? { ok: false, problem: t('protection.minutesZero') } : { ok: true, minutes };
}
