import type { Operation } from '@chada/contract';
import type { Target } from '../../browsers/target.ts';
import type { Identity } from '../../test-actor.ts';
import type { StartingAssets, FaultCase } from './fault-case.ts';

export type Recovery = 'lost answer' | 'online again' | 'signed in again' | 'open again';

export interface Write {
  readonly operation: Operation;
  /** The person who writes: `visitor` has an account but is signed out, and `nobody` has no account. */
  readonly as: 'member' | 'visitor' | 'nobody';
  readonly assets?: StartingAssets;
  readonly identity?: () => Identity;
  readonly before?: (faultCase: FaultCase) => Promise<void>;
  readonly fillIn: (faultCase: FaultCase) => Promise<void>;
  readonly press: (faultCase: FaultCase) => Target;
  readonly retryTarget?: (faultCase: FaultCase, isRefused: boolean) => Target;
  readonly afterDone?: {
    readonly message: (faultCase: FaultCase) => string;
    readonly press: (faultCase: FaultCase) => Target;
  };
  readonly done: (faultCase: FaultCase) => Promise<void>;
  readonly effects: (faultCase: FaultCase) => Promise<number>;
  readonly input?: (faultCase: FaultCase) => Promise<Readonly<Record<string, string>>>;
  readonly unknown?: (faultCase: FaultCase, offline: boolean) => string;
  readonly recovers?: readonly Recovery[];
  readonly alreadyDoneText?: (faultCase: FaultCase) => string;
  readonly movesCredit?: true;
  readonly harmless?: true;
  readonly firstTabOnly?: true;
  readonly alwaysSucceeds?: true;
  /** True if the API also executes the operation during maintenance. */
  readonly servedInMaintenance?: true;
}
