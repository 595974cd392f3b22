import { auditEntries, type EntryFault } from './audit-entries.ts';
import type { Checkpoint, VerifierKey } from './checkpoint.ts';
import {
  LogFileError,
  readCheckpoint,
  readEntries,
  type LogFileFault,
  type ReadLogFile,
} from './log-reader.ts';
import { hashLeaf, merkleRoot } from './merkle-tree.ts';

export type AuditFault = EntryFault | LogFileFault | 'logShrank' | 'logRewritten' | 'rootDiffers';

/** A fault of the server, in English, with the entry in which it was found if there is one. */
export interface AuditFinding {
  readonly fault: AuditFault;
  readonly message: string;
  readonly index?: number;
}

/** The checkpoint that an auditor keeps from one audit to the next. */
export interface SeenCheckpoint extends Checkpoint {
  readonly seenAt: string;
}

export interface AuditResult {
  readonly findings: readonly AuditFinding[];
  /** The checkpoint to keep. After a finding about the log itself, this is the one that was kept before. */
  readonly seen: SeenCheckpoint | undefined;
  readonly entries: number;
}

export interface LogToAudit {
  readonly read: ReadLogFile;
  readonly key: VerifierKey;
  /** The result of the audit before. */
  readonly seen?: SeenCheckpoint | undefined;
  readonly now: Date;
}

/** Compares the log with what was signed before, and its entries with its root. */
function compareLogs(
  checkpoint: Checkpoint,
  leaves: readonly string[],
  seen: SeenCheckpoint | undefined,
): AuditFinding | undefined {
  if (merkleRoot(leaves) !== checkpoint.root) {
    return { fault: 'rootDiffers', message: 'The entries do not give the root of the signed checkpoint.' };
  }
  if (seen && merkleRoot(leaves.slice(0, seen.size)) !== seen.root) {
    const message = `The first ${seen.size} entries differ from those that were signed before ${seen.seenAt}; the log was rewritten or forked.`;
    return { fault: 'logRewritten', message };
  }
  return undefined;
}

/** Reads a complete log, compares it with the checkpoint of the audit before, and checks all its entries. */
export async function auditLog({ read, key, seen, now }: LogToAudit): Promise<AuditResult> {
  try {
    const checkpoint = await readCheckpoint(read, key);
    if (seen && checkpoint.size < seen.size) {
      const message = `The log had ${seen.size} entries before and has ${checkpoint.size} now; entries were removed.`;
      return { findings: [{ fault: 'logShrank', message }], seen, entries: checkpoint.size };
    }
    const entries = await readEntries(read, checkpoint.size);
    const broken = compareLogs(checkpoint, entries.map(hashLeaf), seen);
    if (broken) return { findings: [broken], seen, entries: entries.length };
    const seenAt = seen && new Date(seen.seenAt);
    const findings = auditEntries(entries, { now, seenSize: seen?.size, seenAt });
    return { findings, seen: { ...checkpoint, seenAt: now.toISOString() }, entries: entries.length };
  } catch (error) {
    if (!(error instanceof LogFileError)) throw error;
    return { findings: [{ fault: error.fault, message: error.message }], seen, entries: 0 };
  }
}
