import {
  protectionBeginTimeOut,
  protectionConfirmExclusion,
  protectionPrepareExclusion,
} from '@chada/contract/protection-break';
import { settingOperation } from '@chada/contract';
import { replies } from '@chada/testing';
import { checkSiteStatus } from '@chada/stores';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleProtection } from '../../test/sample-protection.ts';
import { siteHarness } from '../../test/site-harness.tsx';
import { BreakPage } from './index.ts';

const harness = siteHarness();
const brand = { protection: sampleProtection };
const pause = () => new Promise((resolve) => setTimeout(resolve, 650));

describe('BreakPage', () => {
  it('begins a time-out in two steps and then ends the session in this browser', async () => {
    const { user, store, address } = harness.open(<BreakPage />, { brand });
    await user.click(screen.getByRole('button', { name: '7 วัน' }));
    expect(await screen.findByRole('heading', { name: 'พัก 7 วัน' })).toBeTruthy();
    expect(screen.getByText('เริ่มแล้วยกเลิกหรือย่นเวลาไม่ได้')).toBeTruthy();
    expect(harness.server().requests(protectionBeginTimeOut)).toHaveLength(0);
    await pause();
    await user.click(screen.getByRole('button', { name: 'เริ่มพัก' }));
    await expect.poll(address).toBe('/login');
    expect(store.getState().auth.status).toBe('loggedOut');
    expect(JSON.stringify(store.getState().notices)).toMatch(/เล่นต่อได้ตั้งแต่ 21\sพ\.ย\.\s2569 10:15\sน\./);
    expect(harness.server().requests(protectionBeginTimeOut)[0]?.body).toEqual({ length: 'days7' });
  });

  it('begins a self-exclusion only with the confirmation of the first step', async () => {
    const { user, address } = harness.open(<BreakPage />, { brand });
    await user.click(screen.getByRole('button', { name: '1 ปี' }));
    expect(await screen.findByText('฿1,250.50')).toBeTruthy();
    expect(harness.server().requests(protectionConfirmExclusion)).toHaveLength(0);
    await pause();
    await user.click(screen.getByRole('button', { name: 'เริ่มงดเล่น' }));
    await expect.poll(address).toBe('/login');
    const { confirmationId } = protectionPrepareExclusion.example.response;
    expect(harness.server().requests(protectionConfirmExclusion)[0]?.body).toEqual({ confirmationId });
  });

  it('keeps the member signed in and says so if the break did not begin', async () => {
    harness.server().reply(protectionBeginTimeOut, replies.refuse('INTERNAL'));
    const { user, store } = harness.open(<BreakPage />, { brand });
    await user.click(screen.getByRole('button', { name: '24 ชั่วโมง' }));
    await screen.findByRole('button', { name: 'เริ่มพัก' });
    await pause();
    await user.click(screen.getByRole('button', { name: 'เริ่มพัก' }));
    expect(await screen.findByText('ยังไม่ได้เริ่มพัก')).toBeTruthy();
    expect(store.getState().auth.status).toBe('loggedIn');
  });

  it.each([
    ['7 วัน', 'เริ่มพัก', protectionBeginTimeOut],
    ['1 ปี', 'เริ่มงดเล่น', protectionConfirmExclusion],
  ] as const)('does not begin by a double press on %s', async (length, begin, operation) => {
    const { user, store } = harness.open(<BreakPage />, { brand });
    await user.click(screen.getByRole('button', { name: length }));
    await user.click(await screen.findByRole('button', { name: begin }));
    await pause();
    expect(harness.server().requests(operation)).toHaveLength(0);
    expect(store.getState().auth.status).toBe('loggedIn');
    await user.click(screen.getByRole('button', { name: begin }));
    await expect.poll(() => harness.server().requests(operation)).toHaveLength(1);
  });

  it('prepares a self-exclusion again after maintenance, without a press', async () => {
    harness.server().replyOnce(protectionPrepareExclusion, replies.refuse('MAINTENANCE'));
    harness.server().reply(settingOperation, replies.data({ websiteStatus: 'MA' }));
    const { user, store } = harness.open(<BreakPage />, { brand });
    await user.click(screen.getByRole('button', { name: '1 ปี' }));
    expect(await screen.findByText('เตรียมการงดเล่นไม่สำเร็จ')).toBeTruthy();
    await expect.poll(() => store.getState().server.siteStatus).toBe('maintenance');
    harness.server().reply(settingOperation, replies.data({ websiteStatus: 'OK' }));
    const creditAfterCheck = async () => {
      await act(() => store.dispatch(checkSiteStatus()));
      return screen.queryByText('฿1,250.50');
    };
    await expect.poll(creditAfterCheck, { timeout: 10_000 }).toBeTruthy();
  });

  it('offers the lengths of the brand, all with the same button and none chosen', async () => {
    harness.open(<BreakPage />, {
      brand: { protection: { ...sampleProtection, timeOuts: ['hours24'], exclusions: ['forever'] } },
    });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '24 ชั่วโมง',
      'ตลอดไป',
    ]);
  });
});
