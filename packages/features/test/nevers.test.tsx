/** Tests lines of the checklist in docs/protection.md: the product never makes it harder to stop. */
import { operationList } from '@chada/contract';
import { protectionGet } from '@chada/contract/protection';
import { wheelReward } from '@chada/contract/prize';
import { satang } from '@chada/domain';
import { checkIn, dashboard, deposit, depositPromotion, gameList, home } from '@chada/messages/texts';
import { replies } from '@chada/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleProtection } from './sample-protection.ts';
import { siteHarness } from './site-harness.tsx';
import { DashboardPage } from '../src/dashboard/index.ts';
import { PromotionPage } from '../src/deposit/promotion/index.ts';
import { returnOutcome } from '../src/game/return/return-outcome.ts';
import { WheelPage } from '../src/prize/wheel/index.ts';
import { SPIN_MS } from '../src/prize/wheel/wheel-stage.tsx';

const harness = siteHarness();
const brand = { protection: sampleProtection };
const example = protectionGet.example.response;
const reached = example.limits.map((limit) => ({
  ...limit,
  used: limit.value,
  left: 0,
  isReached: true,
  opensAt: '2099-01-01T00:00:00.000Z',
}));
const atLimit = () => harness.server().reply(protectionGet, replies.data({ ...example, limits: reached }));

describe('the product never', () => {
  it('cancels a withdrawal to play on: no operation does', () => {
    const ids = operationList.map(({ id }) => id);
    expect(ids.filter((id) => /withdraw/i.test(id) && /cancel|reverse|undo|delete/i.test(id))).toEqual([]);
  });

  it('spins by itself: the wheel is drawn only after a press', async () => {
    harness.open(<WheelPage />, { brand });
    await screen.findByRole('button', { name: 'หมุนวงล้อ' });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(harness.server().requests(wheelReward)).toHaveLength(0);
  });

  it('spins faster than once in 5 seconds', () => {
    expect(SPIN_MS).toBeGreaterThanOrEqual(5_000);
  });

  it('celebrates a game that returned its stake or less', () => {
    expect(returnOutcome(satang(10_000), satang(10_000)).kind).toBe('same');
    expect(returnOutcome(satang(9_999), satang(10_000)).kind).toBe('lost');
  });

  it.each(Object.entries({ checkIn, dashboard, deposit, depositPromotion, gameList, home }))(
    'presses to deposit by haste or a countdown: the texts of %s',
    (_namespace, texts) => {
      const all = Object.values(texts).join('\n');
      expect(all).not.toMatch(/รีบ|เหลือเวลา|นับถอยหลัง|ก่อนหมด|โอกาสสุดท้าย|\{seconds\}/);
    },
  );

  it('offers a bonus on the dashboard to a member at a deposit limit', async () => {
    atLimit();
    harness.open(<DashboardPage />, { brand });
    await expect.poll(() => harness.server().requests(protectionGet).length).toBeGreaterThan(0);
    await screen.findByText('ประกาศ');
    await expect.poll(() => screen.queryByRole('link', { name: 'ฝากรับโบนัส' })).toBeNull();
  });

  it('offers a bonus to a member at a deposit limit', async () => {
    atLimit();
    harness.open(<PromotionPage />, { brand });
    expect(await screen.findByRole('link', { name: 'ครบวงเงินฝากที่คุณตั้งไว้แล้ว' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'ฝากรับโบนัส' })).toBeNull();
  });
});
