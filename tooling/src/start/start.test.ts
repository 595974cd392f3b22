import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { repoRoot } from '../repo-root.ts';
import type { LoadedClient } from '@chada/client-config/node';
import { listenLocally } from '../site-server/site-server.ts';
import type { HostedBrand } from '../site-server/static-host.ts';
import { brandIds } from '../brand-tools/brand-folders.ts';
import { watchBrands } from './brands.ts';
import { startChild } from './child.ts';
import { findPortConflicts, freePorts, portsFrom } from './ports.ts';
import { sandboxHosts } from './sandbox-hosts.ts';
import { waitForPorts } from './wait-for-ports.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chada-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('ports', () => {
  it('are the defaults unless environment variables are set', () => {
    expect(portsFrom({ SITE_PORT: '5000', API_PORT: '' })).toEqual({
      site: 5000,
      api: 8787,
      bank: 8788,
      provider: 8789,
    });
  });

  it.each(['abc', '0', '70000', '-1', '80.5'])('refuses %s', (port) => {
    expect(() => portsFrom({ API_PORT: port })).toThrow(`API_PORT=${port} is not a port`);
  });

  it('refuses one port for two services', () => {
    expect(() => portsFrom({ API_PORT: '8788' })).toThrow('Port 8788 is used twice');
  });

  it('reports the port that is in use, its service, and the fix', async () => {
    const server = createServer();
    const taken = await listenLocally(server, 0);
    const ports = await freePorts();
    expect(await findPortConflicts(ports)).toEqual([]);
    expect(await findPortConflicts({ ...ports, bank: taken })).toEqual([
      expect.stringMatching(
        new RegExp(`^Port ${taken} for the sandbox bank is taken\\..*BANK_PORT=\\d+ pnpm start$`),
      ),
    ]);
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('a child', () => {
  const program = (text: string): string => {
    mkdirSync(folder, { recursive: true });
    const file = join(folder, 'child.mjs');
    writeFileSync(file, text);
    return file;
  };

  it('passes its output and exit code on', async () => {
    const lines: string[] = [];
    const file = program('console.log(process.env.WHO); console.error("oh"); process.exitCode = 3;');
    const child = startChild(file, [], { WHO: 'me' }, (line) => lines.push(line));
    expect(await child.ended).toMatchObject({ code: 3 });
    expect(lines.sort()).toEqual(['me', 'oh']);
  });

  it('gets time to exit', async () => {
    const lines: string[] = [];
    const file = program(`
      const alive = setInterval(() => {}, 1000);
      process.on('SIGTERM', () => setTimeout(() => { console.log('tidied'); clearInterval(alive); }, 50));
      console.log('up');`);
    const child = startChild(file, [], {}, (line) => lines.push(line));
    while (!lines.includes('up')) await new Promise((resolve) => setTimeout(resolve, 10));
    await child.stop();
    expect(lines).toEqual(['up', 'tidied']);
  });

  it('that exits early ends the wait and reports its last output', async () => {
    const child = startChild(program('console.error("no database"); process.exit(1);'), [], {}, () => {});
    const broken = child.ended.then(({ lastLines }) => lastLines);
    const { api } = await freePorts();
    await expect(waitForPorts([api], broken, 20_000)).rejects.toThrow('no database');
  });
});

describe('sandbox hosts', () => {
  it('are served locally', () => {
    expect(sandboxHosts({ site: 1, api: 2, bank: 3, provider: 4 })).toMatchObject({
      'https://provider.sandbox.example': 'http://localhost:4',
    });
  });
});

describe('brands that are edited while the site runs', () => {
  const asHosted = ({ client }: LoadedClient): HostedBrand => ({
    client,
    rules: { headers: [], rewrites: [] },
    read: () => undefined,
  });
  const until = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  it('are shown immediately, and an invalid brand keeps its last valid state', async () => {
    const [firstBrand = '', secondBrand = ''] = readdirSync(join(repoRoot, 'clients'), {
      withFileTypes: true,
    })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join('clients', entry.name));
    cpSync(join(repoRoot, firstBrand), join(folder, firstBrand), { recursive: true });
    const problems: string[] = [];
    const brands = watchBrands({ root: folder, host: asHosted, onNews: (news) => problems.push(news) });
    const first = brands.current()[0];
    if (first === undefined) throw new Error('There is no brand.');
    const file = join(folder, 'clients', first.client.id, 'client.json');
    const text = readFileSync(file, 'utf8');
    const nameNow = (): string | undefined =>
      brands.current().find(({ client }) => client.id === first.client.id)?.client.name;

    writeFileSync(file, text.replace(JSON.stringify(first.client.name), '"ชื่อใหม่"'));
    await until(() => nameNow() === 'ชื่อใหม่');
    writeFileSync(file, text.replace('"name"', '"nmae"'));
    await until(() => problems.length > 0);
    expect(problems[0]).toContain('client.json');
    expect(nameNow()).toBe('ชื่อใหม่');
    writeFileSync(file, `${text.replace('"name"', '"nmae"')}\n`);
    await until(() => problems.length > 1);
    expect(problems.splice(1)).toEqual(['The mistake above is still there.']);
    cpSync(join(repoRoot, secondBrand), join(folder, secondBrand), { recursive: true });
    await until(() => problems.length > 1);
    writeFileSync(file, text);
    await until(() => problems.length > 2);
    expect(problems.slice(1)).toEqual([
      `${secondBrand} is new and served from now on.`,
      'All brands are valid again.',
    ]);
    brands.stop();
  });

  it('are left out while they are invalid at the start, and served when they are right', async () => {
    cpSync(join(repoRoot, 'clients'), join(folder, 'clients'), { recursive: true });
    const [wrong = '', ...others] = brandIds(folder);
    const file = join(folder, 'clients', wrong, 'client.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('"name"', '"nmae"'));
    const news: string[] = [];
    const brands = watchBrands({ root: folder, host: asHosted, onNews: (line) => news.push(line) });
    expect(brands.current().map(({ client }) => client.id)).toEqual(others);
    expect(news).toEqual([
      expect.stringMatching(/client\.json:\d+:\d+\n.*Unknown field "nmae"[^]*Did you mean "name"/),
    ]);
    expect(news.at(-1)).toMatch(
      new RegExp(`clients/${wrong} is left out. It is served as soon as its files are right.$`),
    );
    writeFileSync(file, text);
    await until(() => news.length > 2);
    expect(brands.current().map(({ client }) => client.id)).toEqual([wrong, ...others]);
    expect(news.slice(1)).toEqual([
      'All brands are valid again.',
      `clients/${wrong} is right and served from now on.`,
    ]);
    brands.stop();
  });

  it('refuse the start if no brand is valid, or if clients.json is wrong', () => {
    cpSync(join(repoRoot, 'clients'), join(folder, 'clients'), { recursive: true });
    const watched = () => watchBrands({ root: folder, host: asHosted, onNews: () => {} });
    writeFileSync(join(folder, 'clients/clients.json'), '{ "default": "nobody" }');
    expect(watched).toThrow('The default brand "nobody" does not exist.');
    writeFileSync(join(folder, 'clients/clients.json'), '{}');
    for (const id of brandIds(folder)) writeFileSync(join(folder, 'clients', id, 'client.json'), '{');
    expect(watched).toThrow('client.json:1');
  });

  it('are removed with a message if their folder is deleted', async () => {
    cpSync(join(repoRoot, 'clients'), join(folder, 'clients'), { recursive: true });
    const news: string[] = [];
    const brands = watchBrands({ root: folder, host: asHosted, onNews: (line) => news.push(line) });
    const [gone, ...others] = brands.current().map(({ client }) => client.id);
    rmSync(join(folder, 'clients', String(gone)), { recursive: true });
    await until(() => news.length > 0);
    expect(brands.current().map(({ client }) => client.id)).toEqual(others);
    expect(news).toEqual([
      `clients/${gone} was removed; its host now shows the neutral page. The remaining brands: ${others.join(', ')}.`,
    ]);
    cpSync(join(repoRoot, 'clients', String(gone)), join(folder, 'clients', String(gone)), {
      recursive: true,
    });
    await until(() => brands.current().length > others.length);
    expect(news.at(-1)).toBe(`clients/${gone} is new and served from now on.`);
    brands.stop();
  });
});
