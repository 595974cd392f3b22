import type { Checkpoint } from './checkpoint.ts';
import { FairnessError } from './errors.ts';
import { decodeLogEntry, type LogEntry } from './log-entry.ts';
import { openProver, readEntry, type ReadLogFile } from './log-reader.ts';
import { verifyInclusion } from './merkle-proof.ts';
import { hashLeaf } from './merkle-tree.ts';

export interface StatedCommitment {
  readonly member: string;
  readonly commitment: string;
  readonly commitmentIndex: number;
}

function decode(bytes: Uint8Array): LogEntry | undefined {
  try {
    return decodeLogEntry(bytes);
  } catch (error) {
    if (error instanceof FairnessError) return undefined;
    throw error;
  }
}

/**
 * True if the signed log contains the commitment at the index `commitmentIndex`. Throws a LogFileError if a file of the
 * log is missing or truncated.
 */
export async function isCommitmentLogged(
  { member, commitment, commitmentIndex: index }: StatedCommitment,
  read: ReadLogFile,
  { size, root }: Checkpoint,
): Promise<boolean> {
  if (index >= size) return false;
  const bytes = await readEntry(read, size, index);
  const entry = decode(bytes);
  const isStated = entry?.type === 'commitment' && entry.member === member && entry.commitment === commitment;
  const proof = await openProver(read, size).proveInclusion(index);
  return isStated && verifyInclusion({ leaf: hashLeaf(bytes), index, size, root, proof });
}
