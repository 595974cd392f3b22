import { isHash } from './bytes.ts';
import { emptyRoot, hashNode } from './merkle-tree.ts';

/** The claim that a log contains an entry. Hashes are in hexadecimal. */
export interface InclusionClaim {
  readonly leaf: string;
  readonly index: number;
  readonly size: number;
  readonly root: string;
  readonly proof: readonly string[];
}

/** The claim that a log of `newSize` entries begins with all entries of an earlier state of the log. */
export interface ConsistencyClaim {
  readonly oldSize: number;
  readonly oldRoot: string;
  readonly newSize: number;
  readonly newRoot: string;
  readonly proof: readonly string[];
}

const isSize = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;
const areHashes = (...values: readonly unknown[]): boolean => values.every(isHash);
const isOdd = (value: number): boolean => value % 2 === 1;
const halve = (value: number): number => Math.floor(value / 2);

/**
 * The positions of a node and of the last node in one level of a tree, counted from 0. A position may exceed 32 bits,
 * so the code uses no bit operators.
 */
interface Level {
  readonly node: number;
  readonly last: number;
}

const parentOf = ({ node, last }: Level): Level => ({ node: halve(node), last: halve(last) });
const isRightChild = ({ node, last }: Level): boolean => isOdd(node) || node === last;

function skipSingles(level: Level): Level {
  let found = level;
  while (!isOdd(found.node) && found.node !== 0) found = parentOf(found);
  return found;
}

/** True if the proof confirms the claim (RFC 9162, 2.1.3.2). False for malformed input. */
export function verifyInclusion({ leaf, index, size, root, proof }: InclusionClaim): boolean {
  if (!isSize(index) || !isSize(size) || index >= size || !areHashes(leaf, root, ...proof)) return false;
  let level: Level = { node: index, last: size - 1 };
  let hash = leaf;
  for (const sibling of proof) {
    if (level.last === 0) return false;
    if (isRightChild(level)) {
      hash = hashNode(sibling, hash);
      level = skipSingles(level);
    } else hash = hashNode(hash, sibling);
    level = parentOf(level);
  }
  return level.last === 0 && hash === root;
}

function isPowerOfTwo(value: number): boolean {
  let rest = value;
  while (rest > 1 && !isOdd(rest)) rest = halve(rest);
  return rest === 1;
}

/** True if the proof confirms the claim (RFC 9162, 2.1.4.2). False for malformed input. */
export function verifyConsistency(claim: ConsistencyClaim): boolean {
  const { oldSize, oldRoot, newSize, newRoot, proof } = claim;
  if (!isSize(oldSize) || !isSize(newSize) || oldSize > newSize) return false;
  if (!areHashes(oldRoot, newRoot, ...proof)) return false;
  if (oldSize === newSize) return proof.length === 0 && oldRoot === newRoot;
  if (oldSize === 0) return proof.length === 0 && oldRoot === emptyRoot;
  const [first, ...rest] = isPowerOfTwo(oldSize) ? [oldRoot, ...proof] : proof;
  if (first === undefined || proof.length === 0) return false;
  let level: Level = { node: oldSize - 1, last: newSize - 1 };
  while (isOdd(level.node)) level = parentOf(level);
  let [oldHash, newHash] = [first, first];
  for (const sibling of rest) {
    if (level.last === 0) return false;
    if (isRightChild(level)) {
      oldHash = hashNode(sibling, oldHash);
      newHash = hashNode(sibling, newHash);
      level = skipSingles(level);
    } else newHash = hashNode(newHash, sibling);
    level = parentOf(level);
  }
  return level.last === 0 && oldHash === oldRoot && newHash === newRoot;
}
