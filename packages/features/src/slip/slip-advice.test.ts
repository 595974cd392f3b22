import { createTranslator } from '@chada/messages';
import { describe, expect, it } from 'vitest';
import { adviseOnSlip } from './slip-advice.ts';

const t = createTranslator();
const account = 'ธนาคารกสิกรไทย 123-4-56789-0';
const verifying = { phase: 'verifying', account } as const;
const advise = (code: string, details = {}) =>
  adviseOnSlip({ code, message: 'ข้อความ', details }, verifying, t);

describe('adviseOnSlip', () => {
  it.each([
    ['SLIP_NOT_IMAGE', ['chooseOther']],
    ['SLIP_TOO_LARGE', ['chooseOther']],
    ['SLIP_NO_QR', ['chooseOther', 'askStaff']],
    ['SLIP_TRANSFER_UNKNOWN', ['retry', 'askStaff']],
    ['SLIP_ALREADY_USED', ['seeHistory', 'chooseOther']],
    ['SLIP_WRONG_RECEIVER', ['chooseOther', 'seeAccount']],
    ['SLIP_WRONG_SENDER', ['chooseOther', 'askStaff']],
    ['SLIP_TOO_OLD', ['chooseOther', 'askStaff']],
    ['SLIP_BEFORE_REGISTRATION', ['chooseOther', 'contact']],
    ['SLIP_NEEDS_STAFF', ['askStaff', 'chooseOther']],
    ['DEPOSIT_BELOW_MINIMUM', ['contact', 'chooseOther']],
    ['BANK_UNAVAILABLE', ['retry', 'askStaff']],
    ['SLIP_NOT_CONFIRMABLE', ['retry']],
  ])('[ME-05] advises in Thai on %s and offers the action', (code, actions) => {
    const advice = advise(code);
    expect(advice.actions).toEqual(actions);
    expect(advice.text).toMatch(/[ก-๙]/);
    expect(advice.text).not.toMatch(/[{}]/);
  });

  it('[ME-05] offers the amount on the slip if the typed amount differs', () => {
    const advice = advise('SLIP_WRONG_AMOUNT', { slipAmountSatang: 45_000 });
    expect(advice.actions[0]).toBe('useSlipAmount');
    expect(advice.slipAmountSatang).toBe(45_000);
    expect(advice.text).toContain('฿450.00');
  });

  it('does not offer a missing or invalid amount', () => {
    expect(advise('SLIP_WRONG_AMOUNT').actions).not.toContain('useSlipAmount');
    expect(advise('SLIP_WRONG_AMOUNT', { slipAmountSatang: '450' }).actions).not.toContain('useSlipAmount');
    expect(advise('SLIP_WRONG_AMOUNT', { slipAmountSatang: 450.5 }).actions).not.toContain('useSlipAmount');
  });

  it('shows the member’s account after a wrong sender, and the minimum after a small amount', () => {
    expect(advise('SLIP_WRONG_SENDER').text).toContain(account);
    expect(advise('DEPOSIT_BELOW_MINIMUM', { minimumSatang: 10_000 }).text).toContain('฿100');
  });

  it('offers a retry after a lost response, and staff after an unknown code', () => {
    expect(adviseOnSlip({ kind: 'network', message: 'เชื่อมต่อไม่ได้' }, verifying, t).actions).toEqual(['retry']);
    expect(advise('SOMETHING_NEW').actions).toEqual(['retry', 'askStaff']);
    expect(adviseOnSlip(undefined, verifying, t).actions).toEqual(['retry']);
  });

  it('[ME-05] explains after a lost response that the member can safely confirm again', () => {
    const confirming = { phase: 'confirming', account } as const;
    for (const error of [{ kind: 'timeout' }, { code: 'INTERNAL', message: 'ระบบขัดข้อง' }]) {
      const advice = adviseOnSlip(error, confirming, t);
      expect(advice.text).toBe('กดยืนยันอีกครั้งได้เลย ระบบจะไม่เติมเครดิตซ้ำ');
      expect(advice.actions).toEqual([]);
    }
    expect(adviseOnSlip({ code: 'SLIP_ALREADY_USED' }, confirming, t).actions[0]).toBe('seeHistory');
  });
});
