import { describe, expect, it } from 'vitest';
import { badJsons, badTexts, chooseEntries, type BadInputKind } from './index.ts';

const kinds: readonly BadInputKind[] = [
  'thai',
  'unicode',
  'homoglyph',
  'amount',
  'day',
  'markup',
  'sql',
  'template',
  'formula',
  'path',
  'line',
  'prototype',
  'size',
  'type',
  'depth',
];

describe('the corpus of bad input', () => {
  it('has values of every kind, each with a unique name', () => {
    const all = [...badTexts, ...badJsons];
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(new Set(badTexts.map(({ text }) => text)).size).toBe(badTexts.length);
    expect(kinds.filter((kind) => !all.some((entry) => entry.kind === kind))).toEqual([]);
  });

  it('marks the values that are not JSON in their names', () => {
    const isJson = (json: string) => {
      try {
        JSON.parse(json);
        return true;
      } catch {
        return false;
      }
    };
    expect(badJsons.filter(({ name, json }) => isJson(json) === name.startsWith('no JSON'))).toEqual([]);
  });
});

describe('a sample of the pairs', () => {
  it.each([1, 6, 12, 14, 30])('with one in %i includes every input and every field', (oneIn) => {
    for (const seed of [0, 1, 123_456]) {
      const walks = Array.from({ length: oneIn }, (_, at) => chooseEntries(badTexts, at, { seed, oneIn }));
      expect(new Set(walks.flat()).size).toBe(badTexts.length);
      expect(Math.min(...walks.map(({ length }) => length))).toBeGreaterThan(0);
    }
  });
});
