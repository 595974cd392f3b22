import type { Deps } from '../deps.ts';
import type { PayoutDeps } from '../modules/withdrawal/payout.ts';

/** What commands of staff need of the world. */
export type StaffDeps = PayoutDeps & Pick<Deps, 'bank' | 'brands' | 'slipPictures'>;

/** What a command is given: its words after its name, and the brand it was told. */
export interface Given {
  readonly words: readonly string[];
  readonly brand: string | undefined;
}

/** A command of staff: how it is written, what it does, and what it answers, line by line. */
export interface Command {
  readonly name: string;
  readonly usage: string;
  readonly help: string;
  readonly run: (deps: StaffDeps, given: Given) => Promise<string[]>;
}
