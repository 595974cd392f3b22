import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  isOneLine,
  isStorable,
  normalizeName,
  stripInvisible,
  stripUnpairedSurrogates,
  tidyText,
  toAsciiDigits,
} from './text.ts';

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

describe('tidyText', () => {
  it('composes letters, removes invisible ones and outer blanks, and keeps inner blanks and lines', () => {
    expect(tidyText(' \u200Bcafe\u0301  x\ny\u2060 ')).toBe('caf\u00E9  x\ny');
    expect(tidyText('\u200B \u200B')).toBe('');
  });
});

describe('lone surrogates', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each(['\uDC00\uD800', 'a\uD83D', '\uDC68a'])(
    'remain in %j, so that it is refused, in Firefox too',
    (text) => {
      vi.spyOn(String.prototype, 'normalize').mockReturnValue('\uFFFD\uFFFD');
      expect(tidyText(text)).toBe(text);
      expect(isOneLine(tidyText(text))).toBe(false);
    },
  );

  it.each([
    ['\uDC00\uD800', ''],
    ['a\uD83D\uDC68\uD83Db\uDC68', 'a\uD83D\uDC68b'],
    ['\u{1F468}\u{1F469}', '\u{1F468}\u{1F469}'],
  ])('of %j are removed, and pairs stay', (text, clean) => {
    expect(stripUnpairedSurrogates(text)).toBe(clean);
  });
});

describe('isStorable and isOneLine', () => {
  it.each([
    ['', true, true],
    ['น้ำใจ 😀', true, true],
    ['a\tb', true, true],
    ['a\nb', true, false],
    ['a\rb', true, false],
    ['a\u2028b', true, false],
    ['a\u2029b', true, false],
    ['a\u0007b', true, false],
    ['a\u001Fb', true, false],
    ['a\u007Fb', true, false],
    ['a\u009Fb', true, false],
    ['a\uFFFEb', true, false],
    ['a\u00A0b', true, true],
    ['a\0b', false, false],
    ['\uD83D', false, false],
    ['\uDE00x', false, false],
  ])('of %j are %s and %s', (text, storable, oneLine) => {
    expect(isStorable(text)).toBe(storable);
    expect(isOneLine(text)).toBe(oneLine);
  });
});
