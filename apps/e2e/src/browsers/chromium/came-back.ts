import type { DevTools } from './devtools.ts';

/** How a tab came to the page that it shows: whether the browser had kept it whole, in its back/forward cache. */
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

  /** `kept whole`, or why the browser had not kept the page that it went back to last, in its own words. */
  how(): string {
    return this.#restored ? 'kept whole' : this.#reasons.join(', ');
  }
}
