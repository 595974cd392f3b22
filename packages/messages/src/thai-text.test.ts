import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldThai, normalizeName, stripInvisible, toAsciiDigits } from './thai-text.ts';

describe('stripInvisible', () => {
  it.each(['\u200B', '\u200D', '\u202E', '\u2066', '\uFEFF', '\u00AD', '\u2060', '\u3164', '\u{E0061}'])(
    'removes %j',
    (sign) => {
      expect(stripInvisible(`สม${sign}ชาย`)).toBe('สมชาย');
    },
  );
});

describe('toAsciiDigits', () => {
  it('turns Thai and full-width digits, and nothing else', () => {
    expect(toAsciiDigits('๐๑๒๓๔๕๖๗๘๙ ０９ ก①')).toBe('0123456789 09 ก①');
  });
});

describe('normalizeName', () => {
  it('keeps ำ whole, which NFKC would split', () => {
    expect(normalizeName('น้ำ')).toBe('น้ำ');
    expect(normalizeName('น้ำ')).not.toBe('น้ำ'.normalize('NFKC'));
  });

  it('trims, joins blanks and drops what can not be seen', () => {
    expect(normalizeName('  สมชาย \u200B\t ใจดี\u202E ')).toBe('สมชาย ใจดี');
    expect(normalizeName('cafe\u200B\u0301')).toBe('caf\u00E9');
  });
});

describe('foldThai', () => {
  it.each([
    ['น้ำ', 'น\u0E4D\u0E49\u0E32'],
    ['น้ำ', 'น\u0E49\u0E4D\u0E32'],
    ['น้ำ', 'น\u0E33\u0E49'],
    ['คำ', 'ค\u0E4D\u0E32'],
    ['แมว', '\u0E40\u0E40มว'],
    ['ที่', 'ท\u0E48\u0E35'],
    ['ที่', 'ท\u0E35\u0E48\u0E48'],
    ['สิทธิ์', 'สิทธ\u0E4C\u0E34'],
    ['กุ้ง', 'ก\u0E49\u0E38ง'],
    ['Lucky ๗', 'lucky 7'],
    ['สล็อต', 'สล\u200B็อต'],
  ])('finds %j in what was typed as %j', (text, typed) => {
    expect(foldThai(typed)).toBe(foldThai(text));
  });

  it.each([
    ['เเ', 'เ'],
    ['ขา', 'ข้า'],
    ['ปี', 'ปิ'],
    ['น้ำ', 'นำ'],
  ])('keeps %j and %j apart', (one, other) => {
    expect(foldThai(one)).not.toBe(foldThai(other));
  });

  it('folded twice is the same as folded once, for any order of Thai letters and marks', () => {
    const unit = fc.constantFrom(
      'น',
      'ท',
      'เ',
      'แ',
      'า',
      'ำ',
      'ํ',
      '้',
      '่',
      'ี',
      'ุ',
      '์',
      '็',
      'A',
      '๗',
      ' ',
      '\u200B',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
        expect(foldThai(foldThai(text))).toBe(foldThai(text));
      }),
    );
  });
});
