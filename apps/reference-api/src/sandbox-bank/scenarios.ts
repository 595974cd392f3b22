/**
 * The last four digits of an account number select its behaviour in the sandbox bank, so that testers can trigger every
 * answer of a real bank.
 */
export const accountEndings = {
  /** The bank does not know the account. */
  unknown: '0000',
  /** Its look-up takes four seconds. */
  slow: '0001',
  /** Its look-up fails, because the bank can't be reached. */
  unavailable: '0002',
  /** Every first of two payouts to it is refused, so that a retry succeeds. */
  payoutRefused: '0003',
  /** A payout to it is settled only after eight seconds. */
  payoutSlow: '0004',
} as const;

export type AccountBehaviour = keyof typeof accountEndings | 'usual';

/** Duration of the slow operations. */
export const SLOW_LOOK_UP_MS = 4_000;
export const SLOW_PAYOUT_MS = 8_000;

const behaviours = ['unknown', 'slow', 'unavailable', 'payoutRefused', 'payoutSlow'] as const;

/** Returns the behaviour of an account. */
export function behaviourOf(account: string): AccountBehaviour {
  return behaviours.find((behaviour) => account.endsWith(accountEndings[behaviour])) ?? 'usual';
}
