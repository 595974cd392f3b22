import { type LimitKind, type LimitPeriod, parseBahtInput } from '@chada/domain';
import type { Translate } from '@chada/messages';
import { bahtInput } from '../common/money/baht-text.ts';
import { parseMinutes } from './parse-minutes.ts';

export interface LimitChoice {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

export type LimitVerdict =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly problem: string };

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

/** Formats a limit for the input field. Amounts have separators, such as `200,000`. */
export function limitInput(kind: LimitKind, value: number): string {
  return kind === 'session' ? String(value) : bahtInput(value);
}

const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;

/**
 * Returns the new text of an amount field after a key press. Removes the separators of the text before, because they would
 * be at wrong places after the change.
 */
export function editedAmount(before: string, after: string): string {
  return grouped.test(before) && !grouped.test(after) ? after.replace(/,/g, '') : after;
}

/** Returns an amount with separators. Returns a text that is no amount unchanged. */
export function groupedAmount(input: string): string {
  const parsed = parseBahtInput(input);
  return parsed.ok ? bahtInput(parsed.amountSatang) : input;
}
