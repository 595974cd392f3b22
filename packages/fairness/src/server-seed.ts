import { hexToBytes, isHash, sha256Hex } from './bytes.ts';
import { FairnessError } from './errors.ts';

/** Parses a server seed: 32 bytes in lowercase hexadecimal. Throws a FairnessError for anything else. */
export function parseServerSeed(input: unknown): Uint8Array {
  if (!isHash(input)) {
    throw new FairnessError('serverSeed', 'A server seed must be 64 lowercase hexadecimal digits.');
  }
  return hexToBytes(input);
}

/** Returns the commitment to a server seed: the SHA-256 hash of its 32 bytes, in hexadecimal. */
export function commitServerSeed(serverSeed: string): string {
  return sha256Hex(parseServerSeed(serverSeed));
}

/** True if the commitment belongs to this server seed. False for invalid input. */
export function isCommittedSeed(serverSeed: unknown, commitment: unknown): boolean {
  return isHash(serverSeed) && commitServerSeed(serverSeed) === commitment;
}
