import { createTranslator } from '@chada/messages';
import { describe, expect, it } from 'vitest';
import { adviseOnSlip } from './slip-advice.ts';

const t = createTranslator();
const account = 'ธนาคารกสิกรไทย 123-4-56789-0';
const verifying = { while: 'verifying', account } as const;
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
  ])('[ME-05] says in Thai what to do about %s and offers it', (code, acts) => {
    const advice = advise(code);
    expect(advice.acts).toEqual(acts);
    expect(advice.text).toMatch(/[ก-๙]/);
    expect(advice.text).not.toMatch(/[{}]/);
  });

  it('[ME-05] offers the slip’s own amount when the typed one differs', () => {
    const advice = advise('SLIP_WRONG_AMOUNT', { slipAmountSatang: 45_000 });
    expect(advice.acts[0]).toBe('useSlipAmount');
    expect(advice.slipAmountSatang).toBe(45_000);
    expect(advice.text).toContain('฿450.00');
  });

  it('does not offer an amount that the server did not tell, or that is none', () => {
    expect(advise('SLIP_WRONG_AMOUNT').acts).not.toContain('useSlipAmount');
    expect(advise('SLIP_WRONG_AMOUNT', { slipAmountSatang: '450' }).acts).not.toContain('useSlipAmount');
    expect(advise('SLIP_WRONG_AMOUNT', { slipAmountSatang: 450.5 }).acts).not.toContain('useSlipAmount');
  });

  it('names the registered account when the slip came from another, and the minimum when it was too little', () => {
    expect(advise('SLIP_WRONG_SENDER').text).toContain(account);
    expect(advise('DEPOSIT_BELOW_MINIMUM', { minimumSatang: 10_000 }).text).toContain('฿100');
  });

  it('offers to try again where no answer came, and a person where the code is new', () => {
    expect(adviseOnSlip({ kind: 'network', message: 'เชื่อมต่อไม่ได้' }, verifying, t).acts).toEqual(['retry']);
    expect(advise('SOMETHING_NEW').acts).toEqual(['retry', 'askStaff']);
    expect(adviseOnSlip(undefined, verifying, t).acts).toEqual(['retry']);
  });

  it('[ME-05] says that confirming again credits nothing twice when the answer to it was lost', () => {
    const confirming = { while: 'confirming', account } as const;
    for (const error of [{ kind: 'timeout' }, { code: 'INTERNAL', message: 'ระบบขัดข้อง' }]) {
      const advice = adviseOnSlip(error, confirming, t);
      expect(advice.text).toBe('กดยืนยันอีกครั้งได้เลย ระบบจะไม่เติมเครดิตซ้ำ');
      expect(advice.acts).toEqual([]);
    }
    expect(adviseOnSlip({ code: 'SLIP_ALREADY_USED' }, confirming, t).acts[0]).toBe('seeHistory');
  });
});
