import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser, phone } from '../browsers/browser.ts';
import type { PlainFault } from '../browsers/faults.ts';
import { browsersOfRun } from '../browsers/limits.ts';
import type { Page } from '../browsers/page.ts';
import { openMembership, signIn } from '../membership.ts';
import { seedOf, shareOf } from '../seeded-share.ts';
import { startJourney, type Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import { workerEnvironment } from '../worker-environment.ts';

const clientId = journeyBrand('chaba');
const path = '/auth/deposit';
const timerSpeedUp = 5;

const missingParts = (page: Page, title: string): Promise<string[]> =>
  page.evaluate(
    (to, expected) =>
      [
        ['title', document.title.indexOf(expected) >= 0],
        ['tab', document.querySelector(`nav a[href="${to}"][aria-current]`) !== null],
        ['skeleton', document.querySelector('main [aria-busy=true] .ck-skeleton') !== null],
      ].reduce<string[]>((names, [name, isShown]) => (isShown ? names : names.concat(String(name))), []),
    path,
    title,
  );

const browsers = browsersOfRun(['current', 'minimum']);
describe.each(shareOf(browsers, browsers.length, seedOf('slow screens')))(
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
      const identity = await openMembership(actor, clientId);
      await page.resize(phone);
      await page.device.speedUpTimer('setTimeout', timerSpeedUp);
      const until = new Promise<PlainFault>((resolve) => (release = () => resolve({ kind: 'none' })));
      const url = /\/assets\/deposit-[\w-]+\.js/;
      await page.inject({ url, times: 1, fault: { kind: 'hold', until } });
      await signIn(page, actor.site(clientId), identity, t);
    });
    afterEach(() => journey.user.close());
    const press = (): Promise<void> => journey.page.clickAt(`nav a[href="${path}"]`);

    it('shows its title, its tab and a skeleton at once, then a loading message, then a retry', async () => {
      const { page, t } = journey;
      const startTimeouts = await page.device.holdTimeouts();
      await press();
      let missing: readonly string[] = [];
      await page.waitFor(
        () => `the ${missing.join(', ')}`,
        async () => {
          missing = await missingParts(page, t('shell.deposit'));
          return missing.length === 0;
        },
      );
      expect(await page.text()).not.toContain(t('shell.pageLoadingSlow'));
      await startTimeouts(5_000);
      await page.see(t('shell.pageLoadingSlow'));
      expect(await page.has({ role: 'button', name: t('common.retry') })).toBe(false);
      await startTimeouts();
      await page.seeRole('button', t('common.retry'));
      await page.click('button', t('common.retry'));
      await page.see(t('deposit.amountLabel'));
      expect(new URL(await page.url()).pathname).toBe('/auth/deposit');
      release();
    });

    it('appears when its code has loaded, with the focus on its heading', async () => {
      const { page, t } = journey;
      await press();
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
