import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import { flat } from '../browsers/page-text.ts';
import { titleAndBackground } from '../page-appearance.ts';
import { openMembership } from '../membership.ts';
import { brand } from '../texts.ts';
import { startJourney, type Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import { open } from './member-journey.ts';
import { workerEnvironment } from '../worker-environment.ts';

const clientId = journeyBrand('daothong');

let browser: Browser;
let journey: Journey;
beforeAll(async () => {
  browser = await Browser.launch('current');
  const visitor = await startJourney(browser, workerEnvironment(), clientId);
  journey = { ...visitor, identity: await openMembership(visitor.actor, clientId) };
});
afterAll(() => browser.close());

function linksCalled(text: string): Promise<string[]> {
  return journey.page.evaluate(
    (name) =>
      Array.from(document.querySelectorAll('a'))
        .filter((link) => link.innerText.trim() === name)
        .map((link) => link.href),
    text,
  );
}

const bonusWindow = /\d\d:\d\d – \d\d:\d\d น\. โบนัส \d+% สูงสุด ฿[\d,]+/;

const lineOf = (id: string): string => `https://line.me/R/ti/p/${encodeURIComponent(id)}`;

async function seeAccounts(): Promise<void> {
  const { page, t } = journey;
  await page.see(t('contact.main'));
  await page.see(t('contact.backup'));
  const { main = '', backup = '' } = brand(clientId).contact;
  await page.see(backup);
  await page.seeRole('img', t('contact.qrLabel', { id: main }));
  await page.seeRole('img', t('contact.qrLabel', { id: backup }));
  await page.see(t('contact.atHint'));
  expect(await linksCalled(t('contact.openMain'))).toEqual([lineOf(main)]);
  expect(await linksCalled(t('contact.openBackup'))).toEqual([lineOf(backup)]);
}

describe('around the site', () => {
  it('[PU-08] [CT-01] shows a visitor the main and the backup account', async () => {
    await open(journey, '/contact');
    await seeAccounts();
  });

  it.each([
    ['/brand/assets/logo.svg', '/brand/assets/logo.svg'],
    ['/brand/assets/gone.png', '/brand/assets/background.svg'],
  ])(
    "[SH-08] shows the background %s of remote configuration, or the brand's own background",
    async (path, expected) => {
      const { page } = journey;
      const entry = { key: 'home.normal.background', value: { data: { path } } };
      const body = JSON.stringify({ data: [entry], message: '' });
      const remote = await page.inject({
        url: /\/api\/configuration/,
        fault: { kind: 'answer', status: 200, body },
      });
      await open(journey, '/contact');
      await page.waitFor('the background', async () => (await titleAndBackground(page)).picture === expected);
      expect(await titleAndBackground(page)).toMatchObject({
        covers: true,
        title: expect.stringContaining(' | '),
      });
      await remote.remove();
    },
  );

  it('[PU-09] shows third-party live results in a frame', async () => {
    const { page, t } = journey;
    await page.click('button', t('shell.openMenu'));
    await page.click('link', t('shell.liveScore'));
    await page.waitForPath('/live-score');
    await page.seeRole('heading', t('score.liveTitle'));
    await page.seeInFrame(/กำลังแข่ง .*\d+ - \d+ (\d+′|พักครึ่ง)/);
    expect(page.browserErrors.consoleErrors()).toEqual([]);
  });

  it('[PU-10] shows third-party league tables in a frame', async () => {
    const { page, t } = journey;
    await page.click('link', t('shell.score'));
    await page.waitForPath('/score');
    await page.seeRole('heading', t('score.title'));
    await page.seeInFrame(/ที่ ทีม .*1 \S+ \d+ \d+ \d+ \d+ 2 \S+/);
    expect(page.browserErrors.consoleErrors()).toEqual([]);
  });

  it('[PU-11] [ME-19] [PR-01] [RD-22] shows a visitor the bonus windows, and leads through the sign-in to the member page', async () => {
    const { page, t, identity } = journey;
    await page.click('link', t('shell.promotion'));
    await page.waitForPath('/promotion');
    await page.see(t('depositPromotion.visitorTitle'));
    await page.see(bonusWindow);
    await page.click('link', t('depositPromotion.visitorDeposit'));
    await page.waitForPath('/login');
    await page.fill(t('common.username'), identity.username);
    await page.fill(t('common.password'), identity.password);
    await page.click('button', t('session.submit'));
    await page.waitForPath('/auth/media/promotion');
    await page.see(new RegExp(flat(t('depositPromotion.total', { amount: '฿[\\d,]+' }))));
    await page.see(bonusWindow);
  });

  it('[ME-14] shows a member the same accounts from the bottom bar', async () => {
    const { page, t } = journey;
    await page.click('link', t('shell.contact'));
    await page.waitForPath('/auth/contact');
    await seeAccounts();
  });

  it('[ME-17] [RD-12] plays a film of the brand in a frame and closes it; a brand without films has no link to them', async () => {
    const { page, t } = journey;
    if (brand(clientId).bottomBar.fourth !== 'media') await open(journey, '/auth/dashboard');
    await page.click('link', t('shell.media'));
    await page.waitForPath('/auth/media');
    await page.seeRole('heading', t('media.title'));
    if (!brand(clientId).features.movie) {
      expect(await page.text()).not.toContain(t('media.movie'));
      return;
    }
    await page.click('link', `${t('media.movie')} ${t('media.movieHint')}`);
    await page.waitForPath('/auth/media/movie');
    await page.click('button', t('movie.watch', { title: 'โคมดวงเล็กหลงทาง' }));
    await page.seeInFrame(/คืนนั้น เมืองริมดอย.* 0:0[2-7]/);
    await page.click('button', t('movie.close'));
    await page.waitForPath(/movie$/);
    expect(page.browserErrors.consoleErrors()).toEqual([]);
  });

  it('[ME-13] shows every tier from the card on the dashboard, including those that are not open yet', async () => {
    const { page, t } = journey;
    await page.click('link', t('shell.dashboard'));
    await page.click('link', t('dashboard.tierAll'));
    await page.waitForPath('/auth/user/ranking');
    await page.see(t('tier.none'));
    for (const name of ['silver', 'gold', 'platinum', 'diamond', 'vip'] as const)
      await page.see(t(`tier.${name}`));
    expect((await page.text()).split(t('tier.notOpenYet'))).toHaveLength(3);
  });
});
