import type { Operation } from '@chada/contract';
import type { Target } from '../../browsers/target.ts';
import type { Identity } from '../../test-actor.ts';
import type { StartingAssets, FaultCase } from './fault-case.ts';

/** An event after which the site may complete a write operation without another press. */
export type Recovery = 'lost answer' | 'online again' | 'signed in again' | 'open again';

/** A write operation, the member's actions that send it, and a check of its effects. */
export interface Write {
  readonly operation: Operation;
  /**
   * The person who starts the operation. `visitor` has an account but is signed out. `nobody` has no account.
   */
  readonly as: 'member' | 'visitor' | 'nobody';
  readonly assets?: StartingAssets;
  readonly who?: () => Identity;
  readonly before?: (faultCase: FaultCase) => Promise<void>;
  /** Opens the screen and fills in the form, but does not press the last button. */
  readonly fillIn: (faultCase: FaultCase) => Promise<void>;
  readonly press: (faultCase: FaultCase) => Target;
  /**
   * The control that retries the write operation. Default: the control of `press`. `isRefused` is true if the
   * server has definitely not executed the operation.
   */
  readonly retryTarget?: (faultCase: FaultCase, isRefused: boolean) => Target;
  /**
   * The message and the control that the page shows if it finds out, after a lost response, that the server
   * has executed the operation.
   */
  readonly afterDone?: {
    readonly message: (faultCase: FaultCase) => string;
    readonly press: (faultCase: FaultCase) => Target;
  };
  readonly done: (faultCase: FaultCase) => Promise<void>;
  readonly effects: (faultCase: FaultCase) => Promise<number>;
  readonly typed?: (faultCase: FaultCase) => Promise<Readonly<Record<string, string>>>;
  readonly unknown?: (faultCase: FaultCase, offline: boolean) => string;
  /** After these events, the site completes the operation without another press. */
  readonly recovers?: readonly Recovery[];
  /** The message after a repeated press, if the server can't execute the operation twice. */
  readonly alreadyDoneText?: (faultCase: FaultCase) => string;
  readonly movesCredit?: true;
  /** True if repeated effects are harmless, such as additional sessions. */
  readonly harmless?: true;
  /** True if only the tab that sends the operation first can execute it. */
  readonly firstTabOnly?: true;
  /** True if the operation always succeeds for the member, so that no failure is reported (decision 2). */
  readonly alwaysSucceeds?: true;
}
