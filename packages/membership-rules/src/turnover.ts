import { minSatang, type Satang, satang, subtractSatang, zeroSatang } from '@chada/domain';

/** A bonus with its turnover: the stakes so far. */
export interface BonusTurnover {
  readonly bonusSatang: Satang;
  /** The stakes that unlock the bonus for withdrawal; 0 for a bonus without terms. */
  readonly requiredSatang: Satang;
  readonly doneSatang: Satang;
}

/** Returns the stakes that a bonus requires. `multiple` is an integer, 0 for none. */
export function requiredTurnover(bonusSatang: Satang, multiple: number): Satang {
  if (!Number.isInteger(multiple) || multiple < 0)
    throw new RangeError(`A turnover multiple is an integer of at least 0, got ${multiple}`);
  return satang(bonusSatang * multiple);
}

/**
 * Returns the locked part of a member's credit: the bonuses with incomplete stakes. Deposits and winnings are never
 * locked. Stakes use the member's own money first, so all credit is bonus once it is below the sum of the bonuses.
 */
export function lockedCredit(bonuses: readonly BonusTurnover[], creditSatang: Satang): Satang {
  const open = bonuses.filter(({ requiredSatang, doneSatang }) => doneSatang < requiredSatang);
  return minSatang(creditSatang, satang(open.reduce((sum, { bonusSatang }) => sum + bonusSatang, 0)));
}

/** Returns the credit that is not locked. */
export function freeCredit(creditSatang: Satang, lockedSatang: Satang | undefined): Satang {
  if (lockedSatang === undefined) return creditSatang;
  return lockedSatang >= creditSatang ? zeroSatang : subtractSatang(creditSatang, lockedSatang);
}
