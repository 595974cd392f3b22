import type { EngineTab } from './engine.ts';
import { callText } from './evaluate.ts';
import { waitLimit } from './limits.ts';
import { defaultTimeoutMs } from './wait-for.ts';

const pollMs = 40;

export class Frames {
  readonly #tab: EngineTab;

  constructor(tab: EngineTab) {
    this.#tab = tab;
  }

  async evaluate<A extends readonly unknown[], R>(
    address: RegExp,
    run: (...args: A) => R | null,
    ...args: A
  ): Promise<NonNullable<Awaited<R>>>;
  async evaluate(
    address: RegExp,
    run: (...args: never[]) => unknown,
    ...args: readonly unknown[]
  ): Promise<unknown> {
    const end = Date.now() + waitLimit(defaultTimeoutMs);
    for (;;) {
      const result = await this.#tab.evaluateInFrame(address, callText(run, args));
      if (result !== null && result !== undefined) return result;
      if (Date.now() > end) throw new Error(`The frame ${String(address)} did not answer.`);
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  }
}
