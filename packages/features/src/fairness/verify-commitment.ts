import type { FairnessMemory, FairnessState, StoredLogState } from '@chada/stores/fairness';
import type { Verifier } from './verifier.ts';

/**
 * `offline`: the network failed. `unreadable`: the log is unreadable. `wrong`: the log contradicts the server or itself.
 * `keyChanged`: the log's key differs from the key that this browser saw last.
 */
export type LogProblem = 'offline' | 'unreadable' | 'wrong' | 'keyChanged';

export async function verifyCommitment(
  { httpLog, readCheckpoint, checkHistory, isCommitmentLogged, LogFileError, parseVerifierKey }: Verifier,
  address: string,
  { logKey, next, pseudonym }: FairnessState,
  { log }: Pick<FairnessMemory, 'log'>,
): Promise<StoredLogState | LogProblem> {
  const read = httpLog(address);
  try {
    const checkpoint = await readCheckpoint(read, parseVerifierKey(logKey));
    const { size, root } = checkpoint;
    if (log !== undefined && log.key !== logKey) return 'keyChanged';
    if (log !== undefined && (await checkHistory(log, read, checkpoint)).result !== 'ok') return 'wrong';
    const isLogged = await isCommitmentLogged({ member: pseudonym, ...next }, read, checkpoint);
    return isLogged ? { size, root, key: logKey } : 'wrong';
  } catch (error) {
    if (!(error instanceof LogFileError)) return 'offline';
    return error.fault === 'fileTruncated' ? 'wrong' : 'unreadable';
  }
}
