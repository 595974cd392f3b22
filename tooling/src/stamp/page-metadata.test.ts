import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testBrand, writeTestSite } from '../../test/test-site.ts';
import { headersFor } from '../hosting/hosting-rules.ts';
import { openBuiltSite } from './built-site.ts';
import { stampBrand, type StampedBrand } from './stamp-brand.ts';

let folder = '';
beforeEach(() => {
  folder = writeTestSite();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const licence = { holder: 'Maliwan Ltd', number: '1', jurisdiction: 'TH' };
const secret = [{ kind: 'paragraph', content: [{ kind: 'text', text: 'only here </script>' }] }];
const pages = [
  { slug: 'terms', title: 'Terms', description: 'Rules & <more>', updated: '2026-11-01', blocks: secret },
];

async function stamped(more: object, target: 'sandbox' | 'production' = 'production'): Promise<StampedBrand> {
  const loaded = testBrand(folder, 'maliwan', 'มะลิวัลย์');
  const client = { ...loaded.client, pages, ...more };
  return stampBrand(await openBuiltSite(join(folder, 'dist')), { ...loaded, client }, target);
}

const text = ({ files }: StampedBrand, path: string): string => files.get(path)?.toString() ?? '';

describe('the pages of a licensed brand', () => {
  it('have their own address, description and structured data', async () => {
    const page = text(await stamped({ licence }), 'terms.html');
    expect(page).toContain('<link rel="canonical" href="https://www.maliwan.example/terms" />');
    expect(page).toContain('<meta name="description" content="Rules &amp; &lt;more&gt;" />');
    expect(page).toContain('<meta property="og:title" content="Terms" />');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'WebPage',
      url: 'https://www.maliwan.example/terms',
      dateModified: '2026-11-01',
    });
    expect(page).not.toContain('noindex');
  });

  it('are in the sitemap, except those of members and invitations', async () => {
    const brand = await stamped({ licence });
    expect(text(brand, 'robots.txt')).toContain('Sitemap: https://www.maliwan.example/sitemap.xml');
    const listed = [...text(brand, 'sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
    expect(listed).toEqual(
      ['/', '/login', '/register', '/terms'].map((path) => `https://www.maliwan.example${path}`),
    );
    for (const file of ['app.html', 'invited.html', '404.html']) {
      expect(text(brand, file)).toContain('<meta name="robots" content="noindex" />');
    }
    expect(headersFor(brand.rules, '/auth/deposit')['x-robots-tag']).toBe('noindex');
    expect(headersFor(brand.rules, '/terms')['x-robots-tag']).toBeUndefined();
  });
});

describe('the pages of a sandbox', () => {
  it.each([
    ['a brand without a licence', {}, 'production'],
    ['a licensed brand', { licence }, 'sandbox'],
  ] as const)('are not listed by search engines: %s', async (_name, more, target) => {
    const brand = await stamped(more, target);
    expect(text(brand, 'robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    expect(brand.files.has('sitemap.xml')).toBe(false);
    expect(text(brand, 'index.html')).toContain('<meta name="robots" content="noindex" />');
    expect(text(brand, 'index.html')).not.toContain('canonical');
  });
});

describe('the content of a page that the brand has written itself', () => {
  it('is in this page and in one file, and in no other page', async () => {
    const brand = await stamped({});
    const holding = [...brand.files].filter(([, body]) => body.includes('only here')).map(([path]) => path);
    expect(holding).toEqual([expect.stringMatching(/^stamped\/\w+\/pages\/terms\.json$/), 'terms.html']);
    expect(text(brand, 'terms.html')).not.toContain('only here </script>');
    expect(text(brand, 'login.html')).toContain('/pages/terms.json');
  });
});
