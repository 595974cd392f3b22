/** Selects which pairs of field and test input a run tests. */
export interface Rotation {
  /** Any integer. Different seeds select different pairs. */
  readonly seed: number;
  /** The run tests one of every `oneIn` pairs, or all pairs if `oneIn` is 1. */
  readonly oneIn: number;
}

function gcd(one: number, other: number): number {
  return other === 0 ? one : gcd(other, one % other);
}

/**
 * Returns every n-th test input for the field with index `at`, where n is `oneIn`. Other fields get other inputs, so
 * that a run tests all inputs. The seed shifts the selection.
 */
export function chooseEntries<Entry>(
  entries: readonly Entry[],
  at: number,
  { seed, oneIn }: Rotation,
): readonly Entry[] {
  // If the step and `oneIn` had a common divisor, the fields together would miss some inputs.
  const step = [7, 5, 3, 1].find((one) => gcd(one, oneIn) === 1) ?? 1;
  return entries.filter((_, entry) => (entry + at * step + seed) % oneIn === 0);
}
