import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactThai, foldThai, soundKey, spellingKey } from './game-search.ts';

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
    ['Lucky ๗', ' lucky  7'],
    ['สล็อต', 'สล\u200B็อต'],
  ])('finds %j by the input %j', (text, input) => {
    expect(foldThai(input)).toBe(foldThai(text));
  });

  it.each([
    ['เเ', 'เ'],
    ['ขา', 'ข้า'],
    ['ปี', 'ปิ'],
    ['น้ำ', 'นำ'],
  ])('distinguishes %j and %j', (a, b) => {
    expect(foldThai(a)).not.toBe(foldThai(b));
  });
});

describe('spellingKey', () => {
  it.each([
    ['บาคาร่า', 'บาคารา'],
    ['บาคาร่า', 'บาค้าร่าา'],
    ['บาคาร่า', 'บาคาร่าาา'],
    ['รูเล็ต', 'รูเลต'],
    ['ฟาโรห์', 'ฟาโร'],
    ['ขุมทรัพย์', 'ขุมซรัพ', false],
    ['ขุมทรัพย์', 'ขุมธรัพ'],
    ['ราชันย์', 'ราชัน'],
    ['พญานาค', 'พยาณาค'],
    ['ใต้สมุทร', 'ไต้สมุธร'],
    ['ซามูไร', 'สามูใร'],
    ['มังกรทองคำ', 'มังกร - ทอง คํา'],
    ['ชัย', 'ไช'],
    ['กรรม', 'กัม'],
    ['Baccarat', 'bacarat'],
  ])('is equal for %j and %j', (name, input, same = true) => {
    expect(spellingKey(input) === spellingKey(name)).toBe(same);
  });

  it.each([
    ['ขฆชฎฏฐทนพญฬซาไ', 'ฃคฌดตถฑณภยลสๅใ'],
    ['ขฅฑหษ', 'ฃคธหศ'],
    ['พรรค', 'พัค'],
    ['สรร', 'สัน'],
    ['รำ', 'รัม'],
    ['จันทร์', 'จันท'],
    ['สิทธิ์', 'สิท'],
    ['พันธุ์', 'พัน'],
    ['กฺาก็ากํ๎า', 'กากากํา'],
    ['ราา รา', 'รารา'],
  ])('is the same for %j and %j', (a, b) => {
    expect(spellingKey(a)).toBe(spellingKey(b));
  });

  it.each([
    ['ลา', 'รา'],
    ['สิน', 'สีน'],
    ['ซา', 'ชา'],
    ['cat', 'kat'],
  ])('differs for %j and %j', (a, b) => {
    expect(spellingKey(a)).not.toBe(spellingKey(b));
  });

  it('distinguishes numbers: 7 is not 777', () => {
    expect(spellingKey('ลัคกี้ 777')).not.toBe(spellingKey('ลัคกี้ 7'));
  });
});

describe('soundKey', () => {
  it.each([
    ['ลคชพทฟฮ', 'รขฉผถฝห'],
    ['กีคืมู', 'กิคึมุ'],
    ['phoenix', 'foeniks', false],
    ['phantom', 'fantom'],
    ['queen lazy vyper', 'kueen rasy wiper'],
    ['cool', 'kor'],
    ['ดา', 'ตา', false],
    ['8', '7', false],
  ])('is equal for %j and %j', (a, b, same = true) => {
    expect(soundKey(a) === soundKey(b)).toBe(same);
  });
});

describe('compactThai', () => {
  it('removes blanks, signs and punctuation, and nothing else', () => {
    expect(compactThai(' !"#$%&()*+,-./:;<=>?@[]^_`{|}~¡¿‐‟…ฯๆ๏๚๛x')).toBe('x');
    expect(compactThai('ก A-z 0๙ é “ꓕ”')).toBe('กaz09éꓕ');
  });
});

/** The characters of random texts: Thai letters, vowels, marks and signs, and Latin letters. */
const unit = fc.constantFrom(
  ...'กรลสศซณนธทพภยญมไใเแาำๅะิีุูััั์์่้๊็ํฺABzphc๗7 -%'.split(''),
  '\u200B',
  '\u{1F600}',
  '\uD800',
);
const anyText = fc.string({ unit, maxLength: 14 });

describe('each way of folding', () => {
  it.each([
    ['foldThai', foldThai],
    ['compactThai', compactThai],
  ])('%s: folded twice is the same as folded once', (_name, fold) => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  it('returns equal spelling keys for equal folded texts, and equal sound keys for equal spelling keys', () => {
    const jumbled = anyText.chain((text) =>
      fc.tuple(fc.constant(text), fc.constant([...text].join('\u200B'))),
    );
    fc.assert(
      fc.property(jumbled, ([a, b]) => {
        expect(foldThai(b)).toBe(foldThai(a));
        expect(spellingKey(b)).toBe(spellingKey(a));
        expect(soundKey(b)).toBe(soundKey(a));
      }),
    );
  });

  it('a tone mark at any place changes neither spelling nor sound', () => {
    const tone = fc.constantFrom('\u0E48', '\u0E49', '\u0E4A', '\u0E4B', '\u0E47');
    const letters = fc.array(fc.constantFrom(...'กขคงจดตบปมยลวสหอ'.split('').map((letter) => `${letter}า`)), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(letters, tone, fc.nat(), (syllables, mark, at) => {
        const marked = syllables.map((syllable, index) =>
          index === at % syllables.length ? `${syllable[0]}${mark}า` : syllable,
        );
        expect(spellingKey(marked.join(''))).toBe(spellingKey(syllables.join('')));
      }),
    );
  });

  it('returns keys without spaces or symbols', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const key of [compactThai(text), spellingKey(text), soundKey(text)])
          expect(key).not.toMatch(/[\s%-]/);
      }),
    );
    expect(compactThai(' %_-!" ฯ ๆ ')).toBe('');
  });
});
