/** An amount in satang: a safe integer that may be negative (RD-07). */
export type Satang = number & { readonly __unit: 'satang' };

/** True for a safe integer, as every amount of money must be. */
export function isSatang(value: number): value is Satang {
  return Number.isSafeInteger(value);
}

/** Converts a number to an amount in satang. Throws a RangeError if the number is not a safe integer. */
export function satang(value: number): Satang {
  // Changes -0 to 0, because the two values print and compare differently.
  const amount = value + 0;
  if (!isSatang(amount)) throw new RangeError(`An amount must be an exact integer of satang, got ${value}`);
  return amount;
}

/** Creates an amount from integer baht. Throws a RangeError for a fraction. */
export function bahtToSatang(baht: number): Satang {
  if (!Number.isSafeInteger(baht)) throw new RangeError(`bahtToSatang takes an integer, got ${baht}`);
  return satang(baht * 100);
}

/** The largest amount of one movement: one billion baht. */
export const MAX_AMOUNT_SATANG: Satang = bahtToSatang(1_000_000_000);

export const zeroSatang: Satang = satang(0);

/** Returns the sum of the amounts. Throws a RangeError if the sum is not a safe integer. */
export function addSatang(...amounts: readonly Satang[]): Satang {
  return amounts.reduce<Satang>((total, amount) => satang(total + amount), zeroSatang);
}

/**
 * Returns `from` minus `amount`. The result may be negative. Throws a RangeError if the result is not a safe integer.
 */
export function subtractSatang(from: Satang, amount: Satang): Satang {
  return satang(from - amount);
}

export function minSatang(first: Satang, ...rest: readonly Satang[]): Satang {
  return rest.reduce((min, amount) => (amount < min ? amount : min), first);
}

export function maxSatang(first: Satang, ...rest: readonly Satang[]): Satang {
  return rest.reduce((max, amount) => (amount > max ? amount : max), first);
}
