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
    ['500 บาท', 50_000],
    ['500บาท', 50_000],
    ['1,234.50 บาท', 123_450],
    ['5,000 บาทถ้วน', 500_000],
    ['๕๐๐ บ.', 50_000],
    ['500บ', 50_000],
    ['500 ฿', 50_000],
    ['THB 500', 50_000],
    ['1,234.50 thb', 123_450],
    ['฿500 บาท', 50_000],
    ['500.', 50_000],
    ['1,234.', 123_400],
    ['500.-', 50_000],
    ['500.– บาท', 50_000],
    ['1 234', 123_400],
    ['12 345 678.50', 1_234_567_850],
    ['1\u00A0234', 123_400],
    ['1\u2009234 บาท', 123_400],
    ['1\u202F234\u202F567', 123_456_700],
    ['500\u00A0บาท', 50_000],
    ['\u200B500\u200B', 50_000],
    ['5\u200B00', 50_000],
    ['\uFEFF1,2\u206034', 123_400],
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
    ['1.2.3', 'notANumber'],
    ['1,00', 'notANumber'],
    ['1,0000', 'notANumber'],
    [',100', 'notANumber'],
    ['1,,000', 'notANumber'],
    ['1000,000', 'notANumber'],
    ['1 23', 'notANumber'],
    ['5 00', 'notANumber'],
    ['1  000', 'notANumber'],
    ['1000 000', 'notANumber'],
    ['1 234,567', 'notANumber'],
    ['1,234 567', 'notANumber'],
    ['1, 234', 'notANumber'],
    ['1\t234', 'notANumber'],
    ['1\n234', 'notANumber'],
    ['1.234,50', 'notANumber'],
    ['1.234.567', 'notANumber'],
    ['500..', 'notANumber'],
    ['.', 'notANumber'],
    ['.-', 'notANumber'],
    ['500 บาท บาท', 'notANumber'],
    ['500 บาท 50 สตางค์', 'notANumber'],
    ['บาท 500', 'notANumber'],
    ['500 ดอลลาร์', 'notANumber'],
    ['$500', 'notANumber'],
    ['บาท', 'empty'],
    ['\u200B', 'empty'],
    ['\u202E123', 'notANumber'],
    ['1\u202E234', 'notANumber'],
    ['\u2066500\u2069', 'notANumber'],
    ['500\u200F', 'notANumber'],
    ['1\u00AD234', 'notANumber'],
    ['12\u0000', 'notANumber'],
    ['ห้าร้อย', 'notANumber'],
    ['٥٠٠', 'notANumber'],
    ['-1', 'negative'],
    ['\u22125.50', 'negative'],
    ['-500 บาท', 'negative'],
    ['฿-500', 'negative'],
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

  it('refuses a text of one megabyte quickly', () => {
    expect(parseBahtInput('9'.repeat(1_000_000))).toEqual({ ok: false, reason: 'tooLong' });
  });

  it('parses every formatted amount, with and without commas', () => {
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

  it('[RD-07] reads the same amount in every common notation', () => {
    const digitsOf = (from: number) => (text: string) =>
      text.replace(/\d/g, (digit) => String.fromCharCode(from + Number(digit)));
    const ways = fc.record({
      script: fc.constantFrom(digitsOf(0x30), digitsOf(0x0e50), digitsOf(0xff10)),
      separator: fc.constantFrom('', ',', ' ', '\u00A0', '\u2007', '\u2009', '\u202F'),
      before: fc.constantFrom('', '฿', '฿ ', 'THB ', ' '),
      after: fc.constantFrom('', ' บาท', 'บาท', ' บาทถ้วน', ' บ.', 'บ.', ' ฿', ' THB', '\u00A0บาท', ' '),
      end: fc.constantFrom('', '.', '.-', '.00', '.0'),
      unseen: fc.constantFrom('', '\u200B', '\u200C', '\u200D', '\u2060', '\uFEFF'),
      unseenAt: fc.nat(30),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), ways, (baht, way) => {
        const whole = String(baht).replace(/\B(?=(\d{3})+$)/g, way.separator);
        const written = way.before + way.script(whole + way.end) + way.after;
        const input = written.slice(0, way.unseenAt) + way.unseen + written.slice(way.unseenAt);
        expect(parseBahtInput(input)).toEqual({ ok: true, amountSatang: baht * 100 });
      }),
      { numRuns: 1_000 },
    );
  });

  it('accepts no character that changes the text direction', () => {
    const turns = fc.constantFrom(
      ...'\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069',
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), turns, fc.nat(8), (baht, sign, at) => {
        const digits = String(baht);
        const input = digits.slice(0, at) + sign + digits.slice(at);
        expect(parseBahtInput(input)).toEqual({ ok: false, reason: 'notANumber' });
      }),
    );
  });

  it('accepts only amounts with all thousands separators or without separators', () => {
    const signs = fc.constantFrom('0', '1', '2', '34', '567', ',', '.', ' ', '\u00A0', 'บาท', '฿', '-');
    fc.assert(
      fc.property(fc.string({ unit: signs, maxLength: 9 }), (text) => {
        const result = parseBahtInput(text);
        if (!result.ok) return;
        const [, whole = '', decimals = ''] = /^\D*(\d[\d, \u00A0]*)(?:\.(\d*))?\D*$/.exec(text) ?? [];
        const groups = whole.trim().split(/[, \u00A0]/);
        expect(groups.slice(1).every((group) => group.length === 3)).toBe(true);
        expect(groups.length === 1 || (groups[0] ?? '').length <= 3).toBe(true);
        expect(
          new Set(
            whole
              .trim()
              .match(/[, \u00A0]/g)
              ?.map((sign) => sign === ','),
          ).size,
        ).toBeLessThanOrEqual(1);
        expect(result.amountSatang).toBe(Number(groups.join('') + decimals.padEnd(2, '0')));
      }),
      { numRuns: 5_000 },
    );
  });

  it('never throws, and returns a positive safe integer or a reason for any input', () => {
    const input = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('0', '1', '2', '๔', '５', ',', '.', '-', '฿', ' ', 'e') }),
    );
    fc.assert(
      fc.property(input, (text) => {
        const result = parseBahtInput(text);
        if (result.ok)
          expect(Number.isSafeInteger(result.amountSatang) && result.amountSatang > 0).toBe(true);
        else expect(result.reason).toMatch(/^[a-zA-Z]+$/);
      }),
    );
  });
});
