/**
 * What may go wrong around a member's money (quality.md, "Faults a member may meet"): whatever is answered, nothing
 * happens twice, nothing typed is lost, and a Thai sentence says what to do. To see it fail: let `createMoneyThunk` make
 * a new key for each press, or `credit.slice` take every answer.
 */
import { userCredit } from '@chada/contract';
import { answerFor, replies } from '@chada/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import type { PlainFault } from '../browsers/faults.ts';
import type { Page } from '../browsers/page.ts';
import { asFault, callsOf } from '../crawl/answer-faults.ts';
import { machineWordsIn, thaiVocabulary } from '../crawl/machine-words.ts';
import { badAnswers } from './bad-answers.ts';
import type { Day } from './day.ts';
import { journeyBrand } from './journey-brand.ts';
import { beginMemberDay, bookedCreditOf, creditOf, open, shown } from './member-day.ts';

const clientId = journeyBrand('daothong');
const url = /\/api\/auth\/withdraw\/[0-9a-f-]{36}$/;

let browser: Browser;
let day: Day;
beforeAll(async () => {
  browser = await Browser.launch('current');
  day = await beginMemberDay(browser, inject('world'), clientId, { creditBaht: 1000 });
});
afterAll(() => browser.close());

async function withdrawals(): Promise<number> {
  const rows = await day.hands.query(
    'select 1 from withdrawal join member on member.id = withdrawal.member_id where member.username = $1',
    [day.who.username],
  );
  return rows.length;
}

const confirm = (baht: number): string => day.t('withdraw.confirm', { amount: shown(baht) });

/** Brings a tab to the last question before a withdrawal. */
async function review(page: Page, baht: number): Promise<void> {
  const { t, hands } = day;
  await page.goto(hands.site(clientId, '/auth/withdraw'));
  await page.fill(t('withdraw.amountLabel'), String(baht));
  await page.click('button', t('withdraw.review'));
  await page.seeRole('button', confirm(baht));
}

async function machineWords(): Promise<readonly string[]> {
  return machineWordsIn(await day.page.text(), thaiVocabulary([day.who.username]));
}

