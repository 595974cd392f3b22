export interface Rotation {
  readonly seed: number;
  /** A run tests one of every `oneIn` pairs of a field and a test input. With 1, the run tests all pairs. */
  readonly oneIn: number;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/** Returns every `oneIn`-th test input for the field with index `at`. `seed` shifts the selection. */
export function chooseEntries<Entry>(
  entries: readonly Entry[],
  at: number,
  { seed, oneIn }: Rotation,
): readonly Entry[] {
  const step = [7, 5, 3, 1].find((candidate) => gcd(candidate, oneIn) === 1) ?? 1;
  return entries.filter((_, entry) => (entry + at * step + seed) % oneIn === 0);
}
