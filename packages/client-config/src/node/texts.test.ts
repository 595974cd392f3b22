import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { brand, removeBrands } from '../../test/example-brand.ts';
import { checkMessages } from './check-messages.ts';
import { checkTexts, textMistake } from './check-texts.ts';
import { readJsonSource } from './json-source.ts';
import { readText } from './read-text.ts';
import { pressingPart } from './thai-pressing-words.ts';

afterEach(removeBrands);

describe('the characters of a text', () => {
  it.each([
    '0000',
    '0009',
    '000B',
    '001F',
    '007F',
    '009F',
    '200E',
    '200F',
    '202A',
    '202E',
    '2061',
    '206F',
    'FEFF',
    'FFF9',
    'FFFD',
  ])('do not contain U+%s', (code) => {
    const text = `ก${String.fromCodePoint(Number.parseInt(code, 16))}ข`;
    expect(textMistake(text, 'one')).toBe(`has the invisible character U+${code}`);
    expect(textMistake(text, 'many')).toBe(`has the invisible character U+${code}`);
  });

  it.each(['0020', '007E', '00A0', '200B', '200D', '2010', '2029', '202F', '2060', '2070', 'FFF8', 'FFFE'])(
    'may contain U+%s in a text of several lines',
    (code) => {
      expect(textMistake(`ก${String.fromCodePoint(Number.parseInt(code, 16))}ข`, 'many')).toBeUndefined();
    },
  );

  it.each(['\n', '\r', '\r\n', '\u2028', '\u2029'])('have no line end %j in one line', (end) => {
    expect(textMistake(`ก${end}ข`, 'one')).toBe('has a line end; it must be one line');
  });

  it('may have line ends in several lines, but no carriage return alone', () => {
    expect(textMistake('ก\nข\r\nค', 'many')).toBeUndefined();
    expect(textMistake('ก\rข', 'many')).toBe('has the invisible character U+000D');
  });

  it.each([' ', '\u00a0 \u200b', '\u200d\u2060'])('are not only blanks: %j', (text) => {
    expect(textMistake(text, 'one')).toBe('is blank');
  });

  it('may be none, or have blanks at the ends', () => {
    expect(textMistake('', 'one')).toBeUndefined();
    expect(textMistake(' ก\u200b', 'one')).toBeUndefined();
  });

  it('are checked in all parts of a file', () => {
    const source = readJsonSource('a.json', '{"a": [{"b": " "}, "ก", 5], "c": null, "d": "\\u200e"}');
    expect(checkTexts(source, 'one')).toEqual([
      { file: 'a.json', line: 1, column: 14, message: '"a[0].b" is blank.', path: ['a', 0, 'b'] },
      {
        file: 'a.json',
        line: 1,
        column: 45,
        message: '"d" has the invisible character U+200E.',
        path: ['d'],
      },
    ]);
  });
});

describe('a message of a brand', () => {
  const checked = (content: string) => {
    const { problems, messages } = checkMessages(readJsonSource('m.json', content));
    return { texts: problems.map(({ column, message, hint }) => [column, message, hint]), messages };
  };
  const title = 'shell.documentTitle';

  it.each([
    ['{"common.okk": "a"}', [[2, 'Unknown text "common.okk".', 'Did you mean "common.ok"?']]],
    ['{"comon.ok": "a"}', [[2, 'Unknown text "comon.ok".', 'Did you mean "common.ok"?']]],
    ['{"login.title": "a"}', [[2, 'Unknown text "login.title".', 'Did you mean "session.title"?']]],
    ['{"common.ok": 5}', [[15, '"common.ok" must be a text; found the number 5.', undefined]]],
    ['{"common.ok": " "}', [[15, '"common.ok" is empty.', 'Leave it out to keep the usual text.']]],
    ['{"common.ok": "\\u200b"}', [[15, '"common.ok" is blank.', undefined]]],
    [
      `{"${title}": "a"}`,
      [
        [
          25,
          `"${title}" has the placeholders none; it needs {page} {brand}.`,
          'The usual text: {page} | {brand}',
        ],
      ],
    ],
    [
      `{"${title}": "{page}"}`,
      [
        [
          25,
          `"${title}" has the placeholders {page}; it needs {page} {brand}.`,
          'The usual text: {page} | {brand}',
        ],
      ],
    ],
    [
      `{"${title}": "{page} {brand} {x}"}`,
      [
        [
          25,
          `"${title}" has the placeholders {page} {brand} {x}; it needs {page} {brand}.`,
          'The usual text: {page} | {brand}',
        ],
      ],
    ],
    [
      '{"common.ok": "{x}"}',
      [[15, '"common.ok" has the placeholders {x}; it needs none.', 'The usual text: ตกลง']],
    ],
    ['[]', [[1, 'The file must be an object of texts; found a list.', undefined]]],
  ])('is not %s', (content, problems) => {
    expect(checked(content).texts).toEqual(problems);
  });

  it('has the placeholders of the usual text, in any order', () => {
    expect(checked(`{"$schema": "x", "${title}": "{brand}: {page}", "common.ok": "โอเค"}`)).toEqual({
      texts: [],
      messages: { [title]: '{brand}: {page}', 'common.ok': 'โอเค' },
    });
  });

  it('is left out if it is no text', () => {
    expect(checked('{"common.ok": 5, "common.cancel": "ไม่"}').messages).toEqual({ 'common.cancel': 'ไม่' });
    expect(checked('[]').messages).toEqual({});
    expect(checked('{').messages).toEqual({});
  });

  it('that is unknown in every way is explained with the known ones of its part', () => {
    expect(String(checked('{"common.zzzzzzzzzzzzzzz": "a"}').texts[0]?.[2])).toMatch(
      /^Known: (common\.\w+, ){12}and \d+ more\.$/,
    );
    expect(String(checked('{"zzzzzzzzzzzzzzzzzzzzzzzzzz": "a"}').texts[0]?.[2])).toMatch(
      /^Known: .*, and \d+ more\.$/,
    );
  });
});

