import { rmSync, writeFileSync } from 'node:fs';
import { createServer, request as sendRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseResolvedClient } from '@chada/client-config';
import { openBuiltSite } from '../stamp/built-site.ts';
import { createSiteServer, listenLocally } from './site-server.ts';
import { stampBrand } from '../stamp/stamp-brand.ts';
import { hostFolders, hostStamped } from './static-host.ts';
import { chunk, testBrand, writeTestSite } from '../../test/test-site.ts';
import { writeStamped } from '../stamp/write-stamped.ts';

const folder = writeTestSite();

interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
}

let port = 0;
let site: Server;
let api: Server;

function get(
  path: string,
  host = 'maliwan.localhost',
  headers: Record<string, string> = {},
  method = 'GET',
  at = port,
) {
  return new Promise<HttpResponse>((resolve, reject) => {
    const options = {
      port: at,
      host: '127.0.0.1',
      path,
      method,
      headers: { host: `${host}:${port}`, ...headers },
    };
    const sent = sendRequest(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const bytes = Buffer.concat(parts);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          text: bytes.toString('utf8'),
        });
      });
    });
    sent.on('error', reject);
    sent.end(method === 'POST' ? '{"amount":1}' : undefined);
  });
}

beforeAll(async () => {
  api = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { method, url, headers } = request;
      response.writeHead(409, { 'content-type': 'application/json', 'x-from': 'api' });
      const [names, forwarded] = [Object.keys(headers), headers['x-forwarded-for']];
      response.end(JSON.stringify({ method, url, body, host: headers.host, names, forwarded }));
    });
  });
  const apiPort = await listenLocally(api, 0);
  const built = await openBuiltSite(join(folder, 'dist'));
  const stamped = [
    stampBrand(built, testBrand(folder, 'maliwan', 'มะลิวัลย์')),
    stampBrand(built, testBrand(folder, 'sarapi', 'สารภี')),
  ];
  const brands = stamped.map((brand) => hostStamped(built, brand));
  for (const brand of stamped) writeStamped(built, brand, join(folder, 'stamped'));
  site = createSiteServer({
    brands: () => brands,
    defaultClientId: 'sarapi',
    apiOrigin: `http://127.0.0.1:${apiPort}`,
  });
  port = await listenLocally(site, 0);
});
afterAll(async () => {
  for (const server of [site, api]) await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

describe('the brand of a host', () => {
  it.each([
    ['maliwan.localhost', 'มะลิวัลย์'],
    ['MALIWAN.localhost', 'มะลิวัลย์'],
    ['www.sarapi.example', 'สารภี'],
    ['localhost', 'สารภี'],
  ])('%s is %s', async (host, name) => {
    const { status, text } = await get('/', host);
    expect(status).toBe(200);
    expect(text).toContain(`<title>index | ${name}</title>`);
    expect(text).toContain(`<meta property="og:title" content="${name} · `);
  });

  it.each(['127.0.0.1', 'unknown.localhost', 'maliwan.localhost.evil.example', ''])(
    'an unknown host (%s) gets a neutral page without a brand',
    async (host) => {
      const { status, text } = await get('/', host);
      expect(status).toBe(404);
      expect(text).not.toMatch(/มะลิวัลย์|สารภี|chada-client/);
    },
  );

  it('an unknown host gets no file of the site', async () => {
    expect((await get('/assets/index-abcd1234.js', 'unknown.localhost')).status).toBe(404);
  });
});

describe('the stamped page', () => {
  it('contains the configuration as escaped JSON', async () => {
    const { text } = await get('/');
    const [, json = ''] =
      /<script type="application\/json" id="chada-client"[^>]*>(.*?)<\/script>/.exec(text) ?? [];
    const client = parseResolvedClient(JSON.parse(json));
    expect(client.tagline).toBe('Fun <day> & night');
    expect(json).not.toContain('<');
    expect(text).toContain('content="Fun &lt;day&gt; &amp; night"');
  });

  it('names files of the brand that exist and are cached for ever', async () => {
    const { text } = await get('/');
    const addresses = [...text.matchAll(/(?:href|data-file)="(\/stamped\/[^"]+)"/g)].map(
      ([, address = '']) => address,
    );
    expect(addresses.map((address) => address.replace(/^\/stamped\/[0-9a-f]{10}\//, ''))).toEqual([
      'tokens.css',
      'assets/logo.svg',
      'manifest.webmanifest',
    ]);
    for (const address of addresses) {
      const response = await get(address);
      expect(response.status).toBe(200);
      expect(response.headers['cache-control']).toContain('immutable');
    }
    expect((await get(addresses[0] ?? '')).text).toContain(':root{--surface:#0b1026}');
    const manifest: unknown = JSON.parse((await get(addresses[2] ?? '')).text);
    expect(manifest).toMatchObject({ name: 'มะลิวัลย์', theme_color: '#0b1026' });
  });

  it('is revalidated before each reuse, and is not sent again if unchanged', async () => {
    const { headers } = await get('/');
    expect(headers['cache-control']).toBe('no-cache');
    expect((await get('/', 'maliwan.localhost', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
  });

  it.each([
    ['/', 'index', 200],
    ['/login', 'login', 200],
    ['/login/', 'login', 200],
    ['/regis/team-a/line?x=1', 'register', 200],
    ['/aff/ab.cd', 'invited', 200],
    ['/404', 'not-found', 404],
    ['/no/such/page', 'not-found', 404],
    ['/%E0%B8%81', 'not-found', 404],
    ['/%zz', 'not-found', 404],
  ])('%s is prerendered as %s with status %i', async (path, page, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.text).toContain(`<div id="root"><h1>${page} of maliwan</h1></div>`);
    expect(response.text).toContain(`id="chada-client" data-prerendered="${page}"`);
  });

  it.each(['/auth', '/auth/games/JK/lucky-7?cat=slots'])('%s is not prerendered', async (path) => {
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(text).toContain('<div id="root"></div>');
    expect(text).not.toContain('data-prerendered');
  });

  it('ends its head with the styles of its screen, and preloads its scripts once', async () => {
    const { text } = await get('/register');
    expect(text).toMatch(
      /<style data-file="\/assets\/register-style-abcd1234\.css">[^<]*<\/style>\s*<\/head>/,
    );
    const ahead = [...text.matchAll(/<link rel="(\w+(?:" media="\(update\))?)" crossorigin href="([^"]+)"/g)];
    expect(ahead.map(([, rel, address]) => `${rel} ${address}`)).toEqual([
      'modulepreload" media="(update) /assets/register-abcd1234.js',
      'modulepreload" media="(update) /assets/shared-abcd1234.js',
    ]);
  });

  it("has a policy with the brand's hosts, without inline code or wildcards", async () => {
    const policy = (await get('/')).headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
    expect(policy).toMatch(/style-src 'self'( 'sha256-[\w+/]{43}=')+;/);
    expect(policy).toContain("img-src 'self' blob: data: https://cdn.example;");
    expect(policy).toContain('frame-src https://scores.example;');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|https:[ ;]|\*/);
  });
});

describe('files', () => {
  it('built files are cached for ever, compressed as the browser accepts it', async () => {
    const plain = await get('/assets/index-abcd1234.js');
    expect(plain.headers['cache-control']).toContain('immutable');
    expect(plain.text).toBe(chunk);
    const brotli = await get('/assets/index-abcd1234.js', 'maliwan.localhost', {
      'accept-encoding': 'gzip, br',
    });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(chunk);
    const gzip = await get('/assets/index-abcd1234.js', 'maliwan.localhost', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzip.bytes).toString()).toBe(chunk);
  });

  it('a file that the build compressed is sent compressed', async () => {
    const file = join(folder, 'dist/assets/index-abcd1234.js');
    const encoded = { br: brotliCompressSync(`${chunk} // br`), gzip: gzipSync(`${chunk} // gz`) };
    writeFileSync(`${file}.br`, encoded.br);
    writeFileSync(`${file}.gz`, encoded.gzip);
    const built = await openBuiltSite(join(folder, 'dist'));
    const server = createSiteServer({
      brands: () => [hostStamped(built, stampBrand(built, testBrand(folder, 'maliwan', 'มะลิวัลย์')))],
      apiOrigin: 'http://127.0.0.1:9',
    });
    const at = await listenLocally(server, 0);
    const request = (accepted: string) =>
      get('/assets/index-abcd1234.js', 'maliwan.localhost', { 'accept-encoding': accepted }, 'GET', at);
    try {
      expect((await request('gzip, br')).bytes).toEqual(encoded.br);
      expect((await request('gzip')).bytes).toEqual(encoded.gzip);
      const plain = await request('identity');
      expect(plain.text).toBe(chunk);
      expect((await request('gzip, br')).headers['content-type']).toBe(plain.headers['content-type']);
    } finally {
      server.close();
      for (const ending of ['.br', '.gz']) rmSync(`${file}${ending}`);
    }
  });

  it.each([
    '/assets/gone-abcd1234.js',
    '/brand/assets/gone.svg',
    '/stamped/0123456789/assets/logo.svg',
    '/icon.ico',
    '/assets/',
  ])('a missing file (%s) is 404 and not a page', async (path) => {
    const { status, text } = await get(path);
    expect(status).toBe(404);
    expect(text).not.toContain('<');
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/.vite/manifest.json',
    '/.prerender/prerender.js',
    '/_headers',
    '/_redirects',
  ])('a file outside the site is never sent (%s)', async (path) => {
    const { status, text } = await get(path);
    expect(text).not.toContain('not of the site');
    expect(status).toBe(404);
  });

  it.each(['/.5', '/aff/.5', '/..%2fsecret'])(
    'a URL that looks like a hidden file (%s) shows the 404 page',
    async (path) => {
      const { status, text } = await get(path);
      expect(status).toBe(404);
      expect(text).toBe((await get('/no/such/page')).text);
      expect(text).toContain('<html');
    },
  );

  it('the page without a brand is never sent', async () => {
    expect((await get('/index.html')).text).not.toContain('<!--brand-head-->');
  });

  it('a film is sent in parts', async () => {
    const [film = ''] = /\/stamped\/\w+\/assets\/film\.mp4/.exec((await get('/')).text) ?? [];
    const part = await get(film, 'maliwan.localhost', { range: 'bytes=2-4' });
    expect([part.status, part.text, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
    expect((await get(film, 'maliwan.localhost', { range: 'bytes=-3' })).text).toBe('789');
    expect((await get(film, 'maliwan.localhost', { range: 'bytes=90-' })).status).toBe(200);
  });

  it('a brand never gets the file of another brand', async () => {
    expect((await get('/brand/assets/logo.svg', 'sarapi.localhost')).text).toContain('sarapi');
  });

  it('an image of a brand is also served without its hash, for remote configuration', async () => {
    const { status, headers } = await get('/brand/assets/logo.svg');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toMatch(/sandbox$/);
    expect((await get('/brand/assets/film.mp4')).status).toBe(404);
  });

  it('only GET and HEAD requests are accepted', async () => {
    expect((await get('/', 'maliwan.localhost', {}, 'POST')).status).toBe(405);
    const head = await get('/', 'maliwan.localhost', {}, 'HEAD');
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
  });
});

describe('the security headers', () => {
  const responses: readonly (readonly [what: string, path: string, host: string, method: string])[] = [
    ['a page', '/', 'maliwan', 'GET'],
    ['an empty page', '/auth/deposit', 'maliwan', 'GET'],
    ['a page that is not there', '/gone', 'maliwan', 'GET'],
    ['a built file', '/assets/index-abcd1234.js', 'maliwan', 'GET'],
    ['a file that is not there', '/gone.js', 'maliwan', 'GET'],
    ['a picture', '/brand/assets/logo.svg', 'maliwan', 'GET'],
    ['a hidden file', '/_headers', 'maliwan', 'GET'],
    ['a method that is not taken', '/', 'maliwan', 'DELETE'],
    ['an unknown host', '/', 'unknown', 'GET'],
    ['the style of an unknown host', '/neutral.css', 'unknown', 'GET'],
  ];
  it.each(responses)('are on %s', async (_what, path, host, method) => {
    const { headers } = await get(path, `${host}.localhost`, {}, method);
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'/),
    });
  });

  it('are the same for a stamped folder', async () => {
    const hosted = hostFolders(join(folder, 'stamped'));
    const server = createSiteServer({ brands: () => hosted, apiOrigin: 'http://127.0.0.1:1' });
    const other = await listenLocally(server, 0);
    for (const [, path, host, method] of responses) {
      const here = await get(path, `${host}.localhost`, {}, method);
      const there = await get(path, `${host}.localhost`, {}, method, other);
      for (const response of [here, there]) delete response.headers.date;
      expect(there).toEqual(here);
    }
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('the API behind it', () => {
  it('receives the request unchanged, and its response is returned unchanged', async () => {
    const response = await get('/api/auth/withdraw/1?a=%2F', 'maliwan.localhost', { 'x-web': '1' }, 'POST');
    expect(response.status).toBe(409);
    expect(response.headers['x-from']).toBe('api');
    expect(JSON.parse(response.text)).toMatchObject({
      method: 'POST',
      url: '/api/auth/withdraw/1?a=%2F',
      body: '{"amount":1}',
      host: `maliwan.localhost:${port}`,
    });
    expect(JSON.parse(response.text).names).not.toContain('via');
  });

  it('serves the public log of draws', async () => {
    const response = await get('/fairness/log/maliwan/tile/0/000.p/9', 'maliwan.localhost');
    expect(JSON.parse(response.text)).toMatchObject({ url: '/fairness/log/maliwan/tile/0/000.p/9' });
  });

  it("receives the client's real IP address instead of the client's own header", async () => {
    const response = await get('/api/setting', 'maliwan.localhost', { 'x-forwarded-for': '203.0.113.9' });
    expect(JSON.parse(response.text)).toMatchObject({ forwarded: '127.0.0.1' });
  });

  it('causes a server error if it does not respond', async () => {
    const withoutSite = createSiteServer({
      brands: () => [],
      apiOrigin: 'http://127.0.0.1:1',
    });
    const lonelyPort = await listenLocally(withoutSite, 0);
    const response = await fetch(`http://127.0.0.1:${lonelyPort}/api/setting`);
    expect(response.status).toBe(503);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    await new Promise((resolve) => withoutSite.close(resolve));
  });
});
