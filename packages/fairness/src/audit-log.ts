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
import type { WeightChange } from './weight-table-history.ts';

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
export interface AuditedCheckpoint extends Checkpoint {
  readonly seenAt: string;
}

export interface AuditResult {
  readonly findings: readonly AuditFinding[];
  /**
   * The checkpoint to keep for the next audit. If the log is unreadable or was rewritten, this is still the checkpoint
   * of the previous audit.
   */
  readonly checkpoint: AuditedCheckpoint | undefined;
  readonly entries: number;
  readonly weightChanges: readonly WeightChange[];
  readonly continuations: readonly LoggedContinuation[];
  /**
   * The number of draws that a restore of the database lost. Undefined if the audit did not read the old log, which
   * ended at the restore.
   */
  readonly lostDraws: number | undefined;
  /** The number of entries that the previous audit saw and a later restore lost. */
  readonly lostEntries: number;
}

export interface LogToAudit {
  readonly read: ReadLogFile;
  readonly key: VerifierKey;
  readonly lastCheckpoint?: AuditedCheckpoint | undefined;
  readonly now: Date;
  /** Reads a file of the old log, as the file was before the database was restored. */
  readonly readPreviousLog?: ReadLogFile | undefined;
}

interface SurvivingEntries {
  /** The number of entries that the previous audit saw and the log still contains. */
  readonly size: number;
  readonly lost: number;
}

function findSurvivingEntries(
  lastCheckpoint: AuditedCheckpoint,
  { origin }: Checkpoint,
  { entries, leaves }: { entries: readonly Uint8Array[]; leaves: readonly string[] },
): SurvivingEntries | undefined {
  if (lastCheckpoint.origin === origin) return { size: lastCheckpoint.size, lost: 0 };
  const { continuations } = auditEntries(entries);
  const hasAll =
    leaves.length >= lastCheckpoint.size &&
    merkleRoot(leaves.slice(0, lastCheckpoint.size)) === lastCheckpoint.root;
  if (hasAll && continuations.some(({ index }) => index >= lastCheckpoint.size))
    return { size: lastCheckpoint.size, lost: 0 };
  const continuation = continuations.find(
    (loggedContinuation) =>
      loggedContinuation.origin === lastCheckpoint.origin && loggedContinuation.size >= lastCheckpoint.size,
  );
  if (!continuation) return undefined;
  const size = Math.min(lastCheckpoint.size, continuation.kept);
  return { size, lost: lastCheckpoint.size - size };
}

function compareLogs(
  checkpoint: Checkpoint,
  leaves: readonly string[],
  {
    lastCheckpoint,
    surviving,
  }: { lastCheckpoint: AuditedCheckpoint | undefined; surviving: SurvivingEntries | undefined },
): AuditFinding | undefined {
  if (merkleRoot(leaves) !== checkpoint.root) {
    return { fault: 'rootDiffers', message: 'The entries do not give the root of the signed checkpoint.' };
  }
  if (!lastCheckpoint) return undefined;
  if (!surviving) {
    const message = `The log is named ${checkpoint.origin} and not ${lastCheckpoint.origin}, and no entry states that it continues that log; it was replaced.`;
    return { fault: 'logReplaced', message };
  }
  if (surviving.lost === 0 && merkleRoot(leaves.slice(0, lastCheckpoint.size)) !== lastCheckpoint.root) {
    const message = `The first ${lastCheckpoint.size} entries differ from those that were signed before ${lastCheckpoint.seenAt}; the log was rewritten or forked.`;
    return { fault: 'logRewritten', message };
  }
  return undefined;
}

const differs: AuditFinding = {
  fault: 'continuationDiffers',
  message: 'The log before the restore is not the one that this log states to continue.',
};
const nothing = { weightChanges: [], continuations: [], lostDraws: undefined, lostEntries: 0 };

export async function auditLog({
  read,
  key,
  lastCheckpoint,
  now,
  readPreviousLog,
}: LogToAudit): Promise<AuditResult> {
  try {
    const checkpoint = await readCheckpoint(read, key);
    const stopped = (finding: AuditFinding, entries: number): AuditResult => ({
      findings: [finding],
      checkpoint: lastCheckpoint,
      entries,
      ...nothing,
    });
    if (
      lastCheckpoint &&
      lastCheckpoint.origin === checkpoint.origin &&
      checkpoint.size < lastCheckpoint.size
    ) {
      const message = `The log had ${lastCheckpoint.size} entries before and has ${checkpoint.size} now; entries were removed.`;
      return stopped({ fault: 'logShrank', message }, checkpoint.size);
    }
    const entries = await readEntries(read, checkpoint.size);
    const leaves = entries.map(hashLeaf);
    const surviving = lastCheckpoint && findSurvivingEntries(lastCheckpoint, checkpoint, { entries, leaves });
    const finding = compareLogs(checkpoint, leaves, { lastCheckpoint, surviving });
    if (finding) return stopped(finding, entries.length);
    const lastAuditAt = lastCheckpoint && new Date(lastCheckpoint.seenAt);
    const { findings, weightChanges, continuations } = auditEntries(entries, {
      now,
      lastSize: surviving?.size,
      lastAuditAt,
    });
    const old =
      readPreviousLog &&
      (await comparePreviousLog(readPreviousLog, key, { continuations, leaves, lastCheckpoint }));
    return {
      findings: old && !old.agrees ? [...findings, differs] : findings,
      checkpoint: { ...checkpoint, seenAt: now.toISOString() },
      entries: entries.length,
      weightChanges: weightChanges.filter(({ index }) => index >= (surviving?.size ?? 0)),
      continuations,
      lostDraws: old?.lostDraws,
      lostEntries: surviving?.lost ?? 0,
    };
  } catch (error) {
    if (!(error instanceof LogFileError)) throw error;
    const finding = { fault: error.fault, message: error.message };
    return { findings: [finding], checkpoint: lastCheckpoint, entries: 0, ...nothing };
  }
}
