import type { Satang } from '@chada/domain';
import type { StaffRole } from '../database/staff-tables.ts';
import type { Deps } from '../deps.ts';
import type { PayoutDeps } from '../modules/withdrawal/payout.ts';
import type { Actor } from './actor.ts';
import type { RecordDone } from './audit.ts';
import { StaffRefusal } from './staff-refusal.ts';

export interface StaffDeps
  extends Omit<PayoutDeps, 'bank'>, Pick<Deps, 'bank' | 'brands' | 'games' | 'slipPictures'> {
  /** True in a sandbox: commands never need the approval of a second person. */
  readonly alone?: boolean;
}

/** The words after the command's name, and the options. */
export interface CommandInput {
  readonly words: readonly string[];
  readonly brand: string | undefined;
  /** The value of `--reference`; empty if the command has none. */
  readonly reference: string;
  readonly options: Readonly<Record<string, string | undefined>>;
  /** The name of the staff member; `undefined` in tests without staff members. */
  readonly actor?: string | undefined;
  /** The amount that counts towards the staff member's daily limit. */
  readonly countedSatang?: number | undefined;
}

/** The money that a command moves, which counts towards the daily limit of the staff member. */
export interface CountedAmount {
  /** `undefined` if the money belongs to no brand. */
  readonly clientId: string | undefined;
  readonly amountSatang: Satang;
  /** The need for the approval of a second person. Default: only for amounts above the brand's limit. */
  readonly second?: 'always' | 'never';
}

export interface Command {
  readonly name: string;
  readonly usage: string;
  readonly help: string;
  /** True if the command changes nothing. Every staff member may run such a command. */
  readonly reads?: boolean;
  /** True if the command shows members' data. Every use of such a command is audited. */
  readonly showsMembers?: boolean;
  /** The roles that may run the command, in addition to owners. */
  readonly roles?: readonly StaffRole[];
  /** True if `--brand` is required. */
  readonly needsBrand?: boolean;
  /** True if `--reference` is required. Running the command again with the same reference changes nothing. */
  readonly needsReference?: boolean;
  /** Names of the command's options, except `--brand` and `--reference`. */
  readonly options?: readonly string[];
  /** Returns the money that the command would move. */
  readonly countedAmount?: (deps: StaffDeps, given: CommandInput) => Promise<CountedAmount>;
  /** Runs the command. `deps.db` is the transaction that also records the command as done, unless `inSteps` is true. */
  readonly run: (deps: StaffDeps, given: CommandInput, recordDone: RecordDone<string[]>) => Promise<string[]>;
  /** True if the command uses several transactions. `run` then calls `recordDone` in the transaction of the effect. */
  readonly inSteps?: boolean;
  /** Replaces `run` if the effect depends on the staff member. This function writes its own audit record. */
  readonly runsAs?: (deps: StaffDeps, given: CommandInput, actor: Actor) => Promise<string[]>;
}

/** Refuses a run without a staff member. Commands with `runsAs` use this function as `run`. */
export const rejectWithoutPerson = (): Promise<never> =>
  Promise.reject(new StaffRefusal('only a person with a key can do this'));
