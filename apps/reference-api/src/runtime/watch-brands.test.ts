import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoMember } from '../seed/seed-demo.ts';
import { createTestDatabase } from '../../test/support/test-database.ts';
import { readConfig, repoRoot } from './config.ts';
import { start } from './start.ts';
import { watchBrands } from './watch-brands.ts';
import { readBrands, readValidBrands } from '../brands/brand-directory.ts';

let folder = '';
let sample = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chada-brands-'));
  const brands = readdirSync(path.join(repoRoot, 'clients'), { withFileTypes: true });
  sample = brands.find((entry) => entry.isDirectory())?.name ?? '';
  addBrand('first-brand');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function addBrand(id: string, name = id): void {
  const target = path.join(folder, id);
  cpSync(path.join(repoRoot, 'clients', sample), path.join(folder, `.new-${id}`), { recursive: true });
  const file = path.join(folder, `.new-${id}`, 'client.json');
  const text = readFileSync(file, 'utf8')
    .replace(`"id": "${sample}"`, `"id": "${id}"`)
    .replace(/"name": "[^"]*"/, `"name": "${name}"`)
    .replace(/"domains": \[[^\]]*\]/, '"domains": []');
  writeFileSync(file, text);
  cpSync(path.join(folder, `.new-${id}`), target, { recursive: true });
  rmSync(path.join(folder, `.new-${id}`), { recursive: true });
}

function change(id: string, find: string, put: string): void {
  const file = path.join(folder, id, 'client.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(find, put));
}

const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 30));
};

describe('brands that change while the API runs', () => {
  it('appear and disappear, and a mistake in one does not affect the others', async () => {
    const prepared: string[][] = [];
    const problems: string[] = [];
    const mistakes: string[] = [];
    const watched = watchBrands(folder, {
      brandsAtStart: readBrands(folder),
      onChange: async (brands) => void prepared.push(brands.map(({ id }) => id)),
      onMistakes: (mistake) => void mistakes.push(mistake),
      onProblem: (problem) => void problems.push(String(problem)),
      onRecovered: () => expect.fail('nothing failed'),
    });
    const names = () => watched.current().map(({ name }) => name);
    expect(names()).toEqual(['first-brand']);

    addBrand('second-brand');
    await until(() => names().length === 2);
    expect(prepared.at(-1)).toEqual(['first-brand', 'second-brand']);
    expect(problems).toEqual([]);

    change('first-brand', '"name"', '"nmae"');
    change('second-brand', '"name": "second-brand"', '"name": "ชื่อใหม่"');
    await until(() => names().includes('ชื่อใหม่'));
    expect(names()).toEqual(['first-brand', 'ชื่อใหม่']);
    expect(mistakes.join('\n')).toContain('Did you mean "name"?');
    expect(problems).toEqual([]);

    rmSync(path.join(folder, 'first-brand'), { recursive: true });
    await until(() => names().length === 1);
    expect(names()).toEqual(['ชื่อใหม่']);
    watched.stop();
  });

  it('are served although a picture is broken, because the API serves no pictures', async () => {
    const logo = path.join(folder, 'first-brand', 'assets', 'logo.svg');
    writeFileSync(logo, 'no picture');
    const watched = watchBrands(folder, {
      brandsAtStart: readBrands(folder),
      onChange: () => Promise.resolve(),
      onMistakes: (mistakes) => expect.fail(mistakes),
      onProblem: (problem) => expect.fail(String(problem)),
      onRecovered: () => expect.fail('nothing failed'),
    });
    change('first-brand', '"name": "first-brand"', '"name": "ชื่อใหม่"');
    await until(() => watched.current()[0]?.name === 'ชื่อใหม่');
    watched.stop();
  });

  it('are prepared again after the database was unreachable', { timeout: 30_000 }, async () => {
    const problems: string[] = [];
    let recoveries = 0;
    const watched = watchBrands(folder, {
      brandsAtStart: readBrands(folder),
      onChange: async () => {
        if (problems.length === 0) throw new Error('the database is not available');
      },
      onMistakes: (mistakes) => void problems.push(mistakes),
      onProblem: (problem) => void problems.push(String(problem)),
      onRecovered: () => void (recoveries += 1),
    });
    addBrand('second-brand');
    await until(() => watched.current().length === 2);
    expect(problems).toEqual(['Error: the database is not available']);
    expect(recoveries).toBe(1);
    watched.stop();
  });
});

function send(
  url: string,
  host: string,
  method: string,
  body?: object,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'content-type': 'application/json', 'idempotency-key': `k-${Math.random()}` };
    const sent = request(url, { method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

describe('a brand that is invalid when the API starts', () => {
  beforeEach(() => {
    addBrand('second-brand');
    change('second-brand', '"name"', '"nmae"');
  });

  it('is left out in a sandbox, with its mistakes, and served as soon as it is right', async () => {
    const { brands, mistakes } = readValidBrands(folder);
    expect(brands.map(({ id }) => id)).toEqual(['first-brand']);
    expect(mistakes).toMatch(/second-brand\/client\.json:\d+:\d+[^]*Did you mean "name"\?/);
    expect(mistakes).toMatch(/Left out until their files are right: second-brand\.$/);
    const watched = watchBrands(folder, {
      brandsAtStart: brands,
      onChange: () => Promise.resolve(),
      onMistakes: (found) => expect.fail(found),
      onProblem: (problem) => expect.fail(String(problem)),
      onRecovered: () => expect.fail('nothing failed'),
    });
    change('second-brand', '"nmae"', '"name"');
    await until(() => watched.current().length === 2);
    watched.stop();
  });

  it('stops the start of a server with real money, and of a sandbox without another brand', async () => {
    const config = readConfig({ DATABASE_URL: 'postgres://nowhere.invalid/none', LOG_LEVEL: 'silent' });
    expect(config.sandbox).toBe(false);
    await expect(start({ ...config, clientsFolder: folder })).rejects.toThrow('Did you mean "name"?');
    change('first-brand', '"name"', '"nmae"');
    expect(() => readValidBrands(folder)).toThrow('2 problems.');
  });
});

describe('a brand that is added while the API runs', () => {
  it('is served at its host, with its own accounts and members', { timeout: 60_000 }, async () => {
    const database = await createTestDatabase();
    const data = mkdtempSync(path.join(tmpdir(), 'chada-data-'));
    const ports = { API_PORT: '0', BANK_PORT: '0', PROVIDER_PORT: '0' };
    const config = readConfig({
      ...ports,
      CHADA_SANDBOX: '1',
      DATABASE_URL: database.url,
      CHADA_DATA: data,
      LOG_LEVEL: 'silent',
    });
    const running = await start({ ...config, clientsFolder: folder });
    try {
      const setting = () => send(`${running.apiUrl}/api/setting`, 'second-brand.localhost', 'GET');
      expect((await setting()).status).not.toBe(200);
      addBrand('second-brand');
      await until(async () => (await setting()).status === 200);
      const login = await send(`${running.apiUrl}/api/auth/login`, 'second-brand.localhost', 'POST', {
        username: demoMember.username,
        password: demoMember.password,
      });
      expect(login.status, login.text).toBe(200);
    } finally {
      await running.close();
      await database.drop();
      rmSync(data, { recursive: true, force: true });
    }
  });
});
