import type { Operation } from '@chada/contract';
import type { Target } from '../../browsers/target.ts';
import type { Newcomer } from '../../hands.ts';
import type { Gifts, Scene } from './scene.ts';

/** What may come right by itself, without another press. */
export type Recovery = 'lost answer' | 'online again' | 'signed in again' | 'open again';

/** One write of the site as a member makes it, and how one sees that it was made once. */
export interface Write {
  readonly operation: Operation;
  /** Who comes to its screen: a member, a visitor who is a member, or nobody yet. */
  readonly as: 'member' | 'visitor' | 'nobody';
  readonly gifts?: Gifts;
  readonly who?: () => Newcomer;
  /** What has to be there beforehand. */
  readonly before?: (scene: Scene) => Promise<void>;
  /** Goes to the screen and fills in what is asked, up to the last press. */
  readonly reach: (scene: Scene) => Promise<void>;
  readonly press: (scene: Scene) => Target;
  /** The press that tries again; `known` tells that it surely was not done. The same as the first without it. */
  readonly again?: (scene: Scene, known: boolean) => Target;
  /** After a lost answer, if the page learns by itself that the write was done: its sentence and the press that goes on. */
  readonly afterDone?: {
    readonly told: (scene: Scene) => string;
    readonly press: (scene: Scene) => Target;
  };
  /** Waits until the member is told that it is done. */
  readonly done: (scene: Scene) => Promise<void>;
  /** How often it was done, as the books have it. */
  readonly effects: (scene: Scene) => Promise<number>;
  /** What was typed, field by label, and what stands there afterwards. */
  readonly typed?: (scene: Scene) => Promise<Readonly<Record<string, string>>>;
  /** What is told where nobody knows whether it was done. */
  readonly unknown?: (scene: Scene, offline: boolean) => string;
  /** After which of these it comes right by itself: a draw is asked for again, a look shows that it was done. */
  readonly recovers?: readonly Recovery[];
  /** What is told by a second press after a lost answer, where that can't be done again. */
  readonly doneBefore?: (scene: Scene) => string;
  /** The header shows another credit afterwards. */
  readonly movesCredit?: true;
  /** Each answered call has an effect of its own that harms nobody, such as a session that ends by itself. */
  readonly harmless?: true;
  /** Of two tabs at once only the first can have it. */
  readonly firstTabOnly?: true;
  /** Done for the member whatever is answered: nothing is told of a failure (decision 2). */
  readonly whateverComes?: true;
}
