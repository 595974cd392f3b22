import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import { beginDay, type Day } from './day.ts';
import { journeyBrand } from './journey-brand.ts';
import { beginMemberDay, bookedCreditOf, creditOf, open, receiverOn, satangIn, shown } from './member-day.ts';

const clientId = journeyBrand('daothong');

let browser: Browser;
let day: Day;
beforeAll(async () => {
  browser = await Browser.launch('current');
  day = await beginMemberDay(browser, inject('world'), clientId, { creditBaht: 1000 });
});
afterAll(() => browser.close());

describe('[PU-03] a registration whose answer is lost', () => {
  it('opens one membership, and the next try leads into it', async () => {
    const visitor = await beginDay(browser, inject('world'), clientId);
    const { page, who, t, hands } = visitor;
    await open(visitor, '/register');
    await page.fill(t('common.phone'), who.phone);
    await page.fill(t('common.username'), who.username);
    await page.fill(t('common.password'), who.password);
    await page.click('button', t('common.next'));
    await page.choose(t('common.bank'), who.bankName);
    await page.fill(t('common.accountNumber'), who.bankAccount);
    await page.see(t('register.holderConfirm'));
    await page.click('checkbox', t('register.age', { age: 20 }));
    await page.inject({ url: /\/api\/user\/register$/, times: 1, fault: { kind: 'lose-answer' } });
    await page.click('button', t('register.submit'));
    await page.see(t('apiErrors.network'));
    expect(await page.valueOf(t('common.accountNumber'))).not.toBe('');
    await page.click('button', t('register.submit'));
    await page.waitForPath('/auth/dashboard');
    expect(await hands.query('select 1 from member where username = $1', [who.username])).toHaveLength(1);
  });
});

describe('[ME-05] a slip that is sent without a network', () => {
  it('stays where it is, and goes at the next press', async () => {
    const { page, t, hands, who } = day;
    await open(day, '/auth/deposit');
    const { bank, number } = await receiverOn(day);
    const file = await hands.transfer({
      fromBank: who.bankCode,
      fromAccount: who.bankAccount,
      toBank: bank,
      toAccount: number,
      amount: '250',
    });
    await open(day, '/auth/deposit/slip');
    await page.upload({ label: t('slip.choose') }, file);
    await page.offline(true);
    await page.click('button', t('slip.verify'));
    await page.see(t('slip.adviceConnection'));
    await page.offline(false);
    await page.click('button', t('slip.checkAgain'));
    await page.see(t('slip.verifiedTitle'), 40_000);
    await page.click('button', t('slip.confirm', { amount: shown(250) }));
    await page.see(t('slip.successTitle'));
    expect(await bookedCreditOf(day)).toBe(125_000);
  });
});

describe('[ME-22] a game whose opening or leaving meets a lost answer', () => {
  const total = 125_000;

  it('opens at the next press with the credit moved once', async () => {
    const { page, t } = day;
    await open(day, '/auth/games/category?cat=slots');
    await page.clickAt('.cf-games__grid button, .cf-games__grid a', 0);
    await page.inject({ url: /\/opengame$/, times: 1, fault: { kind: 'lose-answer' } });
    await page.click('button', t('lobby.play'));
    await page.click('button', t('lobby.playAgain'));
    await page.waitForPath(/^\/play\//);
    await page.see('เลือกเดิมพันแล้วแตะช่องที่ต้องการทาย');
    const balance = await page.evaluate(
      () => (document.getElementById('balance') || document.body).textContent || '',
    );
    expect(satangIn(balance)).toBe(total);
    expect(await bookedCreditOf(day)).toBe(0);
  });

  it('brings the credit home when the way back is tried again', async () => {
    const { page, t } = day;
    const lost = await page.inject({ url: /\/cashOut$/, times: 1, fault: { kind: 'lose-answer' } });
    await page.click('link', 'กลับสู่เว็บไซต์');
    await page.waitForPath(/^\/auth\//);
    await page.waitFor('the first answer to be lost', async () => lost.hits() === 1);
    await page.waitFor('the credit to come home', async () => {
      if (await page.has({ role: 'button', name: t('common.retry') }))
        await page.click('button', t('common.retry'));
      return (await creditOf(day)) === total;
    });
    expect(await bookedCreditOf(day)).toBe(total);
  });

  it('leaves books that are right, and no error of the browser', async () => {
    expect(await day.hands.checkLedger()).toMatchObject({ ok: true });
    expect(day.page.complaints.consoleErrors()).toEqual([]);
  });
});
