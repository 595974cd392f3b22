import { joinBytes } from './bytes.ts';
import { FairnessError } from './errors.ts';
import { emptyRoot, hashNode, merkleRoot } from './merkle-tree.ts';

/** The number of hashes or entries in a full tile (C2SP tlog-tiles). */
export const tileWidth = 256;
/** The maximum length of a log entry in bytes. A bundle stores each length in 16 bits. */
export const maxEntryLength = 65_535;

/** A tile of the log (C2SP tlog-tiles). Each hash of level n is the root of 256^n entries. */
export interface Tile {
  readonly level: number;
  readonly index: number;
  /** The number of hashes in the tile: 256, or fewer for an incomplete tile at the end of the log. */
  readonly width: number;
}

/** Returns the path of a tile or of a bundle of entries, relative to the log's URL. */
export function tilePath(level: number | 'entries', index: number, width: number = tileWidth): string {
  const text = String(index);
  const digits = '0'.repeat((3 - (text.length % 3)) % 3) + text;
  const groups: string[] = [];
  for (let at = 0; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  const path = groups.map((group, at) => (at < groups.length - 1 ? `x${group}` : group)).join('/');
  return `tile/${level}/${path}${width === tileWidth ? '' : `.p/${width}`}`;
}

export const hashesOfLevel = (size: number, level: number): number => Math.floor(size / tileWidth ** level);

/** Returns the levels that have hashes in a log of `size` entries, highest level first. */
export function levelsOf(size: number): number[] {
  const levels: number[] = [];
  for (let level = 0; hashesOfLevel(size, level) > 0; level += 1) levels.unshift(level);
  return levels;
}

/**
 * Returns the tiles (C2SP tlog-tiles) of one level of the Merkle tree that change when the log grows from `oldSize` to
 * `size` entries: new tiles, and tiles that get more hashes.
 */
export function newTiles(level: number, oldSize: number, size: number): Tile[] {
  const [before, count] = [hashesOfLevel(oldSize, level), hashesOfLevel(size, level)];
  const tiles: Tile[] = [];
  for (let index = Math.floor(before / tileWidth); index * tileWidth < count && count > before; index += 1) {
    tiles.push({ level, index, width: Math.min(tileWidth, count - index * tileWidth) });
  }
  return tiles;
}

/**
 * Returns the incomplete tiles at the end of a log, highest level first. `rootOfEdge` computes the root from
 * these tiles.
 */
export function edgeTiles(size: number): Tile[] {
  return levelsOf(size).flatMap((level) => {
    const count = hashesOfLevel(size, level);
    const width = count % tileWidth;
    return width === 0 ? [] : [{ level, index: Math.floor(count / tileWidth), width }];
  });
}

/** Splits hashes into full subtrees, largest first, and returns the roots of the subtrees. */
function peaksOf(hashes: readonly string[]): string[] {
  const peaks: string[] = [];
  for (let rest = hashes; rest.length > 0;) {
    let size = 1;
    while (size * 2 <= rest.length) size *= 2;
    peaks.push(merkleRoot(rest.slice(0, size)));
    rest = rest.slice(size);
  }
  return peaks;
}

/** Returns the root of a log from the hashes of its incomplete tiles, in the order of `edgeTiles`. */
export function rootOfEdge(edge: readonly (readonly string[])[]): string {
  const peaks = edge.flatMap(peaksOf);
  const last = peaks.pop();
  return last === undefined ? emptyRoot : peaks.reduceRight((right, left) => hashNode(left, right), last);
}

/** Encodes entries as a bundle. A 16-bit big-endian length precedes each entry. */
export function encodeBundle(entries: readonly Uint8Array[]): Uint8Array {
  return joinBytes(
    ...entries.flatMap((entry) => {
      if (entry.length > maxEntryLength) {
        throw new FairnessError('log', `An entry has at most ${maxEntryLength} bytes, got ${entry.length}.`);
      }
      return [Uint8Array.of(entry.length >> 8, entry.length & 255), entry];
    }),
  );
}

/** Parses a bundle of entries. Throws a FairnessError if the bundle ends within an entry. */
export function decodeBundle(bytes: Uint8Array): Uint8Array[] {
  const entries: Uint8Array[] = [];
  for (let at = 0; at < bytes.length;) {
    const [high, low] = [bytes[at], bytes[at + 1]];
    if (high === undefined || low === undefined)
      throw new FairnessError('log', 'A bundle of entries is truncated.');
    const end = at + 2 + high * 256 + low;
    if (end > bytes.length) throw new FairnessError('log', 'A bundle of entries is truncated.');
    entries.push(bytes.subarray(at + 2, end));
    at = end;
  }
  return entries;
}
