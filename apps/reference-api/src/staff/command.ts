import type { Satang } from '@chada/domain';
import type { StaffRole } from '../database/staff-tables.ts';
import type { Deps } from '../deps.ts';
import type { PayoutDeps } from '../modules/withdrawal/payout.ts';
import type { Actor } from './actor.ts';
import type { RecordDone } from './audit.ts';
import { StaffRefusal } from './staff-refusal.ts';

/** What commands of staff need. */
export interface StaffDeps
  extends Omit<PayoutDeps, 'bank'>, Pick<Deps, 'bank' | 'brands' | 'games' | 'slipPictures'> {
  /** True if no second person is required. Only in a sandbox. */
  readonly alone?: boolean;
}

/** The arguments of a command: the words after its name, and its options. */
export interface Given {
  readonly words: readonly string[];
  readonly brand: string | undefined;
  /** Identifies the event; empty for a command that takes none. */
  readonly reference: string;
  readonly options: Readonly<Record<string, string | undefined>>;
  /** The name of the person who runs it; `undefined` where persons are not distinguished. */
  readonly actor?: string | undefined;
  /** The amount that counts towards the person's limit; `undefined` where no limit applies. */
  readonly countedSatang?: number | undefined;
}

/** The money that a command moves, and its brand. */
export interface Stake {
  /** `undefined` for money of no brand. */
  readonly clientId: string | undefined;
  readonly amountSatang: Satang;
  /** When a second person is required; above the brand's amount by default. */
  readonly second?: 'always' | 'never';
}

/** A command of staff: its syntax, its roles, its effect and its output lines. */
export interface Command {
  readonly name: string;
  readonly usage: string;
  readonly help: string;
  /** True if it changes nothing; everyone may run it. */
  readonly reads?: boolean;
  /** True for a command that reads data of members; it is audited. */
  readonly showsMembers?: boolean;
  /** The roles that may run it besides the owner. */
  readonly roles?: readonly StaffRole[];
  /** True if it changes a brand, which `--brand` must name. */
  readonly needsBrand?: boolean;
  /** True if it needs `--reference`; the same reference again changes nothing. */
  readonly needsReference?: boolean;
  /** Names of other options. */
  readonly options?: readonly string[];
  /** Returns the money that it moves, which counts towards limits. */
  readonly stake?: (deps: StaffDeps, given: Given) => Promise<Stake>;
  /** Runs it. `deps.db` is the transaction that records it as done, unless it runs in steps. */
  readonly run: (deps: StaffDeps, given: Given, recordDone: RecordDone<string[]>) => Promise<string[]>;
  /** True for several transactions with a bank or provider between them: it calls `recordDone` in that of its effect. */
  readonly inSteps?: boolean;
  /** Replaces `run` for a command that depends on the person; it writes its own audit. */
  readonly runsAs?: (deps: StaffDeps, given: Given, actor: Actor) => Promise<string[]>;
}

/** The `run` of a command that has only `runsAs`. */
export const onlyAPerson = (): Promise<never> =>
  Promise.reject(new StaffRefusal('only a person with a key can do this'));
