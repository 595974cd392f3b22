import { describe, expect, it } from 'vitest';
import { fieldMistake } from './field-mistake.ts';

describe('fieldMistake', () => {
  it.each([
    [['name'], 'มะลิ'],
    [['contact', 'main'], '@mali'],
    [['domains', 0], 'www.mali.example'],
    [['refundTable'], { 1: 5, 2: 5, 3: 8, 4: 9, 5: 10, 6: 10 }],
    [['refundTable'], 'tier'],
  ])('accepts %j as %j', (path, value) => {
    expect(fieldMistake(path, value)).toBeUndefined();
  });

  it.each([
    [['name'], '', '"name" must not be empty; found the text "".'],
    [
      ['contact', 'main'],
      'a b',
      `"contact.main" must be an account id such as '@example'; found the text "a b".`,
    ],
    [
      ['domains', 0],
      'https://a.example',
      `"domains[0]" must be a host name such as 'www.example.com', without protocol, port or path; found the text "https://a.example".`,
    ],
    [
      ['refundTable'],
      { 1: 5, 2: 5, 3: 8, 4: 101, 5: 10, 6: 10 },
      '"refundTable.4" must be at most 100; found the number 101.',
    ],
  ])('reports for %j the mistake in %j', (path, value, mistake) => {
    expect(fieldMistake(path, value)).toBe(mistake);
  });
});
