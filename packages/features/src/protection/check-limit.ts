import { type LimitKind, type LimitPeriod, parseBahtInput } from '@chada/domain';
import type { Translate } from '@chada/messages';
import { bahtInput } from '../common/money/baht-text.ts';
import { parseMinutes } from './parse-minutes.ts';

export interface LimitChoice {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

export type LimitVerdict =
  { readonly ok: true; readonly value: number } | { readonly ok: false; readonly problem: string };

/** Parses the typed value of a limit: baht, or minutes for session time. */
export function checkLimit(input: string, { kind, period }: LimitChoice, t: Translate): LimitVerdict {
  if (kind === 'session') {
    const parsed = parseMinutes(input, period, t);
    return parsed.ok ? { ok: true, value: parsed.minutes } : parsed;
  }
  const parsed = parseBahtInput(input);
  return parsed.ok
    ? { ok: true, value: parsed.amountSatang }
    : { ok: false, problem: t(`amountInput.${parsed.reason}`) };
}

/** Formats a limit for the input field. The text has no commas, so that the member can add digits. */
export function limitInput(kind: LimitKind, value: number): string {
  return kind === 'session' ? String(value) : bahtInput(value).replace(/,/g, '');
}
