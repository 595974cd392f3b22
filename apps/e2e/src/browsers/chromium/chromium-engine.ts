import type { Engine } from '../engine.ts';
import { ChromiumTab } from './chromium-tab.ts';
import type { DevTools, LaunchedBrowser } from './devtools.ts';

async function tabOver(tools: DevTools): Promise<ChromiumTab> {
  const tab = await ChromiumTab.over(tools);
  await tab.refuseServiceWorkers();
  return tab;
}

export function chromiumEngine(launched: LaunchedBrowser): Engine {
  return {
    version: launched.version,
    newVisitor: async () => {
      const visitor = await launched.newVisitor();
      return {
        openTab: async () => tabOver(await visitor.openTab()),
        onTab: (listener) =>
          visitor.onTab((tools) => {
            // Ignores a tab that closes immediately after it opens.
            tabOver(tools).then(listener, () => {});
          }),
        close: () => visitor.close(),
      };
    },
    close: () => launched.close(),
  };
}
