import type { LoggedContinuation } from './audit-entries.ts';
import { keyIdOf, type Checkpoint, type VerifierKey } from './checkpoint.ts';
import { decodeLogEntry } from './log-entry.ts';
import { readCheckpoint, readEntries, type ReadLogFile } from './log-reader.ts';
import { hashLeaf, merkleRoot } from './merkle-tree.ts';

/**
 * The result of comparing the current log with an old log of the brand. The old log ended when the database was
 * restored, because each restore starts a new log.
 */
export interface PreviousLogComparison {
  readonly agrees: boolean;
  /** The number of draws that the restore lost. */
  readonly lostDraws: number;
}

export async function comparePreviousLog(
  read: ReadLogFile,
  key: VerifierKey,
  {
    continuations,
    leaves,
    lastCheckpoint,
  }: {
    continuations: readonly LoggedContinuation[];
    leaves: readonly string[];
    lastCheckpoint: Checkpoint | undefined;
  },
): Promise<PreviousLogComparison | undefined> {
  const [name = ''] = new TextDecoder().decode(await read('checkpoint')).split('\n');
  if (name === key.name) return undefined;
  const { publicKey } = key;
  const before = await readCheckpoint(read, { name, publicKey, id: keyIdOf(name, publicKey) });
  // If no entry of the new log describes the old log, the new log must contain all entries of the old log.
  const whole = { size: before.size, root: before.root, kept: before.size };
  const { size, root, kept } = continuations.findLast(({ origin }) => origin === name) ?? whole;
  const entries = await readEntries(read, before.size);
  const old = entries.map(hashLeaf);
  const wasSeen =
    lastCheckpoint?.origin !== name || merkleRoot(old.slice(0, lastCheckpoint.size)) === lastCheckpoint.root;
  const agrees =
    wasSeen &&
    before.size === size &&
    before.root === root &&
    merkleRoot(old) === root &&
    kept <= leaves.length &&
    merkleRoot(old.slice(0, kept)) === merkleRoot(leaves.slice(0, kept));
  const lostDraws = entries.slice(kept).filter((bytes) => decodeLogEntry(bytes).type === 'draw').length;
  return { agrees, lostDraws };
}
