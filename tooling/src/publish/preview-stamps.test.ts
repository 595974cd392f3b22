import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brand, createTestStamps, type TestStamps } from '../../test/test-stamps.ts';
import { listenLocally } from '../site-server/site-server.ts';
import { readStampRequest } from '../stamp/stamp-command.ts';
import { createPreviewServer, previewHost } from './preview-stamps.ts';
import { listStamps } from './stamp-library.ts';

let stamps: TestStamps;
const ends: (() => unknown)[] = [];
beforeEach(() => {
  stamps = createTestStamps();
  ends.push(() => stamps.remove());
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

function get(port: number, host: string, path: string): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    })
      .on('error', reject)
      .end();
  });
}

async function preview(api?: URL): Promise<number> {
  const server = createPreviewServer(listStamps(stamps.out, brand), api);
  ends.push(() => server.close());
  return listenLocally(server, 0);
}

describe('a preview', () => {
  it('shows each stamp under a host with the id of the stamp', async () => {
    const [firstStamp, secondStamp] = [await stamps.stamp(1), await stamps.stamp(2)];
    const port = await preview();
    const pages = await Promise.all(
      [firstStamp, secondStamp].map((id) => get(port, previewHost({ brand, id }), '/login')),
    );
    expect(pages.map(({ text }) => /index-0*(\d)\.js/.exec(text)?.[1])).toEqual(['1', '2']);
    expect((await get(port, `preview-000000000000.${brand}.localhost`, '/')).status).toBe(404);
    expect((await get(port, 'localhost', '/')).status).toBe(404);
  });

  it('is marked on each page within the policy, and not indexed', async () => {
    const id = await stamps.stamp(1);
    const port = await preview();
    const host = previewHost({ brand, id });
    for (const path of ['/', '/login', '/auth/deposit', '/no-such-page']) {
      const { text, headers } = await get(port, host, path);
      expect(text).toContain('<link rel="stylesheet" href="/preview-mark.css" /></head>');
      expect(headers['content-security-policy']).toContain("style-src 'self'");
      expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    }
    expect((await get(port, host, '/preview-mark.css')).text).toContain(`"Preview ${brand} ${id}"`);
    expect((await get(port, host, '/robots.txt')).text).toContain('Disallow: /');
  });

  it('reaches a backend only if one is named', async () => {
    const backend = createServer(({ headers }, response) => response.end(`for ${headers.host}`));
    ends.push(() => backend.close());
    const api = new URL(`http://127.0.0.1:${await listenLocally(backend, 0)}`);
    const host = previewHost({ brand, id: await stamps.stamp(1) });
    expect((await get(await preview(), host, '/api/settings')).status).toBe(503);
    expect((await get(await preview(api), host, '/api/settings')).text).toBe(`for ${brand}.localhost`);
  });
});

describe('the arguments of pnpm brand:stamp', () => {
  it('accept an id alone, with a preview', () => {
    expect(readStampRequest([brand, '--preview'], '/x')).toMatchObject({
      ids: [brand],
      preview: true,
      api: undefined,
    });
  });

  it.each([[[brand, '--api', 'http://127.0.0.1:1']], [[brand, '--preview', '--api', 'everywhere']]])(
    'refuse %j',
    (args) => {
      expect(() => readStampRequest(args, '/x')).toThrow('--api needs --preview and an origin');
    },
  );
});
