/** Selects the pairs of field and test input that one run tests. */
export interface Rotation {
  /** Any integer. Different seeds select different pairs. */
  readonly seed: number;
  /** A run tests one of every `oneIn` pairs. With 1 it tests all pairs. */
  readonly oneIn: number;
}

function gcd(one: number, other: number): number {
  return other === 0 ? one : gcd(other, one % other);
}

/**
 * Returns every n-th test input for field number `at`, where n is `oneIn`. Consecutive fields use different inputs, so that
 * together they use all inputs. The seed changes which inputs the first field uses.
 */
export function chooseEntries<Entry>(
  entries: readonly Entry[],
  at: number,
  { seed, oneIn }: Rotation,
): readonly Entry[] {
  // The step and `oneIn` must have no common divisor, so that the steps reach every position.
  const step = [7, 5, 3, 1].find((one) => gcd(one, oneIn) === 1) ?? 1;
  return entries.filter((_, entry) => (entry + at * step + seed) % oneIn === 0);
}
