/** A signed amount of money in satang, 100 to the baht, always a safe integer (RD-07). Made only by `satang`. */
export type Satang = number & { readonly __unit: 'satang' };

/** Whether a number may be an amount of money: an integer that JavaScript can hold exactly. */
export function isSatang(value: number): value is Satang {
  return Number.isSafeInteger(value);
}

/**
 * Makes an amount from a whole number of satang.
 * Throws a RangeError for fractions, NaN, infinities and integers too large to be exact: such a value is a mistake
 * of the program, never of the member, whose typed text goes through `parseBahtInput`.
 */
export function satang(value: number): Satang {
  // Adding 0 turns -0 into 0, so that an amount prints and compares in one way only.
  const amount = value + 0;
  if (!isSatang(amount))
    throw new RangeError(`An amount must be a whole, exact number of satang, got ${value}`);
  return amount;
}

/** Makes an amount from whole baht, for constants such as limits. Throws a RangeError for anything but whole baht. */
export function bahtToSatang(baht: number): Satang {
  if (!Number.isSafeInteger(baht)) throw new RangeError(`bahtToSatang takes whole baht, got ${baht}`);
  return satang(baht * 100);
}

/** The most that is moved at once: a billion baht, as the contract has it. */
export const mostMovedSatang: Satang = bahtToSatang(1_000_000_000);

/** No money. */
export const zeroSatang: Satang = satang(0);

/** The sum of the amounts (0 for none). Throws a RangeError when it can no longer be exact. */
export function addSatang(...amounts: readonly Satang[]): Satang {
  return amounts.reduce<Satang>((total, amount) => satang(total + amount), zeroSatang);
}

/** `from` less `amount`; may be negative. Throws a RangeError when it can no longer be exact. */
export function subtractSatang(from: Satang, amount: Satang): Satang {
  return satang(from - amount);
}

/** The smallest of the amounts. */
export function minSatang(first: Satang, ...rest: readonly Satang[]): Satang {
  return rest.reduce((least, amount) => (amount < least ? amount : least), first);
}

/** The largest of the amounts. */
export function maxSatang(first: Satang, ...rest: readonly Satang[]): Satang {
  return rest.reduce((most, amount) => (amount > most ? amount : most), first);
}
