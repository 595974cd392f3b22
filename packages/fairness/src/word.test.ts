import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isBiased, remainder, wordSpaceRemainder, wordToHex, type Word } from './word.ts';

const space = 2n ** 64n;
const uint32 = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const words = fc.record({ high: uint32, low: uint32 });
const moduli = fc.oneof(
  fc.integer({ min: 1, max: 1000 }),
  fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  fc.constantFrom(1, 2, 2 ** 32 - 1, 2 ** 32, 2 ** 32 + 1, 2 ** 52, Number.MAX_SAFE_INTEGER),
);
const toBigInt = ({ high, low }: Word): bigint => (BigInt(high) << 32n) | BigInt(low);
const toWord = (value: bigint): Word => ({ high: Number(value >> 32n), low: Number(value & 0xffffffffn) });

it('has the remainders of 64-bit arithmetic', () => {
  fc.assert(
    fc.property(words, moduli, (word, modulus) => {
      expect(remainder(word, modulus)).toBe(Number(toBigInt(word) % BigInt(modulus)));
      expect(wordSpaceRemainder(modulus)).toBe(Number(space % BigInt(modulus)));
    }),
  );
});

it('is biased exactly from 2^64 - (2^64 mod total)', () => {
  fc.assert(
    fc.property(moduli, words, (total, word) => {
      const limit = space - (space % BigInt(total));
      expect(isBiased(word, total)).toBe(toBigInt(word) >= limit);
      expect(isBiased(toWord(limit - 1n), total)).toBe(false);
      if (limit < space) expect(isBiased(toWord(limit), total)).toBe(true);
      expect(isBiased(toWord(space - 1n), total)).toBe(limit < space);
    }),
  );
});

it('has 16 hexadecimal digits', () => {
  expect(wordToHex({ high: 0, low: 0 })).toBe('0000000000000000');
  fc.assert(
    fc.property(words, (word) => {
      expect(wordToHex(word)).toBe(toBigInt(word).toString(16).padStart(16, '0'));
    }),
  );
});
