/** Follows docs/operate.md exactly, from an empty PostgreSQL to a running brand. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { repoRoot } from '../../src/runtime/config.ts';
import { compileCache } from '../support/compile-cache.ts';
import { makeLicensedBrand } from '../support/licensed-brand.ts';
import { startMain } from '../support/main-process.ts';

const BRAND = 'siam-lotus';
const source = path.join(repoRoot, 'apps/reference-api/src');
const guide = readFileSync(path.join(repoRoot, 'docs/operate.md'), 'utf8');
const mark = randomBytes(4).toString('hex');
const [ownerRole, serverRole, database] = [`owner_${mark}`, `server_${mark}`, `real_${mark}`];

function sectionOf(heading: string): string {
  const from = guide.indexOf(`\n## ${heading}\n`);
  return guide.slice(from, guide.indexOf('\n## ', from + 1));
}
const fence = (text: string, language: string) =>
  new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(text)?.[1] ?? '';
const section = sectionOf('A real brand, from an empty PostgreSQL');

const ours = (text: string) =>
  text.replaceAll('chada_owner', ownerRole).replaceAll('chada_server', serverRole).replaceAll('…', 'secret');

const urlOf = (role: string) => {
  const url = new URL(inject('postgresUrl'));
  [url.username, url.password, url.pathname] = [role, 'secret', `/${database}`];
  return url.href;
};

let folder = '';
let gateway: Server;
let env: Record<string, string> = {};

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    for (const part of statement.split(';').filter((candidate) => candidate.trim() !== ''))
      await client.query(part);
  } finally {
    await client.end();
  }
}

async function runQuery(query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: urlOf(ownerRole) });
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}

function run(line: string): Promise<{ code: number; out: string }> {
  const pnpm = `pnpm() { local name=$1; shift; "${process.execPath}" "${source}/$name-cli.ts" "$@"; }`;
  return new Promise((resolve) => {
    execFile('bash', ['-c', `${pnpm}\n${line}`], { env, cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out: stdout + stderr }),
    );
  });
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'chada-real-'));
  const clients = path.join(folder, 'clients');
  mkdirSync(clients);
  makeLicensedBrand(clients, BRAND);
  for (const [, name = '', json = ''] of section.matchAll(/`(\w+\.json)`:[^\n]*\n\n```json\n([^]*?)```/g)) {
    writeFileSync(path.join(folder, name), json);
  }
  gateway = createServer((_, response) => void response.writeHead(503).end('{}'));
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const address = gateway.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const named = [...fence(section, 'ini').matchAll(/^(\w+)=/gm)].map(([, name]) => name ?? '');
  const values: Record<string, string> = {
    DATABASE_URL: urlOf(serverRole),
    BANK_URL: url,
    PROVIDER_URL: url,
    CLIENTS_FOLDER: clients,
    FAIRNESS_SECRET: Buffer.alloc(32, 7).toString('base64'),
  };
  const settings = named.map((name): [string, string] => [
    name,
    values[name] ?? `a-secret-of-the-test-${name}`,
  ]);
  env = {
    ...Object.fromEntries(settings),
    FAIRNESS_FOLDER: path.join(folder, 'fairness'),
    HOME: folder,
    PATH: process.env['PATH'] ?? '',
    ...compileCache,
  };
  await asAdmin(
    ours(fence(sectionOf('Database'), 'sql')).replaceAll('database chada ', `database ${database} `),
  );
});
afterAll(async () => {
  gateway.close();
  await asAdmin(`drop database if exists ${database} with (force)`);
  await asAdmin(`drop role if exists ${serverRole}; drop role if exists ${ownerRole}`);
  rmSync(folder, { recursive: true, force: true });
});

describe('docs/operate.md', () => {
  it('leads from an empty PostgreSQL to a running brand', { timeout: 300_000 }, async () => {
    const lines = ours(fence(section, 'sh')).replaceAll(/postgres:\/\/\S+/g, urlOf(ownerRole));
    const commands = lines.trim().split('\n');
    expect(commands.at(-1)).toBe('node apps/reference-api/src/main.ts');
    let proposal = '';
    for (const command of commands.slice(0, -1)) {
      const { code, out } = await run(command.replace(/ ID$/, () => ` ${proposal}`));
      expect(code, `${command}\n${out}`).toBe(0);
      proposal = /proposal approve (\S+)/.exec(out)?.[1] ?? proposal;
    }
    const api = await startMain(env);
    try {
      const get = (route: string) =>
        fetch(`${api.url}${route}`, { headers: { hostname: `${BRAND}.localhost` } });
      expect((await get('/api/setting')).status).toBe(200);
      expect((await get('/docs')).status).toBe(404);
    } finally {
      api.child.kill('SIGKILL');
      await api.ended;
    }
    expect(await runQuery('select kind from api.database_kind')).toEqual([{ kind: 'real' }]);
    expect(await runQuery('select username from api.member')).toEqual([]);
    expect(await runQuery('select title from api.announcement')).toEqual([]);
    expect(await runQuery('select kind, reference from api.journal')).toEqual([
      { kind: 'opening_capital', reference: 'OPENING-2026' },
    ]);
    expect(await runQuery('select bank_account from api.receiving_account')).toEqual([
      { bank_account: '4050123457' },
    ]);
    expect(await runQuery(`select nspname from pg_namespace where nspname like 'sandbox%'`)).toEqual([]);
  });

  it(
    "an operator's mistakes are each reported in one clear line and change nothing",
    { timeout: 180_000 },
    async () => {
      makeLicensedBrand(path.join(folder, 'clients'), 'other-brand');
      expect((await run('pnpm staff brand open --brand other-brand')).code).toBe(0);
      const mistakes: [string, RegExp][] = [
        [
          'pnpm staff receiving-account open KBANK 4050123457 Other --brand other-brand',
          /^4050123457 receives for siam-lotus; an account belongs to one brand\n$/,
        ],
        [
          'pnpm staff receiving-account close KBANK 4050123457 --brand siam-lotus',
          /^this is the only open account/,
        ],
        ['pnpm staff site-status MA', /^say which brand this changes/],
        ['pnpm staff capital 5 --brand siam-lotus', /^say what this is for with --reference/],
        ['CHADA_SANDBOX=1 pnpm migrate', /^this database belongs to a real brand; it can't be opened as/],
        ['pnpm sandbox ledger check', /^this database belongs to a real brand/],
        ['CHADA_SANDBOX=1 pnpm backup backup', /^this database belongs to a real brand/],
        ['STAFF_KEY_FILE=nobody.key pnpm staff staff list', /^there is no key at/],
        ['BANK_URL= pnpm staff staff list', /^BANK_URL: the address of the bank gateway is not set\n$/],
      ];
      const before = await runQuery('select count(*) from api.receiving_account where active');
      for (const [line, message] of mistakes) {
        const { code, out } = await run(line);
        expect(out, line).toMatch(message);
        expect(code, line).toBe(1);
      }
      expect(await runQuery('select count(*) from api.receiving_account where active')).toEqual(before);
      expect(await runQuery(`select website_status from api.brand where website_status <> 'OK'`)).toEqual([]);
    },
  );
});
