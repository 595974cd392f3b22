import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utf8Bytes } from './bytes.ts';
import { canonicalJson } from './canonical-json.ts';
import { FairnessError } from './errors.ts';
import { hashWeightTable, parseWeightTable } from './weight-table.ts';

const entry = { id: 'a', weight: 1 };

describe('canonical JSON', () => {
  it('sorts keys, omits spaces and keeps the order of lists', () => {
    expect(canonicalJson({ b: [2, 1, -0], a: { d: null, c: true }, 1: 'x y' })).toBe(
      '{"1":"x y","a":{"c":true,"d":null},"b":[2,1,0]}',
    );
  });

  it('does not depend on the order of the keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[ -~]{0,5}$/), fc.maxSafeInteger()), (value) => {
        const reversed = Object.fromEntries(Object.entries(value).toReversed());
        expect(canonicalJson(reversed)).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  const deep = JSON.parse(`${'['.repeat(20)}${']'.repeat(20)}`);
  it.each([
    0.5,
    Number.NaN,
    Infinity,
    2 ** 53,
    undefined,
    { a: undefined },
    1n,
    { '\u00e9': 1 },
    ['\ud800'],
    '\udc00',
    [deep],
  ])('refuses value %#', (value) => {
    expect(() => canonicalJson(value)).toThrow(FairnessError);
  });
});

describe('a weight table', () => {
  it.each([
    ['nothing', undefined, 'exactly game and entries'],
    ['another field', { game: 'wheel', entries: [entry], note: '' }, 'exactly game and entries'],
    ['a game that is a number', { game: 1, entries: [entry] }, 'game of a weight table must be a text'],
    ['entries that are no list', { game: 'wheel', entries: {} }, 'must be a list'],
    ['no entries', { game: 'wheel', entries: [] }, 'At least one weight'],
    ['1001 entries', { game: 'wheel', entries: Array.from({ length: 1001 }, () => entry) }, 'At most 1000'],
    ['an entry without a weight', { game: 'wheel', entries: [{ id: 'a' }] }, 'exactly id and weight'],
    ['a null entry', { game: 'wheel', entries: [null] }, 'exactly id and weight'],
    ['an empty id', { game: 'wheel', entries: [{ id: '', weight: 1 }] }, 'not empty'],
    ['a weight that is a text', { game: 'wheel', entries: [{ id: 'a', weight: '1' }] }, 'must be a number'],
    ['a fraction', { game: 'wheel', entries: [{ id: 'a', weight: 0.1 }] }, 'must be an integer'],
    ['an id twice', { game: 'wheel', entries: [entry, entry] }, 'must be unique'],
  ])('is refused with %s', (_, input, message) => {
    expect(() => parseWeightTable(input)).toThrow(FairnessError);
    expect(() => parseWeightTable(input)).toThrow(message);
  });

  it('has another hash with other weights or another order', () => {
    const tables = [
      [entry, { id: 'b', weight: 2 }],
      [{ id: 'b', weight: 2 }, entry],
      [entry, { id: 'b', weight: 3 }],
    ].map((entries) => hashWeightTable({ game: 'wheel', entries }));
    expect(new Set(tables).size).toBe(3);
  });
});

it('encodes texts as UTF-8', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(Buffer.from(utf8Bytes(text)).toString('hex')).toBe(Buffer.from(text).toString('hex'));
    }),
    { numRuns: 200 },
  );
});
