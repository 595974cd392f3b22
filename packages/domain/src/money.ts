/** A signed amount of money in satang, 100 to the baht, always a safe integer (RD-07). Made only by `satang`. */
export type Satang = number & { readonly __unit: 'satang' };

/** True if a number can be an amount of money: an integer that JavaScript holds exactly. */
export function isSatang(value: number): value is Satang {
  return Number.isSafeInteger(value);
}

/**
 * Makes an amount from an integer number of satang.
 * Throws a RangeError for fractions, NaN, infinities and inexact integers. Such a value is a fault of the program: the
 * text that a member types goes through `parseBahtInput`.
 */
export function satang(value: number): Satang {
  // Adding 0 turns -0 into 0, which prints and compares differently.
  const amount = value + 0;
  if (!isSatang(amount)) throw new RangeError(`An amount must be an exact integer of satang, got ${value}`);
  return amount;
}

/** Makes an amount from an integer number of baht, for constants such as limits. Throws a RangeError for a fraction. */
export function bahtToSatang(baht: number): Satang {
  if (!Number.isSafeInteger(baht)) throw new RangeError(`bahtToSatang takes an integer, got ${baht}`);
  return satang(baht * 100);
}

/** The largest amount of one movement: one billion baht, far below the safe integers. */
export const MAX_AMOUNT_SATANG: Satang = bahtToSatang(1_000_000_000);

/** No money. */
export const zeroSatang: Satang = satang(0);

/** Returns the sum of the amounts, 0 for none. Throws a RangeError if it is not exact. */
export function addSatang(...amounts: readonly Satang[]): Satang {
  return amounts.reduce<Satang>((total, amount) => satang(total + amount), zeroSatang);
}

/** Returns `from` minus `amount`, which may be negative. Throws a RangeError if it is not exact. */
export function subtractSatang(from: Satang, amount: Satang): Satang {
  return satang(from - amount);
}

/** Returns the smallest of the amounts. */
export function minSatang(first: Satang, ...rest: readonly Satang[]): Satang {
  return rest.reduce((least, amount) => (amount < least ? amount : least), first);
}

/** Returns the largest of the amounts. */
export function maxSatang(first: Satang, ...rest: readonly Satang[]): Satang {
  return rest.reduce((most, amount) => (amount > most ? amount : most), first);
}
