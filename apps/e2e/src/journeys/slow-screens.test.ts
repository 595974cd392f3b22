import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser, phone } from '../browsers/browser.ts';
import type { PlainFault } from '../browsers/faults.ts';
import { browsersOfRun } from '../browsers/limits.ts';
import type { Page } from '../browsers/page.ts';
import { openMembership, signIn } from '../membership.ts';
import { startJourney, type Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import { workerEnvironment } from '../worker-environment.ts';

const clientId = journeyBrand('chaba');
/** The factor by which the page's timers are faster. Without it, the test would wait for 15 s. */
const times = 5;

/** The times when the parts of the page appeared, in milliseconds since the press on a link. */
interface Shown {
  readonly titleMs: number | null;
  readonly tabMs: number | null;
  readonly skeletonMs: number | null;
}

async function noteNextPress(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const shown: Record<string, number> = {};
    Object.assign(window, { shownAfterPress: shown });
    const title = document.title;
    let pressedAt = 0;
    document.addEventListener('click', () => (pressedAt = performance.now()), true);
    const note = (name: string, isShown: boolean): void => {
      if (isShown && pressedAt > 0 && !(name in shown)) shown[name] = performance.now() - pressedAt;
    };
    new MutationObserver(() => {
      note('titleMs', document.title !== title);
      note('tabMs', document.querySelector(`nav a[href="${to}"][aria-current]`) !== null);
      note('skeletonMs', document.querySelector('main [aria-busy=true] .ck-skeleton') !== null);
    }).observe(document, { childList: true, subtree: true, attributes: true });
  }, path);
}
const shownAfterPress = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const shown: Record<string, unknown> = Object(Reflect.get(window, 'shownAfterPress'));
    const at = (name: string): number | null => (name in shown ? Number(shown[name]) : null);
    return { titleMs: at('titleMs'), tabMs: at('tabMs'), skeletonMs: at('skeletonMs') };
  });

describe.each(browsersOfRun(['current', 'minimum']))(
  '[CO-01] a screen whose code loads slowly, in the %s browser',
  (name) => {
    let browser: Browser;
    let journey: Journey;
    let release: () => void;
    beforeAll(async () => {
      browser = await Browser.launch(name);
    });
    afterAll(() => browser.close());
    beforeEach(async () => {
      journey = await startJourney(browser, workerEnvironment(), clientId);
      const { page, actor, t } = journey;
      const who = await openMembership(actor, clientId);
      await page.resize(phone);
      await page.device.speedUpTimer('setTimeout', times);
      const until = new Promise<PlainFault>((resolve) => (release = () => resolve({ kind: 'none' })));
      const url = /\/assets\/deposit-[\w-]+\.js/;
      await page.inject({ url, times: 1, fault: { kind: 'hold', until } });
      await signIn(page, actor.site(clientId), who, t);
      await noteNextPress(page, '/auth/deposit');
      await page.clickAt('nav a[href="/auth/deposit"]');
    });

    it('shows its title, its tab and a skeleton at once, then a loading message, then a retry', async () => {
      const { page, t } = journey;
      await page.see(t('shell.pageLoadingSlow'));
      const { titleMs, tabMs, skeletonMs } = await shownAfterPress(page);
      expect([titleMs, tabMs, skeletonMs].map((ms) => ms !== null && ms < 1000)).toEqual([true, true, true]);
      expect(await page.title()).toContain(t('shell.deposit'));
      expect(await page.has({ role: 'button', name: t('common.retry') })).toBe(false);
      await page.seeRole('button', t('common.retry'), 10_000);
      await page.click('button', t('common.retry'));
      await page.see(t('deposit.amountLabel'));
      expect(new URL(await page.url()).pathname).toBe('/auth/deposit');
      release();
    });

    it('appears when its code has loaded, with the focus on its heading', async () => {
      const { page, t } = journey;
      const topOf = (css: string): Promise<number> =>
        page.evaluate((selector) => {
          const found = document.querySelector(selector);
          return found === null ? -1 : found.getBoundingClientRect().top;
        }, css);
      await page.waitFor(
        'the title',
        async () => (await topOf('.cf-route-fallback .ck-page-header__title')) > 0,
      );
      const titleTop = await topOf('.cf-route-fallback .ck-page-header__title');
      const skeletonTop = await topOf('.cf-route-fallback .ck-skeleton');
      await page.see(t('shell.pageLoadingSlow'));
      expect(await topOf('.cf-route-fallback .ck-skeleton')).toBe(skeletonTop);
      release();
      await page.see(t('deposit.amountLabel'));
      await page.waitFor('the focus on the heading', () =>
        page.evaluate(() => document.activeElement !== null && document.activeElement.tagName === 'H1'),
      );
      expect(await topOf('main h1')).toBeCloseTo(titleTop, 0);
      expect(await page.has({ role: 'button', name: t('common.retry') })).toBe(false);
      expect(page.browserErrors.consoleErrors()).toEqual([]);
    });
  },
);
