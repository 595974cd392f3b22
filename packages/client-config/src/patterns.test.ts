import { describe, expect, it } from 'vitest';
import * as patterns from './patterns.ts';

type Name = keyof typeof patterns;

const own = 'assets/a-b_C.1/x.';
const table: Readonly<Record<Name, readonly [fits: readonly string[], fails: readonly string[]]>> = {
  clientIdPattern: [
    ['ab', 'siam-gold', 'a1-b2', 'a'.repeat(31)],
    ['', 'a', 'a'.repeat(32), '1a', 'a-', '-a', 'a--b', 'A1', 'a_b', 'ab\n'],
  ],
  hostNamePattern: [
    ['a.b', 'www.siam-gold.example', '1.2', 'a--b.c'],
    ['a', '.a', 'a.', 'a..b', '-a.b', 'a-.b', 'a.-b', 'a.b-', 'A.b', 'a.b/', 'a.b:80', 'a_b.c', ' a.b'],
  ],
  httpsOriginPattern: [
    ['https://cdn.example.com', 'https://a', 'https://a-b.c:8443', 'https://1.2:1'],
    [
      'http://cdn.example.com',
      'https://cdn.example.com/',
      'https://*.example.com',
      'https://-a.b',
      'https://a-.b',
      'https://a.b-',
      'https://a..b',
      'https://a.b:',
      'https://a.b:123456',
      'https://A.b',
      'xhttps://a.b',
      'https://',
    ],
  ],
  httpsUrlPattern: [
    ['https://a.b', 'https://a.b/', 'https://a.b:8443/x/y?z=1#t', 'https://a-b.c'],
    [
      'http://a.b/',
      'https://a.b?x',
      'https://a.b/x y',
      'https://a.b/"',
      "https://a.b/'",
      'https://a.b/<',
      'https://a.b/>',
      'https://a.b/\\',
      'https://a.b:/',
      'https://-a.b/',
      'xhttps://a.b/',
    ],
  ],
  originPattern: [
    [
      'https://a.b',
      'https://a.b:8443',
      'http://localhost',
      'http://localhost:5173',
      'http://a-1.localhost:1',
      'http://127.0.0.1:80',
    ],
    [
      'http://a.b',
      'http://localhost.evil',
      'http://a.b.localhost',
      'https://a.b/',
      'https://a.b:',
      'http://localhost:123456',
      'https://A.b',
      'xhttps://a.b',
      'http://1270001',
    ],
  ],
  urlPattern: [
    ['https://a.b', 'https://a.b/x?y', 'http://localhost:5173/x', 'http://127.0.0.1/', 'http://a.localhost'],
    [
      'http://a.b/',
      'https://a.b/ ',
      'https://a.b/"',
      'http://localhost.evil/',
      'https://a.b?x',
      'xhttps://a.b',
    ],
  ],
  apiBasePattern: [
    [
      '/',
      'https://a.b',
      'https://a.b:8443/v1/',
      'http://localhost:4400/api',
      'http://a.localhost',
      'http://127.0.0.1:1/',
    ],
    [
      '',
      'api',
      '//',
      '/x',
      '/api',
      '/assets',
      '/stamped/0',
      'http://a.b',
      'https://a.b/V1',
      'https://a.b:123456',
      'http://localhost.evil',
      'xhttps://a.b',
      'x/',
    ],
  ],
  ownFilePattern: [
    [`${own}svg`, `${own}jpeg`, `${own}mp4`, `${own}vtt`, `${own}woff2`],
    [
      'assets/',
      'assets/a',
      'assets/a.txt',
      'assets/../a.svg',
      'assets/a b.svg',
      'x/assets/a.svg',
      'assets/a.svg x',
    ],
  ],
  imagePathPattern: [
    ['svg', 'png', 'jpg', 'jpeg', 'gif'].map((kind) => own + kind),
    [
      `${own}webp`,
      `${own}avif`,
      `${own}svgx`,
      'assets/../x.png',
      'x.png',
      '/assets/x.png',
      'assets/.png x',
      'assets/x y.png',
    ],
  ],
  webpPathPattern: [
    [`${own}webp`],
    [`${own}png`, 'assets/../x.webp', 'x/assets/x.webp', `${own}webpx`, 'assets/xwebp'],
  ],
  pngPathPattern: [
    [`${own}png`],
    [`${own}jpg`, 'assets/../x.png', 'x/assets/x.png', `${own}pngx`, 'assets/xpng'],
  ],
  svgPathPattern: [
    [`${own}svg`],
    [`${own}jpg`, 'assets/../x.svg', 'x/assets/x.svg', `${own}svgx`, 'assets/xpng'],
  ],
  fontPathPattern: [[`${own}woff2`], [`${own}woff`, 'assets/../x.woff2', 'x/assets/x.woff2', `${own}woff2x`]],
  filmPathPattern: [
    [`${own}mp4`, 'https://a.b/x.mp4?y', 'https://a.b:8443/x'],
    [
      `${own}webm`,
      'assets/../x.mp4',
      'http://a.b/x.mp4',
      'https://a.b',
      'https://a.b/',
      'https://a.b/x y',
      'https://a.b/"',
      'xassets/x.mp4',
      'https://a.b:123456/x',
    ],
  ],
  captionsPathPattern: [
    [`${own}vtt`],
    [`${own}srt`, 'assets/../x.vtt', 'https://a.b/x.vtt', 'x/assets/x.vtt'],
  ],
  hexColourPattern: [
    ['#0b1026', '#ffffff'],
    ['#0B1026', '#fff', '#0b10260', '0b1026', 'x#0b1026', '#0b102g'],
  ],
  bannerIdPattern: [
    ['hello', 'songkran-2027', '7'],
    ['', 'Hello', 'two words', 'a--b', '-a', 'a-', 'สงกรานต์'],
  ],
  bannerTimePattern: [
    ['2026-12-05T18:00', '2027-01-31T23:59'],
    [
      '2026-12-05',
      '2026-13-05T18:00',
      '2026-12-32T18:00',
      '2026-12-05T24:00',
      '2026-12-05T18:00Z',
      '5/12/2026',
    ],
  ],
  countryPattern: [
    ['TH', 'KH'],
    ['th', 'THA', 'T', '', 'T1', 'XTH'],
  ],
  helpNumberPattern: [
    ['1323', '02-123-4567', '+66 2 123 4567', '191'],
    ['', '12', '-1323', '1323-', '๑๓๒๓', '1323; DROP', '1'.repeat(21)],
  ],
  fontFamilyPattern: [
    ['Noto Sans Thai', 'A-1', 'x'.repeat(60)],
    ['', 'x'.repeat(61), 'a"', "a'", 'a;b', 'a_b', 'ไทย'],
  ],
  unicodeRangePattern: [
    ['U+0E00-0E7F', 'U+26', 'U+4??', 'U+0-7F, U+0E00-0E7F', 'U+0,U+10FFFF'],
    ['', 'u+26', 'U+', 'U+1234567', 'U+0-', 'U+0,', 'U+0,  U+1', 'U+0;U+1', '0E00', 'U+0-1234567', 'xU+26'],
  ],
  lineAccountPattern: [
    ['@ab', '~ab', '@a.b_c-1', `~${'x'.repeat(40)}`],
    ['@a', '~a', 'ab', `@${'x'.repeat(41)}`, '@@ab', '~@ab', '@~ab', '@a b', '@ก', '@', ''],
  ],
};

describe.each(Object.entries(patterns))('%s', (name, pattern) => {
  const [fits, fails] = table[name as Name];

  it.each(fits)('accepts %j', (text) => expect(pattern.test(text)).toBe(true));

  it.each(fails)('refuses %j', (text) => expect(pattern.test(text)).toBe(false));
});
