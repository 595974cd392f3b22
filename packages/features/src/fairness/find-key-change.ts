import type { LogRestore, ReadLogFile } from '@chada/fairness/log';
import type { StoredLogState } from '@chada/stores/fairness';
import type { Verifier } from './verifier.ts';

/**
 * `restored`: the brand restored a backup, which changed the log's key. `replaced`: the log does not continue the log
 * that the browser has seen before.
 */
export type KeyChangeKind =
  | { readonly kind: 'restored'; readonly restore: LogRestore; readonly log: StoredLogState }
  | { readonly kind: 'replaced' };

/**
 * Finds out why the log's key has changed. Returns undefined if the key has not changed. Rejects if the log can't be
 * read.
 */
export async function findKeyChange(
  { findRestore, parseVerifierKey, readCheckpoint }: Verifier,
  read: ReadLogFile,
  logKey: string,
  stored: StoredLogState | undefined,
): Promise<KeyChangeKind | undefined> {
  if (stored === undefined || stored.key === logKey) return undefined;
  const key = parseVerifierKey(logKey);
  const checkpoint = await readCheckpoint(read, key);
  const restore = await findRestore(stored, key, read, checkpoint);
  const { size, root } = checkpoint;
  return restore ? { kind: 'restored', restore, log: { size, root, key: logKey } } : { kind: 'replaced' };
}
