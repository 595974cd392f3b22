import { outcomeGet } from '@chada/contract';
import { aMember, aWithdrawal, replies } from '@chada/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { siteHarness } from '../../test/site-harness.tsx';
import { PastRequests } from './past-requests.tsx';

const harness = siteHarness();
function arrive(operation: string, outcome: object, amountSatang?: number) {
  harness.server().reply(outcomeGet, replies.data(outcome));
  const open = { hash: { turn: 0, operation, since: Date.now() - 120_000, amountSatang } };
  return harness.open(<PastRequests />, {
    at: '/auth/dashboard',
    stored: {
      'chada.intents': JSON.stringify({ [aMember().uuid]: { seed: 'abcdefghij0123456789', turn: 1, open } }),
    },
  });
}

describe('[ME-06] a request that was running when the session ended', () => {
  it('shows an accepted withdrawal with its amount and a link to the withdrawal screen', async () => {
    const data = { withdrawal: aWithdrawal({ amountSatang: 50_000 }), creditSatang: 0 };
    const { user, address } = arrive('withdraw.create', { outcome: 'done', data });
    expect(await screen.findByText('คำขอถอนเงิน ฿500.00 ส่งถึงระบบแล้ว')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'ดูรายการ' }));
    expect(address()).toBe('/auth/withdraw');
    expect(screen.queryByText(/คำขอถอนเงิน/)).toBeNull();
  });

  it('shows the reason of a refusal until the member dismisses it', async () => {
    const { user } = arrive(
      'withdraw.create',
      { outcome: 'refused', code: 'X', message: 'เครดิตไม่พอ' },
      50_000,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('เครดิตไม่พอ');
    await user.click(screen.getByRole('button', { name: 'รับทราบ' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it.each([
    ['withdraw.create', 'คำขอถอนเงิน ฿500.00 ไม่ได้เกิดขึ้น', 50_000],
    ['affiliate.withdraw', 'การถอนค่าแนะนำ ฿500.00 เข้าเครดิต ไม่ได้เกิดขึ้น', 50_000],
    ['slip.confirm', 'การเติมเครดิตจากสลิป ไม่ได้เกิดขึ้น', undefined],
    ['reward.request', 'การแลกของรางวัล ไม่ได้เกิดขึ้น', undefined],
    ['wheel.reward', 'การหมุนวงล้อ ไม่ได้เกิดขึ้น', undefined],
    ['flipCard.reward', 'การเปิดการ์ด ไม่ได้เกิดขึ้น', undefined],
    ['checkIn.claim', 'การเช็กอิน ไม่ได้เกิดขึ้น', undefined],
    ['of.anotherVersion', 'รายการที่ส่งไว้ ไม่ได้เกิดขึ้น', undefined],
  ])(
    'reports that %s did not happen if the request did not arrive',
    async (operation, said, amountSatang) => {
      arrive(operation, { outcome: 'none' }, amountSatang);
      expect(await screen.findByText(said)).toBeTruthy();
      expect(screen.getByRole('status').textContent).toContain('เครดิตของคุณไม่ถูกหัก');
    },
  );

  it('reports an unknown result if the API does not know the result', async () => {
    harness.server().reply(outcomeGet, replies.refuse('NOT_FOUND'));
    arrive('withdraw.create', { outcome: 'none' }, 50_000);
    harness.server().reply(outcomeGet, replies.refuse('NOT_FOUND'));
    expect(await screen.findByText('ยังไม่ทราบผลของคำขอถอนเงิน ฿500.00')).toBeTruthy();
  });
});
