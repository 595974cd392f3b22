import type { DevTools } from './devtools.ts';

export class FrameContexts {
  readonly #tools: DevTools;
  readonly #contexts = new Map<string, number>();

  /**
   * The constructor must run before `Runtime.enable` is sent, because Chromium reports the existing frames in response
   * to `Runtime.enable`.
   */
  constructor(tools: DevTools) {
    this.#tools = tools;
    tools.on('Runtime.executionContextCreated', ({ context }) => {
      const { frameId, isDefault }: { frameId?: string; isDefault?: boolean } = context.auxData ?? {};
      if (frameId !== undefined && isDefault === true) this.#contexts.set(frameId, context.id);
    });
  }

  async contextOf(address: RegExp): Promise<number | undefined> {
    const { frameTree } = await this.#tools.send('Page.getFrameTree');
    const found = (frameTree.childFrames ?? []).find(({ frame }) => address.test(frame.url));
    return found === undefined ? undefined : this.#contexts.get(found.frame.id);
  }
}
