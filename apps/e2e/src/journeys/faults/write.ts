import type { Operation } from '@chada/contract';
import type { Target } from '../../browsers/target.ts';
import type { Identity } from '../../test-actor.ts';
import type { StartingAssets, FaultCase } from './fault-case.ts';

/** An event after which the site may complete a write operation without another press. */
export type Recovery = 'lost answer' | 'online again' | 'signed in again' | 'open again';

/** A write operation with the member's actions and a check of its effects. */
export interface Write {
  readonly operation: Operation;
  /**
   * The person who starts the write operation. `visitor` is a signed-out member, `nobody` is a person without a membership.
   */
  readonly as: 'member' | 'visitor' | 'nobody';
  readonly assets?: StartingAssets;
  readonly who?: () => Identity;
  /** Creates the data that the write operation needs. */
  readonly before?: (faultCase: FaultCase) => Promise<void>;
  /** Opens the screen and fills in the form, but does not press the last button. */
  readonly fillIn: (faultCase: FaultCase) => Promise<void>;
  readonly press: (faultCase: FaultCase) => Target;
  /**
   * The control that retries the write operation. Default: the control of `press`. `isRefused` is true if the server
   * has definitely not executed the operation.
   */
  readonly retryTarget?: (faultCase: FaultCase, isRefused: boolean) => Target;
  /**
   * The page's message and control after a lost response, if the page finds out that the server has executed the write
   * operation.
   */
  readonly afterDone?: {
    readonly message: (faultCase: FaultCase) => string;
    readonly press: (faultCase: FaultCase) => Target;
  };
  /** Waits until the page reports success. */
  readonly done: (faultCase: FaultCase) => Promise<void>;
  /** Returns how many times the write operation has taken effect, as counted in the database. */
  readonly effects: (faultCase: FaultCase) => Promise<number>;
  /** Returns the typed values by the labels of their fields. */
  readonly typed?: (faultCase: FaultCase) => Promise<Readonly<Record<string, string>>>;
  /** Returns the message for an unknown outcome. */
  readonly unknown?: (faultCase: FaultCase, offline: boolean) => string;
  /** Events after which the site completes the write operation without another press. */
  readonly recovers?: readonly Recovery[];
  /** Returns the message for a retry after a lost response, if the write operation can't be executed twice. */
  readonly alreadyDoneText?: (faultCase: FaultCase) => string;
  /** True if the credit in the header changes. */
  readonly movesCredit?: true;
  /** True if repeated effects are harmless, such as additional sessions. */
  readonly harmless?: true;
  /** True if only the first of two tabs can execute the write operation. */
  readonly firstTabOnly?: true;
  /** True if the write operation always succeeds for the member, so that no failure is reported (decision 2). */
  readonly alwaysSucceeds?: true;
}
