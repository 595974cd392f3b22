import { createTranslator } from '@chada/messages';
import { describe, expect, it } from 'vitest';
import { checkDeposit } from './check-deposit.ts';

const t = createTranslator();
const check = (input: string) => checkDeposit(input, 10_000, t);

describe('checkDeposit', () => {
  it.each([
    ['100', 10_000],
    ['๑,๐๐๐.๕๐', 100_050],
    ['฿500', 50_000],
  ])('[ME-04] parses %o as %i satang', (input, amountSatang) => {
    expect(check(input)).toEqual({ ok: true, amountSatang });
  });

  it.each([
    ['99.99', 'ฝากขั้นต่ำ ฿100 ต่อครั้ง กรุณาเพิ่มจำนวนเงิน'],
    ['', 'กรุณากรอกจำนวนเงิน'],
    ['1,00', 'กรุณากรอกจำนวนเงินเป็นตัวเลข เช่น 500 หรือ 1,234.50'],
    ['1e309', 'กรุณากรอกจำนวนเงินเป็นตัวเลข เช่น 500 หรือ 1,234.50'],
    ['0', 'จำนวนเงินต้องมากกว่า 0 บาท'],
  ])('[ME-04] refuses %o in Thai', (input, problem) => {
    expect(check(input)).toEqual({ ok: false, problem });
  });
});
