import { demoMember } from '@chada/reference-api/demo-member';
import { ChromiumTab } from '../browsers/chromium/chromium-tab.ts';
import type { DevTools, LaunchedBrowser } from '../browsers/chromium/devtools.ts';
import { Page } from '../browsers/page.ts';
import { textsOf } from '../texts.ts';

/**
 * The performance goals are set for a phone with 1.6 Mbit/s, a latency of 150 ms, and a processor that is slowed down
 * by a factor of four.
 */
export const phoneNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
export const slowProcessor = { rate: 4 };
const viewport = { width: 412, height: 823 };

export interface Phone {
  readonly page: Page;
  readonly tools: DevTools;
  readonly site: string;
  fillSignIn(): Promise<void>;
  pressSignIn(): Promise<void>;
}

export async function openPhone(browser: LaunchedBrowser, clientId: string, port: number): Promise<Phone> {
  const t = textsOf(clientId);
  const tools = await (await browser.newVisitor()).openTab();
  const tab = await ChromiumTab.over(tools);
  // The tab bypasses service workers. If one is registered, Chromium loads a picture once for each element that shows it.
  await tab.refuseServiceWorkers();
  const page = await Page.over(tab, viewport);
  return {
    page,
    tools,
    site: `http://${clientId}.localhost:${port}`,
    async fillSignIn() {
      await page.fill(t('common.username'), demoMember.username);
      await page.fill(t('common.password'), demoMember.password);
    },
    pressSignIn: () => page.click('button', t('session.submit')),
  };
}

export async function enter(phone: Phone): Promise<void> {
  await phone.page.goto(`${phone.site}/login`);
  await phone.fillSignIn();
  await phone.pressSignIn();
  await phone.page.waitForPath('/auth/dashboard');
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns the nearest-rank percentile. `share` is between 0 and 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
