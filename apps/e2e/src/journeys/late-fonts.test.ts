import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pause } from '../bad-input/page-faults.ts';
import { Browser, phone } from '../browsers/browser.ts';
import { assertSupported } from '../browsers/limits.ts';
import type { Page } from '../browsers/page.ts';
import { fontShift, layoutShift } from '../layout-shift.ts';
import { TestActor } from '../test-actor.ts';
import { seedOf, shareOf } from '../seeded-share.ts';
import { settle } from '../settle.ts';
import { brand, textsOf } from '../texts.ts';
import { workerEnvironment } from '../worker-environment.ts';

const actor = new TestActor(workerEnvironment());
const fontDelayMs = 8000;

function widths(page: Page, fontFamily: string): Promise<{ readonly site: number; readonly device: number }> {
  return page.evaluate((family) => {
    const widthIn = (fonts: string): number => {
      const text = document.createElement('span');
      text.textContent = '\u0e17\u0e35\u0e48\u0e19\u0e35\u0e48\u0e40\u0e23\u0e32';
      text.style.cssText = 'position:fixed;top:0;left:0;visibility:hidden;white-space:nowrap;font-size:40px';
      text.style.fontFamily = fonts;
      document.body.appendChild(text);
      const { width } = text.getBoundingClientRect();
      text.remove();
      return width;
    };
    const all = getComputedStyle(document.body).fontFamily;
    const first = all.indexOf(',');
    if (!all.slice(0, first).includes(family)) throw new Error(`The page's first font is not ${family}.`);
    return { site: widthIn(all), device: widthIn(all.slice(first + 1)) };
  }, fontFamily);
}

describe('fonts that load after 8 s', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await Browser.launch('current');
  });
  afterAll(() => browser.close());

  const pages = workerEnvironment().clientIds.flatMap((clientId) =>
    ['/', '/login'].map((path) => ({ clientId, path })),
  );
  it.concurrent.each(shareOf(pages, 2, seedOf('late fonts')))(
    "$path of $clientId shows its text at once, and in the brand's font in the same visit",
    async ({ clientId, path }) => {
      assertSupported('woff2');
      const { fontFamily } = brand(clientId).theme;
      const page = await (await browser.newUser(phone)).openTab();
      let release = (): void => {};
      const isMeasured = new Promise<void>((resolve) => (release = resolve));
      const until = Promise.all([isMeasured, pause(fontDelayMs)]).then(() => ({ kind: 'none' }) as const);
      await page.inject({ url: /\.woff2?$/, fault: { kind: 'hold', until } });
      await page.goto(actor.site(clientId, path));
      await page.see(textsOf(clientId)('common.username'));
      await page.waitFor('the style of the brand', () =>
        page.evaluate((family) => getComputedStyle(document.body).fontFamily.includes(family), fontFamily),
      );
      const before = await widths(page, fontFamily);
      expect(before.site).toBe(before.device);
      const heldUntil = await page.evaluate(() => performance.now());
      release();
      await page.waitFor(
        'text in the font of the brand',
        async () => {
          const { site, device } = await widths(page, fontFamily);
          return site !== device;
        },
        fontDelayMs + 6000,
      );
      await settle(page);
      expect(await layoutShift(page, heldUntil)).toBeLessThan(fontShift(browser));
      expect(page.browserErrors.consoleErrors()).toEqual([]);
    },
  );
});