describe('[ME-06] a withdrawal that the server does not answer well', () => {
  const keys: (string | undefined)[] = [];
  beforeAll(() => review(day.page, 300));

  it.each(badAnswers)(
    '$title: says so, keeps the amount, and that a retry is safe',
    async ({ fault, words }) => {
      const { page, t } = day;
      const rule = await page.inject({ url, method: 'POST', times: 1, fault });
      await page.click('button', confirm(300));
      await page.waitFor('the fault', async () => rule.hits() === 1);
      await page.see(t(words));
      await page.see(t('apiErrors.moneyUnknown'));
      expect(await machineWords()).toEqual([]);
      expect(await page.has({ role: 'button', name: confirm(300) })).toBe(true);
      keys.push(rule.requests()[0]?.headers['idempotency-key']);
      await rule.remove();
    },
  );

  it('[ER-02] [ER-08] [CO-01] [ST-09] no answer in 60 s: the time-out is named, and the flag shown until there is one', async () => {
    const { page, t } = day;
    // A minute of the browser takes a second here; what the site asked for is written down.
    await page.runSource(`{
      const own = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
      const asked = (window.askedTimeouts = []);
      Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
        ...own,
        set(ms) { asked.push(ms); own.set.call(this, ms / 60); },
      });
    }`);
    const rule = await page.inject({
      url,
      method: 'POST',
      times: 1,
      fault: { kind: 'hold', until: new Promise(() => {}) },
    });
    // Any answer clears the flag, so there is none.
    const down = await page.inject({ url: /\/api\//, fault: asFault(replies.html(503)) });
    await page.click('button', confirm(300));
    await page.see(t('apiErrors.timeout', { seconds: 60 }));
    await page.see(t('shell.serverProblem'));
    await down.remove();
    expect(await page.evaluate(() => String(Reflect.get(window, 'askedTimeouts')))).toContain('60000');
    expect(await machineWords()).toEqual([]);
    keys.push(rule.requests()[0]?.headers['idempotency-key']);
  });

  it('[ST-09] and then goes through once, under one key all the time', async () => {
    const { page, t } = day;
    expect(await withdrawals()).toBe(0);
    const calls = await page.inject({ url, method: 'POST', fault: { kind: 'none' } });
    await page.click('button', confirm(300));
    await page.see(t('withdraw.sentTitle'));
    await page.seeGone(t('shell.serverProblem'));
    keys.push(calls.requests()[0]?.headers['idempotency-key']);
    await calls.remove();
    expect(new Set(keys).size).toBe(1);
    expect(await withdrawals()).toBe(1);
    expect(await bookedCreditOf(day)).toBe(70_000);
  });
});

describe('[ME-06] one wish is one withdrawal', () => {
  it('when its answer is lost and the page loaded anew', async () => {
    const { page, t } = day;
    await review(page, 200);
    await page.inject({ url, method: 'POST', times: 1, fault: { kind: 'lose-answer' } });
    await page.click('button', confirm(200));
    await page.see(t('apiErrors.moneyUnknown'));
    await page.reload();
    await review(page, 200);
    await page.click('button', confirm(200));
    await page.see(t('withdraw.sentTitle'));
    expect(await withdrawals()).toBe(2);
    expect(await bookedCreditOf(day)).toBe(50_000);
  });

  it('by two presses of Enter, and [ST-06] credit that was asked for before it and answered after it is ignored', async () => {
    const { page, t } = day;
    await review(page, 100);
    let answerLate: (fault: PlainFault) => void = () => undefined;
    const until = new Promise<PlainFault>((resolve) => (answerLate = resolve));
    const late = await page.inject({ ...callsOf(userCredit), times: 1, fault: { kind: 'hold', until } });
    await page.clickAt('.ck-credit-button');
    await page.waitFor('the look at the credit', async () => late.hits() === 1);
    await page.evaluate((name) => {
      for (const button of Array.from(document.querySelectorAll('button')))
        if (button.innerText.trim() === name) button.focus();
    }, confirm(100));
    await page.press('Enter');
    await page.press('Enter');
    await page.see(t('withdraw.sentTitle'));
    expect(await creditOf(day)).toBe(40_000);
    const old = { ...userCredit.example.response, creditSatang: 50_000 };
    answerLate(asFault(replies.status(200, answerFor(userCredit, old))));
    await page.waitFor('the late answer', () =>
      page.evaluate(() => document.querySelector('.ck-credit-button[aria-busy=true]') === null),
    );
    expect(await creditOf(day)).toBe(40_000);
    expect(await withdrawals()).toBe(3);
    expect(await bookedCreditOf(day)).toBe(40_000);
    await late.remove();
  });

  it('from two tabs at once', async () => {
    const { page, t, person } = day;
    const other = await person.openTab();
    await review(page, 150);
    await review(other, 150);
    let letGo: (fault: PlainFault) => void = () => undefined;
    const until = new Promise<PlainFault>((resolve) => (letGo = resolve));
    const first = await page.inject({ url, method: 'POST', fault: { kind: 'hold', until } });
    const second = await other.inject({ url, method: 'POST', fault: { kind: 'hold', until } });
    await page.click('button', confirm(150));
    await other.click('button', confirm(150));
    await page.waitFor('both to be sent', async () => first.hits() + second.hits() === 2);
    letGo({ kind: 'none' });
    await page.see(t('withdraw.sentTitle'));
    await other.see(t('withdraw.sentTitle'));
    expect(await withdrawals()).toBe(4);
    expect(await bookedCreditOf(day)).toBe(25_000);
    expect(other.complaints.consoleErrors()).toEqual([]);
    await other.close();
    await first.remove();
  });

  it('leaves books that are right, and no error of the browser', async () => {
    expect(await day.hands.checkLedger()).toMatchObject({ ok: true });
    expect(day.page.complaints.consoleErrors()).toEqual([]);
  });
});

describe('[ME-22] a game in which the network is lost', () => {
  it('gives the credit back when the member comes to the site by another way', async () => {
    const { page, t } = day;
    await open(day, '/auth/games/category?cat=slots');
    await page.clickAt('.cf-games__grid button, .cf-games__grid a', 0);
    await page.click('button', t('lobby.play'));
    await page.waitForPath(/^\/play\//);
    await page.see('เลือกเดิมพันแล้วแตะช่องที่ต้องการทาย');
    expect(await bookedCreditOf(day)).toBe(0);
    await page.offline(true);
    await page.click('link', 'กลับสู่เว็บไซต์');
    await page.offline(false);
    await open(day, '/auth/dashboard');
    await page.waitFor('the credit to come home', async () => (await bookedCreditOf(day)) === 25_000);
    expect(await creditOf(day)).toBe(25_000);
    expect(await day.hands.checkLedger()).toMatchObject({ ok: true });
  });
});
