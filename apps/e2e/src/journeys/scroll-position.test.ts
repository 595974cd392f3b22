import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import { browsersOfRun } from '../browsers/limits.ts';
import type { Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import { open, startMemberJourney } from './member-journey.ts';
import { workerEnvironment } from '../worker-environment.ts';

describe.each(browsersOfRun(['current', 'minimum']))('the lobby in the %s browser', (name) => {
  let browser: Browser;
  let member: Journey;
  beforeAll(async () => {
    browser = await Browser.launch(name);
    member = await startMemberJourney(browser, workerEnvironment(), journeyBrand('nava'));
  });
  afterAll(() => browser.close());

  it('returns to the scroll position after a reload, and after Back from another document', async () => {
    const { page } = member;
    await open(member, '/auth/games/category?cat=slots');
    await page.waitFor('a tall lobby', () =>
      page.evaluate(() => {
        scrollTo(0, 1240);
        return pageYOffset === 1240;
      }),
    );
    const isBack = () =>
      page.waitFor('the scroll position', () => page.evaluate(() => Math.abs(pageYOffset - 1240) < 2));
    await page.reload();
    await isBack();
    await page.goto('about:blank');
    await page.back();
    await isBack();
    await page.reload();
    await isBack();
    await open(member, '/auth/games/category?cat=slots');
    expect(await page.evaluate(() => pageYOffset)).toBe(0);
  });
});
