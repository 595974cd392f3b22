import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import type { Day } from './day.ts';
import { journeyBrand } from './journey-brand.ts';
import { beginMemberDay, open, shown } from './member-day.ts';
import { ownWorld } from '../own-world.ts';

const clientId = journeyBrand('daothong');
const creditBaht = 1000;

let browser: Browser;
let day: Day;
beforeAll(async () => {
  browser = await Browser.launch('current');
  day = await beginMemberDay(browser, ownWorld(), clientId, { creditBaht });
});
afterAll(() => browser.close());

async function withdrawals(): Promise<number> {
  const rows = await day.hands.query(
    'select 1 from withdrawal join member on member.id = withdrawal.member_id where member.username = $1',
    [day.who.username],
  );
  return rows.length;
}

async function type(amount: string): Promise<void> {
  const { page, t } = day;
  await open(day, '/auth/withdraw');
  await page.see(t('withdrawal.amountHint', { amount: shown(creditBaht) }));
  await page.fill(t('withdrawal.amountLabel'), amount);
  await page.click('button', t('withdrawal.review'));
}

describe('[ME-06] [TI-04] a withdrawal that is refused', () => {
  it.each([
    ['above the credit', '1000.01', () => day.t('withdrawalRefusal.aboveCredit', { credit: shown(1000) })],
    ['below the minimum', '99.99', () => day.t('withdrawalRefusal.belowMinimum', { minimum: shown(100) })],
    ['of nothing', '0', () => day.t('amountInput.zero')],
    ['negative', '-5', () => day.t('amountInput.negative')],
    ['of fractions of a satang', '100.001', () => day.t('amountInput.tooManyDecimals')],
    ['no number', 'ร้อยบาท', () => day.t('amountInput.notANumber')],
    ['in powers of ten', '1e3', () => day.t('amountInput.notANumber')],
    ['beyond any account', '99999999999999999', () => day.t('amountInput.tooLarge')],
  ])(
    '%s (%s) shows the reason in Thai, keeps the typed texts, and moves nothing',
    async (_what, amount, refusal) => {
      const { page, t } = day;
      await type(amount);
      await page.see(refusal());
      expect(await page.valueOf(t('withdrawal.amountLabel'))).toBe(amount);
      expect(await page.has({ role: 'heading', name: t('withdrawal.reviewTitle') })).toBe(false);
      expect(await withdrawals()).toBe(0);
    },
  );

  it('accepts amounts as Thais type them', async () => {
    const { page, t } = day;
    await type('๑,๐๐๐');
    await page.see(t('withdrawal.reviewTitle'));
    await page.see(shown(1000));
  });

  it('causes no browser errors', () => {
    expect(day.page.complaints.consoleErrors()).toEqual([]);
  });
});
