import { indexAt, pickBelow, sumWeights } from './pick.ts';
import { wordToHex } from './word.ts';
import { createWordStream, type DrawSeeds } from './word-stream.ts';

/** The result of a weighted draw. */
export interface Draw {
  readonly index: number;
  /** The picked integer, from 0 to the sum of all weights minus 1. */
  readonly value: number;
  readonly total: number;
  /**
   * The 64-bit words that the draw took from the word stream, in hexadecimal. The last word gave the outcome. The draw
   * rejected all words before it, because using these words would make low values more likely.
   */
  readonly words: readonly string[];
}

/**
 * Draws an index. The probability of an index is its weight divided by the sum of the weights. Throws a FairnessError
 * for invalid input.
 */
export function drawWeighted(seeds: DrawSeeds, weights: readonly number[]): Draw {
  const total = sumWeights(weights);
  const stream = createWordStream(seeds);
  const words: string[] = [];
  const next = () => {
    const word = stream.next();
    words.push(wordToHex(word));
    return word;
  };
  const value = pickBelow({ next }, total);
  return { index: indexAt(weights, value), value, total, words };
}
