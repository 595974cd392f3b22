import { describe, expect, it } from 'vitest';
import {
  ClientConfigError,
  formatProblems,
  sortProblems,
  nearest,
  suggest,
  type Problem,
} from './problem.ts';

describe('the candidate that a text probably means', () => {
  it.each([
    ['surfase', 'surface'],
    ['SURFACE', 'surface'],
    ['txet', 'text'],
    ['tx', 'text', false],
    ['ab', 'ac'],
    ['ab', 'cd', false],
    ['abcdef', 'abcxyf'],
    ['abcdef', 'abxyzf', false],
    ['abcdefghi', 'abcdefxyz'],
    ['abcdefghi', 'abcdewxyz', false],
    ['abc', 'cab'],
    ['abc', 'cxb', false],
  ])('of %j is %j: %s', (given, candidate, isMeant = true) => {
    expect(nearest(given, [candidate])).toBe(isMeant ? candidate : undefined);
  });

  it('is the nearest of several', () => {
    expect(nearest('accents', ['accent-text', 'accented', 'accent'])).toBe('accent');
    expect(nearest('x', [])).toBeUndefined();
  });
});

describe('a suggestion', () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `name-${index}`);

  it('has the meant candidate, else the known ones, at most twelve', () => {
    expect(suggest('surfase', ['text', 'surface'])).toBe('Did you mean "surface"?');
    expect(suggest('zzzzzz', ['text', 'surface'])).toBe('Known: text, surface.');
    expect(suggest('zzzzzz', [])).toBeUndefined();
    expect(suggest('zzzzzz', names(12))).toBe(`Known: ${names(12).join(', ')}.`);
    expect(suggest('zzzzzz', names(14))).toBe(`Known: ${names(12).join(', ')}, and 2 more.`);
  });
});

describe('problems', () => {
  const at = (file: string, line: number, column: number, hint?: string): Problem => ({
    file,
    line,
    column,
    message: 'wrong',
    hint,
  });
  const [a11, a12, a21, b11] = [at('a', 1, 1), at('a', 1, 2), at('a', 2, 1, 'Do this.'), at('b', 1, 1)];

  it('are in the order of file, line and column', () => {
    const mixed = [b11, a21, a12, a11];
    expect(sortProblems(mixed)).toEqual([a11, a12, a21, b11]);
    expect(mixed[0]).toBe(b11);
  });

  it('are printed with their place, hint and number', () => {
    expect(formatProblems([])).toBe('No problems.');
    expect(formatProblems([a11])).toBe('a:1:1\n  wrong\n1 problem.');
    expect(formatProblems([a21, a11])).toBe('a:1:1\n  wrong\na:2:1\n  wrong\n  Do this.\n2 problems.');
    const error = new ClientConfigError([a11]);
    expect([error.name, error.message, error.problems]).toEqual([
      'ClientConfigError',
      'a:1:1\n  wrong\n1 problem.',
      [a11],
    ]);
  });
});
