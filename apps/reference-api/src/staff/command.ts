import type { Satang } from '@chada/domain';
import type { TransferRegistry } from '../cells/cell-registry.ts';
import type { StaffRole } from '../database/staff-tables.ts';
import type { Deps } from '../deps.ts';
import type { PayoutDeps } from '../modules/withdrawal/payout.ts';
import type { Actor } from './actor.ts';
import type { RecordSuccess } from './audit.ts';
import type { BrandsElsewhere } from './brands-elsewhere.ts';
import { StaffRefusedError } from './staff-refused-error.ts';

export interface StaffDeps
  extends Omit<PayoutDeps, 'bank'>, Pick<Deps, 'bank' | 'brands' | 'games' | 'slipPictures'> {
  /** True in a sandbox, where no command needs the approval of a second person. */
  readonly withoutApproval?: boolean;
  /** Gives this cell the claim to a bank transfer. Undefined if all brands are in one database. */
  readonly registry?: TransferRegistry | undefined;
  /** The brands that another cell serves. Undefined if all brands are in one database. */
  readonly elsewhere?: BrandsElsewhere | undefined;
}

export interface CommandInput {
  readonly positionals: readonly string[];
  readonly brand: string | undefined;
  readonly reference: string;
  readonly options: Readonly<Record<string, string | undefined>>;
  /** The name of the staff member. Undefined in a sandbox, and in tests without staff. */
  readonly actor?: string | undefined;
  /** The amount that counts towards the staff member's daily limit. */
  readonly countedSatang?: number | undefined;
}

export interface CountedAmount {
  /** The brand to which the money belongs. Undefined if the money belongs to no brand. */
  readonly clientId: string | undefined;
  readonly amountSatang: Satang;
  /**
   * `always` requires a second person, `never` does not. Default: a second person approves amounts above the brand's
   * limit.
   */
  readonly second?: 'always' | 'never';
}

export interface Command {
  readonly name: string;
  readonly usage: string;
  readonly help: string;
  /** True if the command changes nothing. Every staff member may run such a command. */
  readonly reads?: boolean;
  /** True if the command shows members' data. Every use is audited. */
  readonly showsMembers?: boolean;
  /** Maps an option to the roles that may use the option. Owners may use every option. */
  readonly optionRoles?: Readonly<Record<string, readonly StaffRole[]>>;
  /**
   * True if the audit record of a reading command contains the last line of the output. This line must not contain
   * members' data.
   */
  readonly auditsLastLine?: boolean;
  /** Roles that may run the command. Owners may run every command. */
  readonly roles?: readonly StaffRole[];
  readonly needsBrand?: boolean;
  /** Requires `--reference`. A second run with the same reference changes nothing. */
  readonly needsReference?: boolean;
  /** Names of options, except `--brand` and `--reference`. */
  readonly options?: readonly string[];
  readonly countedAmount?: (deps: StaffDeps, input: CommandInput) => Promise<CountedAmount>;
  readonly run: (
    deps: StaffDeps,
    input: CommandInput,
    recordSuccess: RecordSuccess<string[]>,
  ) => Promise<string[]>;
  /**
   * True if the command opens its own transactions. The command can call `recordSuccess` in one of them, so that this
   * transaction also stores the command's result in the audit.
   */
  readonly inSteps?: boolean;
  /** `runsAs` replaces `run` and writes the audit record itself. */
  readonly runsAs?: (deps: StaffDeps, input: CommandInput, actor: Actor) => Promise<string[]>;
}

export const rejectWithoutPerson = (): Promise<never> =>
  Promise.reject(new StaffRefusedError('only a person with a key can do this'));
