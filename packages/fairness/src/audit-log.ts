import { auditEntries, type EntryFault, type LoggedContinuation } from './audit-entries.ts';
import type { Checkpoint, VerifierKey } from './checkpoint.ts';
import { comparePreviousLog } from './compare-previous-log.ts';
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
  | EntryFault
  | LogFileFault
  | 'logShrank'
  | 'logRewritten'
  | 'logReplaced'
  | 'rootDiffers'
  | 'continuationDiffers';

/** A fault that an audit found. `index` is present only if the fault concerns a single entry. */
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
   * The checkpoint to keep for the next audit. If the log is unreadable or was rewritten, this is still the checkpoint
   * of the previous audit.
   */
  readonly seen: SeenCheckpoint | undefined;
  readonly entries: number;
  readonly weightChanges: readonly WeightChange[];
  readonly continuations: readonly LoggedContinuation[];
  /**
   * The number of draws that a restore of the database lost. Undefined if the audit did not read the old log, which
   * ended at the restore.
   */
  readonly lostDraws: number | undefined;
  /** The number of entries that the previous audit saw and a later restore lost. */
  readonly lostSeen: number;
}

export interface LogToAudit {
  readonly read: ReadLogFile;
  readonly key: VerifierKey;
  readonly seen?: SeenCheckpoint | undefined;
  readonly now: Date;
  /** Reads a file of the old log, as the file was before the database was restored. */
  readonly readPreviousLog?: ReadLogFile | undefined;
}

interface Before {
  /** The number of entries that the previous audit saw and the log still contains. */
  readonly size: number;
  readonly lost: number;
}

function partToKeep(
  seen: SeenCheckpoint,
  { origin }: Checkpoint,
  { entries, leaves }: { entries: readonly Uint8Array[]; leaves: readonly string[] },
): Before | undefined {
  if (seen.origin === origin) return { size: seen.size, lost: 0 };
  const { continuations } = auditEntries(entries);
  const hasAll = leaves.length >= seen.size && merkleRoot(leaves.slice(0, seen.size)) === seen.root;
  if (hasAll && continuations.some(({ index }) => index >= seen.size)) return { size: seen.size, lost: 0 };
  const continuation = continuations.find(
    (loggedContinuation) => loggedContinuation.origin === seen.origin && loggedContinuation.size >= seen.size,
  );
  if (!continuation) return undefined;
  const size = Math.min(seen.size, continuation.kept);
  return { size, lost: seen.size - size };
}

function compareLogs(
  checkpoint: Checkpoint,
  leaves: readonly string[],
  { seen, before }: { seen: SeenCheckpoint | undefined; before: Before | undefined },
): AuditFinding | undefined {
  if (merkleRoot(leaves) !== checkpoint.root) {
    return { fault: 'rootDiffers', message: 'The entries do not give the root of the signed checkpoint.' };
  }
  if (!seen) return undefined;
  if (!before) {
    const message = `The log is named ${checkpoint.origin} and not ${seen.origin}, and no entry states that it continues that log; it was replaced.`;
    return { fault: 'logReplaced', message };
  }
  if (before.lost === 0 && merkleRoot(leaves.slice(0, seen.size)) !== seen.root) {
    const message = `The first ${seen.size} entries differ from those that were signed before ${seen.seenAt}; the log was rewritten or forked.`;
    return { fault: 'logRewritten', message };
  }
  return undefined;
}

const differs: AuditFinding = {
  fault: 'continuationDiffers',
  message: 'The log before the restore is not the one that this log states to continue.',
};
const nothing = { weightChanges: [], continuations: [], lostDraws: undefined, lostSeen: 0 };

export async function auditLog({ read, key, seen, now, readPreviousLog }: LogToAudit): Promise<AuditResult> {
  try {
    const checkpoint = await readCheckpoint(read, key);
    const stopped = (finding: AuditFinding, entries: number): AuditResult => ({
      findings: [finding],
      seen,
      entries,
      ...nothing,
    });
    if (seen && seen.origin === checkpoint.origin && checkpoint.size < seen.size) {
      const message = `The log had ${seen.size} entries before and has ${checkpoint.size} now; entries were removed.`;
      return stopped({ fault: 'logShrank', message }, checkpoint.size);
    }
    const entries = await readEntries(read, checkpoint.size);
    const leaves = entries.map(hashLeaf);
    const before = seen && partToKeep(seen, checkpoint, { entries, leaves });
    const broken = compareLogs(checkpoint, leaves, { seen, before });
    if (broken) return stopped(broken, entries.length);
    const seenAt = seen && new Date(seen.seenAt);
    const { findings, weightChanges, continuations } = auditEntries(entries, {
      now,
      seenSize: before?.size,
      seenAt,
    });
    const old =
      readPreviousLog && (await comparePreviousLog(readPreviousLog, key, { continuations, leaves, seen }));
    return {
      findings: old && !old.agrees ? [...findings, differs] : findings,
      seen: { ...checkpoint, seenAt: now.toISOString() },
      entries: entries.length,
      weightChanges: weightChanges.filter(({ index }) => index >= (before?.size ?? 0)),
      continuations,
      lostDraws: old?.lostDraws,
      lostSeen: before?.lost ?? 0,
    };
  } catch (error) {
    if (!(error instanceof LogFileError)) throw error;
    const finding = { fault: error.fault, message: error.message };
    return { findings: [finding], seen, entries: 0, ...nothing };
  }
}
