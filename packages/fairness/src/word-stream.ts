import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8Bytes } from './bytes.ts';
import { parseClientSeed } from './client-seed.ts';
import { FairnessError } from './errors.ts';
import { parseServerSeed } from './server-seed.ts';
import type { Word } from './word.ts';

/** The values that determine a draw. */
export interface DrawSeeds {
  /** 32 bytes in lowercase hexadecimal. */
  readonly serverSeed: string;
  /** 1 to 64 printable ASCII characters without `:`. */
  readonly clientSeed: string;
  /** The number of the draw with this seed pair, counted from 0 without gaps. */
  readonly nonce: number;
}

/** An endless stream of random 64-bit words. */
export interface WordStream {
  next(): Word;
}

/**
 * Returns the words of a draw. Each HMAC-SHA256 of `clientSeed:nonce:cursor`, with the server seed as key, gives four
 * big-endian words. The cursor counts from 0. Throws a FairnessError for invalid seeds or an invalid nonce.
 */
export function createWordStream(seeds: DrawSeeds): WordStream {
  const key = parseServerSeed(seeds.serverSeed);
  const clientSeed = parseClientSeed(seeds.clientSeed);
  const { nonce } = seeds;
  if (!Number.isSafeInteger(nonce) || nonce < 0) {
    throw new FairnessError('nonce', `A nonce must be an integer from 0, got ${String(nonce)}.`);
  }
  let block = new DataView(new ArrayBuffer(0));
  let cursor = 0;
  let offset = 0;
  return {
    next: () => {
      if (offset === block.byteLength) {
        const bytes = hmac(sha256, key, utf8Bytes(`${clientSeed}:${nonce}:${cursor}`));
        block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        cursor += 1;
        offset = 0;
      }
      const word = { high: block.getUint32(offset), low: block.getUint32(offset + 4) };
      offset += 8;
      return word;
    },
  };
}
