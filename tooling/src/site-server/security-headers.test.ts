import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request as sendRequest, type Server } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { parseResolvedClient } from '@chada/client-config';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testBrand, writeTestSite } from '../../test/test-site.ts';
import { writeStamped } from '../stamp/write-stamped.ts';
import { openBuiltSite } from '../stamp/built-site.ts';
import { responseKinds, type ResponseKind } from './response-kinds.ts';
import { createSiteServer, listenLocally } from './site-server.ts';
import { stampBrand } from '../stamp/stamp-brand.ts';
import { type HostedBrand, hostFolders, hostStamped } from './static-host.ts';

const folder = writeTestSite();
const servers: Server[] = [];
let kinds: readonly ResponseKind[] = [];
const ports: Record<string, number> = {};

async function serve(name: string, brands: () => readonly HostedBrand[]): Promise<void> {
  const server = createSiteServer({ brands, apiOrigin: 'http://127.0.0.1:1' });
  servers.push(server);
  ports[name] = await listenLocally(server, 0);
}

beforeAll(async () => {
  const built = await openBuiltSite(join(folder, 'dist'));
  const loaded = testBrand(folder, 'maliwan', 'มะลิวัลย์');
  const chat = { scriptUrl: 'https://chat.example/a.js', attributes: ['name'] };
  const analytics = { scriptUrl: 'https://count.example/a.js' };
  const client = parseResolvedClient(JSON.parse(JSON.stringify({ ...loaded.client, chat, analytics })));
  const stamped = stampBrand(built, { ...loaded, client });
  writeStamped(built, stamped, join(folder, 'stamped'));
  const hosted = hostStamped(built, stamped);
  kinds = responseKinds([...built.files, ...stamped.files.keys()]);
  await serve('start', () => [hosted]);
  await serve('preview', () => hostFolders(join(folder, 'stamped')));
  const breaking = () => {
    throw new Error('the folder was being written');
  };
  await serve('broken', () => [{ ...hosted, read: breaking }]);
  await serve('gone', breaking);
});
afterAll(async () => {
  for (const server of servers) await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

interface RequestOptions {
  readonly host?: string;
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}
function request(
  server: string,
  path: string,
  { host = 'maliwan.localhost', method = 'GET', headers }: RequestOptions = {},
) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const options = { port: ports[server], host: '127.0.0.1', path, method, headers: { host, ...headers } };
    const sent = sendRequest(options, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

const base = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
};
const sitePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data: https://cdn.example; " +
  "font-src 'self'; connect-src 'self'; frame-src 'self' https://scores.example; media-src 'self'; " +
  "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; " +
  "require-trusted-types-for 'script'; trusted-types default";
const withHashes = (policy: string) =>
  expect.stringMatching(
    `^${policy.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/(script|style)-src 'self'/g, "$&(?: 'sha256-[\\w+/]{43}=')+")}$`,
  );
const isolated = (sandbox: string) => ({
  ...base,
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'no-referrer',
  'content-security-policy': expect.stringMatching(
    new RegExp(`^default-src 'none'.*frame-ancestors 'self'; sandbox ${sandbox}$`),
  ),
});
const expected = {
  site: { ...base, 'content-security-policy': withHashes(sitePolicy) },
  file: {
    ...base,
    'content-security-policy': withHashes(
      `${sitePolicy}, default-src 'none'; style-src 'unsafe-inline'; sandbox`,
    ),
  },
  chat: isolated('allow-scripts allow-forms'),
  analytics: isolated('allow-scripts'),
};
const bare = {
  ...base,
  'content-security-policy': expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'$/),
};

describe.each(['start', 'preview'])('the responses of %s', (server) => {
  it('have the security headers', async () => {
    expect(kinds.length).toBeGreaterThan(30);
    for (const { name, path, method, headers, status, policy } of kinds) {
      const response = await request(server, path, { method, headers });
      expect(response.status, `${name}: ${path}`).toBe(status);
      expect(response.headers, `${name}: ${path}`).toMatchObject(expected[policy]);
      expect(response.headers['x-powered-by'] ?? response.headers.server).toBeUndefined();
      expect(response.text).not.toContain('not of the site');
    }
  });

  it('have the security headers even if the browser has a cached copy', async () => {
    const { headers } = await request(server, '/');
    const again = await request(server, '/', { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(again.status).toBe(304);
    expect(again.headers).toMatchObject(expected.site);
  });

  it('contain no inline code in any page, except styles and scripts whose hashes the policy names', async () => {
    for (const { path, policy } of kinds) {
      const { text, headers } = await request(server, path);
      if (policy !== 'site' || !String(headers['content-type']).startsWith('text/html')) continue;
      const named = [...text.matchAll(/<(script|style) data-file="\/[\w./-]+">([\s\S]*?)<\/\1>/g)];
      const allowed = String(headers['content-security-policy']);
      for (const [, tag = '', code = ''] of named) {
        const hash = createHash('sha256').update(code).digest('base64');
        expect(allowed, path).toMatch(new RegExp(`${tag}-src [^;]*'sha256-${hash.replaceAll('+', '\\+')}'`));
      }
      const rest = named.reduce((remaining, [element]) => remaining.replace(element, ''), text);
      expect(rest, path).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/i);
      for (const [tag = ''] of rest.matchAll(/<script[^>]*>/g))
        expect(tag, path).toMatch(/ src="\/|type="application\/json"/);
    }
  });
});

describe('responses that are not pages of a brand', () => {
  it.each<[name: string, server: string, path: string, request: RequestOptions, status: number]>([
    ['an unknown host', 'start', '/', { host: 'unknown.example' }, 404],
    ['no host', 'start', '/', { host: '' }, 404],
    ['the style of an unknown host', 'start', '/neutral.css', { host: 'unknown.example' }, 200],
    ['a POST at an unknown host', 'start', '/', { host: 'unknown.example', method: 'POST' }, 405],
    ['an API out of reach', 'start', '/api/setting', {}, 503],
    ['a brand that can’t be read', 'broken', '/', {}, 500],
    ['a file of a brand that can’t be read', 'broken', '/assets/index-abcd1234.js', {}, 500],
    ['the style of its page', 'broken', '/neutral.css', {}, 200],
    ['no brand that can be read', 'gone', '/', {}, 500],
  ])('%s has the security headers', async (_, server, path, sent, status) => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const response = await request(server, path, sent);
    expect(response.status).toBe(status);
    expect(response.headers).toMatchObject({ ...bare, 'cache-control': 'no-store' });
    expect(response.text).not.toMatch(/folder|written|\.ts/);
    if (status === 500) expect(response.text).toContain('กรุณารอสักครู่แล้วลองใหม่อีกครั้ง');
    silent.mockRestore();
  });

  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['a head without end', `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'y'.repeat(40_000)}\r\n\r\n`, 431],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 6\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nG',
      400,
    ],
  ])('%s is refused with the security headers', async (_, bytes, status) => {
    const response = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(ports['start'] ?? 0, '127.0.0.1', () => socket.write(bytes));
      socket.on('data', (part) => (text += part.toString()));
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const name of Object.keys(bare)) expect(response).toContain(`${name}: `);
  });
});
