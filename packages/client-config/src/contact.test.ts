import { describe, expect, it } from 'vitest';
import { accountForms, resolveContact } from './contact.ts';

type Table = Readonly<Record<keyof typeof accountForms, readonly [fits: string[], fails: string[]]>>;

const accounts: Table = {
  line: [
    ['@ab', '~a.b_c-9'],
    ['ab', '@', '@a b'],
  ],
  telegram: [
    ['abcde', '@Abc_9', `a${'b'.repeat(31)}`],
    ['abcd', '9abcde', '@@abcde', `a${'b'.repeat(32)}`, 'abc-de', 'x abcde', 'abcde x', '_abcde'],
  ],
  phone: [
    [
      '+1234567',
      '+66 2 123-4567',
      `+1${'2'.repeat(14)}`,
      '021234567',
      '02-123 4567',
      '0812345678',
      '+66812345678',
      '1323',
      '1-800-123-456',
      '1900123456',
    ],
    [
      '+0234567',
      '+123456',
      `+1${'2'.repeat(15)}`,
      '+66 081 234 5678',
      '0-------',
      '+66x2123456',
      '02123456',
      '0212345678',
      '081234567',
      '08123456789',
      '012345678',
      '+66 2 123 456',
      '+66 81 234 567',
      '1700123456',
      '132',
      '13234',
      '2323',
      '132x',
      'x1323',
      '021234567x',
      '+6621234567x',
      'x+6621234567',
      'x021234567',
    ],
  ],
  facebook: [
    ['abc.9', 'A'.repeat(50)],
    ['abcd', 'a'.repeat(51), 'abc-de', ' abcde', 'abcde/'],
  ],
  email: [
    ['a@b.c', 'A.b_c%d+e-9@Mail-1.example.co', `${'a'.repeat(64)}@b.cd`],
    [
      '@b.c',
      `${'a'.repeat(65)}@b.cd`,
      'a@b',
      'a@b.',
      'a@.b',
      'a@b..c',
      'a b@c.d',
      'x a@b.c',
      'a@b.c x',
      'a@b_c.d',
      'a@b.c_d',
      'a!b@c.d',
      '.a@b.c',
      'a..b@c.d',
      'a@-b.c',
      'a@b-.c',
    ],
  ],
};

describe.each(Object.entries(accountForms))('an account of the kind %s', (kind, { pattern }) => {
  const [fits, fails] = accounts[kind as keyof typeof accountForms];

  it.each(fits)('may be %j', (account) => expect(pattern.test(account)).toBe(true));

  it.each(fails)('is not %j', (account) => expect(pattern.test(account)).toBe(false));
});

it('[CT-01] the channels of a brand have the text and the link of each account', () => {
  const linkBase = 'https://line.me/R/ti/p/';
  const channels = [
    { kind: 'line', account: '@help', name: 'ทีมงาน' },
    { kind: 'line', account: '~somchai.k' },
    { kind: 'telegram', account: '@example_help' },
    { kind: 'telegram', account: 'example' },
    { kind: 'phone', account: '+66 2 123-4567' },
    { kind: 'facebook', account: 'example.page' },
    { kind: 'email', account: '50%off%@example.com' },
    { kind: 'custom', url: 'https://help.example.com/https://a', name: 'ศูนย์ช่วยเหลือ' },
  ] as const;
  expect(resolveContact({ main: '@main', linkBase, channels: [...channels] })).toStrictEqual({
    main: '@main',
    linkBase,
    channels: [
      { kind: 'line', shown: '@help', link: 'https://line.me/R/ti/p/%40help', name: 'ทีมงาน' },
      { kind: 'line', shown: 'somchai.k', link: 'https://line.me/R/ti/p/~somchai.k' },
      { kind: 'telegram', shown: '@example_help', link: 'https://t.me/example_help' },
      { kind: 'telegram', shown: '@example', link: 'https://t.me/example' },
      { kind: 'phone', shown: '+66 2 123-4567', link: 'tel:+6621234567' },
      { kind: 'facebook', shown: 'example.page', link: 'https://www.facebook.com/example.page' },
      { kind: 'email', shown: '50%off%@example.com', link: 'mailto:50%25off%25@example.com' },
      {
        kind: 'custom',
        shown: 'help.example.com/https://a',
        link: 'https://help.example.com/https://a',
        name: 'ศูนย์ช่วยเหลือ',
      },
    ],
  });
});
