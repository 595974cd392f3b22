import * as z from 'zod/mini';
import type { EngineTab, EngineVisitor } from '../engine.ts';
import type { Bidi } from './bidi.ts';
import { FirefoxTab } from './firefox-tab.ts';

const created = z.object({
  context: z.string(),
  parent: z.nullish(z.string()),
  userContext: z.string(),
});

export class FirefoxVisitor implements EngineVisitor {
  readonly #bidi: Bidi;
  readonly #userContext: string;
  #isOpening = false;

  private constructor(bidi: Bidi, userContext: string) {
    this.#bidi = bidi;
    this.#userContext = userContext;
  }

  static async create(bidi: Bidi): Promise<FirefoxVisitor> {
    const { userContext } = await bidi.send(
      'browser.createUserContext',
      {},
      z.object({ userContext: z.string() }),
    );
    return new FirefoxVisitor(bidi, userContext);
  }

  async openTab(): Promise<EngineTab> {
    this.#isOpening = true;
    const { context } = await this.#bidi
      .send(
        'browsingContext.create',
        // Each tab needs its own window, because Firefox does not paint or animate background tabs.
        { type: 'window', userContext: this.#userContext },
        z.object({ context: z.string() }),
      )
      .finally(() => (this.#isOpening = false));
    return FirefoxTab.over(this.#bidi, context);
  }

  onTab(listener: (tab: EngineTab) => void): void {
    this.#bidi.on('browsingContext.contextCreated', created, ({ context, parent, userContext }) => {
      const isOwnTab = (parent ?? null) === null && userContext === this.#userContext;
      if (isOwnTab && !this.#isOpening) FirefoxTab.over(this.#bidi, context).then(listener, () => {});
    });
  }

  async close(): Promise<void> {
    await this.#bidi.run('browser.removeUserContext', { userContext: this.#userContext });
  }
}
