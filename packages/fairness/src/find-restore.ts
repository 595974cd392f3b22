import { bytesToHex } from './bytes.ts';
import { checkHistory, type LogState } from './check-draw.ts';
import { parseVerifierKey, type Checkpoint, type VerifierKey } from './checkpoint.ts';
import { FairnessError } from './errors.ts';
import { decodeLogEntry } from './log-entry.ts';
import { openProver, readBundle, type ReadLogFile } from './log-reader.ts';
import { verifyInclusion } from './merkle-proof.ts';
import { hashLeaf } from './merkle-tree.ts';
import { tileWidth } from './tiles.ts';

export interface KeyedLogState extends LogState {
  readonly key: string;
}

/** A restore of the database. `kept` and `lost` are the numbers of the earlier log's entries that it kept and lost. */
export interface LogRestore {
  readonly kept: number;
  readonly lost: number;
}

/**
 * The search reads at most this many bundles below the end of the earlier log, and at most as many above that end. Each
 * bundle has 256 entries, so this is 10,240 entries in each direction.
 */
const MAX_BUNDLES = 40;

function decode(bytes: Uint8Array) {
  try {
    return decodeLogEntry(bytes);
  } catch (error) {
    if (error instanceof FairnessError) return undefined;
    throw error;
  }
}

/**
 * Returns the indexes of the bundles to search: first the bundles below the end of the earlier log, then the bundles
 * above that end. In each direction, the nearest bundle comes first.
 */
function bundlesAround(earlierSize: number, size: number): number[] {
  const end = Math.ceil(size / tileWidth);
  const last = Math.floor((Math.min(earlierSize, size) - 1) / tileWidth);
  const offsets = Array.from({ length: MAX_BUNDLES }, (_, offset) => offset);
  const below = offsets.map((offset) => last - offset).filter((bundle) => bundle >= 0);
  return [...below, ...offsets.map((offset) => last + 1 + offset).filter((bundle) => bundle < end)];
}

async function findContinuation(
  { size: earlierSize }: LogState,
  origin: string,
  read: ReadLogFile,
  { size, root }: Checkpoint,
): Promise<number | undefined> {
  for (const bundle of bundlesAround(earlierSize, size)) {
    for (const [position, bytes] of (await readBundle(read, bundle, size)).entries()) {
      const index = bundle * tileWidth + position;
      const entry = decode(bytes);
      if (entry?.type !== 'continuation' || entry.origin !== origin) continue;
      if (entry.kept > index || entry.kept >= earlierSize || entry.size < earlierSize) continue;
      const proof = await openProver(read, size).proveInclusion(index);
      if (verifyInclusion({ leaf: hashLeaf(bytes), index, size, root, proof })) return entry.kept;
    }
  }
  return undefined;
}

const isSameSigner = (a: VerifierKey, b: VerifierKey): boolean =>
  bytesToHex(a.publicKey) === bytesToHex(b.publicKey);

/**
 * Returns the numbers of kept and lost entries if a new log continues the log `seen` after a restore of the database.
 * Returns undefined if the new log does not continue the log `seen`, or if both logs have the same name. `key`, `read`
 * and `checkpoint` belong to the new log, and the caller must have verified `checkpoint` with `key`. Throws a
 * LogFileError if a file is missing.
 */
export async function findRestore(
  verified: KeyedLogState,
  key: VerifierKey,
  read: ReadLogFile,
  checkpoint: Checkpoint,
): Promise<LogRestore | undefined> {
  const before = parseVerifierKey(verified.key);
  if (before.name === key.name || !isSameSigner(before, key)) return undefined;
  if (checkpoint.size >= verified.size) {
    const { result } = await checkHistory(verified, read, checkpoint);
    if (result === 'ok') return { kept: verified.size, lost: 0 };
  }
  const continuation = await findContinuation(verified, before.name, read, checkpoint);
  return continuation === undefined ? undefined : { kept: continuation, lost: verified.size - continuation };
}
