import type { DevTools } from './devtools.ts';

/** Records whether the page of a tab came from the back/forward cache. */
export class CameBack {
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

  /** Returns `kept whole` if the last page came from the cache, else the browser's reason why it did not. */
  how(): string {
    return this.#restored ? 'kept whole' : this.#reasons.join(', ');
  }
}
