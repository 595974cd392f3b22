import { FairnessError } from './errors.ts';
import { pickBelow } from './pick.ts';
import { createWordStream, type DrawSeeds, type WordStream } from './word-stream.ts';

/** The maximum number of cards in a shuffle. */
export const maxDeckSize = 100_000;

/** Shuffles the integers from 0 to `count - 1` by Fisher-Yates, from the last position to the second. */
export function shuffleWith(words: WordStream, count: number): number[] {
  if (!Number.isInteger(count) || count < 1 || count > maxDeckSize) {
    throw new FairnessError('count', `A deck must have 1 to ${maxDeckSize} cards, got ${String(count)}.`);
  }
  const order = Array.from({ length: count }, (_, position) => position);
  for (let last = count - 1; last > 0; last -= 1) {
    const picked = pickBelow(words, last + 1);
    const card = order[picked] ?? 0;
    order[picked] = order[last] ?? 0;
    order[last] = card;
  }
  return order;
}

/** Returns the order of a shuffled deck with `count` cards. All picks read the same stream of words. */
export function shuffleDeck(seeds: DrawSeeds, count: number): number[] {
  return shuffleWith(createWordStream(seeds), count);
}
