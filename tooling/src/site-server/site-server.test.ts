import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as sendRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseResolvedClient } from '@chada/client-config';
import { serveBrand } from './brand.ts';
import { createSiteServer, listenLocally } from './site-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'chada-site-'));
const chunk = `export const text = '${'x'.repeat(4000)}';`;

const files: Record<string, string> = {
  'dist/index.html': `<!doctype html><html lang="th"><head><!--brand-head--></head><body>
    <div id="root"><!--first-paint--></div><!--brand-data-->
    <script defer src="/assets/boot-abcd1234.js" data-modern="/assets/index-abcd1234.js"></script></body></html>`,
  'dist/assets/index-abcd1234.js': chunk,
  'dist/plain.txt': 'plain',
  'dist/.vite/manifest.json': '{}',
  'secret.txt': 'not of the site',
};
for (const id of ['maliwan', 'sarapi']) {
  files[`clients/${id}/assets/logo.svg`] =
    `<svg xmlns="http://www.w3.org/2000/svg"><title>${id}</title></svg>`;
  files[`clients/${id}/assets/film.mp4`] = '0123456789';
}

function brandOf(id: string, name: string) {
  const client = parseResolvedClient({
    id,
    name,
    tagline: 'สนุกทุก<วัน> & คืน',
    domains: [`www.${id}.example`],
    footer: { holder: name },
    refundTable: { 1: 5, 2: 5, 3: 8, 4: 12, 5: 15, 6: 15 },
    hosts: { images: ['https://cdn.example'] },
    frames: { liveScoreUrl: 'https://scores.example/live' },
    films: [{ title: 'ตัวอย่าง', file: 'assets/film.mp4' }],
    theme: { colorScheme: 'dark', themeColor: '#0b1026', fontFamily: 'Sarabun' },
    assets: { logo: 'assets/logo.svg', icon: 'assets/logo.svg' },
  });
  return serveBrand({ folder: join(folder, 'clients', id), client, tokens: { '--surface': '#0b1026' } });
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
}

let port = 0;
let site: Server;
let api: Server;

