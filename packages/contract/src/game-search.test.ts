import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editsToFind, letterBits, missingBits } from './edit-distance.ts';
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
  it('finds every name by any part of it, with or without spaces', () => {
    fc.assert(
      fc.property(name, fc.nat(), fc.nat(), (text, from, length) => {
        const begin = from % (text.length - 1);
        const part = text.slice(begin, begin + 1 + (length % (text.length - begin)));
        expect(find(part, [entryOf(text)])).toEqual([text]);
        expect(find([...part].join(' '), [entryOf(text)])).toEqual([text]);
      }),
    );
  });

  it('finds every name of eight letters with one letter wrong, missing, doubled or swapped with its neighbour', () => {
    fc.assert(
      fc.property(name, fc.nat(), letter, (text, place, wrong) => {
        const at = 1 + (place % (text.length - 3));
        const [before, one, next, after] = [text.slice(0, at), text[at], text[at + 1], text.slice(at + 2)];
        for (const typed of [
          `${before}${wrong}${next}${after}`,
          `${before}${next}${after}`,
          `${before}${one}${one}${next}${after}`,
          `${before}${next}${one}${after}`,
        ])
          expect(find(typed, [entryOf(text)]), typed).toEqual([text]);
      }),
    );
  });

  it('returns only the nearest matches of a misspelt query, and none if no name is near', () => {
    const entries = [entryOf('มังกรทองคำ'), entryOf('มังกานคอกำ')];
    expect(find('มังกรทอมคำ', entries)).toEqual(['มังกรทองคำ']);
    expect(find('ปลาโลมา', entries)).toEqual([]);
  });

  it('sorts by prefix, substring, then similar spelling; hot games first among equals', () => {
    const entries = [entryOf('แมวป่า'), entryOf('เสือปา'), entryOf('ปาเป้า'), entryOf('ปาลูกบอล', { hot: true })];
    expect(find('ปา', entries)).toEqual(['ปาลูกบอล', 'ปาเป้า', 'เสือปา', 'แมวป่า']);
  });

  it('does not treat a repeated letter as a search for that letter, alone or as words', () => {
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

describe('editsToFind', () => {
  /** A slow reference implementation by the definition: over every part of the text. */
  function slowly(pattern: string, text: string): number {
    const distance = (one: string, other: string): number => {
      const rows = Array.from({ length: one.length + 1 }, (_, row) =>
        Array.from({ length: other.length + 1 }, (__, column) =>
          row === 0 ? column : column === 0 ? row : 0,
        ),
      );
      const cell = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
      for (let row = 1; row <= one.length; row += 1)
        for (let column = 1; column <= other.length; column += 1) {
          const swap =
            row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
          const least = Math.min(
            cell(row - 1, column) + 1,
            cell(row, column - 1) + 1,
            cell(row - 1, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1),
            swap ? cell(row - 2, column - 2) + 1 : Infinity,
          );
          rows[row]?.splice(column, 1, least);
        }
      return cell(one.length, other.length);
    };
    let least = Infinity;
    for (let from = 0; from <= text.length; from += 1)
      for (let to = from; to <= text.length; to += 1)
        least = Math.min(least, distance(pattern, text.slice(from, to)));
    return least;
  }
  const short = fc.string({ unit: fc.constantFrom('ก', 'ข', 'ค'), minLength: 1, maxLength: 6 });

  it('returns the least distance to any part, or Infinity above the maximum', () => {
    fc.assert(
      fc.property(short, short, fc.nat(3), (pattern, text, most) => {
        const least = slowly(pattern, text);
        expect(editsToFind(pattern, text, most)).toBe(least <= most ? least : Infinity);
        expect(missingBits(letterBits(pattern), letterBits(text))).toBeLessThanOrEqual(least);
      }),
    );
  });
});
