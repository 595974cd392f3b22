import { describe, expect, it } from 'vitest';
import { parseClientSeed } from './client-seed.ts';
import { FairnessError } from './errors.ts';

describe('a client seed', () => {
  it.each(['a', ' ', '~'.repeat(64), 'x"\\;9 /'])('may be %j and stays unchanged', (seed) => {
    expect(parseClientSeed(seed)).toBe(seed);
  });

  it.each([
    ['an empty text', '', 'must not be empty'],
    ['65 characters', 'a'.repeat(65), 'at most 64 characters, got 65'],
    ['a megabyte', 'a'.repeat(1 << 20), 'at most 64 characters, got 1048576'],
    ['a colon', 'a:1', 'without ":"'],
    ['an emoji', '\u{1F3B2}', 'printable ASCII'],
    ['Thai', '\u0e01', 'printable ASCII'],
    ['NUL', 'a\u0000', 'printable ASCII'],
    ['a line feed at the end', 'a\n', 'printable ASCII'],
    ['DEL', '\u007f', 'printable ASCII'],
    ['a number', 7, 'must be a text'],
    ['null', null, 'must be a text'],
    ['a list of texts', ['a'], 'must be a text'],
  ])('is refused if it is or contains %s', (_, seed, message) => {
    expect(() => parseClientSeed(seed)).toThrow(FairnessError);
    expect(() => parseClientSeed(seed)).toThrow(expect.objectContaining({ input: 'clientSeed' }));
    expect(() => parseClientSeed(seed)).toThrow(message);
  });
});
