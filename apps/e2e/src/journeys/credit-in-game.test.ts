/** Tests that credit in a game belongs to the member, not to a browser tab or a device (RD-26). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import type { Page } from '../browsers/page.ts';
import { signIn, signOut } from '../membership.ts';
import { settle } from '../settle.ts';
import type { Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import { startMemberJourney, creditInDatabase, creditOf, open, satangIn, shown } from './member-journey.ts';
import { workerEnvironment } from '../worker-environment.ts';

const clientId = journeyBrand('daothong');
const returnLink = 'กลับสู่เว็บไซต์';
const credit = 100_000;

let browser: Browser;
let journey: Journey;
let site: string;
beforeAll(async () => {
  browser = await Browser.launch('current');
  journey = await startMemberJourney(browser, workerEnvironment(), clientId, { creditBaht: credit / 100 });
  site = journey.actor.site(clientId);
});
afterAll(() => browser.close());

async function enterGame(): Promise<void> {
  const { page, t } = journey;
  await open(journey, '/auth/games/category?cat=slots');
  await page.clickAt('.cf-games__grid button, .cf-games__grid a', 0);
  await page.click('button', t('gameList.play'));
  await page.waitForPath(/^\/play\//);
  await page.see('เลือกเดิมพันแล้วแตะช่องที่ต้องการทาย');
}
const inGame = async (page: Page): Promise<number> => {
  const shownAmount = () => page.evaluate(() => document.getElementById('balance')?.textContent ?? '');
  await page.waitFor('the amount in the game', async () => /\d/.test(await shownAmount()));
  return satangIn(await shownAmount());
};
const amountInGame = (satang: number): string => `${shown(satang / 100)} อยู่ในเกม`;
const creditIsBack = (satang: number): Promise<void> =>
  journey.page.waitFor('the credit to be back', async () => (await creditInDatabase(journey)) === satang);

describe('[RD-26] a game that is played in one tab', () => {
  it('continues while another tab is opened, reloaded and focused', async () => {
    const { page, user, t } = journey;
    await enterGame();
    const otherPage = await user.openTab();
    for (const path of ['auth/dashboard', 'auth/withdraw', 'auth/deposit', 'auth/games/category?cat=slots']) {
      await otherPage.goto(`${site}${path}`);
      await otherPage.see(amountInGame(credit));
    }
    await otherPage.reload();
    await otherPage.see(amountInGame(credit));
    await otherPage.evaluate(() => {
      dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await settle(otherPage);
    expect(await creditInDatabase(journey)).toBe(0);
    await otherPage.close();
    await page.clickAt('#bets button', 0);
    await page.waitFor('the result', () =>
      page.has({ css: '#result[data-tone=won], #result[data-tone=lost]' }),
    );
    const remaining = await inGame(page);
    await page.click('link', returnLink);
    await page.waitForPath(/^\/auth\//);
    await page.see(t('gameReturn.returned', { amount: shown(remaining / 100) }));
    expect(await creditInDatabase(journey)).toBe(remaining);
    expect(await creditOf(journey)).toBe(remaining);
  });

  it("returns its credit when the member leaves with the browser's Back", async () => {
    const { page } = journey;
    const before = await creditInDatabase(journey);
    await enterGame();
    expect(await creditInDatabase(journey)).toBe(0);
    await page.back();
    await creditIsBack(before);
  });
});

describe("[RD-26] a game that was opened in LINE's browser, then Chrome", () => {
  it('is shown in both browsers, where the member can resume it or return its credit', async () => {
    const { t, identity } = journey;
    const before = await creditInDatabase(journey);
    await enterGame();
    const chrome = await (await browser.newUser()).openTab();
    await signIn(chrome, site, identity, t);
    await chrome.see(amountInGame(before));
    await chrome.goto(`${site}auth/withdraw`);
    await chrome.see(t('withdrawal.creditInGame'));
    expect(await chrome.text()).not.toContain(t('withdrawal.noCredit'));
    await chrome.goto(`${site}auth/games/category?cat=slots`);
    await chrome.see(amountInGame(before));
    await chrome.clickAt('.cf-games__grid button, .cf-games__grid a', 1);
    await chrome.see(t('gameList.move'));
    expect(await chrome.text()).not.toContain(t('gameList.noCredit'));
    await chrome.goto(`${site}auth/dashboard`);
    await chrome.click('button', t('gameCredit.resume'));
    await chrome.waitForPath(/^\/play\//);
    await chrome.see('เลือกเดิมพันแล้วแตะช่องที่ต้องการทาย');
    expect(await inGame(chrome)).toBe(before);
    expect(await creditInDatabase(journey)).toBe(0);

    const third = await (await browser.newUser()).openTab();
    await signIn(third, site, identity, t);
    await third.click('button', t('gameCredit.bringBack'));
    await third.see(t('gameReturn.returned', { amount: shown(before / 100) }));
    expect(await creditInDatabase(journey)).toBe(before);
    for (const page of [chrome, third]) {
      expect(page.browserErrors.consoleErrors()).toEqual([]);
      await page.close();
    }
  });

  it('returns its credit automatically after the provider reports the end of the visit', async () => {
    const { page, t, identity } = journey;
    const before = await creditInDatabase(journey);
    await enterGame();
    const user = await browser.newUser();
    const first = await user.openTab();
    await signIn(first, site, identity, t);
    await first.see(amountInGame(before));
    // Opens another tab before it closes the first tab, because WebKitGTK quits when its last tab is closed.
    const chrome = await user.openTab();
    await first.close();
    await fetch(`${await page.url()}/leave`, { redirect: 'manual' });
    await chrome.goto(`${site}auth/dashboard`);
    await chrome.see(t('gameReturn.returned', { amount: shown(before / 100) }));
    expect(await creditInDatabase(journey)).toBe(before);
    await chrome.close();
  });
});

describe('afterwards', () => {
  it('[ST-04] the device has no data that identifies the member after signing out', async () => {
    const { page, t, actor, identity } = journey;
    await open(journey, '/auth/dashboard');
    const rows = await actor.query('select uuid from member where username = $1', [identity.username]);
    await signOut(page, t);
    await page.waitForPath('/login');
    const stored = await page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage));
    expect(stored).toContain('chada.intents');
    expect(stored).not.toContain(String(rows[0]?.['uuid']));
    expect(stored).not.toContain(identity.username);
  });

  it('the ledger is correct, and the browser reported no errors', async () => {
    expect(await journey.actor.checkLedger()).toMatchObject({ ok: true });
    expect(journey.page.browserErrors.consoleErrors()).toEqual([]);
  });
});