describe('the content of a text file', () => {
  const read = (bytes: Uint8Array) => {
    const { folder } = brand({ 'a.json': bytes });
    return readText(join(folder, 'a.json'));
  };
  const mistake = (text: string, line = 1, column = 1) => ({
    mistake: text,
    hint: 'Save it as UTF-8.',
    line,
    column,
  });

  it('is UTF-8 of at most 1,000,000 bytes', () => {
    expect(read(Buffer.from('ก'))).toEqual({ text: 'ก' });
    expect(read(Buffer.alloc(1_000_000, 'a'))).toEqual({ text: 'a'.repeat(1_000_000) });
    expect(read(Buffer.alloc(1_000_001, 'a'))).toEqual({
      mistake: 'The file is too large: 1000001 bytes.',
      hint: 'The most are 1000000 bytes.',
      line: 1,
      column: 1,
    });
  });

  it('is in a file', () => {
    expect(readText(brand({ 'a.json': '' }).folder)).toEqual({
      mistake: 'This is not a file.',
      hint: 'Replace it by a file.',
      line: 1,
      column: 1,
    });
  });

  it.each([
    ['little-endian UTF-16', [0xff, 0xfe, 0x7b, 0x7b]],
    ['big-endian UTF-16', [0xfe, 0xff, 0x7b, 0x7b]],
    ['UTF-16 without a mark', [0x7b, 0, 0x7d, 0]],
  ])('is not %s', (_name, bytes) => {
    expect(read(Buffer.from(bytes))).toEqual(mistake('The file is UTF-16, not UTF-8.'));
  });

  it.each([
    ['one', [0x7b, 0x0a, 0x20, 0, 0x7d], 2, 2],
    ['several', [0x7b, 0x7d, 0x0a, 0, 0, 0], 2, 1],
    ['no other bytes', [0, 0, 0], 1, 1],
  ])('is damaged with zero bytes: %s', (_name, bytes, line, column) => {
    const hint = 'Restore an earlier copy of it.';
    const found = 'The file is damaged: here is a zero byte.';
    expect(read(Buffer.from(bytes))).toEqual({ mistake: found, hint, line, column });
  });

  it('may have no bytes', () => {
    expect(read(Buffer.alloc(0))).toEqual({ text: '' });
  });

  it.each([
    ['the first byte of one mark', [0xff, 0x7b]],
    ['the second byte of one mark', [0x7b, 0xfe]],
    ['the first byte of the other mark', [0xfe, 0x7b]],
    ['the second byte of the other mark', [0x7b, 0xff]],
  ])('with %s is no UTF-16', (_name, bytes) => {
    expect(read(Buffer.from(bytes))).toMatchObject({
      mistake: 'The file is in another encoding, not UTF-8.',
    });
  });

  it.each([
    ['TIS-620 (Windows-874)', [0xa1, 0xda, 0xdf, 0xfb]],
    ['TIS-620 (Windows-874)', [...Array.from({ length: 10 }, () => 0xa1), 0x85]],
    ['in another encoding', [...Array.from({ length: 9 }, () => 0xa1), 0x85]],
    ['in another encoding', [0xa0]],
    ['in another encoding', [0xdb]],
    ['in another encoding', [0xde]],
    ['in another encoding', [0xfc]],
    ['in another encoding', [0x80]],
  ])('is not %s, as %j', (encoding, bytes) => {
    expect(read(Buffer.from([0x61, 0x0a, 0x62, ...bytes]))).toEqual(
      mistake(`The file is ${encoding}, not UTF-8.`, 2, 2),
    );
  });
});

describe('a part of a text that presses the reader', () => {
  it.each([
    ['สมาชิก ๑,๐๐๐.๕ บาท', '๑,๐๐๐.๕ บาท'],
    ['รับ 5บาท', '5บาท'],
    ['รับ 12  ฿', '12  ฿'],
    ['รับ 1,000 Baht', '1,000 Baht'],
    ['รับ 9 THB', '9 THB'],
    ['รับ ฿ 9', '฿ 9'],
    ['รับ ฿๙', '฿๙'],
    ['ฝาก 9', 'ฝาก 9'],
    ['โบนัส123456789abc9', 'โบนัส1'],
    ['เครดิต------------9', 'เครดิต------------9'],
    ['Hurry up', 'Hurry'],
    ['the LAST CHANCE', 'LAST CHANCE'],
    ['ด่วน! 5 บาท', '5 บาท'],
  ])('of %j is %j', (text, part) => expect(pressingPart(text)).toBe(part));

  it.each(['เครดิต-------------9', 'ทีมงาน 24 ชั่วโมง', '5 เกม', 'baht', '฿', 'ฝาก', 'ปี ๒๕๖๙'])(
    'of %j is none',
    (text) => {
      expect(pressingPart(text)).toBeUndefined();
    },
  );
});
