/** Determines which pairs of an input field and a test input are part of a run. */
export interface Rotation {
  /** Any integer. Different seeds select different pairs. */
  readonly seed: number;
  /** The run includes one of every `oneIn` pairs. If `oneIn` is 1, the run includes all pairs. */
  readonly oneIn: number;
}

function gcd(one: number, other: number): number {
  return other === 0 ? one : gcd(other, one % other);
}

/**
 * Returns every `oneIn`-th test input for the field with index `at`. Neighbouring fields get different inputs, so that
 * all fields together test all inputs. `seed` shifts the selection.
 */
export function chooseEntries<Entry>(
  entries: readonly Entry[],
  at: number,
  { seed, oneIn }: Rotation,
): readonly Entry[] {
  // The step must not have a common divisor with `oneIn`. Otherwise all fields together would miss some inputs.
  const step = [7, 5, 3, 1].find((one) => gcd(one, oneIn) === 1) ?? 1;
  return entries.filter((_, entry) => (entry + at * step + seed) % oneIn === 0);
}
