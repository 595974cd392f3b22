import type { Engine } from '../engine.ts';
import { ChromiumTab } from './chromium-tab.ts';
import type { LaunchedBrowser } from './devtools.ts';

/** Wraps a launched Chromium as an engine. */
export function chromiumEngine(launched: LaunchedBrowser): Engine {
  return {
    version: launched.version,
    newVisitor: async () => {
      const visitor = await launched.newVisitor();
      return {
        openTab: async () => ChromiumTab.over(await visitor.openTab()),
        onTab: (listener) =>
          visitor.onTab((tools) => {
            // A tab that closes at once is ignored.
            ChromiumTab.over(tools).then(listener, () => {});
          }),
        close: () => visitor.close(),
      };
    },
    close: () => launched.close(),
  };
}
