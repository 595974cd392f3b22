/**
 * How an account of the sandbox bank behaves, told by the last four digits of its number, so that a tester or a test
 * can meet every answer of a real bank on purpose.
 */
export const accountEndings = {
  /** The bank knows no such account. */
  unknown: '0000',
  /** Its look-up takes four seconds. */
  slow: '0001',
  /** Its look-up fails: the bank can't be reached. */
  unavailable: '0002',
  /** Every first of two pay-outs to it is refused, so that a retry succeeds. */
  payoutRefused: '0003',
  /** A pay-out to it is settled only after eight seconds. */
  payoutSlow: '0004',
} as const;

export type AccountBehaviour = keyof typeof accountEndings | 'usual';

/** How long the slow ones take. */
export const SLOW_LOOK_UP_MS = 4_000;
export const SLOW_PAYOUT_MS = 8_000;

const behaviours = ['unknown', 'slow', 'unavailable', 'payoutRefused', 'payoutSlow'] as const;

/** The behaviour of an account. */
export function behaviourOf(account: string): AccountBehaviour {
  return behaviours.find((behaviour) => account.endsWith(accountEndings[behaviour])) ?? 'usual';
}
