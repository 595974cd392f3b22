import { describe, expect, it } from 'vitest';
import { clientIdPattern } from '../patterns.ts';
import { clientIdMistake, likelyClientId } from './client-id.ts';

describe('the id of a client', () => {
  it.each(['siam-gold', 'lucky99', 'a1-b2-c3', 'a'.repeat(31), 'ab', 'com', 'com10', 'xcom1', 'lpt'])(
    'accepts %s',
    (id) => {
      expect(clientIdMistake(id)).toBeUndefined();
    },
  );

  it.each([
    ['', 'is empty'],
    ['a', 'is too short; 2 letters are the least'],
    ['a'.repeat(32), 'is too long: 32 letters, and 31 are the most'],
    ['SiamGold', 'has capital letters, which a host name can not have'],
    ['ทองคำ', 'has Thai letters; an id is Latin, and "name" has the Thai name'],
    ['siam gold', 'has a blank; words are joined by hyphens'],
    ['siam_gold', 'has "_"; a host name may have only a to z, 0 to 9 and hyphens'],
    ['siam\u0000gold', 'has "U+0000"; a host name may have only a to z, 0 to 9 and hyphens'],
    ['siam\u200bgold', 'has "U+200B"; a host name may have only a to z, 0 to 9 and hyphens'],
    ['siаm', 'has "а"; a host name may have only a to z, 0 to 9 and hyphens'],
    ['../siam', 'is a path; an id is the name of one folder'],
    ['siam/gold', 'is a path; an id is the name of one folder'],
    ['siam\\gold', 'is a path; an id is the name of one folder'],
    ['..', 'is a path; an id is the name of one folder'],
    ['.siam', 'has "."; a host name may have only a to z, 0 to 9 and hyphens'],
    ['__proto__', 'has "_"; a host name may have only a to z, 0 to 9 and hyphens'],
    ['constructor', 'is a reserved word; choose another'],
    ['localhost', 'is a reserved word; choose another'],
    ['com1', 'is a reserved word; choose another'],
    ['lpt9', 'is a reserved word; choose another'],
    ['..a', 'is a path; an id is the name of one folder'],
    ['aกB c', 'has Thai letters; an id is Latin, and "name" has the Thai name'],
    ['a bC', 'has a blank; words are joined by hyphens'],
    ['a\u00a0b', 'has a blank; words are joined by hyphens'],
    ['a.b', 'has "."; a host name may have only a to z, 0 to 9 and hyphens'],
    ['a+b', 'has "+"; a host name may have only a to z, 0 to 9 and hyphens'],
    ['aé', 'has "é"; a host name may have only a to z, 0 to 9 and hyphens'],
    ['a٣', 'has "٣"; a host name may have only a to z, 0 to 9 and hyphens'],
    ['a\u{1f600}', 'has "\u{1f600}"; a host name may have only a to z, 0 to 9 and hyphens'],
    ['a\u0301', 'has "U+0301"; a host name may have only a to z, 0 to 9 and hyphens'],
    ['9siam', 'must begin with a letter'],
    ['-siam', 'must begin with a letter'],
    ['siam-', 'ends with a hyphen, which a host name may not'],
    ['xn--siam', 'has two hyphens in a row, which host names keep for other scripts'],
  ])('refuses %j, because it %s', (id, mistake) => {
    expect(clientIdMistake(id)).toBe(mistake);
  });

  it('has equal rules in the schema, except for reserved words', () => {
    for (const id of ['a', 'a'.repeat(32), 'A', 'a--b', 'a-', '-a', '9a', 'a_b', 'a.b', 'ก'])
      expect(clientIdPattern.test(id)).toBe(false);
    expect(clientIdPattern.test('a-b')).toBe(true);
  });

  it.each([
    ['Siam Gold', 'siam-gold'],
    ['9_Lucky__Star-', 'lucky-star'],
    ['ทองคำ', undefined],
    ['www', undefined],
    ['COM1', undefined],
    ['x', undefined],
    ['A', undefined],
    ['--- 99 bottles! of beer ---', 'bottles-of-beer'],
    ['x'.repeat(40), 'x'.repeat(31)],
    [`${'x'.repeat(30)} ab`, 'x'.repeat(30)],
  ])('suggests for %j the id %j', (text, id) => {
    expect(likelyClientId(text)).toBe(id);
  });
});
