import { describe, expect, it } from 'vitest';
import { drawWeighted } from './draw.ts';
import { FairnessError } from './errors.ts';
import { indexAt, pickBelow } from './pick.ts';
import { shuffleDeck, shuffleWith } from './shuffle.ts';
import type { Word } from './word.ts';
import type { WordStream } from './word-stream.ts';

const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'me', nonce: 0 };

function streamOf(...words: readonly Word[]): WordStream & { readonly left: () => number } {
  const rest = [...words];
  return {
    next: () => {
      const word = rest.shift();
      if (word === undefined) throw new Error('The test gives no more words.');
      return word;
    },
    left: () => rest.length,
  };
}

describe('a pick', () => {
  it('skips each rejected word', () => {
    const greatest = { high: 0xffffffff, low: 0xffffffff };
    const words = streamOf(greatest, greatest, { high: 0xffffffff, low: 0xfffffffe }, greatest);
    expect(pickBelow(words, 3)).toBe(2);
    expect(words.left()).toBe(1);
  });

  it.each([0, -1, 1.5, Number.NaN, Infinity, 2 ** 53])('refuses the total %s', (total) => {
    expect(() => pickBelow(streamOf(), total)).toThrow(FairnessError);
  });

  it('picks each entry for exactly as many values as its weight', () => {
    const weights = [2, 0, 3, 1];
    expect([0, 1, 2, 3, 4, 5].map((value) => indexAt(weights, value))).toEqual([0, 0, 2, 2, 2, 3]);
  });
});

describe('a draw', () => {
  it.each([[[]], [[0]], [[1, -1]], [[0.5, 0.5]], [[Number.NaN]], [[Number.MAX_SAFE_INTEGER, 1]]])(
    'refuses the weights %j',
    (weights) => {
      expect(() => drawWeighted(seeds, weights)).toThrow(expect.objectContaining({ input: 'weightTable' }));
    },
  );

  it.each([-1, 0.5, 2 ** 53, Number.NaN])('refuses the nonce %s', (nonce) => {
    expect(() => drawWeighted({ ...seeds, nonce }, [1])).toThrow(expect.objectContaining({ input: 'nonce' }));
  });

  it('changes with each of the seeds and the nonce', () => {
    const inputs = [
      seeds,
      { ...seeds, nonce: 1 },
      { ...seeds, clientSeed: 'you' },
      { ...seeds, serverSeed: 'ac'.repeat(32) },
    ];
    expect(new Set(inputs.map((input) => drawWeighted(input, [2 ** 50]).value)).size).toBe(inputs.length);
  });
});

describe('a shuffle', () => {
  it('contains each card once', () => {
    const order = shuffleDeck(seeds, 416);
    expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 416 }, (_, card) => card));
    expect(shuffleDeck(seeds, 1)).toEqual([0]);
  });

  it('exchanges the last card first', () => {
    const zero = { high: 0, low: 0 };
    expect(shuffleWith(streamOf(zero, zero), 3)).toEqual([1, 2, 0]);
  });

  it.each([0, -1, 1.5, 100_001, Number.NaN])('refuses a deck of %s cards', (count) => {
    expect(() => shuffleDeck(seeds, count)).toThrow(expect.objectContaining({ input: 'count' }));
  });
});
