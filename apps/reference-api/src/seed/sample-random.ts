import { createHash } from 'node:crypto';

/** Chance that is the same at every start: made up lives must not differ from one machine to the next. */
export interface SampleRandom {
  /** A whole number from `least` to `most`, both included. */
  int(least: number, most: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** Chance that a text decides. */
export function sampleRandom(text: string): SampleRandom {
  let turn = 0;
  const next = () => {
    turn += 1;
    return createHash('sha256').update(`${text} ${turn}`).digest().readUInt32BE(0) / 2 ** 32;
  };
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return { int, pick: (items) => items[int(0, items.length - 1)] ?? items[0] };
}
