/** Tests that the sandbox runs only if CHADA_SANDBOX is 1. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markDatabase } from '../database/database-kind.ts';
import { createEmptyDatabase, createTestDatabase } from '../../test/support/test-database.ts';
import { readConfig } from './config.ts';

const source = path.resolve(import.meta.dirname, '..');

let folder = '';
beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'chada-closed-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface ProcessExit {
  readonly code: number;
  readonly lines: readonly string[];
}

function runMain(env: Readonly<Record<string, string>>): Promise<ProcessExit> {
  const variables = {
    PATH: process.env['PATH'],
    CHADA_DATA: path.join(folder, 'data'),
    API_PORT: '0',
    ...env,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [path.join(source, 'main.ts')], { env: variables }, (error, _, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : 0;
      resolve({ code, lines: stderr.trim().split('\n') });
    });
  });
}

async function runQuery<Row extends pg.QueryResultRow>(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}

const gateways = {
  BANK_URL: 'https://bank.example',
  BANK_API_KEY: 'bank-key',
  PROVIDER_URL: 'https://games.example',
  PROVIDER_API_KEY: 'games-key',
  LOG_HASH_KEY: 'a key for tests alone',
  FAIRNESS_SECRET: Buffer.alloc(32, 7).toString('base64'),
};

describe('a server without CHADA_SANDBOX=1', () => {
  it('depends on the flag only, never on NODE_ENV', () => {
    expect(readConfig({}).sandbox).toBe(false);
    expect(readConfig({ NODE_ENV: 'development' })).toMatchObject({ sandbox: false, production: true });
    expect(readConfig({ CHADA_SANDBOX: '1' })).toMatchObject({ sandbox: true, production: false });
    expect(() => readConfig({ CHADA_SANDBOX: 'yes' })).toThrow(/CHADA_SANDBOX/);
  });

  it('names everything that is missing, exits with 1 and starts nothing', async () => {
    const { code, lines } = await runMain({});
    expect(code).toBe(1);
    for (const name of [
      'DATABASE_URL',
      'BANK_URL',
      'BANK_API_KEY',
      'PROVIDER_URL',
      'PROVIDER_API_KEY',
      'LOG_HASH_KEY',
      'FAIRNESS_SECRET',
    ]) {
      expect(lines.filter((line) => line.startsWith(`${name}: `))).toHaveLength(1);
    }
    expect(lines.filter((line) => line.includes('licence')).length).toBeGreaterThan(1);
    expect(existsSync(path.join(folder, 'data'))).toBe(false);
  });

  it('reports an empty database, and leaves it empty', async () => {
    const empty = await createEmptyDatabase();
    try {
      const { code, lines } = await runMain({ ...gateways, DATABASE_URL: empty.url });
      expect(code).toBe(1);
      expect(lines.join('\n')).toMatch(/^DATABASE_URL: this database is not made yet/m);
      expect(lines.join('\n')).not.toMatch(/^BANK_/m);
      const schemas =
        "select 1 from pg_namespace where nspname in ('api', 'sandbox_bank', 'sandbox_provider')";
      expect(await runQuery(empty.url, schemas)).toEqual([]);
    } finally {
      await empty.drop();
    }
  });

  it('names each brand without a receiving account, and creates none', async () => {
    const test = await createTestDatabase();
    await markDatabase(test.url, 'real');
    try {
      const { code, lines } = await runMain({ ...gateways, DATABASE_URL: test.url });
      expect(code).toBe(1);
      expect(lines.filter((line) => /^brand \w+: it has no open receiving account$/.test(line)).length).toBe(
        3,
      );
      expect(await runQuery(test.url, 'select client_id from api.brand')).toEqual([]);
      expect(await runQuery(test.url, 'select username from api.member')).toEqual([]);
    } finally {
      await test.drop();
    }
  });

  it("says in one line that the database can't be reached", async () => {
    const { code, lines } = await runMain({
      ...gateways,
      DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none',
    });
    expect(code).toBe(1);
    expect(lines).toContain("DATABASE_URL: the database can't be reached (ECONNREFUSED)");
    expect(lines.join('\n')).not.toContain('secret');
  });
});

const SANDBOX_ENTRY = './open-sandbox.ts';

/**
 * Returns the files that a file imports, including dynamic imports. Omits the one import of the sandbox, which a
 * separate test checks.
 */
function loadedBy(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const statics = text.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from '(\.[^']+)'|^import '(\.[^']+)'/gm);
  const later = [...text.matchAll(/\bimport\('(\.[^']+)'\)/g)].filter(([, from]) => from !== SANDBOX_ENTRY);
  return [...statics, ...later].map(([, from, bare]) => path.resolve(path.dirname(file), from ?? bare ?? ''));
}

function loadedWith(entries: readonly string[]): string[] {
  const found = new Set(entries);
  for (const file of found) {
    if (file.endsWith('.ts')) for (const next of loadedBy(file)) found.add(next);
  }
  return [...found].map((file) => path.relative(source, file));
}

describe('the code of the sandbox', () => {
  const belongsToSandbox =
    /^(sandbox-\w+\/|seed\/|docs\/|testing\/|runtime\/(open-sandbox|sandbox-secret)\.ts)/;

  it('is not loaded by the programs of a real brand', () => {
    const loaded = loadedWith(
      ['runtime/run.ts', 'staff-cli.ts', 'migrate-cli.ts', 'backup-cli.ts', 'continue-log-cli.ts'].map(
        (file) => path.join(source, file),
      ),
    );
    expect(loaded).toContain('modules/withdrawal/payout.ts');
    expect(loaded.filter((file) => belongsToSandbox.test(file))).toEqual([]);
  });

  it('is found by this check if it is loaded', () => {
    const loaded = loadedWith([path.join(source, 'runtime/open-sandbox.ts')]);
    expect(loaded).toEqual(expect.arrayContaining(['seed/seed-demo.ts', 'sandbox-bank/server.ts']));
  });

  it('is loaded in one place only, under the flag', () => {
    const start = readFileSync(path.join(source, 'runtime/start.ts'), 'utf8');
    expect(start).toMatch(
      /if \(!config\.sandbox\) return openRealServices\(config\);\n.*import\('\.\/open-sandbox\.ts'\)/,
    );
    const loaded = loadedWith([path.join(source, 'runtime/run.ts')]).filter((file) => file.endsWith('.ts'));
    const filesWith = (pattern: RegExp) =>
      loaded.filter((file) => pattern.test(readFileSync(path.join(source, file), 'utf8')));
    expect(loaded).toContain('slip/read-slip-image.ts');
    expect(filesWith(/\bimport\('[^']*open-sandbox\.ts'\)/)).toEqual(['runtime/start.ts']);
    // A dynamic import must have a string literal as its argument. A computed argument could load the sandbox.
    expect(filesWith(/\bimport\((?!')/)).toEqual([]);
  });
});
