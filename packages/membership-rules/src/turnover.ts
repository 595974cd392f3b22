import { minSatang, type Satang, satang, subtractSatang, zeroSatang } from '@chada/domain';

/** A bonus that may be used for playing, and what was staked for it so far. */
export interface BonusTurnover {
  readonly bonusSatang: Satang;
  /** The stakes after which the bonus may be withdrawn; 0 for a bonus without terms. */
  readonly requiredSatang: Satang;
  readonly doneSatang: Satang;
}

/** Returns the stakes that a bonus requires. `multiple` is a whole number, 0 for none. */
export function requiredTurnover(bonusSatang: Satang, multiple: number): Satang {
  if (!Number.isInteger(multiple) || multiple < 0)
    throw new RangeError(`A turnover multiple is a whole number from 0, got ${multiple}`);
  return satang(bonusSatang * multiple);
}

/**
 * Returns the part of a member's credit that is locked: the bonuses whose stakes are not done. Deposits and winnings are
 * never locked. Stakes use the member's own money first, so credit below the bonuses is bonus.
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
