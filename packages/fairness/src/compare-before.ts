import type { LoggedContinuation } from './audit-entries.ts';
import { keyIdOf, type Checkpoint, type VerifierKey } from './checkpoint.ts';
import { decodeLogEntry } from './log-entry.ts';
import { readCheckpoint, readEntries, type ReadLogFile } from './log-reader.ts';
import { hashLeaf, merkleRoot } from './merkle-tree.ts';

/** The result of comparing a log with the previous log. A restore of the database starts a new log. */
export interface LogBefore {
  readonly agrees: boolean;
  /** The number of draws that the restore lost. */
  readonly lostDraws: number;
}

/** After several restores, the log names several logs before. Without a match, the signature of the last is refused. */
async function findEntry(
  read: ReadLogFile,
  continuations: readonly LoggedContinuation[],
): Promise<LoggedContinuation | undefined> {
  const [origin] = new TextDecoder().decode(await read('checkpoint')).split('\n');
  return continuations.findLast((one) => one.origin === origin) ?? continuations.at(-1);
}

export async function compareBefore(
  read: ReadLogFile,
  key: VerifierKey,
  {
    continuations,
    leaves,
    seen,
  }: {
    continuations: readonly LoggedContinuation[];
    leaves: readonly string[];
    seen: Checkpoint | undefined;
  },
): Promise<LogBefore | undefined> {
  const continuation = await findEntry(read, continuations);
  if (!continuation) return undefined;
  const { origin: name, size, root, kept } = continuation;
  const { publicKey } = key;
  const before = await readCheckpoint(read, { name, publicKey, id: keyIdOf(name, publicKey) });
  const entries = await readEntries(read, before.size);
  const old = entries.map(hashLeaf);
  const wasSeen = seen?.origin !== name || merkleRoot(old.slice(0, seen.size)) === seen.root;
  const agrees =
    wasSeen &&
    before.size === size &&
    before.root === root &&
    merkleRoot(old) === root &&
    merkleRoot(old.slice(0, kept)) === merkleRoot(leaves.slice(0, kept));
  const lostDraws = entries.slice(kept).filter((bytes) => decodeLogEntry(bytes).type === 'draw').length;
  return { agrees, lostDraws };
}
