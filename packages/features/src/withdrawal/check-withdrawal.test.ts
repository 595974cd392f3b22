import { createTranslator } from '@chada/messages';
import { describe, expect, it } from 'vitest';
import { checkAmountInput, maxWithdrawal } from './check-withdrawal.ts';

const t = createTranslator();
const silver = {
  level: 1,
  minimumSatang: 10_000,
  maxPerTimeSatang: null,
  dayAmountSatang: 10_000_000,
  dayAmountLeftSatang: 10_000_000,
  dayCount: 5,
  dayCountLeft: 5,
};
const check = (input: string, over: Partial<typeof silver> = {}, creditSatang: number | null = 50_000_000) =>
  checkAmountInput(input, { allowance: { ...silver, ...over }, creditSatang }, t);

describe('checkTypedAmount', () => {
  it.each([
    ['500', 50_000],
    ['1,234.50', 123_450],
    ['๕๐๐', 50_000],
    [' ฿300 ', 30_000],
  ])('[ME-06] parses %o as %i satang', (input, amountSatang) => {
    expect(check(input)).toEqual({ ok: true, amountSatang });
  });

  it.each([
    ['', 'กรุณากรอกจำนวนเงิน'],
    ['   ', 'กรุณากรอกจำนวนเงิน'],
    ['0', 'จำนวนเงินต้องมากกว่า 0 บาท'],
    ['-1', 'จำนวนเงินต้องไม่ติดลบ'],
    ['0.001', 'ใส่ทศนิยมได้ไม่เกิน 2 ตำแหน่ง'],
    ['1e3', 'กรุณากรอกจำนวนเงินเป็นตัวเลข เช่น 500 หรือ 1,234.50'],
    ['0x10', 'กรุณากรอกจำนวนเงินเป็นตัวเลข เช่น 500 หรือ 1,234.50'],
    ['NaN', 'กรุณากรอกจำนวนเงินเป็นตัวเลข เช่น 500 หรือ 1,234.50'],
    ['9007199254740993', 'จำนวนเงินสูงเกินไป กรุณาตรวจสอบอีกครั้ง'],
  ])('[ME-06] refuses %o in Thai', (input, problem) => {
    expect(check(input)).toEqual({ ok: false, problem });
  });

  it('[TI-04] refuses by minimum, credit, daily amount and daily count, and names the limit', () => {
    expect(check('50')).toEqual({ ok: false, problem: 'ถอนขั้นต่ำ ฿100 ต่อครั้ง' });
    expect(check('600', {}, 50_000)).toEqual({ ok: false, problem: 'เครดิตไม่พอ คุณมีเครดิต ฿500.00' });
    expect(check('99,800', { dayAmountLeftSatang: 9_970_000 })).toEqual({
      ok: false,
      problem: 'ระดับของคุณถอนได้สูงสุด ฿100,000 ต่อวัน วันนี้ถอนได้อีก ฿99,700',
    });
    expect(check('500', { dayCountLeft: 0 })).toEqual({
      ok: false,
      problem: 'วันนี้คุณถอนครบ 5 ครั้งแล้ว ถอนได้อีกครั้งหลังเที่ยงคืน',
    });
  });

  it('[TI-04] limits the tier diamond to its maximum per withdrawal', () => {
    const diamond = {
      level: 4,
      minimumSatang: 10_000,
      maxPerTimeSatang: 20_000_000,
      dayAmountSatang: 100_000_000,
      dayAmountLeftSatang: 100_000_000,
      dayCount: null,
      dayCountLeft: null,
    };
    expect(checkAmountInput('200,001', { allowance: diamond, creditSatang: 90_000_000 }, t)).toEqual({
      ok: false,
      problem: 'ระดับของคุณถอนได้สูงสุด ฿200,000 ต่อครั้ง',
    });
    expect(checkAmountInput('200,000', { allowance: diamond, creditSatang: 90_000_000 }, t).ok).toBe(true);
  });

  it('does not check limits while the credit is unknown', () => {
    expect(check('600', {}, null)).toEqual({ ok: true, amountSatang: 60_000 });
    expect(check('abc', {}, null).ok).toBe(false);
  });
});

describe('maxWithdrawal', () => {
  it('returns the smaller amount of the credit and the remaining daily limit', () => {
    expect(maxWithdrawal(silver, 125_050)).toBe(125_050);
    expect(maxWithdrawal({ ...silver, dayAmountLeftSatang: 70_000 }, 125_050)).toBe(70_000);
  });

  it.each([
    ['the credit is below the minimum', silver, 9_999],
    ['the day’s count is used up', { ...silver, dayCountLeft: 0 }, 125_050],
    ['the credit is unknown', silver, null],
  ])('returns 0 when %s', (_why, allowance, credit) => {
    expect(maxWithdrawal(allowance, credit)).toBe(0);
  });
});
