import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { launchFlags, type DevTools, type LaunchedBrowser, type Visitor } from './devtools.ts';
import { signalOptions } from '../signals.ts';
import { binFolderOf, browserEnv, fontEnv, unpackBrowser } from './unpack.ts';

export async function launchCurrentChromium(flags: readonly string[] = []): Promise<LaunchedBrowser> {
  const { executablePath, env } = await findExecutable();
  const browser = await chromium.launch({
    executablePath,
    env,
    args: [...launchFlags(), ...flags],
    // Enables the back/forward cache, as in the browsers of members. Without this option, the launcher disables the
    // cache.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    headless: true,
    ...signalOptions(),
  });
  return {
    version: browser.version(),
    isConnected: () => browser.isConnected(),
    newVisitor: async () => visitorOf(await browser.newContext({ viewport: null })),
    close: () => browser.close(),
  };
}

async function findExecutable(): Promise<{ executablePath: string; env: Record<string, string> }> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
  const installed = process.env['CHROMIUM_PATH'] ?? installedChrome();
  if (installed !== undefined) {
    if (!existsSync(installed)) throw new Error(`CHROMIUM_PATH is ${installed}, but no such file exists.`);
    return { executablePath: installed, env: { ...env, ...fontEnv() } };
  }
  const binFolder = binFolderOf(fileURLToPath(import.meta.resolve('@sparticuz/chromium')));
  const unpacked = await unpackBrowser('chromium-153', binFolder);
  return { executablePath: unpacked.executable, env: { ...env, ...browserEnv(unpacked) } };
}

function installedChrome(): string | undefined {
  const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return candidates.find((path) => existsSync(path));
}

async function visitorOf(context: BrowserContext): Promise<Visitor> {
  const connect = async (page: Page): Promise<DevTools> =>
    Object.assign(await context.newCDPSession(page), {
      frameTexts: () =>
        Promise.all(
          page
            .mainFrame()
            .childFrames()
            .map((frame) => frame.evaluate(() => document.body.innerText)),
        ),
    });
  let opening = false;
  return {
    openTab: async () => {
      opening = true;
      return connect(await context.newPage().finally(() => (opening = false)));
    },
    onTab: (listener) => {
      context.on('page', (page) => {
        if (!opening) connect(page).then(listener, () => {});
      });
    },
    close: () => context.close(),
  };
}
