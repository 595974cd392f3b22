import type { DevTools } from './devtools.ts';

export class PageRestoration {
  #restored = false;
  #reasons: readonly string[] = [];

  constructor(tools: DevTools) {
    tools.on('Page.frameNavigated', ({ frame, type }) => {
      if (frame.parentId === undefined) this.#restored = type === 'BackForwardCacheRestore';
    });
    tools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      this.#reasons = notRestoredExplanations.map(({ reason }) => reason);
    });
  }

  /**
   * Returns `from cache` if the page came from the back/forward cache. Otherwise returns the reasons why the browser
   * did not use the cache.
   */
  how(): string {
    return this.#restored ? 'from cache' : this.#reasons.join(', ');
  }
}
