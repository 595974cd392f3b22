/** The sandbox bank's behaviour depends on the last four digits of the account number. */
export const accountEndings = {
  unknown: '0000',
  /** The bank needs four seconds to find the account. */
  slow: '0001',
  unavailable: '0002',
  /** The bank refuses the first attempt of a pay-out and accepts the second attempt. */
  payoutRefused: '0003',
  /** A pay-out takes eight seconds. */
  payoutSlow: '0004',
} as const;

export type AccountBehaviour = keyof typeof accountEndings | 'usual';

export const SLOW_LOOK_UP_MS = 4_000;
export const SLOW_PAYOUT_MS = 8_000;

const behaviours = ['unknown', 'slow', 'unavailable', 'payoutRefused', 'payoutSlow'] as const;

export function behaviourOf(account: string): AccountBehaviour {
  return behaviours.find((behaviour) => account.endsWith(accountEndings[behaviour])) ?? 'usual';
}
