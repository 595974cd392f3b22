/** The share of all pairs of fields and entries that a run tries. */
export interface Rotation {
  /** Any integer. Another seed selects other pairs. */
  readonly seed: number;
  /** Tries one pair in this many; 1 tries all. */
  readonly oneIn: number;
}

function gcd(one: number, other: number): number {
  return other === 0 ? one : gcd(other, one % other);
}

/**
 * Returns the entries for field number `at`: one in `oneIn`, a different share for each field and seed. Over `oneIn`
 * consecutive fields every entry is used, and no field is skipped.
 */
export function chooseEntries<Entry>(
  entries: readonly Entry[],
  at: number,
  { seed, oneIn }: Rotation,
): readonly Entry[] {
  // A step without a common divisor with the round reaches every position.
  const step = [7, 5, 3, 1].find((one) => gcd(one, oneIn) === 1) ?? 1;
  return entries.filter((_, entry) => (entry + at * step + seed) % oneIn === 0);
}
