import { FairnessError } from './errors.ts';
import {
  decodeLogEntry,
  hashClientSeed,
  type ActivationEntry,
  type CommitmentEntry,
  type ContinuationEntry,
  type DrawEntry,
  type LogEntry,
  type RevealEntry,
  type WeightsEntry,
} from './log-entry.ts';
import { isCommittedSeed } from './server-seed.ts';
import { verifyDraw } from './verify-draw.ts';
import { hashWeightTable } from './weight-table.ts';
import { WeightTableHistory, type WeightChange } from './weight-table-history.ts';

/** A fault of the server, found in the entries of the log. */
export type EntryFault =
  | 'entryInvalid'
  | 'commitmentRepeated'
  | 'commitmentMissing'
  | 'clientSeedReplaced'
  | 'twoActivePairs'
  | 'twoPendingPairs'
  | 'drawOutsidePair'
  | 'drawOfOtherMember'
  | 'nonceMissing'
  | 'nonceRepeated'
  | 'weightsUnknown'
  | 'weightsChanged'
  | 'weightsOfOtherGame'
  | 'weightsReplaced'
  | 'seedSwapped'
  | 'drawsHidden'
  | 'outcomeDiffers'
  | 'revealRepeated'
  | 'revealOverdue'
  | 'entryBackdated'
  | 'continuationInvalid'
  | 'pairOutlivesRestore';

export interface EntryFinding {
  readonly fault: EntryFault;
  readonly index: number;
  readonly message: string;
}

interface LoggedDraw {
  readonly entry: DrawEntry;
  readonly index: number;
}

export type LoggedContinuation = ContinuationEntry & { readonly index: number };

interface Pair {
  readonly member: string;
  activation: ActivationEntry | undefined;
  draws: LoggedDraw[];
  revealed: boolean;
  /** True if the server created the seed pair before a restore of the database. */
  isBeforeRestore: boolean;
}

export interface AuditOptions {
  /** The current time. Without this time, the audit can't report a reveal as overdue. */
  readonly now?: Date | undefined;
  /** The number of entries that the log had at the time `seenAt`. */
  readonly lastSize?: number | undefined;
  readonly lastAuditAt?: Date | undefined;
}

const REVEAL_WITHIN_MS = 50 * 3_600_000;
/** The permitted difference between the clocks of server and auditor, in milliseconds. */
const CLOCK_MARGIN_MS = 10 * 60_000;

const weightsMessages = {
  weightsUnknown: 'used weights that were not published before it.',
  weightsOfOtherGame: 'used the weights of another game.',
  weightsReplaced: 'used weights that had been replaced; the server could choose between tables.',
} as const;

class Auditor {
  readonly findings: EntryFinding[] = [];
  readonly continuations: LoggedContinuation[] = [];
  readonly #pairs = new Map<string, Pair>();
  readonly #active = new Map<string, string>();
  readonly #pending = new Map<string, string>();
  readonly #tables = new WeightTableHistory();

