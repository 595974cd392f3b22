import { createTranslator } from '@chada/messages';
import { afterEach, describe, expect, it } from 'vitest';
import { brandImages, remoteImageKeys, type RemoteConfigurationEntry } from './brand-images.ts';
import { loadClient } from './node/load-client.ts';
import { brand, exampleFiles, removeBrands } from '../test/example-brand.ts';
import { chatHosts, policyHosts } from './policy-hosts.ts';
import {
  assetPathsOf,
  parseResolvedClient,
  withAssetAddresses,
  withOrigins,
  type ResolvedClient,
} from './resolved-client.ts';

afterEach(removeBrands);

function resolved(changes: object = {}): ResolvedClient {
  const { client } = loadClient(brand(exampleFiles()).folder);
  return parseResolvedClient(JSON.parse(JSON.stringify({ ...client, ...changes })));
}

const entry = (key: string, path: string): RemoteConfigurationEntry => ({ key, value: { data: { path } } });

describe('parseResolvedClient', () => {
  it('reads a stamped configuration', () => {
    const client = resolved();
    expect(parseResolvedClient(JSON.parse(JSON.stringify(client)))).toEqual(client);
  });

  it.each([null, {}, [], 'x', { id: 'example' }])('refuses %j, because each page needs a brand', (json) => {
    expect(() => parseResolvedClient(json)).toThrow();
  });

  it('ignores unknown message keys', () => {
    const messages = { 'common.ok': 'OK', 'old.key': 'x', __proto__: { a: 'b' } };
    const t = createTranslator(resolved({ messages }).messages);
    expect([t('common.ok'), t('common.cancel')]).toEqual(['OK', 'ยกเลิก']);
  });
});

describe("a brand's own files", () => {
  const films = [{ title: 'Film', poster: 'assets/film.png', file: 'assets/film.mp4' }];

  it('are listed and get URLs in all fields of the configuration', () => {
    const client = resolved({ films });
    expect([...assetPathsOf(client)].sort()).toEqual([
      'assets/film.mp4',
      'assets/film.png',
      'assets/icon.svg',
      'assets/logo.svg',
    ]);
    const served = withAssetAddresses(client, (path) => `/b/example/${path}`);
    expect(served.assets.logo).toBe('/b/example/assets/logo.svg');
    expect(served.films[0]?.file).toBe('/b/example/assets/film.mp4');
    expect(served.name).toBe(client.name);
  });
});

describe('a text that looks like the path of a file', () => {
  const leaving = 'assets/../../../secret.txt';
  const text = 'assets/logo.svg';
  const page = (words: string) => ({
    slug: 'about',
    title: words,
    description: words,
    updated: '2026-11-20',
    blocks: [{ kind: 'paragraph', content: [{ kind: 'text', text: words }] }],
  });

  it.each([leaving, text, 'assets/ คือทรัพย์สิน'])('is no file of the brand: %s', (words) => {
    const messages = { 'common.ok': words };
    const client = resolved({ messages, tagline: words, pages: [page(words)] });
    expect(client.pages).toHaveLength(1);
    expect([...assetPathsOf(client)].sort()).toEqual(['assets/icon.svg', 'assets/logo.svg']);
    const served = withAssetAddresses(client, (path) => `/b/example/${path}`);
    expect([served.messages, served.tagline, served.pages]).toEqual([messages, words, client.pages]);
  });
});

describe('hosts that local services replace', () => {
  it('are replaced in all fields of the configuration', () => {
    const client = resolved({
      frames: { liveScoreUrl: 'https://score.example/live?a=1', scoreUrl: 'https://score.example.com/table' },
      films: [{ title: 'Film', frameUrl: 'https://score.example:8443/1' }],
      chat: { scriptUrl: 'https://score.example/a.js', attributes: [] },
    });
    const here = withOrigins(client, { 'https://score.example': 'http://localhost:8789' });
    expect(here.frames).toEqual({
      liveScoreUrl: 'http://localhost:8789/live?a=1',
      scoreUrl: 'https://score.example.com/table',
    });
    expect(here.films[0]?.frameUrl).toBe('https://score.example:8443/1');
    expect(here.chat?.scriptUrl).toBe('http://localhost:8789/a.js');
    expect(policyHosts(here).frames).toContain('http://localhost:8789');
  });

  it('are never replaced by a remote host without https', () => {
    const client = resolved({ frames: { scoreUrl: 'https://score.example/table' } });
    for (const to of [
      'http://evil.example',
      'http://localhost.evil.example',
      'http://localhost@evil.example',
    ])
      expect(() => withOrigins(client, { 'https://score.example': to })).toThrow();
  });
});

