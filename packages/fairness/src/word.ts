/** An unsigned 64-bit integer as two 32-bit halves, because Safari 12 and Edge 15 have no BigInt. */
export interface Word {
  readonly high: number;
  readonly low: number;
}

const half = 2 ** 32;

/** Returns `2 * value mod modulus`, with no intermediate result above `modulus`. */
function double(value: number, modulus: number): number {
  const gap = modulus - value;
  return value >= gap ? value - gap : value + value;
}

/** Returns `word mod modulus`. `modulus` is an integer from 1 to 2^53 - 1. */
export function remainder(word: Word, modulus: number): number {
  let rest = 0;
  for (const part of [word.high, word.low]) {
    for (let bit = 31; bit >= 0; bit -= 1) {
      rest = double(rest, modulus) + ((part >>> bit) & 1);
      if (rest === modulus) rest = 0;
    }
  }
  return rest;
}

/** Returns `2^64 mod modulus`. `modulus` is an integer from 1 to 2^53 - 1. */
export function wordSpaceRemainder(modulus: number): number {
  let rest = 1 % modulus;
  for (let i = 0; i < 64; i += 1) rest = double(rest, modulus);
  return rest;
}

/** True if `word >= 2^64 - (2^64 mod total)`. Accepting such a word would make low values more likely. */
export function isBiased(word: Word, total: number): boolean {
  const excess = wordSpaceRemainder(total);
  if (excess === 0) return false;
  const excessLow = excess % half;
  const low = excessLow === 0 ? 0 : half - excessLow;
  const high = half - Math.floor(excess / half) - (excessLow === 0 ? 0 : 1);
  return word.high > high || (word.high === high && word.low >= low);
}

export function wordToHex({ high, low }: Word): string {
  return [high, low].map((part) => `0000000${part.toString(16)}`.slice(-8)).join('');
}
