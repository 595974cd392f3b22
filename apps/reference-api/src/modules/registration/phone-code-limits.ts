const MINUTE_MS = 60_000;

export const CODE_LIFETIME_MS = 5 * MINUTE_MS;
/** Within this time, a member can register with a verified number. */
export const VERIFIED_LIFETIME_MS = 30 * MINUTE_MS;
/** A request accepts at most this number of wrong codes. */
export const MOST_TRIES = 5;
export const RESEND_AFTER_MS = MINUTE_MS;

const sendRules = [
  { most: 1, spanMs: RESEND_AFTER_MS },
  { most: 5, spanMs: 60 * MINUTE_MS },
  { most: 10, spanMs: 24 * 60 * MINUTE_MS },
] as const;

export const LONGEST_SPAN_MS = 24 * 60 * MINUTE_MS;

/** Returns milliseconds. `sentAt` has the times of the last day's messages, newest first. */
export function waitForSend(sentAt: readonly Date[], now: Date): number {
  const waits = sendRules.map(({ most, spanMs }) => {
    const counted = sentAt[most - 1];
    return counted === undefined ? 0 : counted.getTime() + spanMs - now.getTime();
  });
  return Math.max(0, ...waits);
}
