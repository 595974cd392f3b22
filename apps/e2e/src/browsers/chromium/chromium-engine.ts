import type { Engine } from '../engine.ts';
import { ChromiumTab } from './chromium-tab.ts';
import type { LaunchedBrowser } from './devtools.ts';

export function chromiumEngine(launched: LaunchedBrowser): Engine {
  return {
    version: launched.version,
    newVisitor: async () => {
      const visitor = await launched.newVisitor();
      return {
        openTab: async () => ChromiumTab.over(await visitor.openTab()),
        onTab: (listener) =>
          visitor.onTab((tools) => {
            // Ignores a tab that closes immediately after it opens.
            ChromiumTab.over(tools).then(listener, () => {});
          }),
        close: () => visitor.close(),
      };
    },
    close: () => launched.close(),
  };
}
