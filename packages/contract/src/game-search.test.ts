import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { substringDistance, letterMask, missingBits } from './edit-distance.ts';
import { searchEntryOf, searchGames } from './game-search.ts';

const entryOf = (name: string, changes: Partial<Parameters<typeof searchEntryOf>[0]> = {}) =>
  searchEntryOf({
    code: `slots-jk-${name.length}`,
    name,
    category: 'slots',
    provider: 'JK',
    hot: false,
    ...changes,
  });
const find = (text: string, entries: ReturnType<typeof entryOf>[]) =>
  searchGames(text, entries).map(({ game }) => game.name);

const letter = fc.constantFrom(...'กขคงจชดตทนบปพมรลสอ'.split(''));
const name = fc.array(letter, { minLength: 8, maxLength: 16 }).map((letters) => letters.join('า'));

describe('[ME-20] searchGames', () => {
  it('finds every name by any part of the name, with or without spaces', () => {
    fc.assert(
      fc.property(name, fc.nat(), fc.nat(), (text, from, length) => {
        const begin = from % (text.length - 1);
        const part = text.slice(begin, begin + 1 + (length % (text.length - begin)));
        expect(find(part, [entryOf(text)])).toEqual([text]);
        expect(find([...part].join(' '), [entryOf(text)])).toEqual([text]);
      }),
    );
  });

  it('finds every name of eight letters despite one wrong, missing, doubled or swapped letter', () => {
    fc.assert(
      fc.property(name, fc.nat(), letter, (text, index, wrong) => {
        const at = 1 + (index % (text.length - 3));
        const [before, character, next, after] = [
          text.slice(0, at),
          text[at],
          text[at + 1],
          text.slice(at + 2),
        ];
        for (const input of [
          `${before}${wrong}${next}${after}`,
          `${before}${next}${after}`,
          `${before}${character}${character}${next}${after}`,
          `${before}${next}${character}${after}`,
        ])
          expect(find(input, [entryOf(text)]), input).toEqual([text]);
      }),
    );
  });

  it('returns only the nearest names for a misspelt query', () => {
    const entries = [entryOf('มังกรทองคำ'), entryOf('มังกานคอกำ')];
    expect(find('มังกรทอมคำ', entries)).toEqual(['มังกรทองคำ']);
    expect(find('ปลาโลมา', entries)).toEqual([]);
  });

  it('sorts by prefix, substring, then similar spelling; hot games first among equals', () => {
    const entries = [entryOf('แมวป่า'), entryOf('เสือปา'), entryOf('ปาเป้า'), entryOf('ปาลูกบอล', { hot: true })];
    expect(find('ปา', entries)).toEqual(['ปาลูกบอล', 'ปาเป้า', 'เสือปา', 'แมวป่า']);
  });

  const dragon = entryOf('มังกรทองคำ', { code: 'golden-dragon-2', latinName: 'Gold Dragon Deluxe' });
  const fish = entryOf('ปลาใหญ่', { code: 'fishing-jk-fish7-whale', category: 'fishing', hot: true });
  const cards = entryOf('ป๊อกเด้ง', { code: 'card-sa-01', category: 'card', provider: 'SA Gaming' });
  it.each([
    ['the Latin name', 'gold dragon', [dragon]],
    ['the beginning of a Latin word', 'drag', [dragon]],
    ['Latin words joined', 'golddragondeluxegolden', [dragon]],
    ['a word of the code', 'whale', [fish]],
    ['a word of the code with a digit', 'fish7', []],
    ['the category or provider in the code', 'fishing jk', [fish]],
    ['a misspelt Latin name', 'gold dragn delxue', [dragon]],
    ['the provider', 'sa gaming', [cards]],
    ['the beginning of the provider', 'sa gam', []],
    ['the category', 'ไพ่', [cards]],
    ['the beginning of a category', 'ลอต', []],
    ['the beginning of a category of games', 'ยิงป', [fish]],
    ['too short a beginning of a category', 'ca', []],
    ['the full short category', 'card', [cards]],
    ['the beginning that two categories share', 'เกม', [fish, cards]],
    ['the word for game and a name', 'เกม มังกร', [dragon]],
    ['the word for game joined with a name', 'เกมมังกร', [dragon]],
    ['the word for provider joined with a name', 'ค่ายมังกร', [dragon]],
    ['the word for game joined with nothing known', 'เกมฮฮพ', []],
    ['words in another order', 'ทองคำ มังกร', [dragon]],
    ['words of name and provider', 'มังกร jk', [dragon]],
    ['words of name and category', 'สล็อต มังกร', [dragon]],
    ['words of which one is not the game’s', 'มังกรทองคำ sagaming', []],
    ['words of another category', 'มังกรทองคำ เกมยิงปลา', []],
    ['a single blank', ' ', []],
    ['nothing', '', []],
    ['signs', ' - ! ', []],
  ])('finds games by %s: %j', (_by, text, expected) => {
    expect(searchGames(text, [dragon, fish, cards])).toEqual(expected);
  });

  it.each([
    ['the brand’s name of a provider', 'พีจีซอฟต์', ['ดาวเหนือ']],
    ['the beginning of the name', 'พีจีซ', ['ดาวเหนือ']],
    ['the brand’s name of a category', 'เกมแครช', ['จรวด']],
    ['the name of a category without its first word', 'แครช', ['จรวด']],
    ['words of the game and the provider', 'ดาว พีจีซอฟต์', ['ดาวเหนือ']],
  ])('finds games by %s: %j', (_by, text, expected) => {
    const entries = [
      entryOf('ดาวเหนือ', { provider: 'PGS' }),
      entryOf('จรวด', { code: 'rocket', category: 'crash' }),
    ];
    const names = { PGS: 'พีจีซอฟต์', crash: 'เกมแครช' };
    expect(searchGames(text, entries, names).map(({ game }) => game.name)).toEqual(expected);
    expect(searchGames('พีจีซอฟต์', entries)).toEqual([]);
  });

  it('finds games without a Latin name, or whose code names nothing', () => {
    const bare = entryOf('ดาวเหนือ', { code: 'slots-jk-02', latinName: null });
    expect(bare.latin).toBe('');
    expect(find('null', [bare])).toEqual([]);
    expect(find('slots', [bare])).toEqual(['ดาวเหนือ']);
    expect(find('jk', [bare])).toEqual(['ดาวเหนือ']);
  });

  it.each([
    [3, 0],
    [4, 1],
    [6, 1],
    [7, 2],
    [10, 2],
    [11, 3],
    [12, 3],
  ])('allows in a query of %i letters %i wrong ones', (length, maxEdits) => {
    const text = 'กาตาบาปามาสา'.slice(0, length);
    const withTypos = (count: number) =>
      [...text].map((item, at) => (at % 2 === 1 && at < 2 * count ? 'ฮ' : item)).join('');
    expect(find(withTypos(maxEdits), [entryOf(text)])).toEqual([text]);
    expect(find(withTypos(maxEdits + 1), [entryOf(text)])).toEqual([]);
  });

  it('sorts a match by Latin name with those by spelling, and names before both', () => {
    const games = [
      entryOf('ก', { latinName: 'super ace' }),
      entryOf('ข', { latinName: 'ace' }),
      entryOf('the ace'),
      entryOf('ace of all'),
      entryOf('ค', { provider: 'ACE' }),
      entryOf('aaccee'),
      entryOf('my aaccee'),
    ];
    expect(find('ace', games)).toEqual(['ace of all', 'the ace', 'ข', 'aaccee', 'ก', 'my aaccee', 'ค']);
  });

  it('finds the middle of a Latin word only if no word begins with the text', () => {
    expect(searchGames('ago', [dragon])).toEqual([dragon]);
    expect(find('ago', [dragon, entryOf('ง', { latinName: 'ago' })])).toEqual(['ง']);
  });

  it('keeps the order of the games among equals, hot ones first', () => {
    const games = [
      entryOf('ปลา1'),
      entryOf('ปลา2', { hot: true }),
      entryOf('ปลา3'),
      entryOf('ปลา4', { hot: true }),
    ];
    expect(find('ปลา', games)).toEqual(['ปลา2', 'ปลา4', 'ปลา1', 'ปลา3']);
  });

  it('returns no game for one repeated letter', () => {
    const entries = [entryOf('ดอกบัวเงิน'), entryOf('มังกรทองคำ')];
    expect(find('ดดดดด', entries)).toEqual([]);
    expect(find('ดดด ดดด', entries)).toEqual([]);
    expect(find('ด', entries)).toEqual(['ดอกบัวเงิน']);
    expect(find('ด บัว', entries)).toEqual(['ดอกบัวเงิน']);
  });

  it('never throws for any input, and never returns a game twice', () => {
    const entries = [entryOf('มังกรทองคำ'), entryOf('', { code: 'x' }), entryOf('%_', { latinName: ' ' })];
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), name), (text) => {
        const found = find(text, entries);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});

describe('substringDistance', () => {
  /** A slow reference implementation of `substringDistance`. */
  function slowly(pattern: string, text: string): number {
    const distance = (a: string, b: string): number => {
      const rows = Array.from({ length: a.length + 1 }, (_, row) =>
        Array.from({ length: b.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
      );
      const cell = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
      for (let row = 1; row <= a.length; row += 1)
        for (let column = 1; column <= b.length; column += 1) {
          const swap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
          const min = Math.min(
            cell(row - 1, column) + 1,
            cell(row, column - 1) + 1,
            cell(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1),
            swap ? cell(row - 2, column - 2) + 1 : Infinity,
          );
          rows[row]?.splice(column, 1, min);
        }
      return cell(a.length, b.length);
    };
    let min = Infinity;
    for (let from = 0; from <= text.length; from += 1)
      for (let to = from; to <= text.length; to += 1)
        min = Math.min(min, distance(pattern, text.slice(from, to)));
    return min;
  }
  const short = fc.string({ unit: fc.constantFrom('ก', 'ข', 'ค'), minLength: 1, maxLength: 6 });

  it('returns the least distance to any part, or Infinity above the maximum', () => {
    fc.assert(
      fc.property(short, short, fc.nat(3), (pattern, text, maxEdits) => {
        const minEdits = slowly(pattern, text);
        expect(substringDistance(pattern, text, maxEdits)).toBe(minEdits <= maxEdits ? minEdits : Infinity);
        expect(missingBits(letterMask(pattern), letterMask(text))).toBeLessThanOrEqual(minEdits);
      }),
    );
  });

  it('finds no pattern of more than 255 letters', () => {
    expect(substringDistance('ก'.repeat(256), 'ก'.repeat(256), 1000)).toBe(Infinity);
    expect(substringDistance('ก'.repeat(255), 'ข', 1000)).toBe(255);
  });

  it('tells two texts apart by the letters that one lacks', () => {
    expect(missingBits(letterMask('abc'), letterMask('cab'))).toBe(0);
    expect(missingBits(letterMask('abc'), letterMask('c'))).toBe(2);
    expect(missingBits(letterMask('abc'), letterMask(''))).toBe(3);
    expect(letterMask('')).toBe(0);
  });
});
