import { demoMember } from '@chada/reference-api/demo-member';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, phone } from '../browsers/browser.ts';
import type { Viewport } from '../browsers/engine.ts';
import { assertSupported } from '../browsers/limits.ts';
import type { Page } from '../browsers/page.ts';
import { TabPool } from '../crawl/tab-pool.ts';
import { TestActor } from '../test-actor.ts';
import { signIn } from '../membership.ts';
import { screensOf } from '../screens.ts';
import { isFullRun, seedOf, shareOf } from '../seeded-share.ts';
import { fontsLoaded, settle } from '../settle.ts';
import { textFaults } from '../text-faults.ts';
import { brand, textsOf } from '../texts.ts';
import { workerEnvironment } from '../worker-environment.ts';

const usualTextPx = 16;

const readers: readonly (Viewport & { readonly textPx: number })[] = [
  { width: 320, height: 568, textPx: usualTextPx },
  { ...phone, textPx: 32 },
];

/**
 * A run tests each reader (a window size and a text size) on one in this many screens. The two readers are tested on
 * different screens.
 */
const divisor = 2 * readers.length;
const seed = seedOf('text sizes');
const { clientIds } = workerEnvironment();

const readersOf = (index: number) =>
  readers.filter((_reader, turn) => isFullRun || (seed + turn) % clientIds.length === index);

describe.each(clientIds.filter((_id, index) => readersOf(index).length > 0))(
  'readable text in %s',
  (clientId) => {
    const actor = new TestActor(workerEnvironment());
    let browser: Browser;
    beforeAll(async () => {
      browser = await Browser.launch('current');
    });
    afterAll(() => browser.close());

    describe.each(readersOf(clientIds.indexOf(clientId)))(
      'at $width px with text of $textPx px',
      (reader) => {
        const tabs = new Map<'visitor' | 'member', TabPool>();
        const openTab = async (user: { openTab(): Promise<Page> }): Promise<Page> => {
          const page = await user.openTab();
          if (reader.textPx !== usualTextPx) await page.device.setTextSize(reader.textPx);
          return page;
        };
        beforeAll(async () => {
          for (const as of ['visitor', 'member'] as const) {
            const user = await browser.newUser(reader);
            const pages = [await openTab(user), await openTab(user)];
            if (as === 'member' && pages[0] !== undefined)
              await signIn(pages[0], actor.site(clientId), demoMember, textsOf(clientId));
            tabs.set(as, new TabPool(pages));
          }
        });

        // The seed modulo the number of brands selects the brand, and the quotient of the seed and this number selects
        // the screens. Each pair of a brand and a screen is therefore possible.
        const offset = readers.indexOf(reader) + Math.floor(seed / clientIds.length);
        const screens = shareOf(screensOf(brand(clientId)), divisor, offset);
        it.concurrent.each(screens)(
          '$name has text of this size without cut-off words',
          async ({ path, as }) => {
            const pool = tabs.get(as);
            if (pool === undefined) throw new Error(`No tab for ${as}.`);
            await pool.use(async (page) => {
              await page.goto(actor.site(clientId, path));
              await page.waitFor('the screen', () => page.has({ css: '.ck-header__inner' }));
              await settle(page);
              expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe(
                `${reader.textPx}px`,
              );
              await fontsLoaded(page);
              const faults = await textFaults(page);
              // Skips the test in browsers without WOFF2, which draw boxes instead of Thai letters. Boxes are wider
              // than letters.
              if (faults.length > 0) assertSupported('woff2');
              expect(faults).toEqual([]);
              expect(await stickyHeaderRows(page)).toBe(1);
            });
          },
        );
      },
    );
  },
);

function stickyHeaderRows(page: Page): Promise<number> {
  return page.evaluate(() => {
    const rows: number[] = [];
    for (const element of Array.from(
      document.querySelectorAll('.ck-header__inner > :not(.ck-header__top):not(.ck-header__nav)'),
    )) {
      const { top, bottom, height } = element.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      if (height > 0 && rows.every((row) => Math.abs(row - middle) > 12)) rows.push(middle);
    }
    return rows.length;
  });
}
