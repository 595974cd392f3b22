import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBahtInput } from './parse-baht-input.ts';

describe('parseBahtInput', () => {
  it.each([
    ['500', 50_000],
    ['1,234.50', 123_450],
    ['1234.5', 123_450],
    ['0.01', 1],
    [' 5 ', 500],
    ['1,000', 100_000],
    ['12,345,678', 1_234_567_800],
    ['๑,๒๓๔.๕๐', 123_450],
    ['１，２３４．５０', 123_450],
    ['๑2３', 12_300],
    ['฿1,234.50', 123_450],
    ['฿ 20', 2_000],
    ['0500', 50_000],
    ['1,000,000,000', 100_000_000_000],
  ])('[RD-07] reads %j as %d satang', (text, amountSatang) => {
    expect(parseBahtInput(text)).toEqual({ ok: true, amountSatang });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    [' '.repeat(100), 'empty'],
    ['฿', 'empty'],
    ['1'.repeat(41), 'tooLong'],
    ['1e3', 'notANumber'],
    ['0x10', 'notANumber'],
    ['NaN', 'notANumber'],
    ['Infinity', 'notANumber'],
    ['1e309', 'notANumber'],
    ['null', 'notANumber'],
    ['[]', 'notANumber'],
    ['{}', 'notANumber'],
    ['+5', 'notANumber'],
    ['--5', 'notANumber'],
    ['5-', 'notANumber'],
    ['.5', 'notANumber'],
    ['5.', 'notANumber'],
    ['1.2.3', 'notANumber'],
    ['1,00', 'notANumber'],
    ['1,0000', 'notANumber'],
    [',100', 'notANumber'],
    ['1,,000', 'notANumber'],
    ['1000,000', 'notANumber'],
    ['1 000', 'notANumber'],
    ['12\u200B3', 'notANumber'],
    ['\u202E123', 'notANumber'],
    ['12\u0000', 'notANumber'],
    ['ห้าร้อย', 'notANumber'],
    ['٥٠٠', 'notANumber'],
    ['-1', 'negative'],
    ['\u22125.50', 'negative'],
    ['0', 'zero'],
    ['0.00', 'zero'],
    ['0.001', 'tooManyDecimals'],
    ['1.230', 'tooManyDecimals'],
    ['1,000,000,000.01', 'tooLarge'],
    ['99999999999999', 'tooLarge'],
    ['9007199254740993', 'tooLarge'],
  ])('[RD-07] refuses %j: %s', (text, reason) => {
    expect(parseBahtInput(text)).toEqual({ ok: false, reason });
  });

  it('refuses a megabyte at once', () => {
    expect(parseBahtInput('9'.repeat(1_000_000))).toEqual({ ok: false, reason: 'tooLong' });
  });

  it('reads back every amount as it was written, with and without commas', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000_000 }), (amountSatang) => {
        const digits = String(amountSatang).padStart(3, '0');
        const whole = digits.slice(0, -2);
        const decimals = digits.slice(-2);
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
        expect(parseBahtInput(`${whole}.${decimals}`)).toEqual({ ok: true, amountSatang });
        expect(parseBahtInput(`${grouped}.${decimals}`)).toEqual({ ok: true, amountSatang });
      }),
    );
  });

  it('never throws, and gives a positive safe integer or a reason, whatever is typed', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('0', '1', '2', '๔', '５', ',', '.', '-', '฿', ' ', 'e') }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const result = parseBahtInput(text);
        if (result.ok)
          expect(Number.isSafeInteger(result.amountSatang) && result.amountSatang > 0).toBe(true);
        else expect(result.reason).toMatch(/^[a-zA-Z]+$/);
      }),
    );
  });
});
