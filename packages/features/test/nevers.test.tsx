/** Tests the checklist in docs/protection.md. */
import { operationList } from '@chada/contract';
import { protectionGet } from '@chada/contract/protection';
import { flipCardReward, wheelReward } from '@chada/contract/prize';
import { satang } from '@chada/domain';
import { DRAW_CYCLE_MS } from '@chada/membership-rules';
import * as texts from '@chada/messages/texts';
import { replies } from '@chada/testing';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleProtection } from './sample-protection.ts';
import { siteHarness } from './site-harness.tsx';
import { DashboardPage } from '../src/dashboard/index.ts';
import { DepositPage } from '../src/deposit/index.ts';
import { PromotionPage } from '../src/deposit/promotion/index.ts';
import { returnOutcome } from '../src/game/return/return-outcome.ts';
import { FlipCardPage } from '../src/prize/flip-card/index.ts';
import { WheelPage } from '../src/prize/wheel/index.ts';
import { SPIN_MS } from '../src/prize/wheel/wheel-stage.tsx';

const harness = siteHarness();
afterEach(() => vi.unstubAllGlobals());
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
  it('cancels a withdrawal to play on: members can only request a withdrawal or send it again', () => {
    const writes = operationList.filter(({ method }) => method !== 'GET');
    const ids = writes.map(({ id, path }) => ({ id, text: `${id} ${path}` }));
    const found = ids.filter(({ text }) => /withdraw|transferToBank/i.test(text)).map(({ id }) => id);
    expect(found.sort()).toEqual([
      'affiliate.withdraw',
      'user.transferToBank',
      'withdraw.create',
      'withdraw.retry',
    ]);
  });

  it('cancels a withdrawal to play on: no text about withdrawals offers it', () => {
    const { withdrawal, withdrawalRefusal, history } = texts;
    for (const namespace of [withdrawal, withdrawalRefusal, history])
      expect(Object.values(namespace).filter((text) => text.includes('ยกเลิก'))).toEqual([]);
  });

  it('spins by itself: the wheel is drawn only after a press', async () => {
    harness.open(<WheelPage />, { brand });
    await screen.findByRole('button', { name: 'หมุนวงล้อ' });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(harness.server().requests(wheelReward)).toHaveLength(0);
  });

  it('spins faster than once in 5 seconds', () => {
    expect(SPIN_MS).toBeGreaterThanOrEqual(5_000);
    expect(DRAW_CYCLE_MS).toBeGreaterThanOrEqual(5_000);
  });

  it.each([
    ['with reduced motion', true],
    ['if the member skips the animation', false],
  ])('spins faster than once in 5 seconds %s', async (_, isStill) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: isStill && query.includes('reduce') }));
    harness.server().reply(wheelReward, replies.data({ ...wheelReward.example.response, left: 2 }));
    const { user } = harness.open(<WheelPage />, { brand });
    const first = Date.now();
    await user.click(await screen.findByRole('button', { name: 'หมุนวงล้อ' }));
    if (!isStill) await user.click(await screen.findByRole('button', { name: 'ดูผลเลย' }));
    const again = await screen.findByRole<HTMLButtonElement>('button', { name: 'เล่นอีกรอบ' });
    const hint = screen.getByText('รอสักครู่ก่อนเริ่มรอบต่อไป');
    expect([again.disabled, hint.dataset['shown']]).toEqual([true, 'true']);
    await user.click(again);
    await expect.poll(() => again.disabled, { timeout: 8_000 }).toBe(false);
    expect(Date.now() - first).toBeGreaterThanOrEqual(5_000);
    expect(hint.dataset['shown']).toBe('false');
    expect(harness.server().requests(wheelReward)).toHaveLength(1);
    await user.click(again);
    await expect.poll(() => harness.server().requests(wheelReward)).toHaveLength(2);
  });

  it.each([
    ['the wheel', WheelPage, wheelReward, 'หมุนวงล้อ'],
    ['the cards', FlipCardPage, flipCardReward, 'ไพ่ใบที่ 5'],
  ])(
    'spins faster than once in 5 seconds over screens: at %s, the site waits calmly if the API refuses',
    async (...row) => {
      const [, Page, operation, name] = row;
      const soon = replies.refuse('DRAW_TOO_SOON', {}, { 'retry-after': '2' });
      harness.server().replyOnce(operation, soon);
      const { user } = harness.open(<Page />, { brand });
      const button = await screen.findByRole<HTMLButtonElement>('button', { name });
      const isDisabled = () => button.disabled || button.getAttribute('aria-disabled') === 'true';
      const startedAt = Date.now();
      await user.click(button);
      const hint = await screen.findByText('รอสักครู่ก่อนเริ่มรอบต่อไป');
      expect([hint.dataset['shown'], isDisabled()]).toEqual(['true', true]);
      expect(screen.queryByRole('alert')).toBeNull();
      await user.click(button);
      await expect.poll(isDisabled, { timeout: 4_000 }).toBe(false);
      expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1_900);
      expect(hint.dataset['shown']).toBe('false');
      expect(harness.server().requests(operation)).toHaveLength(1);
      await user.click(button);
      await expect.poll(() => harness.server().requests(operation)).toHaveLength(2);
    },
  );

  it('celebrates a game that returned its stake or less', () => {
    expect(returnOutcome(satang(10_000), satang(10_000)).kind).toBe('same');
    expect(returnOutcome(satang(9_999), satang(10_000)).kind).toBe('lost');
  });

  it.each(Object.entries(texts))(
    'presses to deposit by haste or a countdown: the texts of %s',
    (_namespace, namespace) => {
      const all = Object.values(namespace).join('\n');
      expect(all).not.toMatch(/(?<!ไม่ต้อง)รีบ|เหลือเวลา|นับถอยหลัง|ก่อนหมด|โอกาสสุดท้าย|วันสุดท้าย|อย่าพลาด|จำนวนจำกัด/);
    },
  );

  it.each([
    ['deposit', DepositPage],
    ['promotion', PromotionPage],
    ['dashboard', DashboardPage],
  ])('presses to deposit by haste or a countdown: the %s screen does not count', async (_, Page) => {
    harness.open(<Page />, { brand });
    const isLoading = () => document.querySelector('[aria-busy="true"]') !== null;
    await expect.poll(() => (document.body.textContent ?? '').length > 100 && !isLoading()).toBe(true);
    const before = document.body.textContent;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(document.body.textContent).toBe(before);
  });

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
    expect(screen.queryByRole('link', { name: /โบนัส/ })).toBeNull();
  });
});
