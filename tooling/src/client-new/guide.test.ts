import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { checkClient, loadClient } from '@chada/client-config/node';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkCommand } from '../brand-tools/check-command.ts';
import { explainCommand } from '../brand-tools/explain-command.ts';
import { artCommand } from '../client-art/command.ts';
import { paletteCommand } from '../client-palette/command.ts';
import { plain, type Terminal } from '../brand-tools/terminal.ts';
import { fencesOf } from '../docs-checks/fences.ts';
import { repoRoot } from '../repo-root.ts';
import { withDefaults } from './brand-answers.ts';
import { newCommand } from './command.ts';
import { fontFiles } from './fonts.ts';

const guide = readFileSync(join(repoRoot, 'docs/launch-a-brand.md'), 'utf8');

const wordsOf = (command: string): string[] =>
  [...command.replace(/ #.*$/, '').matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  );

const commands = fencesOf(guide)
  .filter(({ language }) => language === 'sh')
  .flatMap(({ code }) => code.split('\n'))
  .filter((line) => line.trim() !== '')
  .map(wordsOf);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The examples of `client.json`. An example with a palette is of a tokens file. */
const examples = fencesOf(guide)
  .filter(({ language }) => language === 'json')
  .map(({ code }): unknown => JSON.parse(code))
  .filter(isObject)
  .filter((example) => example['palette'] === undefined);

function merged(base: unknown, more: unknown): unknown {
  if (!isObject(base) || !isObject(more)) return more;
  const entries = Object.entries(more).map(([key, value]) => [key, merged(base[key], value)] as const);
  return { ...base, ...Object.fromEntries(entries) };
}

/** Returns each file that an example names, with the field that names it. */
function filesIn(value: unknown, place = ''): readonly (readonly [name: string, place: string])[] {
  if (typeof value === 'string') return value.startsWith('assets/') ? [[value, place]] : [];
  return Object.entries(Object(value) as object).flatMap(([key, item]) => filesIn(item, key));
}

const shapes: Readonly<Record<string, readonly [width: number, height: number]>> = {
  narrow: [720, 360],
  wide: [1440, 360],
};

async function writeFile(folder: string, name: string, place: string): Promise<void> {
  const [width, height] = shapes[place] ?? [400, 300];
  const picture = sharp({ create: { width, height, channels: 3, background: '#808080' } });
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  const thaiBold = fontFiles('kanit').files.find(
    ({ weight, name: font }) => weight === 700 && /thai/.test(font),
  );
  const contents: Readonly<Record<string, () => Promise<Buffer | string>>> = {
    '.svg': async () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"/>`,
    '.jpg': () => picture.jpeg({ quality: 100 }).toBuffer(),
    '.webp': () => picture.webp().toBuffer(),
    '.woff2': async () => thaiBold?.body ?? '',
  };
  writeFileSync(file, (await contents[extname(name)]?.()) ?? '');
}

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'chada-guide-'));
  mkdirSync(join(root, 'clients'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function run(script: string, args: readonly string[]): Promise<{ code: number; out: string }> {
  const lines: string[] = [];
  const terminal: Terminal = {
    out: (text) => void lines.push(text),
    err: (text) => void lines.push(text),
    style: plain,
  };
  const askForBrand = () => Promise.resolve(withDefaults({ id: 'asked-for', name: 'ดอกแก้ว' }));
  const runs: Readonly<Record<string, () => Promise<number> | number>> = {
    'client:new': () => newCommand(args, { root, terminal, env: { SITE_PORT: '9' }, ask: askForBrand }),
    'client:check': () => checkCommand(args, root, terminal),
    'client:explain': () => explainCommand(args, root, terminal),
    'client:palette': () => paletteCommand(args, root, terminal),
    'client:art': () => artCommand(args, root, terminal),
  };
  const code = await runs[script]?.();
  return { code: code ?? 127, out: lines.join('\n') };
}

describe('docs/launch-a-brand.md', () => {
  it('runs from the first command to the last', { timeout: 30_000 }, async () => {
    expect(commands.length).toBeGreaterThan(6);
    for (const [pnpm, script = '', ...args] of commands) {
      const line = [pnpm, script, ...args].join(' ');
      expect(pnpm, line).toBe('pnpm');
      if (script === 'start') continue;
      const yes = script === 'client:new' && args.length > 0 ? ['--yes'] : [];
      const { code, out } = await run(script, [...args, ...yes]);
      if (args.includes('--production')) {
        const first = { line: 1, file: 'clients/siam-lotus/client.json' };
        expect(JSON.parse(out), line).toMatchObject({
          ok: false,
          problems: expect.arrayContaining([expect.objectContaining(first)]) as unknown,
        });
        expect(out).toContain('The blank [[');
      } else expect(code, `${line}\n${out}`).toBe(0);
    }
    expect(loadClient(join(root, 'clients/siam-lotus')).client).toMatchObject({ name: 'Siam Lotus' });
    expect(loadClient(join(root, 'clients/asked-for')).client.name).toBe('ดอกแก้ว');
  });

  it.each(examples.map((example) => [Object.keys(example).join(', '), example] as const))(
    'has an example of %s that makes a right brand',
    { timeout: 30_000 },
    async (_fields, example) => {
      const folder = join(root, 'examples', 'asked-for');
      rmSync(folder, { recursive: true, force: true });
      cpSync(join(root, 'clients/asked-for'), folder, { recursive: true });
      const file = join(folder, 'client.json');
      writeFileSync(file, JSON.stringify(merged(JSON.parse(readFileSync(file, 'utf8')), example)));
      for (const [name, place] of filesIn(example)) await writeFile(folder, name, place);
      expect(checkClient(folder).problems).toEqual([]);
    },
  );

  it('has a complete example whose pictures client:art draws', async () => {
    const complete = examples.find((example) =>
      ['layout', 'banners', 'tiers'].every((field) => field in example),
    );
    const folder = join(root, 'clients/asked-for');
    const file = join(folder, 'client.json');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, JSON.stringify(merged(JSON.parse(before), complete)));
    expect(checkClient(folder).problems.map(({ message }) => message)).toContain(
      'The file "assets/banners/story-narrow.svg" does not exist.',
    );
    const { code, out } = await run('client:art', ['asked-for']);
    expect([code, out.split('\n').length]).toEqual([0, 7]);
    expect(checkClient(folder).problems).toEqual([]);
    const sizeOf = async (name: string) => {
      const { width, height } = await sharp(join(folder, 'assets', name)).metadata();
      return [width, height];
    };
    expect(await sizeOf('banners/story-narrow.svg')).toEqual([720, 360]);
    expect(await sizeOf('categories/crash.svg')).toEqual([320, 240]);
    expect((await run('client:art', ['asked-for'])).out).toContain('has each svg');
    writeFileSync(file, '{ "name": 5 }');
    expect(await run('client:art', ['asked-for'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('pnpm client:check asked-for') as unknown,
    });
    writeFileSync(file, before);
  });
});