  #report(fault: EntryFault, index: number, message: string): void {
    this.findings.push({ fault, index, message: `Entry ${index}: ${message}` });
  }

  #commit({ commitment, member }: CommitmentEntry, index: number): void {
    if (this.#pairs.has(commitment)) {
      this.#report(
        'commitmentRepeated',
        index,
        'this commitment was logged before; two pairs share a server seed.',
      );
      return;
    }
    if (this.#pending.has(member)) {
      const message =
        'the member’s earlier commitment has no client seed yet; the server could exchange it for this one.';
      this.#report('twoPendingPairs', index, message);
    }
    this.#pending.set(member, commitment);
    this.#pairs.set(commitment, {
      member,
      activation: undefined,
      draws: [],
      revealed: false,
      isBeforeRestore: false,
    });
  }

  #activate(entry: ActivationEntry, index: number): void {
    const pair = this.#pairs.get(entry.commitment);
    if (!pair) {
      const message = 'a client seed was taken before the commitment was logged; the server could know it.';
      this.#report('commitmentMissing', index, message);
      return;
    }
    if (pair.activation) {
      this.#report(
        'clientSeedReplaced',
        index,
        'the client seed of this pair was replaced without a new pair.',
      );
      return;
    }
    if (this.#active.has(pair.member)) {
      this.#report(
        'twoActivePairs',
        index,
        'the member’s earlier pair is not revealed; the server could choose one.',
      );
    }
    pair.activation = entry;
    if (this.#pending.get(pair.member) === entry.commitment) this.#pending.delete(pair.member);
    this.#active.set(pair.member, entry.commitment);
  }

  get weightChanges(): readonly WeightChange[] {
    return this.#tables.changes;
  }

  #publish(entry: WeightsEntry, index: number): void {
    if (hashWeightTable(entry.weightTable) !== entry.weightsHash) {
      this.#report('weightsChanged', index, 'the weight table differs from its hash.');
    } else this.#tables.publish(entry, index);
  }

  #draw(entry: DrawEntry, index: number): void {
    const pair = this.#pairs.get(entry.commitment);
    if (!pair?.activation || pair.revealed) {
      const when = pair?.revealed === true ? 'after its server seed was revealed' : 'without a client seed';
      this.#report('drawOutsidePair', index, `a draw used a pair ${when}.`);
      return;
    }
    if (pair.member !== entry.member) {
      this.#report('drawOfOtherMember', index, 'a draw used the pair of another member.');
    }
    if (pair.isBeforeRestore) {
      const message = 'a draw used a pair from before a restore; the server may have shown its seed before.';
      this.#report('pairOutlivesRestore', index, message);
    }
    const expected = pair.draws.length;
    if (entry.nonce > expected) {
      this.#report(
        'nonceMissing',
        index,
        `nonce ${entry.nonce} follows ${expected - 1}; a draw was left out.`,
      );
    } else if (entry.nonce < expected) {
      this.#report('nonceRepeated', index, `nonce ${entry.nonce} was used before; a draw was repeated.`);
    }
    const fault = this.#tables.countDraw(entry);
    if (fault) this.#report(fault, index, `the draw of ${entry.game} ${weightsMessages[fault]}`);
    pair.draws.push({ entry, index });
  }

  #reveal(entry: RevealEntry, index: number): void {
    const pair = this.#pairs.get(entry.commitment);
    if (!pair?.activation || pair.revealed) {
      this.#report(
        'revealRepeated',
        index,
        'a pair was revealed that has no client seed or was revealed before.',
      );
      return;
    }
    pair.revealed = true;
    if (this.#active.get(pair.member) === entry.commitment) this.#active.delete(pair.member);
    if (!isCommittedSeed(entry.serverSeed, entry.commitment)) {
      this.#report(
        'seedSwapped',
        index,
        'the revealed server seed is not the committed one; it was exchanged.',
      );
      return;
    }
    if (hashClientSeed(entry.clientSeed) !== pair.activation.clientSeedHash) {
      this.#report('clientSeedReplaced', index, 'the revealed client seed is not the one that was taken.');
      return;
    }
    if (entry.draws !== pair.draws.length) {
      const message = `the pair made ${entry.draws} draws, but the log has ${pair.draws.length}; draws were left out.`;
      this.#report('drawsHidden', index, message);
    }
    for (const draw of pair.draws) this.#recompute(draw, entry);
  }

  #recompute({ entry, index }: LoggedDraw, { serverSeed, clientSeed, commitment }: RevealEntry): void {
    const weightTable = this.#tables.get(entry.weightsHash);
    if (!weightTable) return;
    const { nonce, weightsHash } = entry;
    const verdict = verifyDraw({
      serverSeed,
      clientSeed,
      commitment,
      nonce,
      weightsHash,
      weightTable,
      index: entry.index,
    });
    if (!verdict.ok) this.#report('outcomeDiffers', index, verdict.message);
  }

  #continue(entry: ContinuationEntry, index: number): void {
    const { size, kept } = entry;
    if (kept > index || kept >= size) {
      const message = `a restore can't keep ${kept} entries of ${size} here.`;
      this.#report('continuationInvalid', index, message);
      return;
    }
    this.continuations.push({ ...entry, index });
    for (const pair of this.#pairs.values()) pair.isBeforeRestore = true;
  }

  #follow(entry: LogEntry, index: number): void {
    if (entry.type === 'commitment') this.#commit(entry, index);
    else if (entry.type === 'activation') this.#activate(entry, index);
    else if (entry.type === 'weights') this.#publish(entry, index);
    else if (entry.type === 'draw') this.#draw(entry, index);
    else if (entry.type === 'continuation') this.#continue(entry, index);
    else this.#reveal(entry, index);
  }

  read(bytes: Uint8Array, index: number, { lastSize, lastAuditAt }: AuditOptions): void {
    try {
      const entry = decodeLogEntry(bytes);
      const isNew = lastSize !== undefined && lastAuditAt !== undefined && index >= lastSize;
      if (isNew && Date.parse(entry.at) < lastAuditAt.getTime() - CLOCK_MARGIN_MS) {
        const message = `the entry states ${entry.at}, but was not in the log at ${lastAuditAt.toISOString()}; it is backdated.`;
        this.#report('entryBackdated', index, message);
      }
      this.#follow(entry, index);
    } catch (error) {
      if (!(error instanceof FairnessError)) throw error;
      this.#report('entryInvalid', index, error.message);
    }
  }

  finish(now: Date): void {
    for (const pair of this.#pairs.values()) {
      const [first] = pair.draws;
      if (!first || pair.revealed) continue;
      if (now.getTime() - Date.parse(first.entry.at) > REVEAL_WITHIN_MS) {
        this.#report('revealOverdue', first.index, 'the server seed of this draw is still not revealed.');
      }
    }
  }
}

export interface EntryAudit {
  readonly findings: readonly EntryFinding[];
  readonly weightChanges: readonly WeightChange[];
  readonly continuations: readonly LoggedContinuation[];
}

export function auditEntries(entries: readonly Uint8Array[], options: AuditOptions = {}): EntryAudit {
  const auditor = new Auditor();
  for (const [index, bytes] of entries.entries()) auditor.read(bytes, index, options);
  if (options.now) auditor.finish(options.now);
  const { findings, weightChanges, continuations } = auditor;
  return { findings, weightChanges, continuations };
}
