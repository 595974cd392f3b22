import { demoMember } from '@chada/reference-api/demo-member';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { accessibilityFaults } from '../accessibility.ts';
import { Browser, phone } from '../browsers/browser.ts';
import type { Page } from '../browsers/page.ts';
import { Hands } from '../hands.ts';
import { hiddenBehindFloating, titleAndBackground } from '../look-of-page.ts';
import { signIn } from '../membership.ts';
import { screensOf } from '../screens.ts';
import { settle } from '../settle.ts';
import { brand, textsOf } from '../texts.ts';

describe.each(inject('world').clientIds)('every screen of %s', (clientId) => {
  const hands = new Hands(inject('world'));
  let browser: Browser;
  const pages = new Map<'visitor' | 'member', Page>();
  beforeAll(async () => {
    browser = await Browser.launch('current');
    for (const as of ['visitor', 'member'] as const) {
      const page = await (await browser.newPerson(phone)).openTab();
      if (as === 'member') await signIn(page, hands.site(clientId), demoMember, textsOf(clientId));
      pages.set(as, page);
    }
  });
  afterAll(() => browser.close());

  it.each(screensOf(brand(clientId)))(
    '[SH-08] [SH-04] $name: has its title and the background, keeps nobody out, hides and fails nothing',
    async ({ path, as }) => {
      const page = pages.get(as);
      if (page === undefined) throw new Error(`There is no ${as}.`);
      page.complaints.clear();
      await page.goto(hands.site(clientId, path));
      await settle(page);
      expect(await accessibilityFaults(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      const { title, brandName, picture, ownPicture, covers } = await titleAndBackground(page);
      expect(title).toMatch(new RegExp(`^.+ \\| ${brandName}$`));
      expect({ picture, covers }).toEqual({ picture: ownPicture, covers: true });
      expect(await hiddenBehindFloating(page)).toEqual([]);
      expect(page.complaints.consoleErrors()).toEqual([]);
    },
  );
});
