/**
 * `deposit` limits the sum of deposits. `loss` limits the net loss in games. `stake` limits the credit sent to game
 * providers. `session` limits the time on the site and in games.
 */
export const limitKinds = ['deposit', 'loss', 'stake', 'session'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** `day` is the last 24 hours, `week` the last 7 days, `month` the calendar month in Bangkok. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** The lengths of a time-out: 24 hours to 90 days. */
export const timeOutLengths = ['hours24', 'days7', 'days30', 'days60', 'days90'] as const;
export type TimeOutLength = (typeof timeOutLengths)[number];

/**
 * The lengths of a self-exclusion that a member can choose. After the chosen time, the self-exclusion continues until
 * the member requests its end. A self-exclusion with the length `forever` has no end.
 */
export const exclusionLengths = ['months6', 'year1', 'years5', 'forever'] as const;
export type ExclusionLength = (typeof exclusionLengths)[number];

/** The minutes between two reality checks. */
export const realityCheckMinutes = { min: 15, max: 120, default: 60 } as const;
