import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { name, newCommandHarness } from '../../test/new-command-harness.ts';
import { repoRoot } from '../repo-root.ts';
import { writeBrand } from './write-brand.ts';

const { inClients, inRoot, run } = newCommandHarness();
const files = new Map<string, string>([['client.json', '{}']]);

describe('client:new refuses and writes nothing', () => {
  afterEach(() => expect(inClients()).toEqual([]));

  it.each([
    [
      ['Dok-Kaew', '--name', name],
      'The id "Dok-Kaew" has capital letters, which a host name can not have. Perhaps "dok-kaew"?',
    ],
    [
      ['ดอกแก้ว', '--name', name],
      'The id "ดอกแก้ว" has Thai letters; an id is Latin, and "name" has the Thai name.',
    ],
    [
      ['dok kaew', '--name', name],
      'The id "dok kaew" has a blank; words are joined by hyphens. Perhaps "dok-kaew"?',
    ],
    [['dok-', '--name', name], 'The id "dok-" ends with a hyphen, which a host name may not. Perhaps "dok"?'],
    [
      ['../dok', '--name', name],
      'The id "../dok" is a path; an id is the name of one folder. Perhaps "dok"?',
    ],
    [
      ['__proto__', '--name', name],
      'The id "__proto__" has "_"; a host name may have only a to z, 0 to 9 and hyphens. Perhaps "proto"?',
    ],
    [['localhost', '--name', name], 'The id "localhost" is a reserved word; choose another.'],
    [['com1', '--name', name], 'The id "com1" is a reserved word; choose another.'],
    [['a', '--name', name], 'The id "a" is too short; 2 letters are the least.'],
    [
      ['a'.repeat(40), '--name', name],
      `The id "${'a'.repeat(40)}" is too long: 40 letters, and 31 are the most. Perhaps "${'a'.repeat(31)}"?`,
    ],
    [
      ['dok-kaew'],
      'Without questions --name must be given, such as: pnpm client:new siam-gold --name "Siam Gold"',
    ],
    [
      [],
      'Without questions ID and --name must be given, such as: pnpm client:new siam-gold --name "Siam Gold"',
    ],
    [['dok-kaew', 'second', '--name', name], 'One id makes one brand; there are 2: dok-kaew second.'],
    [['dok-kaew', '--name', ' '], '"name" must not be empty; found the text "".'],
    [
      ['dok-kaew', '--name', 'ก'.repeat(41)],
      `"name" must be at most 40 letters; found the text "${'ก'.repeat(41)}".`,
    ],
    [
      ['dok-kaew', '--name', 'ดอก\u200bแก้ว'],
      'The name contains an invisible character (U+200B); type it again.',
    ],
    [
      ['dok-kaew', '--name', 'ดอก\u202eแก้ว'],
      'The name contains an invisible character (U+202E); type it again.',
    ],
    [
      ['dok-kaew', '--name', 'ดอก金'],
      `The font Sarabun can't draw "金": Thai and Latin letters, digits and signs only.`,
    ],
    [
      ['dok-kaew', '--name', name, '--colour', 'redish'],
      '--colour: "redish" is not a colour. Write six hex digits, such as #c81e4a.',
    ],
    [
      ['dok-kaew', '--name', name, '--background-colour', '#12'],
      '--background-colour: "#12" is not a colour. Write six hex digits, such as #c81e4a.',
    ],
    [
      ['dok-kaew', '--name', name, '--refunds', '5,5'],
      'Refunds are "default" (5 5 8 12 15 15), "tier" (5 5 7 10 15 15), or a percent for each of the levels 1 to 6 such as 7,7,9,10,10,12; not "5,5".',
    ],
    [
      ['dok-kaew', '--name', name, '--refunds', '5,5,8,12,150'],
      '"refundTable.5" must be at most 100; found the number 150.',
    ],
    [
      ['dok-kaew', '--name', name, '--domain', 'https://a.example'],
      `A domain must be a host name such as 'a.example', without protocol, port or path; found the text "https://a.example".`,
    ],
    [
      ['dok-kaew', '--name', name, '--line', 'a b'],
      '"a b" is not a LINE account. Write an official account as @example, a personal one as ~example.',
    ],
    [
      ['dok-kaew', '--name', name, '--font', 'Comic'],
      'The font is one of sarabun, prompt, kanit, mitr, ibm-plex-sans-thai, noto-sans-thai; not "Comic".',
    ],
    [['dok-kaew', '--name', name, '--scheme', 'dim'], 'The scheme is one of dark, light; not "dim".'],
    [['dok-kaew', '--nmae', name], 'Unknown flag --nmae. Did you mean "--name"?'],
  ])('%j', async (args, message) => {
    await expect(run(args)).rejects.toMatchObject({ name: 'UsageError', message });
  });

  it('every invalid flag at once', async () => {
    const wrong = run(['Dok', '--name', '', '--colour', 'x', '--scheme', 'y']);
    await expect(wrong).rejects.toThrow(/capital letters[\s\S]*"name"[\s\S]*scheme[\s\S]*not a colour/);
  });

  it('an id that shared code contains as a word', async () => {
    mkdirSync(inRoot('packages/kit/src'), { recursive: true });
    writeFileSync(inRoot('packages/kit/src/tier.ts'), '\nexport const tier = "gold";\n');
    await expect(run(['gold', '--name', name])).rejects.toThrow(
      '"gold" is also a word of the code (packages/kit/src/tier.ts:2), where lint looks for ids of brands. Take another, such as "gold-club".',
    );
  });

  it('a brand with mistakes, and leaves no incomplete folder', async () => {
    await expect(writeBrand(inRoot('clients'), 'dok-kaew', files)).rejects.toThrow(
      'The file lacks "id", "name"',
    );
  });

  it('if writing fails after some files', async () => {
    const clash = new Map([
      ['assets', 'a file'],
      ['assets/logo.svg', 'cannot be below a file'],
    ]);
    await expect(writeBrand(inRoot('clients'), 'dok-kaew', clash)).rejects.toThrow(/ENOTDIR|EEXIST/);
  });

  it('if Ctrl-C interrupts it', { timeout: 30_000 }, async () => {
    const module = JSON.stringify(join(import.meta.dirname, 'write-brand.ts'));
    const program = `
      const { writeBrand } = await import(${module});
      const endless = function* () { for (let n = 0; ; n += 1) { if (n === 20) console.log('half'); yield ['assets/' + n, 'x']; } };
      await writeBrand(${JSON.stringify(inRoot('clients'))}, 'dok-kaew', { [Symbol.iterator]: endless });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      cwd: join(repoRoot, 'tooling'),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    expect(inClients().length).toBeGreaterThan(0);
    child.kill('SIGINT');
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(130);
  });
});

describe('client:new and existing files', () => {
  it.each([
    ['a folder', (path: string) => mkdirSync(path)],
    ['a file', (path: string) => writeFileSync(path, '')],
    ['a link that leads nowhere', (path: string) => symlinkSync('/nowhere/at/all', path)],
  ])('refuses an id whose folder is %s', async (_what, make) => {
    make(inRoot('clients/dok-kaew'));
    await expect(run(['dok-kaew', '--name', name])).rejects.toThrow(
      'clients/dok-kaew already exists. Choose another id, or remove the folder.',
    );
    expect(inClients()).toEqual(['dok-kaew']);
  });

  it('refuses the domain of another brand', async () => {
    const flags = ['--name', name, '--domain', 'www.dokkaew.example'];
    await run(['dok-kaew', ...flags]);
    await expect(run(['mali-raya', ...flags])).rejects.toThrow(
      'The domain "www.dokkaew.example" already belongs to "dok-kaew".',
    );
  });

  it('removes the draft files of a killed process', async () => {
    mkdirSync(inRoot('clients/.new-999999999'));
    await run(['dok-kaew', '--name', name]);
    expect(readdirSync(inRoot('clients'))).toEqual(['dok-kaew']);
  });
});
