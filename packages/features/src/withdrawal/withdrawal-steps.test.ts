import { createTranslator } from '@chada/messages';
import type { Withdrawal } from '@chada/stores';
import { aWithdrawal } from '@chada/testing';
import { describe, expect, it } from 'vitest';
import { withdrawalSteps } from './withdrawal-steps.ts';

const t = createTranslator();
const waiting = aWithdrawal({
  status: 'requested',
  amountSatang: 30_000,
  requestedAt: '2026-11-20T03:15:00.000Z',
  decidedAt: null,
  paidAt: null,
  reason: null,
});
const shownSteps = (over: Partial<Withdrawal>) =>
  withdrawalSteps({ ...waiting, ...over }, t).map(({ state, title, detail, time }) => ({
    state,
    title,
    detail,
    time,
  }));

describe('withdrawalSteps', () => {
  it('[ME-06] show that a new request waits for staff', () => {
    expect(shownSteps({}).map(({ state, title }) => [state, title])).toEqual([
      ['done', 'ส่งคำขอแล้ว'],
      ['current', 'รอทีมงานอนุมัติ'],
      ['waiting', 'เงินเข้าบัญชี'],
    ]);
  });

  it('[ME-06] show the time of each step in Bangkok time and the Buddhist era', () => {
    const steps = shownSteps({
      status: 'paid',
      decidedAt: '2026-11-20T03:16:00.000Z',
      paidAt: '2026-11-20T17:05:00.000Z',
    });
    expect(steps.map(({ time }) => time)).toEqual([
      '20\u00a0พ.ย.\u00a02569 10:15\u00a0น.',
      '20\u00a0พ.ย.\u00a02569 10:16\u00a0น.',
      '21\u00a0พ.ย.\u00a02569 00:05\u00a0น.',
    ]);
    expect(steps.every(({ state }) => state === 'done')).toBe(true);
  });

  it('[ME-06] show that an approved withdrawal is being paid', () => {
    expect(
      shownSteps({ status: 'paying', decidedAt: '2026-11-20T03:16:00.000Z' }).map(({ state }) => state),
    ).toEqual(['done', 'done', 'current']);
  });

  it('[ME-06] show the reason of a rejection and that the credit was returned', () => {
    const steps = shownSteps({ status: 'rejected', reason: 'ชื่อบัญชีไม่ตรงกับชื่อสมาชิก' });
    expect(steps[1]).toMatchObject({ state: 'failed', detail: 'ชื่อบัญชีไม่ตรงกับชื่อสมาชิก' });
    expect(steps[2]).toMatchObject({ state: 'done', title: 'คืนเครดิต ฿300.00 ให้คุณแล้ว' });
  });

  it('[ME-06] show the bank’s message for a failed pay-out and that the pay-out can be retried', () => {
    const last = shownSteps({ status: 'failed', reason: 'บัญชีปลายทางปิดใช้งานชั่วคราว' })[2];
    expect(last?.state).toBe('failed');
    expect(last?.detail).toContain('บัญชีปลายทางปิดใช้งานชั่วคราว');
    expect(last?.detail).toContain('กดส่งอีกครั้ง');
  });
});
