/** How much of a walk over every field with every entry is done. */
export interface Rotation {
  /** Any whole number; another one gives other pairs. */
  readonly seed: number;
  /** One pair in so many; 1 gives all. */
  readonly oneIn: number;
}

function gcd(one: number, other: number): number {
  return other === 0 ? one : gcd(other, one % other);
}

/**
 * The entries that field number `at` is tried with: one in so many, another share for each field and seed, so that over
 * as many fields as that every entry has its turn and no field is left out.
 */
export function chooseEntries<Entry>(
  entries: readonly Entry[],
  at: number,
  { seed, oneIn }: Rotation,
): readonly Entry[] {
  // A step that shares no divisor with the round reaches every place of it.
  const step = [7, 5, 3, 1].find((one) => gcd(one, oneIn) === 1) ?? 1;
  return entries.filter((_, entry) => (entry + at * step + seed) % oneIn === 0);
}