function get(path: string, host = 'maliwan.localhost', headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<Answer>((resolve, reject) => {
    const options = {
      port,
      host: '127.0.0.1',
      path,
      method,
      headers: { host: `${host}:${port}`, ...headers },
    };
    const sent = sendRequest(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const bytes = Buffer.concat(parts);
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
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
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  api = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { method, url, headers } = request;
      response.writeHead(409, { 'content-type': 'application/json', 'x-from': 'api' });
      response.end(JSON.stringify({ method, url, body, host: headers.host, names: Object.keys(headers) }));
    });
  });
  const apiPort = await listenLocally(api, 0);
  const brands = [brandOf('maliwan', 'มะลิวัลย์'), brandOf('sarapi', 'สารภี')];
  site = createSiteServer({
    brands: () => brands,
    defaultClientId: 'sarapi',
    siteFolder: join(folder, 'dist'),
    apiOrigin: `http://127.0.0.1:${apiPort}`,
  });
  port = await listenLocally(site, 0);
});
afterAll(async () => {
  for (const server of [site, api]) await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

describe('which brand answers', () => {
  it.each([
    ['maliwan.localhost', 'มะลิวัลย์'],
    ['MALIWAN.localhost', 'มะลิวัลย์'],
    ['www.sarapi.example', 'สารภี'],
    ['localhost', 'สารภี'],
  ])('%s is %s', async (host, name) => {
    const { status, text } = await get('/', host);
    expect(status).toBe(200);
    expect(text).toContain(`<title>${name} · `);
  });

  it.each(['127.0.0.1', 'unknown.localhost', 'maliwan.localhost.evil.example', ''])(
    'an unknown host (%s) gets a neutral page, and no brand',
    async (host) => {
      const { status, text } = await get('/', host);
      expect(status).toBe(404);
      expect(text).not.toMatch(/มะลิวัลย์|สารภี|chada-client/);
    },
  );

  it('an unknown host gets no file of the site either', async () => {
    expect((await get('/assets/index-abcd1234.js', 'unknown.localhost')).status).toBe(404);
  });
});

describe('the stamped page', () => {
  it('carries the configuration as inert JSON that nothing in it can break out of', async () => {
    const { text } = await get('/');
    const [, json = ''] =
      /<script type="application\/json" id="chada-client">(.*?)<\/script>/.exec(text) ?? [];
    const client = parseResolvedClient(JSON.parse(json));
    expect(client.tagline).toBe('สนุกทุก<วัน> & คืน');
    expect(json).not.toContain('<');
    expect(text).toContain('สนุกทุก&lt;วัน&gt; &amp; คืน</title>');
  });

  it('names files of the brand that are there and may be kept for ever', async () => {
    const { text } = await get('/');
    const addresses = [...text.matchAll(/href="(\/brand\/[^"]+)"/g)].map(([, address = '']) => address);
    expect(addresses.map((address) => address.split('?')[0])).toEqual([
      '/brand/tokens.css',
      '/brand/assets/logo.svg',
      '/brand/manifest.webmanifest',
    ]);
    for (const address of addresses) {
      const answer = await get(address);
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toContain('immutable');
    }
    expect((await get(addresses[0] ?? '')).text).toContain(':root{--surface:#0b1026}');
    const manifest: unknown = JSON.parse((await get(addresses[2] ?? '')).text);
    expect(manifest).toMatchObject({ name: 'มะลิวัลย์', theme_color: '#0b1026' });
  });

  it('is never kept without asking, and is not sent again when unchanged', async () => {
    const { headers } = await get('/');
    expect(headers['cache-control']).toBe('no-cache');
    expect((await get('/', 'maliwan.localhost', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
  });

  it('comes for every page address', async () => {
    for (const path of [
      '/auth/games/JK/lucky-7?cat=slots',
      '/aff/ab.cd',
      '/no/such/page',
      '/%E0%B8%81',
      '/%zz',
    ]) {
      expect((await get(path)).text).toContain('chada-client');
    }
  });

  it('has a policy with hosts of the brand, and nothing inline or general', async () => {
    const policy = (await get('/')).headers['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("img-src 'self' blob: data: https://cdn.example;");
    expect(policy).toContain('frame-src https://scores.example;');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|https:[ ;]|\*/);
  });
});

describe('files', () => {
  it('built files are kept for ever, compressed as the browser takes it', async () => {
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

  it.each(['/assets/gone-abcd1234.js', '/brand/assets/gone.svg', '/favicon.ico', '/assets/'])(
    'a file that is not there (%s) is 404 and no page',
    async (path) => {
      const { status, text } = await get(path);
      expect(status).toBe(404);
      expect(text).not.toContain('<');
    },
  );

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/.vite/manifest.json',
  ])('nothing outside the site comes out (%s)', async (path) => {
    const { status, text } = await get(path);
    expect(text).not.toContain('not of the site');
    expect(status).toBe(404);
  });

  it('the page without a brand is never sent', async () => {
    expect((await get('/index.html')).text).not.toContain('<!--brand-head-->');
  });

  it('a film is sent in parts', async () => {
    const part = await get('/brand/assets/film.mp4', 'maliwan.localhost', { range: 'bytes=2-4' });
    expect([part.status, part.text, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
    expect((await get('/brand/assets/film.mp4', 'maliwan.localhost', { range: 'bytes=-3' })).text).toBe(
      '789',
    );
    expect((await get('/brand/assets/film.mp4', 'maliwan.localhost', { range: 'bytes=90-' })).status).toBe(
      200,
    );
  });

  it('a brand never gets the file of another', async () => {
    expect((await get('/brand/assets/logo.svg', 'sarapi.localhost')).text).toContain('sarapi');
  });

  it('each answer forbids sniffing and framing', async () => {
    for (const path of ['/', '/plain.txt', '/assets/index-abcd1234.js', '/brand/tokens.css', '/gone.js']) {
      const { headers } = await get(path);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    }
  });

  it('only asks are taken', async () => {
    expect((await get('/', 'maliwan.localhost', {}, 'POST')).status).toBe(405);
    const head = await get('/', 'maliwan.localhost', {}, 'HEAD');
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
  });
});

describe('the API behind it', () => {
  it('gets the request as it came, and its answer goes back as it is', async () => {
    const answer = await get('/api/auth/withdraw/1?a=%2F', 'maliwan.localhost', { 'x-web': '1' }, 'POST');
    expect(answer.status).toBe(409);
    expect(answer.headers['x-from']).toBe('api');
    expect(JSON.parse(answer.text)).toMatchObject({
      method: 'POST',
      url: '/api/auth/withdraw/1?a=%2F',
      body: '{"amount":1}',
      host: `maliwan.localhost:${port}`,
    });
    expect(answer.text).not.toMatch(/x-forwarded|via/);
  });

  it('out of reach is a server in trouble', async () => {
    const lonely = createSiteServer({
      brands: () => [],
      siteFolder: join(folder, 'dist'),
      apiOrigin: 'http://127.0.0.1:1',
    });
    const lonelyPort = await listenLocally(lonely, 0);
    const answer = await fetch(`http://127.0.0.1:${lonelyPort}/api/setting`);
    expect(answer.status).toBe(503);
    await new Promise((resolve) => lonely.close(resolve));
  });
});
