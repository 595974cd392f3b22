import type { OperationId } from '@chada/contract';
import type { Difference } from './check-reply.ts';

/** The differences that the run found when it tried to break promises, by operation. */
export class Findings {
  readonly #found = new Map<string, Difference[]>();
  /** The reason why the run could not try a break of play. */
  readonly untried: string;

  constructor(untried: string) {
    this.untried = untried;
  }

  /** Records that the run tried the promise of an operation, and the differences that it found. */
  tried(id: OperationId, ...differences: readonly Difference[]): void {
    this.#found.set(id, [...(this.#found.get(id) ?? []), ...differences]);
  }

  /** Undefined if no promise of the operation was tried. */
  of(id: string): readonly Difference[] | undefined {
    return this.#found.get(id);
  }
}
