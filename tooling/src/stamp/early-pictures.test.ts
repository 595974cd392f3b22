import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brandImages, remoteImageKeys } from '@chada/client-config';
import { describe, expect, it } from 'vitest';
import { testBrand } from '../../test/test-site.ts';
import { repoRoot } from '../repo-root.ts';
import { brandHead } from './brand-head.ts';

const script = readFileSync(join(repoRoot, 'apps/member-site/boot/early.js'), 'utf8');
const { client: plain } = testBrand('', 'maliwan', 'มะลิวัลย์');
const client = {
  ...plain,
  hosts: { images: ['https://cdn.example', 'https://img.example:8443'], frames: [] },
};
const key = remoteImageKeys.logo;
const ownPicture = '/own.svg';

const unescape = (text: string) =>
  text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

function shownEarly(brand: typeof client, path: string): string {
  const head = brandHead({ client: brand, tokensCssAddress: '/t.css', manifestAddress: '/m' });
  const meta = /<meta name="chada-pictures" content="([^"]*)" data-api="([^"]*)"/.exec(head);
  const [content, api] = [unescape(meta?.[1] ?? ''), unescape(meta?.[2] ?? '')];
  const image = {
    src: ownPicture,
    getAttribute: () => image.src,
    hasAttribute: () => false,
    setAttribute: () => undefined,
  };
  const place = {
    getAttribute: () => key,
    querySelector: () => image,
    setAttribute: () => undefined,
    hasAttribute: () => false,
    removeAttribute: () => undefined,
  };
  let onMutation = () => undefined;
  const context = {
    document: {
      addEventListener: () => undefined,
      querySelector: (selector: string) =>
        selector.startsWith('meta') ? { content, getAttribute: () => api } : null,
      querySelectorAll: () => [place],
    },
    localStorage: {
      getItem: (name: string) => (name === 'chada.pictures' ? JSON.stringify({ [key]: path }) : null),
    },
    Image: class {
      onload = (): void => undefined;
      set src(_address: string) {
        this.onload();
      }
    },
    setTimeout: () => undefined,
    Element: class {},
    HTMLInputElement: class {},
    MutationObserver: class {
      constructor(callback: () => undefined) {
        onMutation = callback;
      }
      observe() {}
      disconnect() {}
    },
  };
  runInNewContext(script, context);
  onMutation();
  return image.src;
}

const shownLater = (brand: typeof client, path: string) =>
  brandImages({ ...brand, assets: { ...brand.assets, logo: ownPicture } }, [
    { key, value: { data: { path } } },
  ]).logo.src;

const allowed = [
  '/brand/logo.png',
  '/a/b.webp?v=2&w=1',
  '/ก.png',
  '/a..b.png',
  'https://cdn.example/a.png',
  'https://cdn.example/',
  'https://cdn.example/a%20b.png?x=%27#frag',
  'https://img.example:8443/a.png',
];
const refused = [
  '',
  'a.png',
  './a.png',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  '\\\\evil.example/a.png',
  '/a\\b.png',
  '/a b.png',
  "/a'b.png",
  '/a"b.png',
  '/<b>.png',
  '/a\nb.png',
  '/\t/evil.example/a.png',
  'http://cdn.example/a.png',
  'https://cdn.example',
  'https://cdn.example?a',
  'https://cdn.example#a',
  'https://cdn.example:444/a.png',
  'https://img.example/a.png',
  'https://cdn.example.evil.example/a.png',
  'https://evil.example/https://cdn.example/a.png',
  'https://cdn.example@evil.example/a.png',
  'https://user@cdn.example/a.png',
  'https://cdn.example\\@evil.example/a.png',
  'https://cdn.example\\.evil.example/a.png',
  'https:/cdn.example/a.png',
  'https:///cdn.example/a.png',
  'https:cdn.example/a.png',
  ' https://cdn.example/a.png',
  'https://cdn.example/a.png ',
  "https://cdn.example/a'.png",
  'HTTPS://cdn.example/a.png',
  'https://CDN.example/a.png',
  'https://cdn.example./a.png',
  'https://cdn.example:/a.png',
  'https://cdn.example:443/a.png',
  'https://cdn.example:08443/a.png',
  'https://ｃdn.example/a.png',
  'https://%63dn.example/a.png',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'data:image/png;base64,iVBORw0KGgo=',
  'blob:https://cdn.example/1',
  'file:///etc/passwd',
  'ftp://cdn.example/a.png',
];

describe.each([
  ['next to its API', client],
  ['with its API elsewhere', { ...client, api: { ...client.api, baseUrl: 'https://api.example:9000/v1' } }],
])('[EN-04, SH-09] a remote picture of a brand %s', (_, brand) => {
  const origin = brand.api.baseUrl.startsWith('/') ? '' : 'https://api.example:9000';
  it.each(allowed)('%s is shown, early and later', (path) => {
    const address = path.startsWith('/') ? `${origin}${path}` : path;
    expect([shownEarly(brand, path), shownLater(brand, path)]).toEqual([address, address]);
  });
  it.each(refused)('%j is not shown, neither early nor later', (path) => {
    expect([shownEarly(brand, path), shownLater(brand, path)]).toEqual([ownPicture, ownPicture]);
  });
});
