import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../browsers/browser.ts';
import type { Journey } from './journey.ts';
import { open, startGoldJourney, textsAt } from './member-journey.ts';
import { workerEnvironment } from '../worker-environment.ts';

const thisYear = new Date().getFullYear();
const brands = [
  { clientId: 'daothong', refunds: [5, 5, 8, 12], year: '2024' },
  { clientId: 'chaba', refunds: [5, 5, 7, 10], year: `2024–${thisYear}` },
  { clientId: 'nava', refunds: [7, 7, 9, 10], year: `2025–${thisYear}` },
] as const;
/** The specification's conditions of the tiers 1 to 4: the required deposits, and the daily limits of withdrawals. */
const open1to4 = [
  { name: 'silver', asks: ['tier.requirementFirst', '฿1'], perDay: '฿100,000', times: 5 },
  { name: 'gold', asks: ['tier.requirementCumulative', '฿50,000'], perDay: '฿300,000', times: null },
  { name: 'platinum', asks: ['tier.requirementMonth', '฿300,000'], perDay: '฿500,000', times: null },
  { name: 'diamond', asks: ['tier.requirementMonth', '฿1,000,000'], perDay: '฿1,000,000', times: null },
] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await Browser.launch('current');
});
afterAll(() => browser.close());

describe.each(brands)('the tiers of $clientId', ({ clientId, refunds, year }) => {
  let journey: Journey;
  let cards: readonly string[];
  beforeAll(async () => {
    journey = await startGoldJourney(browser, workerEnvironment(), clientId);
    await open(journey, '/auth/user/ranking');
    const own = { css: '.cf-tier-level[data-current=true]' };
    await journey.page.waitFor('the own tier', () => journey.page.has(own));
    cards = await textsAt(journey.page, '.cf-tier-level');
  });
  afterAll(() => journey.user.close());

  it('[TI-01] [ME-13] are six; the last two share a name and are not open yet', () => {
    const { t } = journey;
    expect(cards).toHaveLength(6);
    for (const [at, card] of cards.entries()) expect(card).toContain(t('ranking.step', { level: at + 1 }));
    for (const card of cards.slice(4)) {
      expect(card).toContain(t('tier.vip'));
      expect(card).toContain(t('tier.notOpenYet'));
      expect(card).not.toContain(t('tier.refundTitle'));
    }
  });

  it.each(open1to4.map((tier, at) => ({ ...tier, at })))(
    '[TI-02] [TI-03] [TI-04] $name shows its requirement, refund and limits',
    ({ name, asks: [asks, amount], perDay, times, at }) => {
      const { t } = journey;
      const card = cards[at] ?? '';
      expect(card).toContain(t(`tier.${name}`));
      expect(card).toContain(t(asks, { amount }));
      expect(card).toContain(`${t('tier.refundTitle')} ${refunds[at]}%`);
      expect(card).toContain(`${t('ranking.perDay')} ${perDay}`);
      const timesText = times === null ? t('ranking.noLimit') : t('common.times', { count: times });
      expect(card).toContain(`${t('ranking.timesPerDay')} ${timesText}`);
    },
  );

  it("[TI-02] [ME-13] show the member's position, and what is missing for the next tier", async () => {
    const { page, t } = journey;
    expect(cards[0]).toContain(t('ranking.passed'));
    expect(cards[1]).toContain(t('ranking.yours'));
    expect(cards[2]).not.toContain(t('ranking.passed'));
    await page.see(t('tier.progress', { tier: t('tier.platinum') }));
    await page.see(/ฝากอีก ฿[\d,]+\.\d\d ภายในเดือนนี้ เพื่อเลื่อนเป็นระดับแพลทินัม/);
  });

  it('[SH-07] have the footer with the year for members', async () => {
    await journey.page.see(new RegExp(`© ${year} \\S+ สงวนลิขสิทธิ์`));
    expect(journey.page.browserErrors.consoleErrors()).toEqual([]);
  });
});
