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
  /** Nobody else is there: no second person is asked. Only in a sandbox. */
  readonly alone?: boolean;
}

/** What a command is given: the words after its name, and its options. */
export interface Given {
  readonly words: readonly string[];
  readonly brand: string | undefined;
  /** Names the event in the world; empty for a command that takes none. */
  readonly reference: string;
  readonly options: Readonly<Record<string, string | undefined>>;
  /** The name of the person who gives it; `undefined` where nobody is told apart. */
  readonly actor?: string | undefined;
}

/** The money that a command moves, and the brand that it belongs to. */
export interface Stake {
  /** `undefined` for what belongs to no brand. */
  readonly clientId: string | undefined;
  readonly amountSatang: Satang;
  /** When a second person is asked: above the brand's amount unless said. */
  readonly second?: 'always' | 'never';
}

/** A command of staff: how it is written, who may run it, what it does, and its answer line by line. */
export interface Command {
  readonly name: string;
  readonly usage: string;
  readonly help: string;
  /** Changes nothing: everyone may run it. */
  readonly reads?: boolean;
  /** A read that shows data of members: it is audited. */
  readonly showsMembers?: boolean;
  /** Who may run it next to the owner. */
  readonly roles?: readonly StaffRole[];
  /** Changes a brand, which must be named with `--brand`. */
  readonly needsBrand?: boolean;
  /** Needs `--reference`: the same reference again changes nothing. */
  readonly needsReference?: boolean;
  /** Names of further options. */
  readonly options?: readonly string[];
  /** Returns the money that it moves, which counts towards limits. */
  readonly stake?: (deps: StaffDeps, given: Given) => Promise<Stake>;
  /** Runs it. `deps.db` is the transaction that records it as done, unless it runs in steps. */
  readonly run: (deps: StaffDeps, given: Given, recordDone: RecordDone<string[]>) => Promise<string[]>;
  /** Has several transactions, for it waits for a bank or a provider: it calls `recordDone` in that of its effect. */
  readonly inSteps?: boolean;
  /** In place of `run` for a command that depends on who gives it; it writes its own audit. */
  readonly runsAs?: (deps: StaffDeps, given: Given, actor: Actor) => Promise<string[]>;
}

/** The `run` of a command that has only `runsAs`. */
export const onlyAPerson = (): Promise<never> =>
  Promise.reject(new StaffRefusal('only a person with a key can do this'));
