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

/** A fault of the server. `message` is English. `index` is missing if the fault does not concern a single entry. */
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
  /**
   * The checkpoint to keep for the next audit. If the log is unreadable or was rewritten, this is the previous audit's
   * checkpoint.
   */
  readonly seen: SeenCheckpoint | undefined;
  readonly entries: number;
}

export interface LogToAudit {
  readonly read: ReadLogFile;
  readonly key: VerifierKey;
  /** The checkpoint that the previous audit kept. */
  readonly seen?: SeenCheckpoint | undefined;
  readonly now: Date;
}

/**
 * Compares the entries with the root of the checkpoint, and the older entries with the root that the previous audit
 * kept.
 */
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

/** Reads a complete log, compares it with the checkpoint of the previous audit, and checks all entries. */
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
