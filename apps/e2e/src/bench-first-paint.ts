import { join } from 'node:path';
import { createSiteServer, type HostedBrand, hostFolders, listenLocally } from '@chada/tooling/site-server';
import type { DevTools, LaunchedBrowser } from './browsers/chromium/devtools.ts';
import { phoneNetwork } from './bench/phone.ts';
import { launchCurrentChromium } from './browsers/chromium/launch-current.ts';
import { launchMinimumChromium } from './browsers/chromium/launch-minimum.ts';
import { startEnvironment } from './environment.ts';
import { runProgram } from './run-program.ts';

/**
 * `pnpm bench:first-paint [RUNS]` measures the time until the login page and the home page are visible on a slow phone,
 * on the same phone with a slower network, and in Chromium 79. The exit code is 1 if the current browser misses a goal.
 */
const runs = Number(process.argv[2] ?? '5');
const goalRatio = 0.65;

const slowNetwork = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

interface Column {
  readonly name: string;
  readonly launch: () => Promise<LaunchedBrowser>;
  readonly network: typeof slowNetwork;
  readonly hasGoal: boolean;
}

const columns: readonly Column[] = [
  { name: '1.6 Mbit/s', launch: launchCurrentChromium, network: phoneNetwork, hasGoal: true },
  { name: '400 kbit/s', launch: launchCurrentChromium, network: slowNetwork, hasGoal: true },
  { name: 'Chromium 79', launch: () => launchMinimumChromium(), network: phoneNetwork, hasGoal: false },
];

const screen = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

interface Visit {
  readonly paintMs: number;
  readonly shift: number;
  readonly scriptBytes: number;
}

function asStatic(brand: HostedBrand): HostedBrand {
  return {
    ...brand,
    read: (path) => {
      const body = brand.read(path);
      if (body === undefined || !path.endsWith('.html')) return body;
      const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;
      const styles = /<style data-file="([^"]+)">[\s\S]*?<\/style>/g;
      const linked = body.toString().replace(styles, '<link rel="stylesheet" href="$1" />');
      return Buffer.from(linked.replace(scripts, ''));
    },
  };
}

/** Like current browsers, ignores a picture that fills the window. Chromium 79 counts the background of the page. */
async function paintOf(tab: DevTools): Promise<{ paintMs: number; shift: number }> {
  const expression = `new Promise((resolve) => {
    let [{ startTime: paintMs } = { startTime: 0 }] = performance.getEntriesByName('first-contentful-paint'), shift = 0;
    new PerformanceObserver((list) => { for (const e of list.getEntries()) if (e.size < innerWidth * innerHeight) paintMs = e.startTime; })
      .observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => { for (const e of list.getEntries()) shift += e.value; })
      .observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(paintMs + ' ' + shift), 300);
  })`;
  const { result } = await tab.send('Runtime.evaluate', { expression, awaitPromise: true });
  const [paintMs = Number.NaN, shift = Number.NaN] = String(result.value).split(' ').map(Number);
  return { paintMs, shift };
}

async function visit(browser: LaunchedBrowser, url: string, network: Column['network']): Promise<Visit> {
  const visitor = await browser.newVisitor();
  const tab = await visitor.openTab();
  const paths = new Map<string, string>();
  const sent = new Map<string, number>();
  tab.on('Network.responseReceived', ({ requestId, response }) => {
    paths.set(requestId, new URL(response.url).pathname);
  });
  tab.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId) ?? '';
    sent.set(path, (sent.get(path) ?? 0) + encodedDataLength);
  });
  const loaded = new Promise<void>((resolve) => tab.on('Page.loadEventFired', () => resolve()));
  for (const domain of ['Page', 'Runtime', 'Network'] as const) await tab.send(`${domain}.enable`);
  await tab.send('Emulation.setDeviceMetricsOverride', screen);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await tab.send('Network.emulateNetworkConditions', network);
  await tab.send('Page.navigate', { url });
  await loaded;
  await new Promise((resolve) => setTimeout(resolve, 4000));
  const paint = await paintOf(tab);
  const expression = 'fetch(location.href).then((answer) => answer.text())';
  const { result } = await tab.send('Runtime.evaluate', { expression, awaitPromise: true });
  const named = new Set(String(result.value).match(/\/assets\/[\w.-]+\.js(?=")/g));
  const scriptBytes = [...named].reduce((sum, path) => sum + (sent.get(path) ?? 0), 0);
  await visitor.close();
  return { ...paint, scriptBytes };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

interface Sites {
  readonly clientId: string;
  readonly sitePort: number;
  readonly plainPort: number;
}

async function measureColumn(
  browser: LaunchedBrowser,
  { name, network, hasGoal }: Column,
  { clientId, sitePort, plainPort }: Sites,
): Promise<void> {
  try {
    for (const path of ['/login', '/']) {
      const stamped: Visit[] = [];
      const saved: Visit[] = [];
      for (let run = 0; run < runs; run += 1) {
        saved.push(await visit(browser, `http://${clientId}.localhost:${plainPort}${path}`, network));
        stamped.push(await visit(browser, `http://${clientId}.localhost:${sitePort}${path}`, network));
      }
      const ms = (visits: readonly Visit[]): number => median(visits.map(({ paintMs }) => paintMs));
      const ratio = ms(stamped) / ms(saved);
      const shift = Math.max(...stamped.map((item) => item.shift));
      const bytes = median(stamped.map(({ scriptBytes }) => scriptBytes));
      console.log(
        [
          `${name.padEnd(12)}${path.padEnd(7)}`,
          `largest paint ${ms(stamped).toFixed(0)} ms, static ${ms(saved).toFixed(0)} ms,`,
          `ratio ${ratio.toFixed(2)} (goal: at most ${goalRatio});`,
          `shift ${shift.toFixed(3)} (goal: 0);`,
          `JavaScript ${(bytes / 1000).toFixed(1)} kB`,
        ].join(' '),
      );
      if (hasGoal && (ratio > goalRatio || shift > 0.001)) process.exitCode = 1;
    }
  } finally {
    await browser.close();
  }
}

await runProgram(async (program) => {
  const { addresses } = await program.launch(() => startEnvironment(program.signal));
  const brands = hostFolders(join(addresses.folder, 'stamped')).map(asStatic);
  const plain = createSiteServer({ brands: () => brands, apiOrigin: addresses.apiUrl });
  const { clientIds, sitePort } = addresses;
  const [clientId = ''] = clientIds;
  try {
    const plainPort = await listenLocally(plain, 0);
    for (const column of columns) {
      const browser = await program.launch(column.launch);
      await measureColumn(browser, column, { clientId, sitePort, plainPort });
    }
  } finally {
    await new Promise((resolve) => plain.close(resolve));
  }
});
