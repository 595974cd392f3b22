/** Creates a generator of pseudo-random numbers (mulberry32). The same seed always gives the same numbers. */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    /** `min` and `max` are both included. */
    int: (min: number, max: number) => min + Math.floor(next() * (max - min + 1)),
    pick<Item>(items: readonly Item[]): Item {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('the list to pick from is empty');
      return item;
    },
  };
}
export type SeededRandom = ReturnType<typeof seededRandom>;

/**
 * Returns the seed of a test run: `CHADA_SEED`, or a new number. Tests print the seed, so that `CHADA_SEED` can repeat
 * a failure.
 */
export function runSeed(): number {
  const given = Number.parseInt(process.env['CHADA_SEED'] ?? '', 10);
  return Number.isInteger(given) ? given : Math.floor(Math.random() * 2 ** 31);
}

export function sized(small: number, full: number): number {
  return process.env['CHADA_FULL'] === '1' ? full : small;
}
