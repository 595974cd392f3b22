import type { Operation } from '@chada/contract';
import type { Target } from '../../browsers/target.ts';
import type { Newcomer } from '../../hands.ts';
import type { Gifts, Scene } from './scene.ts';

/** An event after which a write may complete without another press. */
export type Recovery = 'lost answer' | 'online again' | 'signed in again' | 'open again';

/** A write operation as a member makes it, and how to verify that it was made once. */
export interface Write {
  readonly operation: Operation;
  /** Who makes the write: a signed-in member, a signed-out member, or a person who is not a member. */
  readonly as: 'member' | 'visitor' | 'nobody';
  readonly gifts?: Gifts;
  readonly who?: () => Newcomer;
  /** Creates the data that the write needs. */
  readonly before?: (scene: Scene) => Promise<void>;
  /** Opens the screen and fills in the form, up to the last press. */
  readonly reach: (scene: Scene) => Promise<void>;
  readonly press: (scene: Scene) => Target;
  /** The control that retries, by default the first one; `known` means that the write was certainly not made. */
  readonly again?: (scene: Scene, known: boolean) => Target;
  /** If the page learns after a lost response that the write was made: its message and the control that continues. */
  readonly afterDone?: {
    readonly told: (scene: Scene) => string;
    readonly press: (scene: Scene) => Target;
  };
  /** Waits until the member sees that the write succeeded. */
  readonly done: (scene: Scene) => Promise<void>;
  /** Returns how often the database records the write. */
  readonly effects: (scene: Scene) => Promise<number>;
  /** Returns the current values of the typed fields, by label. */
  readonly typed?: (scene: Scene) => Promise<Readonly<Record<string, string>>>;
  /** Returns the message for an unknown result. */
  readonly unknown?: (scene: Scene, offline: boolean) => string;
  /** Events after which the write completes by itself: the site repeats a draw, or finds that it was made. */
  readonly recovers?: readonly Recovery[];
  /** Returns the message for a retry after a lost response, if the write can't be made twice. */
  readonly doneBefore?: (scene: Scene) => string;
  /** True if the credit in the header changes. */
  readonly movesCredit?: true;
  /** True if repeated effects do no harm, such as sessions that expire. */
  readonly harmless?: true;
  /** True if only the first of two tabs can make the write. */
  readonly firstTabOnly?: true;
  /** True if the write succeeds for the member in any case, so no failure is reported (decision 2). */
  readonly whateverComes?: true;
}
