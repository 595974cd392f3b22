import type { OperationId } from '@chada/contract';
import type { Difference } from './check-reply.ts';

export class Findings {
  readonly #found = new Map<string, Difference[]>();
  readonly untestedReason: string;

  constructor(untestedReason: string) {
    this.untestedReason = untestedReason;
  }

  tried(id: OperationId, ...differences: readonly Difference[]): void {
    this.#found.set(id, [...(this.#found.get(id) ?? []), ...differences]);
  }

  of(id: string): readonly Difference[] | undefined {
    return this.#found.get(id);
  }
}
