import { auditEntries, type EntryFault, type LoggedContinuation } from './audit-entries.ts';
import type { Checkpoint, VerifierKey } from './checkpoint.ts';
import { compareBefore } from './compare-before.ts';
import {
  LogFileError,
  readCheckpoint,
  readEntries,
  type LogFileFault,
  type ReadLogFile,
} from './log-reader.ts';
import { hashLeaf, merkleRoot } from './merkle-tree.ts';
import type { WeightChange } from './weight-tables-seen.ts';

export type AuditFault =
  EntryFault | LogFileFault | 'logShrank' | 'logRewritten' | 'rootDiffers' | 'continuationDiffers';

/** `index` is present only if the fault concerns a single entry. */
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
  /** If the log is unreadable or was rewritten, the checkpoint of the previous audit stays. */
  readonly seen: SeenCheckpoint | undefined;
  readonly entries: number;
  readonly weightChanges: readonly WeightChange[];
  readonly continuations: readonly LoggedContinuation[];
  /** Undefined if the audit did not read the previous log. */
  readonly lostDraws: number | undefined;
}

export interface LogToAudit {
  readonly read: ReadLogFile;
  readonly key: VerifierKey;
  readonly seen?: SeenCheckpoint | undefined;
  readonly now: Date;
  /** Reads a file of the previous log. */
  readonly readBefore?: ReadLogFile | undefined;
}

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

const differs: AuditFinding = {
  fault: 'continuationDiffers',
  message: 'The log before the restore is not the one that this log states to continue.',
};
const nothing = { weightChanges: [], continuations: [], lostDraws: undefined };

export async function auditLog({ read, key, seen, now, readBefore }: LogToAudit): Promise<AuditResult> {
  try {
    const checkpoint = await readCheckpoint(read, key);
    const stopped = (finding: AuditFinding, entries: number): AuditResult => ({
      findings: [finding],
      seen,
      entries,
      ...nothing,
    });
    if (seen && checkpoint.size < seen.size) {
      const message = `The log had ${seen.size} entries before and has ${checkpoint.size} now; entries were removed.`;
      return stopped({ fault: 'logShrank', message }, checkpoint.size);
    }
    const entries = await readEntries(read, checkpoint.size);
    const leaves = entries.map(hashLeaf);
    const broken = compareLogs(checkpoint, leaves, seen);
    if (broken) return stopped(broken, entries.length);
    const seenAt = seen && new Date(seen.seenAt);
    const { findings, weightChanges, continuations } = auditEntries(entries, {
      now,
      seenSize: seen?.size,
      seenAt,
    });
    const continuation = continuations.at(-1);
    const before =
      readBefore && continuation && (await compareBefore(readBefore, key, { continuation, leaves }));
    return {
      findings: before && !before.agrees ? [...findings, differs] : findings,
      seen: { ...checkpoint, seenAt: now.toISOString() },
      entries: entries.length,
      weightChanges: weightChanges.filter(({ index }) => index >= (seen?.size ?? 0)),
      continuations,
      lostDraws: before?.lostDraws,
    };
  } catch (error) {
    if (!(error instanceof LogFileError)) throw error;
    const finding = { fault: error.fault, message: error.message };
    return { findings: [finding], seen, entries: 0, ...nothing };
  }
}
