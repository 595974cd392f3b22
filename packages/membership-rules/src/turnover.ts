import { maxSatang, minSatang, type Satang, satang, subtractSatang, zeroSatang } from '@chada/domain';

/** A bonus and the stakes that count towards its required turnover. */
export interface BonusTurnover {
  readonly bonusSatang: Satang;
  /** The turnover that the member must reach before withdrawing the bonus. 0 if the bonus requires no turnover. */
  readonly requiredSatang: Satang;
  readonly doneSatang: Satang;
}

/** Returns the turnover that a bonus requires. `multiple` is an integer, and 0 means that no turnover is required. */
export function requiredTurnover(bonusSatang: Satang, multiple: number): Satang {
  if (!Number.isInteger(multiple) || multiple < 0)
    throw new RangeError(`A turnover multiple is an integer of at least 0, got ${multiple}`);
  return satang(bonusSatang * multiple);
}

/**
 * Returns the locked part of a member's credit: the bonuses whose turnover is not reached, at most the entire credit.
 */
export function lockedCredit(bonuses: readonly BonusTurnover[], creditSatang: Satang): Satang {
  const open = bonuses.filter(({ requiredSatang, doneSatang }) => doneSatang < requiredSatang);
  return minSatang(creditSatang, satang(open.reduce((sum, { bonusSatang }) => sum + bonusSatang, 0)));
}

/** Returns the credit that the member can withdraw. */
export function freeCredit(creditSatang: Satang, lockedSatang: Satang = zeroSatang): Satang {
  return maxSatang(zeroSatang, subtractSatang(creditSatang, lockedSatang));
}
