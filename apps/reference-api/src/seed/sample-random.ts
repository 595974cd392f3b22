import { createHash } from 'node:crypto';

/** A seeded random generator, so that sample data is the same on every machine. */
export interface SampleRandom {
  /** `min` and `max` are both included. */
  int(min: number, max: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

export function sampleRandom(text: string): SampleRandom {
  let turn = 0;
  const next = () => {
    turn += 1;
    return createHash('sha256').update(`${text} ${turn}`).digest().readUInt32BE(0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return { int, pick: (items) => items[int(0, items.length - 1)] ?? items[0] };
}
