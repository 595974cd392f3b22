/** A raise that waits. `value` is null if the member asked to remove the limit. */
export interface WaitingRaise {
  readonly value: number | null;
  readonly confirmableAt: Date;
  readonly expiresAt: Date;
}

const HOUR_MS = 60 * 60 * 1000;
/** A raise that is not confirmed within this time after the cooling period lapses. */
const CONFIRMABLE_MS = 7 * 24 * HOUR_MS;

export const coolingHours = { least: 24, most: 72 } as const;

export type LimitChange =
  | { readonly effect: 'none' }
  | { readonly effect: 'atOnce'; readonly value: number }
  | { readonly effect: 'afterCooling'; readonly raise: WaitingRaise };

/**
 * Decides when a change of a limit takes effect. `null` means no limit. A first or lower limit is in force at once; a higher
 * one, or none, needs the cooling period and a fresh confirmation.
 */
export function changeLimit(
  current: number | null,
  wanted: number | null,
  { now, coolingHours: hours }: { now: Date; coolingHours: number },
): LimitChange {
  if (wanted === current) return { effect: 'none' };
  if (wanted !== null && (current === null || wanted < current)) return { effect: 'atOnce', value: wanted };
  const confirmableAt = new Date(now.getTime() + Math.max(hours, coolingHours.least) * HOUR_MS);
  return {
    effect: 'afterCooling',
    raise: {
      value: wanted,
      confirmableAt,
      expiresAt: new Date(confirmableAt.getTime() + CONFIRMABLE_MS),
    },
  };
}

/** The state of a raise: it cools, can be confirmed, or has lapsed. */
export function raiseState(
  { confirmableAt, expiresAt }: WaitingRaise,
  now: Date,
): 'cooling' | 'confirmable' | 'lapsed' {
  if (now < confirmableAt) return 'cooling';
  return now < expiresAt ? 'confirmable' : 'lapsed';
}
