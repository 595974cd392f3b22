import { describe, expect, it } from 'vitest';
import { fieldMistake } from './field-mistake.ts';
import type { JsonPath } from './json-source.ts';

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
      `"contact.main" must be a LINE account such as '@example' (official) or '~example' (personal); found the text "a b".`,
    ],
    [
      ['domains', 0],
      'https://a.example',
      `"domains[0]" must be a host name such as 'a.example', without protocol, port or path; found the text "https://a.example".`,
    ],
    [
      ['refundTable'],
      { 1: 5, 2: 5, 3: 8, 4: 101, 5: 10, 6: 10 },
      '"refundTable.4" must be at most 100; found the number 101.',
    ],
    [['domains'], 5, '"domains" must be a list; found the number 5.'],
  ])('reports for %j the mistake in %j', (path, value, mistake) => {
    expect(fieldMistake(path, value)).toBe(mistake);
  });

  const formats: readonly (readonly [path: JsonPath, value: string, mistake: string])[] = [
    [['api', 'baseUrl'], 'a', "must be '/' (the site's own origin) or an address that begins with https://"],
    [['theme', 'themeColor'], '#FFF', "must be a colour such as '#0b1026', in lower case"],
    [['blockedCountries', 0], 'tha', "must be the two capital letters of a country, such as 'SG'"],
    [
      ['theme', 'fontFamily'],
      'a;b',
      'must be the name of one font family: Latin letters, digits, blanks and hyphens',
    ],
    [['theme', 'fontFaces', 0, 'unicodeRange'], 'a', "must be a CSS unicode-range such as 'U+0E01-0E5B'"],
    [
      ['game', 'defaultCategory'],
      'A',
      "must be a category's id such as 'slots': lower-case letters, digits and hyphens",
    ],
    [
      ['game', 'providers', 0],
      'a',
      "must be a provider's code such as 'JK': 2 to 12 capital letters and digits",
    ],
    [
      ['banners', 0, 'id'],
      'A',
      "must be a banner's id such as 'songkran': lower-case letters, digits and hyphens",
    ],
    [['banners', 0, 'from'], 'a', "must be a time in Bangkok such as '2026-12-05T18:00'"],
    [
      ['contact', 'backup'],
      'a',
      "must be a LINE account such as '@example' (official) or '~example' (personal)",
    ],
    [['id'], 'a', 'is too short; 2 letters are the least'],
    [
      ['protection', 'operator'],
      'A',
      "must be an id such as 'terms': 2 to 31 lower-case letters, digits and single hyphens",
    ],
    [['protection', 'helpLine', 'number'], 'a', "must be a phone number such as '1323' or '02-123-4567'"],
    [
      ['hosts', 'images', 0],
      'https://*.a.example',
      'has a *, which the site policy never lists; name each host',
    ],
    [['hosts', 'frames', 0], 'https://A.example', 'must have its host in lower case'],
    [
      ['chat', 'hosts', 0],
      'https://a.example/B',
      "must be an origin over https such as 'https://cdn.example.com', without a path",
    ],
    [
      ['chat', 'scriptUrl'],
      'https://*.a.example/',
      'has a *, which the site policy never lists; name each host',
    ],
    [['chat', 'scriptUrl'], 'https://a.Example/', 'must have its host in lower case'],
    [['chat', 'scriptUrl'], 'xhttps://A.example', 'must be an address that begins with https://'],
    [['assets', 'logo'], '../a.svg', "points out of the client's folder; its files are in assets/"],
    [['assets', 'logo'], 'assets/../a.svg', "points out of the client's folder; its files are in assets/"],
    [['assets', 'logo'], 'assets/..', "points out of the client's folder; its files are in assets/"],
    [['assets', 'logo'], '/a.svg', "points out of the client's folder; its files are in assets/"],
    [['assets', 'logo'], '\\a.svg', "points out of the client's folder; its files are in assets/"],
    [['assets', 'logo'], '~/a.svg', "points out of the client's folder; its files are in assets/"],
    [['assets', 'logo'], 'C:a.svg', "points out of the client's folder; its files are in assets/"],
    [['assets', 'logo'], 'assets/a.WEBP', "is webp, which Safari 12 and Edge 15 can't show (CO-05)"],
    [['assets', 'logo'], 'assets/a.avif', "is avif, which Safari 12 and Edge 15 can't show (CO-05)"],
    [['assets', 'logo'], 'a.webp.svg', "must be a path that begins with 'assets/'"],
    [['assets', 'logo'], 'a..svg', "must be a path that begins with 'assets/'"],
    [['assets', 'logo'], 'ac:a.svg', "must be a path that begins with 'assets/'"],
    ...(
      [
        [['assets', 'logo'], 'svg, png, jpg or gif'],
        [['assets', 'hero'], 'svg'],
        [['assets', 'icon192'], 'png'],
        [['assets', 'webp', 0, 'webp'], 'webp'],
        [['theme', 'fontFaces', 0, 'path'], 'woff2'],
        [['films', 0, 'file'], 'mp4, or an https address'],
        [['films', 0, 'captions'], 'vtt'],
      ] as const
    ).map(
      ([path, kinds]) =>
        [
          path,
          'assets/a b',
          `must be a file name of plain letters, digits, hyphens and dots, of the format ${kinds}`,
        ] as const,
    ),
  ];
  it.each(formats)('explains the form of %j, which is not %j', (path, value, mistake) => {
    const label = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('');
    expect(fieldMistake(path, value)).toBe(`"${label.slice(1)}" ${mistake}; found the text "${value}".`);
  });
});
