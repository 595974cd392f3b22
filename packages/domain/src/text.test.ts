import { describe, expect, it } from 'vitest';
import { normalizeName, stripInvisible, toAsciiDigits } from './text.ts';

describe('stripInvisible', () => {
  it.each(['\u200B', '\u200D', '\u202E', '\u2066', '\uFEFF', '\u00AD', '\u2060', '\u3164', '\u{E0061}'])(
    'removes %j',
    (sign) => {
      expect(stripInvisible(`สม${sign}ชาย`)).toBe('สมชาย');
    },
  );
});

describe('toAsciiDigits', () => {
  it('converts Thai and full-width digits, and nothing else', () => {
    expect(toAsciiDigits('๐๑๒๓๔๕๖๗๘๙ ０９ ก①')).toBe('0123456789 09 ก①');
  });
});

describe('normalizeName', () => {
  it('keeps ำ as one letter, which NFKC would split', () => {
    expect(normalizeName('น้ำ')).toBe('น้ำ');
    expect(normalizeName('น้ำ')).not.toBe('น้ำ'.normalize('NFKC'));
  });

  it('trims, joins spaces and removes invisible characters', () => {
    expect(normalizeName('  สมชาย \u200B\t ใจดี\u202E ')).toBe('สมชาย ใจดี');
    expect(normalizeName('cafe\u200B\u0301')).toBe('caf\u00E9');
  });
});
