import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkClient, loadClient, parseColour } from '@chada/client-config/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brandIds } from '../brand-tools/brand-folders.ts';
import { logoNotes } from '../brand-tools/measure-logo.ts';
import { plain } from '../brand-tools/terminal.ts';
import { derivePalette } from '../client-new/palette/derive.ts';
import { toOklch } from '../client-new/palette/oklch.ts';
import { tokensFile } from '../client-new/palette/tokens-file.ts';
import { repoRoot } from '../repo-root.ts';
import { paletteCommand } from './command.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'chada-palettes-'));
  cpSync(join(repoRoot, 'clients'), join(root, 'clients'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const folderOf = (id: string): string => join(root, 'clients', id);

async function run(...args: readonly string[]) {
  const lines: string[] = [];
  const out = (text: string) => lines.push(text);
  const code = await paletteCommand(args, root, { out, err: out, style: plain });
  return { code, text: lines.join('\n') };
}

function hueOf(css: string | undefined): number {
  const colour = parseColour(css);
  if (colour === undefined) throw new Error(`${css} is not a colour.`);
  return toOklch(colour).h;
}

const colourDistance = (a: number, b: number): number => Math.min(Math.abs(a - b), 360 - Math.abs(a - b));

/**
 * Replaces the colours of a brand by a palette that is generated from `scheme` and `accent`. Removes the brand's second
 * palette.
 */
function recolour(id: string, scheme: 'light' | 'dark', accent: string): void {
  for (const file of ['tokens.light.json', 'tokens.dark.json'])
    rmSync(join(folderOf(id), file), { force: true });
  const client = join(folderOf(id), 'client.json');
  const text = readFileSync(client, 'utf8');
  writeFileSync(client, text.replace(/"colorScheme": "\w+"/, `"colorScheme": "${scheme}"`));
  const tokens = tokensFile(derivePalette({ scheme, accent }), 'soft');
  writeFileSync(join(folderOf(id), 'tokens.json'), JSON.stringify(tokens));
}

describe('client:palette', () => {
  it.each(brandIds(repoRoot))(
    'gives %s a second palette with enough contrast and the hue of its accent',
    async (id) => {
      const { code, text } = await run(id, '--replace');
      expect(text).toContain('are readable');
      expect(code).toBe(0);
      expect(checkClient(folderOf(id)).problems).toEqual([]);
      const { tokens, secondPalette, client } = loadClient(folderOf(id));
      expect(secondPalette?.scheme).not.toBe(client.theme.colorScheme);
      const accent = { ...tokens, ...secondPalette?.properties }['--accent'];
      // The two palettes must have accents of a similar hue. The permitted difference is larger for a yellow accent,
      // because the command changes dark yellow, which looks olive, to amber.
      const isYellow = hueOf(tokens['--accent']) > 78 && hueOf(tokens['--accent']) < 118;
      expect(colourDistance(hueOf(accent), hueOf(tokens['--accent']))).toBeLessThan(isYellow ? 30 : 4);
    },
  );

  it.each([
    ['dark', '#e0a93b'],
    ['light', '#c81e4a'],
    ['dark', '#000000'],
    ['light', '#ffffff'],
    ['dark', '#0000ff'],
    ['light', '#ffff00'],
  ] as const)('gives a generated %s brand with %s a second palette', async (scheme, accent) => {
    const [id = ''] = brandIds(root);
    recolour(id, scheme, accent);
    expect(await run(id)).toMatchObject({ code: 0 });
    expect(checkClient(folderOf(id)).problems).toEqual([]);
  });

  it('measures the logo on the second palette, and takes a second logo', async () => {
    const [id = ''] = brandIds(root);
    recolour(id, 'light', '#2f8f5b');
    const draw = (file: string, fill: string) =>
      writeFileSync(
        join(folderOf(id), 'assets', file),
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 234 64"><path fill="${fill}" d="M8 8H120V40H8Z"/></svg>`,
      );
    draw('own-logo.svg', '#12512f');
    const client = join(folderOf(id), 'client.json');
    const text = readFileSync(client, 'utf8').replace(/"logo": "[^"]+"/, '"logo": "assets/own-logo.svg"');
    writeFileSync(client, text);
    expect((await run(id)).text).toMatch(
      /assets\/own-logo\.svg has a contrast of [12]\.\d:1 on the dark header; 3:1 is readable\. .*"assets\.secondLogo"/,
    );
    const [loaded] = [loadClient(folderOf(id))];
    expect(await logoNotes(loaded)).toMatchObject([
      {
        message: expect.stringContaining('on the dark header') as unknown,
        hint: expect.stringContaining('secondLogo') as unknown,
      },
    ]);
    draw('dark-logo.svg', '#9fe0bd');
    writeFileSync(client, text.replace('"logo":', '"secondLogo": "assets/dark-logo.svg", "logo":'));
    expect((await run(id, '--replace')).text).toMatch(
      /assets\/dark-logo\.svg has a contrast of \d+\.\d:1 on the dark header/,
    );
    expect(await logoNotes(loadClient(folderOf(id)))).toEqual([]);
  });

  it('replaces a palette only on request, and writes nothing for a brand with mistakes', async () => {
    const [id = ''] = brandIds(root);
    recolour(id, 'dark', '#e0a93b');
    const file = join(folderOf(id), 'tokens.light.json');
    await run(id);
    writeFileSync(file, '{ "semantic": {} }');
    await expect(run(id)).rejects.toThrow(`clients/${id}/tokens.light.json exists already. --replace`);
    expect((await run(id, '--replace')).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('"surface"');
    rmSync(file);
    const client = join(folderOf(id), 'client.json');
    writeFileSync(client, readFileSync(client, 'utf8').replace('"name"', '"nmae"'));
    expect(await run(id)).toMatchObject({ code: 1, text: expect.stringContaining('Did you mean "name"?') });
    expect(existsSync(file)).toBe(false);
  });

  it('needs a brand, and shows its usage', async () => {
    await expect(run()).rejects.toThrow('Which brand?');
    await expect(run('nobody')).rejects.toThrow('There is no brand "nobody"');
    expect((await run('--help')).text).toMatch(/^Usage: pnpm client:palette ID/);
  });
});
