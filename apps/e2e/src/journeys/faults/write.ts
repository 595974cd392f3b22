import type { Operation } from '@chada/contract';
import type { Target } from '../../browsers/target.ts';
import type { Newcomer } from '../../test-actor.ts';
import type { StartingAssets, FaultCase } from './fault-case.ts';

/** An event after which a write may complete without another press. */
export type Recovery = 'lost answer' | 'online again' | 'signed in again' | 'open again';

/** A write operation as a member makes it, and how to verify that it was made once. */
export interface Write {
  readonly operation: Operation;
  /** Who makes the write: a signed-in member, a signed-out member, or a person who is not a member. */
  readonly as: 'member' | 'visitor' | 'nobody';
  readonly assets?: StartingAssets;
  readonly who?: () => Newcomer;
  /** Creates the data that the write needs. */
  readonly before?: (faultCase: FaultCase) => Promise<void>;
  /** Opens the screen and fills in the form, up to the last press. */
  readonly fillIn: (faultCase: FaultCase) => Promise<void>;
  readonly press: (faultCase: FaultCase) => Target;
  /** The control that retries, by default the first one; `isRefused` means that the write was certainly not made. */
  readonly retryTarget?: (faultCase: FaultCase, isRefused: boolean) => Target;
  /** If the page learns after a lost response that the write was made: its message and the control that continues. */
  readonly afterDone?: {
    readonly message: (faultCase: FaultCase) => string;
    readonly press: (faultCase: FaultCase) => Target;
  };
  /** Waits until the member sees that the write succeeded. */
  readonly done: (faultCase: FaultCase) => Promise<void>;
  /** Returns how often the database records the write. */
  readonly effects: (faultCase: FaultCase) => Promise<number>;
  /** Returns the current values of the typed fields, by label. */
  readonly typed?: (faultCase: FaultCase) => Promise<Readonly<Record<string, string>>>;
  /** Returns the message for an unknown result. */
  readonly unknown?: (faultCase: FaultCase, offline: boolean) => string;
  /** Events after which the write completes by itself: the site repeats a draw, or finds that it was made. */
  readonly recovers?: readonly Recovery[];
  /** Returns the message for a retry after a lost response, if the write can't be made twice. */
  readonly alreadyDoneText?: (faultCase: FaultCase) => string;
  /** True if the credit in the header changes. */
  readonly movesCredit?: true;
  /** True if repeated effects do no harm, such as sessions that expire. */
  readonly harmless?: true;
  /** True if only the first of two tabs can make the write. */
  readonly firstTabOnly?: true;
  /** True if the write succeeds for the member in any case, so no failure is reported (decision 2). */
  readonly alwaysSucceeds?: true;
}
