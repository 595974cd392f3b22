import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadClients } from '@chada/client-config/node';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testBrand, writeTestSite } from '../../test/test-site.ts';
import { repoRoot } from '../repo-root.ts';
import { prepareBrand } from './brand.ts';
import { brandHead } from './brand-head.ts';
import { faviconIco } from './favicon.ts';

let folder = '';
beforeAll(() => {
  folder = writeTestSite();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function pictureOf(ico: Buffer | undefined): { readonly side: number; readonly png: Buffer } {
  if (ico === undefined) throw new Error('There is no icon.');
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  const [length, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(ico.length).toBe(length + offset);
  return { side: ico.readUInt8(6), png: ico.subarray(offset, offset + length) };
}

describe('the icon at /favicon.ico', () => {
  it.each(loadClients(join(repoRoot, 'clients')).map((loaded) => [loaded.client.id, loaded] as const))(
    "of %s is the brand's icon in a format of all browsers",
    (_, loaded) => {
      const { side, png } = pictureOf(prepareBrand(loaded).files.get('favicon.ico'));
      expect(side).toBe(192);
      expect(png).toEqual(readFileSync(join(loaded.folder, loaded.client.assets.icon192 ?? '')));
    },
  );

  it('has the colour of a brand that only has an SVG icon', async () => {
    const { files } = prepareBrand(testBrand(folder, 'maliwan', 'Maliwan'));
    const { png } = pictureOf(files.get('favicon.ico'));
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([32, 32]);
    expect([...data.subarray(0, 3)]).toEqual([0x0b, 0x10, 0x26]);
  });

  it('has the size 0 for an image of 256 pixels and more', async () => {
    const png = await sharp({ create: { width: 512, height: 512, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(pictureOf(faviconIco(png, '#000000')).side).toBe(0);
  });

  it('is listed after the SVG icon, which has a type', () => {
    const head = brandHead(prepareBrand(testBrand(folder, 'maliwan', 'Maliwan')));
    expect([...head.matchAll(/<link rel="icon"([^>]*)\/>/g)].map(([, rest]) => rest?.trim())).toEqual([
      expect.stringMatching(/^href="[^"]+\.svg" type="image\/svg\+xml" sizes="any"$/),
      'href="/favicon.ico" sizes="192x192"',
    ]);
  });
});
