/**
 * Tests faults that affect several operations or the browser's storage. `fault-matrix.test.ts` tests the faults of
 * single write operations.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import { assertSupported } from '../browsers/limits.ts';
import type { Page } from '../browsers/page.ts';
import { untranslatedWordsIn, thaiVocabulary } from '../crawl/untranslated-words.ts';
import { signIn } from '../membership.ts';
import type { Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import {
  startMemberJourney,
  countWithdrawals,
  creditInDatabase,
  creditOf,
  open,
  shown,
} from './member-journey.ts';
import { workerEnvironment } from '../worker-environment.ts';

const clientId = journeyBrand('daothong');
const url = /\/api\/auth\/withdraw\/[0-9a-f-]{36}$/;
const returnLink = 'กลับสู่เว็บไซต์';

let browser: Browser;
let journey: Journey;
beforeAll(async () => {
  browser = await Browser.launch('current');
  journey = await startMemberJourney(browser, workerEnvironment(), clientId, { creditBaht: 1000 });
});
afterAll(() => browser.close());

const confirm = (baht: number): string => journey.t('withdrawal.confirm', { amount: shown(baht) });

async function review(page: Page, baht: number): Promise<void> {
  const { t } = journey;
  await page.fill(t('withdrawal.amountLabel'), String(baht));
  await page.click('button', t('withdrawal.review'));
  await page.seeRole('button', confirm(baht));
}

async function withdrawOnce(page: Page, baht: number): Promise<void> {
  const { t, identity } = journey;
  const before = await countWithdrawals(journey);
  await review(page, baht);
  await page.inject({ url, method: 'POST', times: 1, fault: { kind: 'lose-answer' } });
  await page.click('button', confirm(baht));
  await page.see(t('apiErrors.moneyUnknown'));
  expect(untranslatedWordsIn(await page.text(), thaiVocabulary([identity.username]))).toEqual([]);
  await page.click('button', confirm(baht));
  await page.see(t('withdrawal.sentTitle'));
  expect(await countWithdrawals(journey)).toBe(before + 1);
  expect(page.browserErrors.consoleErrors()).toEqual([]);
}

describe('[ME-06] one request makes one withdrawal', () => {
  it('if its response is lost and the page reloaded', async () => {
    const { page, t } = journey;
    await open(journey, '/auth/withdraw');
    await review(page, 200);
    await page.inject({ url, method: 'POST', times: 1, fault: { kind: 'lose-answer' } });
    await page.click('button', confirm(200));
    await page.see(t('apiErrors.moneyUnknown'));
    await page.reload();
    await page.click('button', confirm(200));
    await page.see(t('withdrawal.sentTitle'));
    expect(await countWithdrawals(journey)).toBe(1);
    expect(await creditInDatabase(journey)).toBe(80_000);
  });

  it('[ST-02] if the browser refuses to store anything', async () => {
    const { t, identity, actor } = journey;
    const page = await (await browser.newUser()).openTab();
    await page.runFirst(`Object.defineProperty(window, 'localStorage', {
      get() { throw new DOMException('denied', 'SecurityError'); },
    });`);
    await signIn(page, actor.site(clientId), identity, t);
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, '/auth/withdraw');
    await withdrawOnce(page, 110);
    await page.close();
  });

  it('[ST-02] if its storage becomes full during the visit', async () => {
    const { page, t } = journey;
    await open(journey, '/auth/withdraw');
    await page.see(t('withdrawal.allowanceTitle'));
    await page.runSource(
      `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`,
    );
    await withdrawOnce(page, 120);
    await page.see(t('apiErrors.storageUnavailable'));
  });

  it('[ST-02] if its stored requests and games are corrupted', async () => {
    const { page } = journey;
    await open(journey, '/auth/account');
    await page.evaluate(() => {
      for (const key of ['chada.intents', 'chada.gameEvent', 'chada.gameCategory', 'chada.pictures'])
        localStorage.setItem(key, '{"spoilt": ');
    });
    await open(journey, '/auth/withdraw');
    await withdrawOnce(page, 130);
    expect(await creditInDatabase(journey)).toBe(44_000);
  });
});

describe('[ME-22] a game', () => {
  const total = 44_000;
  const chooseGame = async (): Promise<void> => {
    await open(journey, '/auth/games/category?cat=slots');
    await journey.page.clickAt('.cf-games__grid button, .cf-games__grid a', 0);
  };
  const expectCreditReturned = async (): Promise<void> => {
    await journey.page.waitFor('the credit to return', async () => (await creditOf(journey)) === total);
    expect(await creditInDatabase(journey)).toBe(total);
  };

  it('that loses the network returns the credit when the member opens the site in another way', async () => {
    const { page, t } = journey;
    await chooseGame();
    await page.click('button', t('gameList.play'));
    await page.waitForPath(/^\/play\//);
    await page.see('เลือกเดิมพันแล้วแตะช่องที่ต้องการทาย');
    expect(await creditInDatabase(journey)).toBe(0);
    await page.offline(true);
    await page.click('link', returnLink);
    await page.offline(false);
    await open(journey, '/auth/dashboard');
    await expectCreditReturned();
  });

  it('whose page does not load keeps the member on the site and returns the credit on Back', async () => {
    assertSupported('errorPages');
    const { page, t } = journey;
    await chooseGame();
    const gone = await page.inject({ url: /\/play\//, fault: { kind: 'fail' } });
    await page.click('button', t('gameList.play'));
    await page.waitFor('the page of the game to fail', () =>
      page.evaluate(() => document.querySelector('header') === null),
    );
    expect(gone.hits()).toBeGreaterThan(0);
    expect(await creditInDatabase(journey)).toBe(0);
    await gone.remove();
    await page.back();
    await expectCreditReturned();
    await page.see(t('gameReturn.returned', { amount: shown(total / 100) }));
  });

  it('results in a correct ledger without browser errors', async () => {
    expect(await journey.actor.checkLedger()).toMatchObject({ ok: true });
    expect(journey.page.browserErrors.consoleErrors()).toEqual([]);
  });
});
