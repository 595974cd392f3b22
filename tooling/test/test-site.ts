import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LoadedClient } from '@chada/client-config/node';
import { testClient } from './test-client.ts';

export const chunk = `export const text = '${'x'.repeat(4000)}';`;

const renderer = `
export const notFoundPage = 'not-found';
export const clientRenderedRoutes = ['/auth/*'];
export async function preparePrerendering() {}
const pages = [
  { name: 'index', routes: ['/'] },
  { name: 'login', routes: ['/login'] },
  { name: 'register', routes: ['/register', '/regis/:team/:marketing'], feature: 'register' },
  { name: 'invited', routes: ['/aff/:afCode'], feature: 'register', isIndexed: false },
  { name: 'not-found', routes: ['/404'], isIndexed: false },
];
export function prerenderPages(client) {
  const own = client.pages.map(({ slug }) => ({ name: slug, routes: ['/' + slug], feature: 'register' }));
  return [...pages, ...own].map((page) => ({
    page, title: page.name + ' | ' + client.name, html: '<h1>' + page.name + ' of ' + client.id + '</h1>',
  }));
}
`;

const manifest = {
  'index.html': { file: 'assets/index-abcd1234.js' },
  '_shared.js': { file: 'assets/shared-abcd1234.js', imports: ['index.html'] },
  'x/register.js': { file: 'assets/register-abcd1234.js', imports: ['_shared.js', 'index.html'] },
  'x/register-style.css': { file: 'assets/register-style-abcd1234.css' },
};

const files: Readonly<Record<string, string>> = {
  'dist/index.html': `<!doctype html><html lang="th"><head><script data-inline src="/assets/early-abcd1234.js"></script><!--brand-head--></head><body>
    <div id="root"><!--first-paint--></div><!--brand-data-->
    <script defer src="/assets/boot-abcd1234.js" data-modern-first="/assets/sign-in-abcd1234.js" data-modern="/assets/index-abcd1234.js"></script></body></html>`,
  'dist/assets/index-abcd1234.js': chunk,
  'dist/assets/early-abcd1234.js': 'void 0;',
  'dist/assets/sign-in-abcd1234.js': 'export {};',
  'dist/assets/register-style-abcd1234.css': '.cf-register{}',
  'dist/plain.txt': 'plain',
  'dist/.vite/manifest.json': JSON.stringify(manifest),
  'dist/.prerender/prerender.js': renderer,
  'secret.txt': 'not of the site',
};

export function writeTestSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'chada-site-'));
  const assets = ['maliwan', 'sarapi'].flatMap((id) => [
    [`clients/${id}/assets/logo.svg`, `<svg xmlns="http://www.w3.org/2000/svg"><title>${id}</title></svg>`],
    [`clients/${id}/assets/film.mp4`, '0123456789'],
  ]);
  for (const [path = '', text = ''] of [...Object.entries(files), ...assets]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

export function testBrand(folder: string, id: string, name: string): LoadedClient {
  const client = testClient({
    id,
    name,
    tagline: 'Fun <day> & night',
    domains: [`www.${id}.example`],
    footer: { holder: name },
    hosts: { images: ['https://cdn.example'] },
    frames: { liveScoreUrl: 'https://scores.example/live' },
    films: [{ title: 'Sample', file: 'assets/film.mp4' }],
  });
  return { folder: join(folder, 'clients', id), client, tokens: { '--surface': '#0b1026' } };
}
