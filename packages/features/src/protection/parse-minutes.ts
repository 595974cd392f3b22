import type { LimitPeriod } from '@chada/domain';
import { largestLimit } from '@chada/membership-rules';
import type { Translate } from '@chada/messages';

export type MinutesVerdict =
  { readonly ok: true; readonly minutes: number } | { readonly ok: false; readonly problem: string };

function toAsciiDigits(text: string): string {
  return text
    .replace(/[\u0E50-\u0E59]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/[\uFF10-\uFF19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10));
}

export function parseMinutes(typed: string, period: LimitPeriod, t: Translate): MinutesVerdict {
  const text = toAsciiDigits(typed).trim();
  if (text === '') return { ok: false, problem: t('protection.minutesEmpty') };
  if (!/^(\d+|\d{1,3}(,\d{3})+)$/.test(text)) return { ok: false, problem: t('protection.minutesWhole') };
  const minutes = Number(text.replace(/,/g, ''));
  const most = largestLimit('session', period);
  if (minutes > most) return { ok: false, problem: t('protection.minutesMost', { most }) };
  return minutes === 0 ? { ok: false, problem: t('protection.minutesZero') } : { ok: true, minutes };
}