describe('policyHosts', () => {
  it('lists no host for a brand without external hosts', () => {
    expect(policyHosts(resolved())).toEqual({ images: [], frames: [], connect: [], media: [] });
  });

  it('lists each origin of the configuration once, without the chat script', () => {
    const client = resolved({
      api: { baseUrl: 'https://api.example.com/v1' },
      hosts: { images: ['https://cdn.example.com'], frames: ['https://play.example.com'] },
      frames: { liveScoreUrl: 'https://score.example.com/live', scoreUrl: 'https://score.example.com/table' },
      films: [
        { title: 'a', frameUrl: 'https://film.example.com/1' },
        { title: 'b', file: 'https://media.example.com/b.mp4' },
      ],
      chat: { scriptUrl: 'https://chat.example.com/a.js', attributes: [] },
    });
    expect(policyHosts(client)).toEqual({
      images: ['https://cdn.example.com', 'https://api.example.com'],
      frames: ['https://play.example.com', 'https://score.example.com', 'https://film.example.com'],
      connect: ['https://api.example.com'],
      media: ['https://media.example.com'],
    });
  });
});

describe('chatHosts', () => {
  it("[CH-01] are the script's origin and the configured hosts without duplicates", () => {
    const scriptUrl = 'https://chat.example.com/v2/a.js?id=1';
    const hosts = ['https://files.example.com', 'https://chat.example.com'];
    expect(chatHosts(resolved({ chat: { scriptUrl, hosts, attributes: [] } }))).toEqual([
      'https://chat.example.com',
      'https://files.example.com',
    ]);
  });

  it('[CH-01] are empty for a brand without a chat', () => {
    expect(chatHosts(resolved())).toEqual([]);
  });
});

describe('brandImages', () => {
  const own = { key: 'home.normal.logo', src: 'assets/logo.svg', fallback: undefined };

  it("[SH-09] are the brand's own files without remote configuration", () => {
    expect(brandImages(resolved(), []).logo).toEqual(own);
    expect(brandImages(resolved(), []).topCasino).toEqual({
      key: 'home.top.casino',
      src: undefined,
      fallback: undefined,
    });
  });

  it("[SH-09] are the remote images with the brand's own files as fallback", () => {
    const client = resolved({ hosts: { images: ['https://cdn.example.com'], frames: [] } });
    const images = brandImages(client, [
      entry('home.normal.logo', 'https://cdn.example.com/a/logo.png?v=2'),
      entry('home.top.casino', '/uploads/casino.png'),
    ]);
    expect(images.logo).toEqual({
      key: 'home.normal.logo',
      src: 'https://cdn.example.com/a/logo.png?v=2',
      fallback: 'assets/logo.svg',
    });
    expect(images.topCasino).toEqual({
      key: 'home.top.casino',
      src: '/uploads/casino.png',
      fallback: undefined,
    });
  });

  it('[EN-04] support each of the eight keys', () => {
    const entries = Object.values(remoteImageKeys).map((key) => entry(key, `/${key}.png`));
    expect(Object.keys(remoteImageKeys)).toHaveLength(8);
    expect(Object.values(brandImages(resolved(), entries)).map(({ src }) => src)).toEqual(
      Object.values(remoteImageKeys).map((key) => `/${key}.png`),
    );
  });

  it('resolve a path against the origin of the API', () => {
    const client = resolved({ api: { baseUrl: 'https://api.example.com/v1' } });
    expect(brandImages(client, [entry('home.normal.logo', '/u/l.png')]).logo.src).toBe(
      'https://api.example.com/u/l.png',
    );
  });

  it.each([
    'https://evil.example/logo.png',
    'http://cdn.example.com/logo.png',
    'https://cdn.example.com.evil.example/logo.png',
    'https://cdn.example.com@evil.example/logo.png',
    '//evil.example/logo.png',
    '/\\evil.example/logo.png',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '/a b.png',
    '/x"onerror="1',
    '',
  ])("keep the brand's own file instead of %j, which the site policy blocks", (path) => {
    const client = resolved({ hosts: { images: ['https://cdn.example.com'], frames: [] } });
    expect(brandImages(client, [entry('home.normal.logo', path)]).logo).toEqual(own);
  });

  it('ignore unknown keys, and use the last entry of a key', () => {
    const entries = [
      entry('home.normal', '/x.png'),
      entry('home.normal.logo', '/1.png'),
      entry('home.normal.logo', '/2.png'),
    ];
    expect(brandImages(resolved(), entries).logo.src).toBe('/2.png');
    expect(brandImages(resolved(), [entry('home.normal', '/x.png')]).logo).toEqual(own);
  });
});
