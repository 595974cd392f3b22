import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkClient, loadClient, loadClients } from '@chada/client-config/node';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { repoRoot } from '../repo-root.ts';
import { prepareBrand } from '../stamp/brand.ts';
import { drawIcons, iconFiles } from './draw-icons.ts';
import { iconsCommand } from './icons-command.ts';
import { plain } from './terminal.ts';

const [id = ''] = loadClients(join(repoRoot, 'clients')).map(({ client }) => client.id);
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'chada-icons-'));
  cpSync(join(repoRoot, 'clients', id), join(root, 'clients', id), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const folder = (): string => join(root, 'clients', id);
const run = (...args: readonly string[]): Promise<number> =>
  iconsCommand(args, root, { out: () => undefined, err: () => undefined, style: plain });
const manifestSchema = z.object({
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() })),
});

async function pixelOf(picture: Buffer | undefined, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)].join();
}

describe('pnpm client:icons', () => {
  it('refuses a second brand', async () => {
    await expect(run(id, 'nobody')).rejects.toThrow(/^This command takes no further nobody\.$/);
  });

  it('draws the icons of a brand that has none, and adds them to its file', async () => {
    const file = join(folder(), 'client.json');
    const before = readFileSync(file, 'utf8');
    const without = before.replace(/\n *"icon(192|512|Maskable)": .*/g, '');
    writeFileSync(file, without);
    for (const path of Object.values(iconFiles)) rmSync(join(folder(), path));
    expect(await run(id)).toBe(0);
    expect(checkClient(folder()).problems).toEqual([]);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(before));
    expect(readFileSync(file, 'utf8').replace(/\n *"icon(192|512|Maskable)": .*/g, '')).toBe(without);
  });

  it('replaces the icons when the icon has changed, and leaves the file as it is', async () => {
    const file = join(folder(), 'client.json');
    const before = readFileSync(file, 'utf8');
    const { icon, iconMaskable = '' } = loadClient(folder()).client.assets;
    writeFileSync(
      join(folder(), icon),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#00ff00" d="M0 0h10v10H0z"/></svg>',
    );
    expect(await run(id)).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(await pixelOf(readFileSync(join(folder(), iconMaskable)), 256, 256)).toBe('0,255,0,255');
  });

  it('needs a brand that exists', async () => {
    await expect(run()).rejects.toThrow('Which brand?');
    await expect(run('nobody')).rejects.toThrow('There is no brand "nobody"');
  });
});

describe('a maskable icon', () => {
  const draw = async (svg: string) =>
    (
      await drawIcons(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${svg}</svg>`, '#112233')
    ).get(iconFiles.iconMaskable);

  it('has the colour of the brand around an icon without a background, which fits into the circle of phones', async () => {
    const icon = await draw('<path fill="#ff0000" d="M1 1h8v8H1z"/>');
    expect(await pixelOf(icon, 0, 0)).toBe('17,34,51,255');
    expect(await pixelOf(icon, 256, 256)).toBe('255,0,0,255');
    expect(await pixelOf(icon, 256 - 152, 256 - 152)).toBe('17,34,51,255');
  });

  it('continues the background of the icon to the edges', async () => {
    const icon = await draw('<rect width="10" height="10" rx="3" fill="#ff0000"/>');
    for (const [x, y] of [
      [0, 0],
      [511, 511],
      [256, 0],
      [256, 256],
    ] as const)
      expect(await pixelOf(icon, x, y)).toBe('255,0,0,255');
  });
});

it.each(loadClients(join(repoRoot, 'clients')).map((loaded) => [loaded.client.id, loaded] as const))(
  'the manifest of %s has all icons that phones need to install the site',
  (_id, loaded) => {
    const { files, manifestAddress } = prepareBrand(loaded);
    const text = files.get(manifestAddress.slice(1))?.toString() ?? '';
    const { icons } = manifestSchema.parse(JSON.parse(text));
    const png = icons.filter(({ type }) => type === 'image/png');
    expect(png.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src } of png) expect(files.has(src.slice(1))).toBe(true);
  },
);
