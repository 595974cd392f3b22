/** A requested raise of a limit. `value` is the new limit, or null for no limit. */
export interface WaitingRaise {
  readonly value: number | null;
  readonly confirmableAt: Date;
  readonly expiresAt: Date;
}

const HOUR_MS = 60 * 60 * 1000;
/** A member can confirm a raise for this many milliseconds after the cooling period. */
const CONFIRMABLE_MS = 7 * 24 * HOUR_MS;

export const coolingHours = { min: 24, max: 72 } as const;

export type LimitChange =
  | { readonly effect: 'none' }
  | { readonly effect: 'atOnce'; readonly value: number }
  | { readonly effect: 'afterCooling'; readonly raise: WaitingRaise };

/**
 * Decides when a new limit takes effect. Null means no limit. A first or lower limit takes effect immediately. A
 * raise takes effect when the member confirms the raise after the cooling period.
 */
export function changeLimit(
  current: number | null,
  target: number | null,
  { now, coolingHours: hours }: { now: Date; coolingHours: number },
): LimitChange {
  if (target === current) return { effect: 'none' };
  if (target !== null && (current === null || target < current)) return { effect: 'atOnce', value: target };
  const confirmableAt = new Date(now.getTime() + Math.max(hours, coolingHours.min) * HOUR_MS);
  return {
    effect: 'afterCooling',
    raise: {
      value: target,
      confirmableAt,
      expiresAt: new Date(confirmableAt.getTime() + CONFIRMABLE_MS),
    },
  };
}

/** Returns whether a raise is in its cooling period, can be confirmed, or can no longer be confirmed. */
export function raiseState(
  { confirmableAt, expiresAt }: WaitingRaise,
  now: Date,
): 'cooling' | 'confirmable' | 'lapsed' {
  if (now < confirmableAt) return 'cooling';
  return now < expiresAt ? 'confirmable' : 'lapsed';
}
