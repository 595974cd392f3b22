import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { repoRoot } from '../repo-root.ts';
import { checkCommand } from './check-command.ts';
import { explainCommand } from './explain-command.ts';
import { exportTokensCommand } from './export-tokens-command.ts';
import { textWidth, padTo, plain } from './terminal.ts';

let root = '';
let id = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'chada-tools-'));
  symlinkSync(join(repoRoot, 'packages'), join(root, 'packages'));
  const brands = readdirSync(join(repoRoot, 'clients'), { withFileTypes: true });
  id = brands.find((entry) => entry.isDirectory())?.name ?? '';
  cpSync(join(repoRoot, 'clients', id), join(root, 'clients', id), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

type Command = typeof checkCommand | typeof explainCommand | typeof exportTokensCommand;

async function run(command: Command, ...args: readonly string[]) {
  const lines: string[] = [];
  const errors: string[] = [];
  const code = await command(args, root, {
    out: (text) => lines.push(text),
    err: (text) => errors.push(text),
    style: plain,
  });
  return { code, out: lines.join('\n'), err: errors.join('\n') };
}

function change(file: string, find: string | RegExp, put: string): void {
  const path = join(root, 'clients', id, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(find, put);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
}

describe('client:check', () => {
  it('reports that one brand or all are valid', async () => {
    const all = await run(checkCommand);
    expect(all.code).toBe(0);
    expect(all.out).toContain(`ok ${id}`);
    expect(all.out).toMatch(/No mistakes in 1 brand\.$/);
    expect(await run(checkCommand, id)).toEqual(all);
  });

  it('reports all problems with position, line and suggestion', async () => {
    change('client.json', '"tagline"', '"taglien"');
    change('client.json', 'assets/logo.svg', 'assets/lgo.svg');
    const { code, out } = await run(checkCommand, id);
    expect(code).toBe(1);
    const [first = '', second = '', end] = out.split('\n\n');
    expect(first.split('\n')).toEqual([
      `x clients/${id}/client.json:5:3`,
      '  Unknown field "taglien".',
      expect.stringMatching(/^ {2}5 \| "taglien": "/),
      '    | ^',
      '  Did you mean "tagline"?',
    ]);
    expect(second).toContain('The file "assets/lgo.svg" does not exist.');
    expect(end).toBe('2 mistakes in 1 brand.');
  });

  it('notes what only the backend knows for production, and not in each check', async () => {
    change('client.json', '"game": {', '"game": { "providers": ["JK", { "id": "MALI", "name": "มะลิ" }],');
    const { code, out } = await run(checkCommand, id);
    expect(code).toBe(0);
    expect(out).not.toContain('Only your backend');
    expect((await run(checkCommand, id, '--production')).out).toMatch(
      /note clients\/\S+\/client\.json:\d+ {2}Only your backend knows .* "MALI"\. The sandbox invents/,
    );
  });

  it('prints the same as JSON for tools', async () => {
    change('client.json', '"tagline"', '"taglien"');
    const { code, out } = await run(checkCommand, id, '--json');
    expect(code).toBe(1);
    const problem = {
      file: `clients/${id}/client.json`,
      line: 5,
      column: 3,
      message: 'Unknown field "taglien".',
      hint: 'Did you mean "tagline"?',
    };
    expect(JSON.parse(out)).toEqual({
      target: 'sandbox',
      ok: false,
      brands: [{ id, ok: false, problems: [problem], notes: [] }],
      problems: [problem],
    });
  });

  it('[RD-17] --production also requires the licence', async () => {
    expect((await run(checkCommand, '--production')).out).toContain('"licence" is missing');
    const stated =
      '"licence": { "holder": "A", "number": "1", "jurisdiction": "B" }, "blockedCountries": [],';
    change('client.json', '"name"', `${stated} "name"`);
    expect((await run(checkCommand, '--production')).out).toContain('It is a service of the sandbox.');
    change('client.json', /provider\.sandbox\.example/g, 'provider.example');
    expect((await run(checkCommand, '--production')).code).toBe(0);
  });

  it('reports only the problems of one brand, including a shared domain', async () => {
    const twin = `${id}-twin`;
    cpSync(join(root, 'clients', id), join(root, 'clients', twin), { recursive: true });
    const file = join(root, 'clients', twin, 'client.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(`"id": "${id}"`, `"id": "${twin}"`));
    expect((await run(checkCommand, id)).code).toBe(0);
    expect((await run(checkCommand, twin)).out).toContain(`already belongs to "${id}".`);
    const both = await run(checkCommand, id, twin);
    expect(both.code).toBe(1);
    expect(both.out).toMatch(new RegExp(`^ok ${id} [^]*1 mistake in 1 brand\\.$`));
    await expect(run(checkCommand, id, 'nobody')).rejects.toThrow('There is no brand "nobody"');
  });

  it('reports a background picture on which texts are unreadable, at its line', async () => {
    const picture =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="#808080"/></svg>';
    writeFileSync(join(root, 'clients', id, 'assets', 'grey.svg'), picture);
    change('client.json', /"background": "[^"]*"/, '"background": "assets/grey.svg"');
    const { code, out } = await run(checkCommand, '--json');
    const [problem, ...others] = z
      .object({ problems: z.array(z.object({ line: z.number(), message: z.string() })) })
      .parse(JSON.parse(out)).problems;
    const lines = readFileSync(join(root, 'clients', id, 'client.json'), 'utf8').split('\n');
    expect([code, others]).toEqual([1, []]);
    expect(problem?.message).toMatch(/^"[\w-]+" on "assets\.background" has a contrast of \d\.\d\d:1;/);
    expect(lines[(problem?.line ?? 0) - 1]).toContain('grey.svg');
  });

  it('reports a background picture that can not be drawn, at its line', async () => {
    // The pixels are the same in each run. With random pixels, some of the damaged pictures can be drawn.
    const pixels = Buffer.from(
      Array.from({ length: 300 * 300 * 3 }, (_, index) => Math.imul(index + 1, 0x9e37_79b1) >>> 24),
    );
    const whole = await sharp(pixels, { raw: { width: 300, height: 300, channels: 3 } })
      .jpeg()
      .toBuffer();
    writeFileSync(join(root, 'clients', id, 'assets', 'photo.jpg'), whole.fill(0x55, 700, whole.length - 2));
    change('client.json', /"background": "[^"]*"/, '"background": "assets/photo.jpg"');
    const { code, out } = await run(checkCommand);
    expect(code).toBe(1);
    expect(out).toContain('The file "assets/photo.jpg" can not be drawn, so its contrast is unknown.');
    expect(out).toContain('1 mistake in 1 brand.');
  });

  it('reports a default brand that does not exist', async () => {
    writeFileSync(join(root, 'clients', 'clients.json'), '{ "default": "nobody" }');
    const { code, out } = await run(checkCommand);
    expect([code, out]).toEqual([1, expect.stringContaining('The default brand "nobody" does not exist.')]);
  });

  it.each([
    [['nobody-here'], /^There is no brand "nobody-here" in clients\/\. Known: /],
    [['../../etc'], /^There is no brand "\.\.\/\.\.\/etc" in clients\//],
    [['__proto__'], /^There is no brand "__proto__"/],
    [['--jsno'], /^Unknown flag --jsno\. Did you mean "--json"\?$/],
  ])('refuses %j and suggests the right command', async (args, message) => {
    await expect(run(checkCommand, ...args)).rejects.toThrow(message);
  });

  it('accepts a repository without brands', async () => {
    rmSync(join(root, 'clients'), { recursive: true });
    expect(await run(checkCommand)).toMatchObject({ code: 0, out: 'There is no brand yet.' });
    await expect(run(checkCommand, 'nobody')).rejects.toThrow(
      'clients/ is empty; make one with `pnpm client:new`.',
    );
  });
});

describe('tokens:export', () => {
  it('prints tokens that can replace those of the brand', async () => {
    const { out } = await run(exportTokensCommand, id);
    expect(out).toContain('"colorSpace": "srgb"');
    const valueOfAccent = async (): Promise<readonly string[]> =>
      (await run(explainCommand, id, 'tokens.accent')).out.split(' ').slice(0, 3);
    const before = await valueOfAccent();
    const file = join(root, 'clients', id, 'tokens.json');
    expect(await run(exportTokensCommand, id, '--out', file)).toMatchObject({ code: 0, out: '' });
    expect(readFileSync(file, 'utf8').trim()).toBe(out);
    expect((await run(checkCommand, id)).code).toBe(0);
    expect(await valueOfAccent()).toEqual(before);
  });

  it('names the brands if the given one does not exist', async () => {
    await expect(run(exportTokensCommand)).rejects.toThrow('Which brand?');
    await expect(run(exportTokensCommand, 'nobody')).rejects.toThrow(id);
    await expect(run(exportTokensCommand, id, 'nobody')).rejects.toThrow(
      /^This command takes no further nobody\.$/,
    );
    const out = run(exportTokensCommand, id, '--out', join(root, 'missing/tokens.json'));
    await expect(out).rejects.toThrow(/^The file of --out can't be written: ENOENT: /);
    await expect(out).rejects.toMatchObject({ name: 'UsageError' });
  });
});

describe('client:explain', () => {
  const explainedSchema = z.array(z.object({ path: z.string(), from: z.string() }));

  it('shows each value with its line or its default', async () => {
    const { code, out } = await run(explainCommand, id);
    expect(code).toBe(0);
    const line = (path: string) => out.split('\n').find((text) => text.startsWith(`${path} `)) ?? '';
    expect(line('id')).toMatch(new RegExp(`${id} +clients/${id}/client.json:3$`));
    expect(line('protection.realityCheckMinutes')).toMatch(/60 +default$/);
    expect(line('assets.logo')).toMatch(/ < remote home\.normal\.logo$/);
    expect(line('tokens.surface')).toMatch(/#[0-9a-f]{6} +clients\/.*tokens\.json:\d+ as \{palette\./);
    expect(out).toContain('entry KEY of remote configuration');
  });

  it('shows one field with its description, or a group', async () => {
    expect((await run(explainCommand, id, 'minimumAge')).out).toContain('The age from which one may play');
    const names = (await run(explainCommand, id, 'footer')).out.split('\n').map((line) => line.split(' ')[0]);
    expect(names).toEqual([
      'footer.holder',
      'footer.publicYear',
      'footer.memberYear',
      'footer.toCurrentYear',
      'footer.badges',
    ]);
  });

  it('prints the same as JSON for tools', async () => {
    const explained = explainedSchema.parse(JSON.parse((await run(explainCommand, id, '--json')).out));
    expect(explained.find(({ path }) => path === 'chat')).toMatchObject({ from: 'unset' });
  });

  it('reports the problems of an invalid brand', async () => {
    change('client.json', '"tagline"', '"taglien"');
    const { code, err } = await run(explainCommand, id);
    expect(code).toBe(1);
    expect(err).toContain('Did you mean "tagline"?');
    expect(err).toContain(`pnpm client:check ${id}`);
  });

  it.each([
    [[], /^Which brand\?/],
    [['nobody-here'], /^There is no brand/],
  ])('refuses %j', async (args, message) => {
    await expect(run(explainCommand, ...args)).rejects.toThrow(message);
  });

  it('suggests the field for a misspelt name', async () => {
    await expect(run(explainCommand, id, 'bottombar')).rejects.toThrow('Did you mean "bottomBar"?');
  });
});

describe('textWidth', () => {
  it('counts Thai marks above and below a letter as zero columns', async () => {
    expect([textWidth('ที่นี่'), padTo('ที่', 3)]).toEqual([2, 'ที่  ']);
  });
});
