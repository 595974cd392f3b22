import { chromiumEngine } from '../chromium/chromium-engine.ts';
import { launchMinimumChromium } from '../chromium/launch-minimum.ts';
import type { Engine } from '../engine.ts';
import { FaultProxy } from '../proxy/fault-proxy.ts';
import { missingApisScript } from './missing-apis.ts';
import { asEdgeReads } from './rewrite-styles.ts';

/** Simulates Edge 15, which runs only on Windows. Starts Chromium 79 and removes the features that Edge 15 lacks. */
export async function launchEdge(): Promise<Engine> {
  const proxy = await FaultProxy.start({
    scripts: [missingApisScript],
    rewrite: (body, type) => (type.startsWith('text/css') ? asEdgeReads(body) : body),
  });
  const engine = chromiumEngine(await launchMinimumChromium(proxy.port));
  return {
    version: `simulated on Chromium ${engine.version}`,
    newVisitor: () => engine.newVisitor(),
    close: async () => {
      await engine.close();
      await proxy.close();
    },
  };
}
