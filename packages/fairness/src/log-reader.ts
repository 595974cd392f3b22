import { bytesToHex, utf8Text } from './bytes.ts';
import type { Checkpoint, VerifierKey } from './checkpoint.ts';
import { hashNode, splitOf } from './merkle-tree.ts';
import { decodeBundle, tilePath, tileWidth } from './tiles.ts';
import { verifyCheckpoint } from './verify-checkpoint.ts';

/** Reads a file of a log by its path below the log's address. Returns undefined if the log has no such file. */
export type ReadLogFile = (path: string) => Promise<Uint8Array | undefined>;

export type LogFileFault = 'fileMissing' | 'fileTruncated' | 'checkpointInvalid';

/** Thrown for a missing or unusable file of a log. The message is English, for auditors. */
export class LogFileError extends Error {
  readonly fault: LogFileFault;

  constructor(fault: LogFileFault, message: string) {
    super(message);
    this.name = 'LogFileError';
    this.fault = fault;
  }
}

/**
 * Reads the newest checkpoint and verifies its signature. Throws a LogFileError if the checkpoint is missing
 * or invalid.
 */
export async function readCheckpoint(read: ReadLogFile, key: VerifierKey): Promise<Checkpoint> {
  const bytes = await read('checkpoint');
  if (!bytes) throw new LogFileError('fileMissing', 'The file checkpoint is missing.');
  try {
    return verifyCheckpoint(utf8Text(bytes), key);
  } catch (error) {
    throw new LogFileError('checkpointInvalid', error instanceof Error ? error.message : String(error));
  }
}

/**
 * Reads a tile or bundle. If an incomplete tile is missing, reads the full tile, because the log may have replaced the
 * incomplete tile with the full tile.
 */
async function readTile(read: ReadLogFile, level: number | 'entries', index: number, width: number) {
  const path = tilePath(level, index, width);
  const bytes = (await read(path)) ?? (width < tileWidth ? await read(tilePath(level, index)) : undefined);
  if (!bytes) throw new LogFileError('fileMissing', `The file ${path} is missing.`);
  return bytes;
}

/** Reads up to 256 entries of a log of `size` entries. Throws a LogFileError if the file is missing or truncated. */
export async function readBundle(read: ReadLogFile, index: number, size: number): Promise<Uint8Array[]> {
  const width = Math.min(tileWidth, size - index * tileWidth);
  const truncated = `The file ${tilePath('entries', index, width)} is truncated.`;
  const bytes = await readTile(read, 'entries', index, width);
  let bundle: Uint8Array[];
  try {
    bundle = decodeBundle(bytes);
  } catch {
    throw new LogFileError('fileTruncated', truncated);
  }
  if (bundle.length < width) throw new LogFileError('fileTruncated', truncated);
  return bundle.slice(0, width);
}

/** Reads all entries of a log of `size` entries. Throws a LogFileError if a file is missing or truncated. */
export async function readEntries(read: ReadLogFile, size: number): Promise<Uint8Array[]> {
  const entries: Uint8Array[] = [];
  for (let index = 0; index * tileWidth < size; index += 1) {
    entries.push(...(await readBundle(read, index, size)));
  }
  return entries;
}

/**
 * Reads one entry of a log of `size` entries. Throws a LogFileError if the file is missing or truncated. The caller
 * must verify that the entry belongs to the signed log.
 */
export async function readEntry(read: ReadLogFile, size: number, index: number): Promise<Uint8Array> {
  const bundle = await readBundle(read, Math.floor(index / tileWidth), size);
  const entry = bundle[index % tileWidth];
  if (!entry) throw new LogFileError('fileMissing', `The log has no entry ${index}.`);
  return entry;
}

/** Creates proofs from the tiles of a log, without its entries. Reads each tile once. */
export interface LogProver {
  proveInclusion(index: number): Promise<string[]>;
  /** Returns a proof for `verifyConsistency`. `oldSize` is the number of entries of the old log. */
  proveConsistency(oldSize: number): Promise<string[]>;
}

/** Creates a prover for a log of `size` entries. The prover reads the tiles that each proof needs. */
export function openProver(read: ReadLogFile, size: number): LogProver {
  const tiles = new Map<string, Promise<Uint8Array>>();

  async function hashAt(level: number, position: number): Promise<string> {
    const index = Math.floor(position / tileWidth);
    const count = Math.floor(size / tileWidth ** level);
    const width = Math.min(tileWidth, count - index * tileWidth);
    const path = tilePath(level, index, width);
    const tile = tiles.get(path) ?? readTile(read, level, index, width);
    tiles.set(path, tile);
    const at = (position % tileWidth) * 32;
    const bytes = (await tile).subarray(at, at + 32);
    if (bytes.length < 32) throw new LogFileError('fileTruncated', `The file ${path} is truncated.`);
    return bytesToHex(bytes);
  }

  async function rootOf(start: number, count: number): Promise<string> {
    for (let level = 0; tileWidth ** level <= count; level += 1) {
      if (tileWidth ** level === count && start % count === 0) return hashAt(level, start / count);
    }
    const split = splitOf(count);
    return hashNode(await rootOf(start, split), await rootOf(start + split, count - split));
  }

  async function inclusion(index: number, start: number, count: number): Promise<string[]> {
    if (count < 2) return [];
    const split = splitOf(count);
    const middle = start + split;
    return index < middle
      ? [...(await inclusion(index, start, split)), await rootOf(middle, count - split)]
      : [...(await inclusion(index, middle, count - split)), await rootOf(start, split)];
  }

  async function consistency(
    old: number,
    start: number,
    count: number,
    isOldRoot: boolean,
  ): Promise<string[]> {
    if (old === count) return isOldRoot ? [] : [await rootOf(start, count)];
    const split = splitOf(count);
    return old <= split
      ? [...(await consistency(old, start, split, isOldRoot)), await rootOf(start + split, count - split)]
      : [
          ...(await consistency(old - split, start + split, count - split, false)),
          await rootOf(start, split),
        ];
  }

  return {
    proveInclusion: (index) => inclusion(index, 0, size),
    proveConsistency: async (oldSize) => (oldSize === 0 ? [] : consistency(oldSize, 0, size, true)),
  };
}
