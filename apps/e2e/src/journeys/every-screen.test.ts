/** Tests each screen. By default, the seed selects a third of the screens, and one brand for each selected screen. */
import { demoMember } from '@chada/reference-api/demo-member';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../accessibility.ts';
import { Browser, desktop, phone } from '../browsers/browser.ts';
import { chosenBrowser } from '../browsers/limits.ts';
import { TabPool } from '../crawl/tab-pool.ts';
import { floatingOverlaps } from '../floating-overlaps.ts';
import { TestActor } from '../test-actor.ts';
import {
  headingOffset,
  hiddenBehindFloating,
  invisibleScenes,
  titleAndBackground,
} from '../page-appearance.ts';
import { signIn } from '../membership.ts';
import { movingElements } from '../reduced-motion.ts';
import { screensOf, type Screen } from '../screens.ts';
import { seedOf, shareOf } from '../seeded-share.ts';
import { settle } from '../settle.ts';
import { changedByOtherStyles } from '../style-leaks.ts';
import { brand, textsOf } from '../texts.ts';
import { workerEnvironment } from '../worker-environment.ts';

const { CHADA_BRAND: chosen } = process.env;
const brands = workerEnvironment().clientIds.filter(
  (clientId) => chosen === undefined || clientId === chosen,
);
const isDefaultRun = chosen === undefined && chosenBrowser() === 'current';
const divisor = isDefaultRun ? 3 * brands.length : brands.length;
const seed = seedOf('every screen');

function screensToOpen(clientId: string): readonly Screen[] {
  const brandIndex = brands.indexOf(clientId);
  return shareOf(screensOf(brand(clientId)), divisor, brandIndex + seed);
}

describe.each(brands)('every screen of %s', (clientId) => {
  const actor = new TestActor(workerEnvironment());
  let browser: Browser;
  const tabs = new Map<'visitor' | 'member', TabPool>();
  beforeAll(async () => {
    browser = await Browser.launch('current');
    for (const as of ['visitor', 'member'] as const) {
      const user = await browser.newUser(phone);
      const pages = [await user.openTab(), await user.openTab()];
      if (as === 'member' && pages[0] !== undefined)
        await signIn(pages[0], actor.site(clientId), demoMember, textsOf(clientId));
      tabs.set(as, new TabPool(pages));
    }
  });
  afterAll(() => browser.close());

  it.concurrent.each(screensToOpen(clientId))(
    '[SH-08] [SH-04] $name: has its title and background, is accessible, hides no texts, amounts or controls, and ignores styles of other screens',
    async ({ path, as }) => {
      const pool = tabs.get(as);
      if (pool === undefined) throw new Error(`No tab for ${as}.`);
      await pool.use(async (page) => {
        page.browserErrors.clear();
        await page.goto(actor.site(clientId, path));
        await settle(page);
        expect(await accessibilityFaults(page)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
        const { title, brandName, ownPicture } = await titleAndBackground(page);
        expect(title).toMatch(new RegExp(`^.+ \\| ${brandName}$`));
        // Polls, because `settle` does not wait for the background image, which loads last.
        await vi.waitFor(
          async () => {
            const { picture, covers } = await titleAndBackground(page);
            expect({ picture, covers }).toEqual({ picture: ownPicture, covers: true });
          },
          { timeout: 10_000 },
        );
        expect(await hiddenBehindFloating(page)).toEqual([]);
        expect(await floatingOverlaps(page, seed)).toEqual([]);
        expect(await movingElements(page)).toEqual([]);
        expect(await changedByOtherStyles(page)).toEqual([]);
        await page.resize(desktop);
        expect(await headingOffset(page)).toBe(0);
        await settle(page);
        expect(await invisibleScenes(page)).toEqual([]);
        expect(await changedByOtherStyles(page)).toEqual([]);
        await page.resize(phone);
        expect(page.browserErrors.consoleErrors()).toEqual([]);
      });
    },
  );
});
