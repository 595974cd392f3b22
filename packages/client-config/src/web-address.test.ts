import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWebAddress, parseWebAddress } from './web-address.ts';

const seed = Date.now() & 0x7fffffff;

describe('[VA-01] a web address', () => {
  it.each([
    'example.com',
    'http://example.com',
    'https://example.com',
    'HTTPS://Example.COM/',
    'https://play.provider.example:8443/games/1',
    'https://xn--42c6bjf4cj.example/',
    '192.168.0.1',
    'http://127.0.0.1:4403/play/7b8c9d0e',
    'http://localhost:8789/play/7b8c9d0e',
    'http://daothong.localhost:5173/',
    'example.com?q=1',
    'example.com#top',
    'https://example.com/a/b.png?v=2&w=3#part-1',
    'https://example.com/%E0%B9%80%E0%B8%81%E0%B8%A1',
    'https://example.com/เกม?ชื่อ=มังกร',
    'https://example.com/?next=http://other.example/',
    'https://example.com:65535',
    `https://${'a'.repeat(63)}.example/`,
    `https://${'a.'.repeat(125)}com`,
    'https://a-b.c-d.th:1/',
    '255.255.255.255',
    'http://0.0.0.0',
    'http://123.localhost',
    'localhost',
    'https://example.com/~!@$&*()=+[];:,.?/#?[]',
  ])('is %s', (text) => {
    expect(isWebAddress(text)).toBe(true);
  });

  it.each([
    '',
    ' ',
    'example',
    'http://',
    'https:///path',
    '//example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    'https:/example.com',
    'https://user:secret@example.com',
    'https://example.com@evil.example',
    'https://[::1]/',
    'https://example..com',
    'https://.example.com',
    'https://example.com.',
    'https://-example.com',
    'https://example-.com',
    'https://exa_mple.com',
    'https://ไทย.example',
    'https://example.c',
    'https://256.1.1.1',
    'https://1.2.3',
    'https://1.2.3.4.5',
    'https://01.2.3.4',
    'https://example.123',
    'https://example.com:0',
    'https://example.com:65536',
    'https://example.com:',
    'https://example.com:80:80',
    'https://example.com:8a/',
    'https://example.com:-1/',
    'https://a.b-/',
    'https://a.-b/',
    'https://localhost.a/',
    'https://a.123/',
    'https://1.2.3.4.example.5/',
    'https://1.2.3.1000/',
    'https://1.2.3./',
    'x https://example.com',
    'xhttps://example.com',
    `https://${'a.'.repeat(126)}com`,
    ...[
      '\u0000',
      '\u0020',
      '\u007f',
      '\u00a0',
      '"',
      '<',
      '>',
      '\\',
      '^',
      '`',
      '{',
      '|',
      '}',
      '\u2028',
      '\u2029',
    ].flatMap((sign) => [
      `https://example.com/${sign}`,
      `https://example.com/?${sign}a`,
      `https://example.com/#a${sign}`,
    ]),
    'https://example.com/a b',
    'https://example.com/\n',
    'https://example.com/\u0000',
    'https://example.com\\@evil.example',
    'https://example.com/"onload="x',
    'https://example.com/<script>',
    `https://${'a'.repeat(64)}.example/`,
    `https://${'a.'.repeat(127)}example`,
  ])('is not %j', (text) => {
    expect(isWebAddress(text)).toBe(false);
  });

  it('is parsed into its parts', () => {
    expect(parseWebAddress('HTTP://Play.Example:8080/a/b?c=d?e#f#g?h')).toEqual({
      scheme: 'http',
      host: 'play.example',
      port: 8080,
      path: '/a/b',
      query: '?c=d?e',
      fragment: '#f#g?h',
    });
    expect(parseWebAddress('example.com')).toEqual({ host: 'example.com' });
  });

  it(`is parsed like the browser's URL class for any generated URL (seed ${seed})`, () => {
    const word = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,10}[a-z0-9])?$/);
    const domain = fc.tuple(
      fc.array(word, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('com', 'example', 'th'),
    );
    const byte = fc.integer({ min: 0, max: 255 });
    const host = fc.oneof(
      domain.map(([words, last]) => [...words, last].join('.')),
      fc.tuple(byte, byte, byte, byte).map((bytes) => bytes.join('.')),
    );
    const rest = fc.stringMatching(/^[A-Za-z0-9\-._~!$&'()*+,;=:@%/]{0,20}$/);
    const maybe = (sign: string) =>
      fc.option(
        rest.map((text) => `${sign}${text}`),
        { nil: '' },
      );
    const port = fc.option(
      fc.integer({ min: 1, max: 65_535 }).map((number) => `:${number}`),
      { nil: '' },
    );
    fc.assert(
      fc.property(host, port, maybe('/'), maybe('?'), maybe('#'), (name, at, path, query, fragment) => {
        const text = `https://${name}${at}${path}${query}${fragment}`;
        const read = parseWebAddress(text);
        expect(read, text).toBeDefined();
        expect(parseWebAddress(text.slice('https://'.length))).toEqual({ ...read, scheme: undefined });
        const url = new URL(text);
        expect(read?.host).toBe(url.hostname);
        expect(String(read?.port ?? '443')).toBe(url.port || '443');
      }),
      { seed, numRuns: 500 },
    );
  });

  // A pattern with backtracking would be slow for these inputs.
  it.each([
    ['one long label', (n: number) => `${'a'.repeat(n)}!`],
    ['labels', (n: number) => `${'a.'.repeat(n / 2)}!`],
    ['hyphens', (n: number) => `a${'-'.repeat(n)}!`],
    ['dots', (n: number) => `${'.'.repeat(n)}!`],
    ['digits', (n: number) => `1.1.1.${'1'.repeat(n)}!`],
    ['a port', (n: number) => `a.example:${'9'.repeat(n)}x`],
    ['slashes', (n: number) => `https://a.example${'/'.repeat(n)} `],
    ['question marks', (n: number) => `https://a.example/${'?'.repeat(n)} `],
    ['hashes', (n: number) => `https://a.example/${'#'.repeat(n)} `],
    ['schemes', (n: number) => 'http://'.repeat(n / 7)],
    ['at signs', (n: number) => `https://${'a@'.repeat(n / 2)}`],
    ['an address that is one', (n: number) => `https://a.example/${'a/?#'.repeat(n / 4)}`],
  ])('is parsed in linear time: %s', (_shape, text) => {
    const [small, large] = [text(20_000), text(1_280_000)];
    const fastest = new Map([
      [small, Infinity],
      [large, Infinity],
    ]);
    const ratio = () => {
      for (const [input, before] of fastest) {
        const start = process.cpuUsage();
        for (let turn = 0; turn < 4; turn += 1) isWebAddress(input);
        fastest.set(input, Math.min(before, process.cpuUsage(start).user));
      }
      // Counts a time below 100 microseconds as 100 microseconds, because the clock can't measure shorter times.
      return (fastest.get(large) ?? Infinity) / Math.max(fastest.get(small) ?? 0, 100);
    };
    const isLinear = () => ratio() < 640;
    expect(Array.from({ length: 50 }).some(isLinear)).toBe(true);
  });
});
