import type { DevTools } from './devtools.ts';

/** Tracks the script contexts of a tab's frames. */
export class FrameContexts {
  readonly #tools: DevTools;
  readonly #contexts = new Map<string, number>();

  /** Follows the frames of a tab. Must run before `Runtime.enable`, which reports the existing frames. */
  constructor(tools: DevTools) {
    this.#tools = tools;
    tools.on('Runtime.executionContextCreated', ({ context }) => {
      const { frameId, isDefault }: { frameId?: string; isDefault?: boolean } = context.auxData ?? {};
      if (frameId !== undefined && isDefault === true) this.#contexts.set(frameId, context.id);
    });
  }

  /** Returns the context of the frame whose address matches, or undefined if there is none. */
  async contextOf(address: RegExp): Promise<number | undefined> {
    const { frameTree } = await this.#tools.send('Page.getFrameTree');
    const found = (frameTree.childFrames ?? []).find(({ frame }) => address.test(frame.url));
    return found === undefined ? undefined : this.#contexts.get(found.frame.id);
  }
}
