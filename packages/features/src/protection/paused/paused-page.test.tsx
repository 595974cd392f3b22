import { slipMyRequest, slipRequestReturn } from '@chada/contract';
import { protectionGet } from '@chada/contract/protection';
import { aWaitingSlip, replies } from '@chada/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleProtection } from '../../../test/sample-protection.ts';
import { siteHarness } from '../../../test/site-harness.tsx';
import { PausedPage } from './index.ts';

const harness = siteHarness();
const pause = { cause: 'timeOut', until: '2099-01-01T00:00:00.000Z', endRequestableAt: null } as const;
const held = aWaitingSlip({ status: 'pending', amountSatang: null, transferredAt: null, sendingBank: null });
const open = () => {
  harness.server().reply(protectionGet, replies.data({ ...protectionGet.example.response, pause }));
  return harness.open(<PausedPage />, { brand: { protection: sampleProtection } });
};

describe('PausedPage', () => {
  it('shows a slip that the bank had not verified, and asks for the money back', async () => {
    harness.server().reply(slipMyRequest, replies.data({ items: [], waiting: [], returnable: [held] }));
    const { user } = open();
    expect(await screen.findByRole('heading', { name: 'สลิปที่ยังไม่เข้าเครดิต' })).toBeTruthy();
    expect(screen.getByText(held.transactionRef)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /ยืนยันเติมเครดิต/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'ขอให้โอนเงินคืน' }));
    expect(await screen.findByText('ทีมงานจะโอนกลับบัญชีที่คุณลงทะเบียนไว้')).toBeTruthy();
    expect(harness.server().requests(slipRequestReturn)[0]?.body).toEqual({ slipId: held.id });
  });

  it('says when the member has asked for the money back', async () => {
    const returnRequested = { ...held, returnRequestedAt: '2026-11-20T05:00:00.000Z' };
    harness
      .server()
      .reply(slipMyRequest, replies.data({ items: [], waiting: [], returnable: [returnRequested] }));
    open();
    expect(await screen.findByText('ทีมงานจะโอนกลับบัญชีที่คุณลงทะเบียนไว้')).toBeTruthy();
    expect(document.body.textContent).toContain('ขอโอนคืนแล้วเมื่อ');
    expect(screen.queryByRole('button', { name: 'ขอให้โอนเงินคืน' })).toBeNull();
  });
});
