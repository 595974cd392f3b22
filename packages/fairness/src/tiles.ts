import { joinBytes } from './bytes.ts';
import { FairnessError } from './errors.ts';
import { emptyRoot, hashNode, merkleRoot } from './merkle-tree.ts';

/** The number of hashes or entries in a full tile (C2SP tlog-tiles). */
export const tileWidth = 256;
/** The greatest length of a log entry in bytes. A bundle states lengths in 16 bits. */
export const maxEntryLength = 65_535;

/** A tile of the log. A hash of level n stands for 256^n entries. */
export interface Tile {
  readonly level: number;
  readonly index: number;
  /** The number of its hashes: 256 unless the log ends in this tile. */
  readonly width: number;
}

/** Returns the path of a tile, or of a bundle of entries, below the log's address. */
export function tilePath(level: number | 'entries', index: number, width: number = tileWidth): string {
  const text = String(index);
  const digits = '0'.repeat((3 - (text.length % 3)) % 3) + text;
  const groups: string[] = [];
  for (let at = 0; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  const path = groups.map((group, at) => (at < groups.length - 1 ? `x${group}` : group)).join('/');
  return `tile/${level}/${path}${width === tileWidth ? '' : `.p/${width}`}`;
}

/** Returns the number of complete hashes of a level in a log of `size` entries. */
export const hashesOfLevel = (size: number, level: number): number => Math.floor(size / tileWidth ** level);

/** Returns the levels that a log of `size` entries has hashes of, highest first. */
export function levelsOf(size: number): number[] {
  const levels: number[] = [];
  for (let level = 0; hashesOfLevel(size, level) > 0; level += 1) levels.unshift(level);
  return levels;
}

/** Returns the tiles of a level that a log of `size` entries has and a log of `oldSize` entries lacks. */
export function newTiles(level: number, oldSize: number, size: number): Tile[] {
  const [before, count] = [hashesOfLevel(oldSize, level), hashesOfLevel(size, level)];
  const tiles: Tile[] = [];
  for (let index = Math.floor(before / tileWidth); index * tileWidth < count && count > before; index += 1) {
    tiles.push({ level, index, width: Math.min(tileWidth, count - index * tileWidth) });
  }
  return tiles;
}

/**
 * Returns the incomplete tiles at the end of a log, highest level first. Together they determine the root; see `rootOfEdge`.
 */
export function edgeTiles(size: number): Tile[] {
  return levelsOf(size).flatMap((level) => {
    const count = hashesOfLevel(size, level);
    const width = count % tileWidth;
    return width === 0 ? [] : [{ level, index: Math.floor(count / tileWidth), width }];
  });
}

/** Returns the roots of the largest complete subtrees in a row of hashes. */
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

/** Returns the root of a log from the hashes of its edge tiles, in the order of `edgeTiles`. */
export function rootOfEdge(edge: readonly (readonly string[])[]): string {
  const peaks = edge.flatMap(peaksOf);
  const last = peaks.pop();
  return last === undefined ? emptyRoot : peaks.reduceRight((right, left) => hashNode(left, right), last);
}

/** Returns a bundle of entries: each entry after its length in 16 bits, big-endian. */
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

/** Parses a bundle. Throws a FairnessError if it ends within an entry. */
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
