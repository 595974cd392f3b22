import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { bangkokDay } from '@chada/domain';
import { checkClient, loadClient } from '@chada/client-config/node';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { measureLogos } from '../brand-tools/measure-logo.ts';
import { plain } from '../brand-tools/terminal.ts';
import { paletteCommand } from '../client-palette/command.ts';
import { repoRoot } from '../repo-root.ts';
import { runStep } from '../run-step.ts';
import { listenLocally } from '../site-server/site-server.ts';
import type { BrandAnswers } from './brand-answers.ts';
import { withDefaults } from './brand-answers.ts';
import { newCommand } from './command.ts';
import { writeBrand } from './write-brand.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'chada-new-'));
  mkdirSync(join(root, 'clients'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const nowhere = { SITE_PORT: '9' };

async function run(
  args: readonly string[],
  options: Partial<Parameters<typeof newCommand>[1]> = {},
): Promise<{ code: number; out: string; err: string }> {
  const lines = { out: [] as string[], err: [] as string[] };
  const terminal = {
    out: (text: string) => void lines.out.push(text),
    err: (text: string) => void lines.err.push(text),
    style: plain,
  };
  const code = await newCommand(args, { root, terminal, env: nowhere, ...options });
  return { code, out: lines.out.join('\n'), err: lines.err.join('\n') };
}

const inClients = (): string[] => readdirSync(join(root, 'clients'), { recursive: true, encoding: 'utf8' });

const name = 'ดอกแก้ว';
const thisYear = Number(bangkokDay(new Date()).slice(0, 4));
const files = new Map<string, string>([['client.json', '{}']]);

describe('client:new with flags', () => {
  it('writes a valid brand with the values of the flags', async () => {
    const flags =
      '--scheme light --colour C81E4A --font Prompt --symbol lotus --corners round --refunds 7,7,9,10,10 ' +
      '--fourth withdraw --domain www.dokkaew.example --domain m.dokkaew.example ' +
      '--line @dokkaew --line-backup @dokkaew2 --tagline เบิกบานทุกวัน --holder บริษัทดอกแก้ว';
    const { code, out } = await run(['dok-kaew', '--name', name, ...flags.split(' ')]);
    expect(code).toBe(0);
    const folder = join(root, 'clients/dok-kaew');
    expect(checkClient(folder).problems).toEqual([]);
    const { client, tokens } = loadClient(folder);
    expect(client).toMatchObject({
      id: 'dok-kaew',
      name,
      tagline: 'เบิกบานทุกวัน',
      domains: ['www.dokkaew.example', 'm.dokkaew.example'],
      refundTable: { 1: 7, 2: 7, 3: 9, 4: 10, 5: 10, 6: 10 },
      bottomBar: { fourth: 'withdraw' },
      protection: { jurisdictions: ['TH'] },
      layout: { hero: 'stacked', tiles: 'shelf', creditCard: 'petal', bar: 'pill' },
      footer: { holder: 'บริษัทดอกแก้ว', publicYear: thisYear, memberYear: thisYear },
      contact: { main: '@dokkaew', backup: '@dokkaew2' },
      theme: { colorScheme: 'light', fontFamily: 'Prompt' },
    });
    expect(client.theme.fontFaces).toHaveLength(4);
    expect(tokens['--accent']).toBe('#c81e4a');
    expect(tokens['--button-radius']).toBe('9999px');
    expect(out).toContain('ok clients/dok-kaew: ดอกแก้ว, 30 files, checked.');
    expect(out).toContain('Layout   garden: everything in the middle');
    expect(out).toContain('log      "hero": "split", "tiles": "list", "creditCard": "gauge", "bar": "flat"');
    expect(out).toContain(
      'See it   http://dok-kaew.localhost:9\n         after pnpm start; if it runs already',
    );
    expect(out).toContain('pnpm client:check dok-kaew');
    expect(inClients().filter((path) => path.startsWith('.'))).toEqual([]);
  });

  it('[RD-17] leaves only the licence, the countries, the address, the contact and the blanks of the pages for production', async () => {
    await run(['dok-kaew', '--name', name]);
    const { problems } = checkClient(join(root, 'clients/dok-kaew'), { target: 'production' });
    const texts = problems.map(({ message }) => message);
    expect(texts.filter((text) => !text.startsWith('The blank [['))).toEqual([
      expect.stringContaining('"licence" is missing'),
      expect.stringContaining('"blockedCountries" is missing'),
      expect.stringContaining('"contact" has none'),
      expect.stringContaining('"domains" has none'),
    ]);
    const blanks = problems.filter(({ message }) => message.startsWith('The blank [['));
    expect(new Set(blanks.map(({ file }) => basename(file)))).toEqual(
      new Set(['about.th.md', 'help.th.md', 'privacy.th.md', 'rules.th.md', 'terms.th.md']),
    );
    expect(new Set(blanks.map(({ file, line }) => `${file}:${line}`)).size).toBeGreaterThan(20);
  });

  it('fills the blanks of all pages that the flags name, and keeps the others', async () => {
    const flags = [
      '--company',
      'บริษัท ดอกแก้ว จำกัด',
      '--company-number',
      '0105569000001',
      '--address',
      '9 ถนนแก้ว',
    ];
    const more = ['--email', 'privacy@dokkaew.example', '--phone', '02-123-4567'];
    expect((await run(['dok-kaew', '--name', name, ...flags, ...more])).code).toBe(0);
    const page = (slug: string) => readFileSync(join(root, `clients/dok-kaew/pages/${slug}.th.md`), 'utf8');
    const company = '- **บริษัท:** บริษัท ดอกแก้ว จำกัด\n- **เลขทะเบียน:** 0105569000001\n';
    expect(page('terms')).toContain(`${company}- **ที่อยู่:** 9 ถนนแก้ว\n`);
    expect(page('about')).toContain(company);
    expect(page('privacy')).toContain('- **อีเมล:** privacy@dokkaew.example\n- **โทร:** 02-123-4567\n');
    expect(page('privacy')).toContain('แจ้งความประสงค์ที่ privacy@dokkaew.example');
    expect(page('privacy')).toContain('[[ชื่อหรือตำแหน่งเจ้าหน้าที่]]');
    await run(['mali-raya', '--name', name]);
    expect(readFileSync(join(root, 'clients/mali-raya/pages/terms.th.md'), 'utf8')).toContain(
      '[[ชื่อบริษัทตามหนังสือรับรอง]]',
    );
    await expect(run(['ban-suan', '--name', name, '--company', 'a [[b]]', '--phone', ' '])).rejects.toThrow(
      '--company can\'t have "[".\n--phone has 1 to 200 letters; not 0.',
    );
  });

  it('claims in the privacy page only what the brand has or must fill in', async () => {
    await run(['dok-kaew', '--name', name]);
    const lines = readFileSync(join(root, 'clients/dok-kaew/pages/privacy.th.md'), 'utf8').split('\n');
    const register = lines.slice(lines.findIndex((line) => line.startsWith('## ทะเบียนความยินยอม')));
    const consents = register
      .slice(
        0,
        register.findIndex((line) => line.startsWith('## เรา')),
      )
      .filter((line) => line.startsWith('- '));
    expect(consents).toHaveLength(2);
    for (const line of consents) expect(line).toContain('[[');
  });

  it('writes formatted files, and icons in their sizes', async () => {
    await run(['dok-kaew', '--name', name]);
    const folder = join(root, 'clients/dok-kaew');
    const format = ['-c', join(repoRoot, '.oxfmtrc.json'), '--check', folder];
    expect(await runStep('oxfmt', format, root)).toMatchObject({ code: 0 });
    for (const [file, width, height] of [
      ['icon-192.png', 192, 192],
      ['icon-512.png', 512, 512],
      ['share.png', 1200, 630],
    ] as const) {
      expect(await sharp(join(folder, 'assets', file)).metadata()).toMatchObject({
        format: 'png',
        width,
        height,
      });
    }
  });

  it('reports a colour that it changed for its contrast', async () => {
    const { out } = await run(['dok-kaew', '--name', name, '--colour', '#0b3d91']);
    expect(out).toMatch(
      /adjusted accent: #0b3d91 -> #[0-9a-f]{6} {2}1\.54:1 on the dark surfaces, too faint/,
    );
  });

  it.each(['light', 'dark'] as const)('draws a logo for each palette of a %s brand', async (scheme) => {
    for (const colour of ['#2f8f5b', '#e0a93b', '#0b3d91']) {
      const id = `dok-${colour.slice(1)}`;
      await run([id, '--name', name, '--scheme', scheme, '--colour', colour]);
      const lines: string[] = [];
      const out = (text: string) => void lines.push(text);
      expect(await paletteCommand([id], root, { out, err: out, style: plain })).toBe(0);
      const logos = await measureLogos(loadClient(join(root, 'clients', id)));
      expect(logos.map(({ field }) => field)).toEqual(['logo', 'secondLogo']);
      for (const { ratio } of logos) expect(ratio).toBeGreaterThanOrEqual(3);
      expect(lines.join('\n')).toMatch(/assets\/logo-(light|dark)\.svg has a contrast of \d+\.\d:1/);
    }
  });

  it('prints its help', async () => {
    const { code, out } = await run(['--help']);
    expect(code).toBe(0);
    expect(out).toContain('Usage: pnpm client:new');
  });
});

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
    mkdirSync(join(root, 'packages/kit/src'), { recursive: true });
    writeFileSync(join(root, 'packages/kit/src/tier.ts'), '\nexport const tier = "gold";\n');
    await expect(run(['gold', '--name', name])).rejects.toThrow(
      '"gold" is also a word of the code (packages/kit/src/tier.ts:2), where lint looks for ids of brands. Take another, such as "gold-club".',
    );
  });

  it('a brand with mistakes, and leaves no incomplete folder', async () => {
    await expect(writeBrand(join(root, 'clients'), 'dok-kaew', files)).rejects.toThrow(
      'The file lacks "id", "name"',
    );
  });

  it('if writing fails after some files', async () => {
    const clash = new Map([
      ['assets', 'a file'],
      ['assets/logo.svg', 'cannot be below a file'],
    ]);
    await expect(writeBrand(join(root, 'clients'), 'dok-kaew', clash)).rejects.toThrow(/ENOTDIR|EEXIST/);
  });

  it('if Ctrl-C interrupts it', { timeout: 30_000 }, async () => {
    const module = JSON.stringify(join(import.meta.dirname, 'write-brand.ts'));
    const program = `
      const { writeBrand } = await import(${module});
      const endless = function* () { for (let n = 0; ; n += 1) { if (n === 20) console.log('half'); yield ['assets/' + n, 'x']; } };
      await writeBrand(${JSON.stringify(join(root, 'clients'))}, 'dok-kaew', { [Symbol.iterator]: endless });`;
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
    make(join(root, 'clients/dok-kaew'));
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
    mkdirSync(join(root, 'clients/.new-999999999'));
    await run(['dok-kaew', '--name', name]);
    expect(readdirSync(join(root, 'clients'))).toEqual(['dok-kaew']);
  });
});

