import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { bangkokDay } from '@chada/domain';
import { checkClient, loadClient } from '@chada/client-config/node';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { name, newCommandHarness } from '../../test/new-command-harness.ts';
import { measureLogos } from '../brand-tools/measure-logo.ts';
import { plain } from '../brand-tools/terminal.ts';
import { paletteCommand } from '../client-palette/command.ts';
import { repoRoot } from '../repo-root.ts';
import { runStep } from '../run-step.ts';
import { listenLocally } from '../site-server/site-server.ts';
import type { BrandAnswers } from './brand-answers.ts';
import { withDefaults } from './brand-answers.ts';

const { inClients, inRoot, run } = newCommandHarness();
const thisYear = Number(bangkokDay(new Date()).slice(0, 4));

describe('client:new with flags', () => {
  it('writes a valid brand with the values of the flags', async () => {
    const flags =
      '--scheme light --colour C81E4A --font Prompt --symbol lotus --corners round --refunds 7,7,9,10,10 ' +
      '--fourth withdraw --domain www.dokkaew.example --domain m.dokkaew.example ' +
      '--line @dokkaew --line-backup @dokkaew2 --tagline เบิกบานทุกวัน --holder บริษัทดอกแก้ว';
    const { code, out } = await run(['dok-kaew', '--name', name, ...flags.split(' ')]);
    expect(code).toBe(0);
    const folder = inRoot('clients/dok-kaew');
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
    const { problems } = checkClient(inRoot('clients/dok-kaew'), { target: 'production' });
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
    const page = (slug: string) => readFileSync(inRoot(`clients/dok-kaew/pages/${slug}.th.md`), 'utf8');
    const company = '- **บริษัท:** บริษัท ดอกแก้ว จำกัด\n- **เลขทะเบียน:** 0105569000001\n';
    expect(page('terms')).toContain(`${company}- **ที่อยู่:** 9 ถนนแก้ว\n`);
    expect(page('about')).toContain(company);
    expect(page('privacy')).toContain('- **อีเมล:** privacy@dokkaew.example\n- **โทร:** 02-123-4567\n');
    expect(page('privacy')).toContain('แจ้งความประสงค์ที่ privacy@dokkaew.example');
    expect(page('privacy')).toContain('[[ชื่อหรือตำแหน่งเจ้าหน้าที่]]');
    await run(['mali-raya', '--name', name]);
    expect(readFileSync(inRoot('clients/mali-raya/pages/terms.th.md'), 'utf8')).toContain(
      '[[ชื่อบริษัทตามหนังสือรับรอง]]',
    );
    await expect(run(['ban-suan', '--name', name, '--company', 'a [[b]]', '--phone', ' '])).rejects.toThrow(
      '--company can\'t have "[".\n--phone has 1 to 200 letters; not 0.',
    );
  });

  it('claims in the privacy page only what the brand has or must fill in', async () => {
    await run(['dok-kaew', '--name', name]);
    const lines = readFileSync(inRoot('clients/dok-kaew/pages/privacy.th.md'), 'utf8').split('\n');
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
    const folder = inRoot('clients/dok-kaew');
    const format = ['-c', join(repoRoot, '.oxfmtrc.json'), '--check', folder];
    expect(await runStep('oxfmt', format, inRoot())).toMatchObject({ code: 0 });
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
      expect(await paletteCommand([id], inRoot(), { out, err: out, style: plain })).toBe(0);
      const logos = await measureLogos(loadClient(inRoot('clients', id)));
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

describe('client:new at a terminal', () => {
  it('asks for values that the flags omit, and reports why an id is refused', async () => {
    const refusals: Partial<BrandAnswers>[] = [];
    const { code } = await run(['--colour', 'abc'], {
      ask: async (given, refuse) => {
        refusals.push(given);
        expect(refuse.id('dok-kaew')).toBeUndefined();
        mkdirSync(inRoot('clients/other'));
        expect(refuse.id('other')).toContain('already exists');
        rmSync(inRoot('clients/other'), { recursive: true });
        return withDefaults({ ...given, id: 'dok-kaew', name });
      },
    });
    expect(code).toBe(0);
    expect(refusals).toEqual([{ colour: '#aabbcc' }]);
    expect(existsSync(inRoot('clients/dok-kaew/client.json'))).toBe(true);
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
      const known = existsSync(inRoot('clients/dok-kaew/client.json')) && attempts > 2;
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
