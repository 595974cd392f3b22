import { createRequire } from 'node:module';
import puppeteer, { type PuppeteerContext, type PuppeteerPage } from 'puppeteer-core';
import { launchFlags, type DevTools, type LaunchedBrowser, type Visitor } from './devtools.ts';
import { signalOptions } from '../signals.ts';
import { binFolderOf, browserEnv, unpackBrowser } from './unpack.ts';

/** Starts Chromium 79, the oldest supported version (CO-05). `proxyPort` is the port of a proxy on this computer. */
export async function launchMinimumChromium(proxyPort?: number): Promise<LaunchedBrowser> {
  const binFolder = binFolderOf(createRequire(import.meta.url).resolve('chrome-aws-lambda'));
  const unpacked = await unpackBrowser('chromium-79', binFolder);
  const browser = await puppeteer.launch({
    executablePath: unpacked.executable,
    args: launchFlags(proxyPort),
    env: { ...process.env, ...browserEnv(unpacked) },
    headless: true,
    ...signalOptions(),
    defaultViewport: null,
  });
  const version = await browser.version();
  return {
    version: version.replace(/^\D*/, ''),
    isConnected: () => browser.isConnected(),
    newVisitor: async () => visitorOf(await browser.createIncognitoBrowserContext()),
    close: () => browser.close(),
  };
}

function visitorOf(context: PuppeteerContext): Visitor {
  let opening = false;
  const connect = async (page: PuppeteerPage): Promise<DevTools> =>
    Object.assign(await page.target().createCDPSession(), {
      frameTexts: () =>
        Promise.all(
          page
            .mainFrame()
            .childFrames()
            .map((frame) => frame.evaluate(() => document.body.innerText)),
        ),
    });
  return {
    openTab: async () => {
      opening = true;
      const page = await context.newPage().finally(() => (opening = false));
      return connect(page);
    },
    onTab: (listener) => {
      context.on('targetcreated', (target) => {
        if (!opening && target.type() === 'page')
          target
            .page()
            .then(connect)
            .then(listener, () => {});
      });
    },
    close: () => context.close(),
  };
}
