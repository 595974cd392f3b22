import { hexToBytes, isHash, sha256Hex } from './bytes.ts';
import { FairnessError } from './errors.ts';

/** The root hash of an empty log (RFC 6962). */
export const emptyRoot = sha256Hex(new Uint8Array(0));

/** Returns the hash of a log entry (RFC 6962: SHA-256 of 0x00 and the entry). */
export function hashLeaf(entry: Uint8Array): string {
  const bytes = new Uint8Array(entry.length + 1);
  bytes.set(entry, 1);
  return sha256Hex(bytes);
}

/**
 * Returns the hash of two subtrees (RFC 6962: SHA-256 of 0x01 and both hashes). The caller must have validated both
 * hashes.
 */
export function hashNode(left: string, right: string): string {
  return sha256Hex(hexToBytes(`01${left}${right}`));
}

export function splitOf(size: number): number {
  let split = 1;
  while (split * 2 < size) split *= 2;
  return split;
}

function subtreeRoot(leaves: readonly string[]): string {
  const [only = emptyRoot] = leaves;
  if (leaves.length < 2) return only;
  const split = splitOf(leaves.length);
  return hashNode(subtreeRoot(leaves.slice(0, split)), subtreeRoot(leaves.slice(split)));
}

function assertLeaves(leaves: readonly string[]): void {
  if (!leaves.every(isHash))
    throw new FairnessError('merkleTree', 'A leaf must be a SHA-256 hash in hexadecimal.');
}

/** Returns the root of a log from the hashes of its entries. */
export function merkleRoot(leaves: readonly string[]): string {
  assertLeaves(leaves);
  return subtreeRoot(leaves);
}

function inclusionPath(leaves: readonly string[], index: number): string[] {
  if (leaves.length < 2) return [];
  const split = splitOf(leaves.length);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return index < split
    ? [...inclusionPath(left, index), subtreeRoot(right)]
    : [...inclusionPath(right, index - split), subtreeRoot(left)];
}

/** Returns the proof that a log contains its entry at `index`, which counts from 0. */
export function proveInclusion(leaves: readonly string[], index: number): string[] {
  assertLeaves(leaves);
  if (!Number.isInteger(index) || index < 0 || index >= leaves.length) {
    throw new FairnessError(
      'merkleTree',
      `The log of ${leaves.length} entries has no entry ${String(index)}.`,
    );
  }
  return inclusionPath(leaves, index);
}

function consistencyPath(leaves: readonly string[], oldSize: number, isOldRoot: boolean): string[] {
  if (oldSize === leaves.length) return isOldRoot ? [] : [subtreeRoot(leaves)];
  const split = splitOf(leaves.length);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return oldSize <= split
    ? [...consistencyPath(left, oldSize, isOldRoot), subtreeRoot(right)]
    : [...consistencyPath(right, oldSize - split, false), subtreeRoot(left)];
}

/** Returns a proof that the first `oldSize` entries of the log have not changed since the log had only these entries. */
export function proveConsistency(leaves: readonly string[], oldSize: number): string[] {
  assertLeaves(leaves);
  if (!Number.isInteger(oldSize) || oldSize < 0 || oldSize > leaves.length) {
    throw new FairnessError(
      'merkleTree',
      `The log of ${leaves.length} entries never had ${String(oldSize)}.`,
    );
  }
  return oldSize === 0 ? [] : consistencyPath(leaves, oldSize, true);
}
