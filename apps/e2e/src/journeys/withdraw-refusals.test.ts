import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import type { Journey } from './journey.ts';
import { journeyBrand } from './journey-brand.ts';
import { startMemberJourney, countWithdrawals, open, shown } from './member-journey.ts';
import { workerEnvironment } from '../worker-environment.ts';

const clientId = journeyBrand('daothong');
const creditBaht = 1000;

let browser: Browser;
let journey: Journey;
beforeAll(async () => {
  browser = await Browser.launch('current');
  journey = await startMemberJourney(browser, workerEnvironment(), clientId, { creditBaht });
});
afterAll(() => browser.close());

async function type(amount: string): Promise<void> {
  const { page, t } = journey;
  await open(journey, '/auth/withdraw');
  await page.see(`${t('withdrawal.amountNow')} ${shown(creditBaht)}`);
  await page.fill(t('withdrawal.amountLabel'), amount);
  await page.click('button', t('withdrawal.review'));
}

describe('[ME-06] [TI-04] a withdrawal that is refused', () => {
  it.each([
    [
      'above the credit',
      '1000.01',
      () => journey.t('withdrawalRefusal.aboveCredit', { credit: shown(1000) }),
    ],
    ['below the minimum', '99.99', () => journey.t('withdrawalRefusal.belowMinimum', { minimum: '฿100' })],
    ['of nothing', '0', () => journey.t('amountInput.zero')],
    ['negative', '-5', () => journey.t('amountInput.negative')],
    ['of fractions of a satang', '100.001', () => journey.t('amountInput.tooManyDecimals')],
    ['no number', 'ร้อยบาท', () => journey.t('amountInput.notANumber')],
    ['in powers of ten', '1e3', () => journey.t('amountInput.notANumber')],
    ['beyond any account', '99999999999999999', () => journey.t('amountInput.tooLarge')],
  ])(
    '%s (%s) shows the reason in Thai, keeps typed texts, and moves no credit',
    async (_what, amount, refusal) => {
      const { page, t } = journey;
      await type(amount);
      await page.see(refusal());
      expect(await page.valueOf(t('withdrawal.amountLabel'))).toBe(amount);
      expect(await page.has({ role: 'heading', name: t('withdrawal.reviewTitle') })).toBe(false);
      expect(await countWithdrawals(journey)).toBe(0);
    },
  );

  it('accepts amounts in common Thai formats', async () => {
    const { page, t } = journey;
    await type('๑,๐๐๐');
    await page.see(t('withdrawal.reviewTitle'));
    await page.see(shown(1000));
  });

  it('causes no browser errors', () => {
    expect(journey.page.browserErrors.consoleErrors()).toEqual([]);
  });
});
