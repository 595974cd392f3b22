import { findCode } from '@chada/reference-api/find-code';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import { assertSupported } from '../browsers/limits.ts';
import { brand } from '../texts.ts';
import type { Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import { open, startGoldJourney, textsAt } from './member-journey.ts';
import { workerEnvironment } from '../worker-environment.ts';

const clientId = journeyBrand('daothong');

let browser: Browser;
let journey: Journey;
beforeAll(async () => {
  browser = await Browser.launch('current');
  journey = await startGoldJourney(browser, workerEnvironment(), clientId);
});
afterAll(() => browser.close());

async function search(input: string): Promise<string[]> {
  const { page, t } = journey;
  await page.fill(t('gameList.searchAll'), input);
  await page.waitForPath(new RegExp(`[?&]q=${encodeURIComponent(input).replace(/%20/g, '(%20|\\+)')}`));
  await page.see(/พบ \d+ เกม|ไม่พบ/);
  return textsAt(page, '.ck-game-tile');
}

describe('[ME-20] the game search', () => {
  it.each([
    ['without tone marks', 'บาคารา', 'บาคาร่า'],
    ['misspelt', 'มักงรทองคำ', 'มังกรทองคำ'],
    ['in two words', 'มังกร ทอง', 'มังกรทองคำ'],
    ['in English', 'dragon', 'มังกร'],
  ])('%s: %s finds %s', async (_how, input, name) => {
    await open(journey, '/auth/games/category?cat=sport');
    const [first = ''] = await search(input);
    expect(first).toContain(name);
    expect(first).toMatch(/ · /);
  });

  it('can be limited to a category, which the URL keeps', async () => {
    const { page, t } = journey;
    const { categories } = brand(clientId).game;
    await open(journey, '/auth/games/category?cat=slots');
    await search('มังกร');
    const scopes = await textsAt(page, '.cf-games__scope');
    expect(scopes.length).toBeGreaterThan(2);
    expect(scopes.length).toBeLessThanOrEqual(categories.length);
    await page.clickAt('.cf-games__scope[href$="in=casino"]');
    await page.waitForPath(/cat=slots&q=.*&in=casino/);
    await page.reload();
    await page.see(new RegExp(`พบ \\d+ เกมใน${t('game.casino')}`));
    expect((await textsAt(page, '.ck-game-tile')).every((tile) => !tile.includes(' · '))).toBe(true);
  });

  it('offers categories with matches, and a hint if no category has a match', async () => {
    const { page, t } = journey;
    await open(journey, `/auth/games/category?cat=slots&q=${encodeURIComponent('คีโน')}&in=slots`);
    await page.see(t('gameList.searchElsewhereHint'));
    await page.clickAt('.cf-games__elsewhere a');
    await page.waitForPath(/in=lotto/);
    await page.see(/พบ \d+ เกมใน/);
    await search('ฎฎฎฎฎฎฎฎ');
    await page.see(t('gameList.searchNoneHint'));
    await page.click('button', t('gameList.searchShowAll'));
    await page.waitForPath('/auth/games/category');
    expect(page.browserErrors.consoleErrors()).toEqual([]);
  });

  it('[SH-02] the middle button names the category that it opens', async () => {
    const { page, t } = journey;
    await open(journey, '/auth/games/category?cat=casino');
    await page.seeRole('link', `${t('shell.allGames')} ${t('game.casino')}`);
  });
});

describe('results for members', () => {
  it('[PU-09, PU-14] open from a link to the live scores', async () => {
    const { page, t } = journey;
    await open(journey, '/live-score');
    await page.waitForPath('/auth/live-score');
    await page.seeRole('heading', t('score.liveTitle'));
    await page.seeInFrame(/กำลังแข่ง .*\d+ - \d+ (\d+′|พักครึ่ง)/);
  });

  it('[PU-10] are one tap from the sports category', async () => {
    const { page, t } = journey;
    await open(journey, '/auth/games/category?cat=sport');
    await page.click('link', t('score.title'));
    await page.waitForPath('/auth/score');
    await page.seeInFrame(/ที่ ทีม .*1 \S+ \d+ \d+ \d+ \d+ 2 \S+/);
    expect(page.browserErrors.consoleErrors()).toEqual([]);
  });
});

describe('[ME-04] the deposit QR as a picture', () => {
  it('contains a code with the amount that a bank can read, and can be saved', async () => {
    assertSupported('downloads');
    const { page, t } = journey;
    await open(journey, '/auth/deposit');
    await page.fill(t('deposit.amountLabel'), '523.45');
    await page.click('button', t('qrPicture.save'));
    await page.seeRole('link', t('qrPicture.download'));
    const src = await page.evaluate(
      () => document.querySelector<HTMLImageElement>('.cf-qr-picture__image')?.src ?? '',
    );
    expect(src).toMatch(/^data:image\/png;base64,/);
    const png = Buffer.from(src.slice(src.indexOf(',') + 1), 'base64');
    const code = await findCode(png, 720);
    expect(code).toMatch(/^000201010212/);
    expect(code).toContain('5406523.45');
    const stored = await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('.cf-qr-picture a');
      return [link?.download, link?.protocol];
    });
    expect(stored).toEqual(['promptpay.png', 'blob:']);
    await page.click('button', t('common.close'));
    expect(page.browserErrors.consoleErrors()).toEqual([]);
  });

  it("says to press and hold the picture in LINE's browser, which can not download", async () => {
    const { page, t } = journey;
    const userAgent = await page.evaluate(() => navigator.userAgent);
    await page.setUserAgent(`${userAgent} Line/13.1.0`);
    await open(journey, '/auth/deposit');
    await page.click('button', t('qrPicture.save'));
    await page.see(t('qrPicture.holdOnly'));
    await page.setUserAgent(userAgent);
  });
});

describe('[ME-09] the history of chosen days', () => {
  it('keeps the days in the URL over a reload, and can be reset', async () => {
    const { page, t } = journey;
    await open(journey, '/auth/transaction/history');
    await page.click('button', t('history.chooseDays', { days: t('history.allDays') }));
    await page.click('button', t('common.yesterday'));
    await page.waitForPath(/start=\d{4}-\d\d-\d\d&end=\d{4}-\d\d-\d\d/);
    const days = new URL(await page.url()).searchParams;
    expect(days.get('start')).toBe(days.get('end'));
    await page.reload();
    await page.waitFor(
      'the days',
      async () => (await textsAt(page, '.cf-day-filter__bar .ck-button')).length === 2,
    );
    await page.waitFor('one day or none', async () => {
      const headings = await textsAt(page, '.ck-day-group__title');
      return headings.length <= 1 && !(await page.text()).includes(t('common.loading'));
    });
    await page.clickAt('.cf-day-filter__bar .ck-button', 1);
    await page.waitForPath('/auth/transaction/history');
    await page.seeRole('button', t('history.chooseDays', { days: t('history.allDays') }));
  });
});
