import type { DevTools } from './devtools.ts';
import { evaluateInContext } from './evaluate.ts';

const patienceMs = 15_000;
const pollMs = 40;

/** The documents of a tab's frames. */
export class Frames {
  readonly #tools: DevTools;
  readonly #contexts = new Map<string, number>();

  /** Follows the frames of a tab; before `Runtime.enable`, or those that are there are not heard of. */
  constructor(tools: DevTools) {
    this.#tools = tools;
    tools.on('Runtime.executionContextCreated', ({ context }) => {
      const { frameId, isDefault }: { frameId?: string; isDefault?: boolean } = context.auxData ?? {};
      if (frameId !== undefined && isDefault === true) this.#contexts.set(frameId, context.id);
    });
  }

  /** Runs a function in the frame whose address fits, again and again until it gives something that is not null. */
  async evaluate<A extends readonly unknown[], R>(
    address: RegExp,
    run: (...args: A) => R | null,
    ...args: A
  ): Promise<NonNullable<Awaited<R>>> {
    const end = Date.now() + patienceMs;
    for (;;) {
      const { frameTree } = await this.#tools.send('Page.getFrameTree');
      const found = (frameTree.childFrames ?? []).find(({ frame }) => address.test(frame.url));
      const contextId = found === undefined ? undefined : this.#contexts.get(found.frame.id);
      const answer =
        contextId === undefined ? null : await evaluateInContext(this.#tools, contextId, run, ...args);
      if (answer !== null && answer !== undefined) return answer;
      if (Date.now() > end) throw new Error(`The frame ${String(address)} gave no answer.`);
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  }
}