describe('client:new at a terminal', () => {
  it('asks for values that the flags omit, and reports why an id is refused', async () => {
    const refusals: Partial<BrandAnswers>[] = [];
    const { code } = await run(['--colour', 'abc'], {
      ask: async (given, refuse) => {
        refusals.push(given);
        expect(refuse.id('dok-kaew')).toBeUndefined();
        mkdirSync(join(root, 'clients/other'));
        expect(refuse.id('other')).toContain('already exists');
        rmSync(join(root, 'clients/other'), { recursive: true });
        return withDefaults({ ...given, id: 'dok-kaew', name });
      },
    });
    expect(code).toBe(0);
    expect(refusals).toEqual([{ colour: '#aabbcc' }]);
    expect(existsSync(join(root, 'clients/dok-kaew/client.json'))).toBe(true);
  });

  it('asks nothing with --yes', async () => {
    const askForBrand = () => Promise.reject(new Error('nobody asked'));
    expect((await run(['dok-kaew', '--name', name, '--yes'], { ask: askForBrand })).code).toBe(0);
  });
});

describe('client:new while the product runs', () => {
  it('waits until the site and the API serve the brand, then prints its URL', async () => {
    let attempts = 0;
    const site = createServer((request, response) => {
      attempts += 1;
      if (attempts === 1) return void response.destroy();
      const known = existsSync(join(root, 'clients/dok-kaew/client.json')) && attempts > 2;
      expect(request.headers.host).toMatch(/^dok-kaew\.localhost:\d+$/);
      response.writeHead(known ? 200 : 404);
      response.end(known ? '<script type="application/json">{"id":"dok-kaew"}</script>' : '');
    });
    const port = await listenLocally(site, 0);
    const { out } = await run(['dok-kaew', '--name', name], { env: { SITE_PORT: String(port) } });
    expect(out).toContain(`See it   running  http://dok-kaew.localhost:${port}`);
    expect(attempts).toBeGreaterThan(3);
    site.closeAllConnections();
    await new Promise((resolve) => site.close(resolve));
  });
});
