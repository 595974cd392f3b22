/**
 * Runs the packed API outside the repository, so that a test fails if the packed API needs a file of the repository.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedPostgres } from '@chada/reference-api/embedded-postgres';
import { createPool } from '@chada/reference-api/connection';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repoRoot } from '../repo-root.ts';
import { packApi } from './pack-api.ts';

const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'chada-pack-')));
const out = join(temporary, 'api');
const brands = ['chaba', 'daothong', 'nava'];
let cluster: Awaited<ReturnType<typeof openEmbeddedPostgres>>;
let [databaseUrl, serverUrl] = ['', ''];

function licensedClients(): string {
  const folder = join(temporary, 'clients');
  cpSync(join(repoRoot, 'clients'), folder, { recursive: true });
  for (const brand of brands) {
    const file = join(folder, brand, 'client.json');
    const licence = { holder: 'A holder', number: '1', jurisdiction: 'A place' };
    const client: unknown = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify(Object.assign({ licence }, client)));
  }
  return folder;
}

function run(args: readonly string[], settings: Readonly<Record<string, string>> = {}): ChildProcess {
  const env = { PATH: process.env['PATH'], TMPDIR: temporary, ...settings };
  return spawn(process.execPath, args, { cwd: out, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function finish(child: ChildProcess): Promise<{ code: number | null; text: string }> {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (text += part));
  await once(child, 'close');
  return { code: child.exitCode, text };
}

beforeAll(async () => {
  await packApi(out, licensedClients());
  cluster = await openEmbeddedPostgres(join(temporary, 'postgres'), 'fast');
  const pool = createPool({ url: cluster.url, schema: 'api' });
  await pool.query('create database packed');
  await pool.query("create role packed_server login password 'for-tests-alone'");
  await pool.end();
  const url = new URL(cluster.url);
  url.pathname = '/packed';
  databaseUrl = url.href;
  [url.username, url.password] = ['packed_server', 'for-tests-alone'];
  serverUrl = url.href;
}, 240_000);
afterAll(async () => {
  await cluster.close();
  rmSync(temporary, { recursive: true, force: true });
});

async function openAccounts(): Promise<void> {
  const pool = createPool({ url: databaseUrl, schema: 'api' });
  for (const [index, brand] of brands.entries()) {
    await pool.query('insert into brand (client_id) values ($1)', [brand]);
    await pool.query(
      `insert into receiving_account (client_id, bank_code, bank_account, account_name) values ($1, '004', $2, 'A holder')`,
      [brand, `123456789${index}`],
    );
  }
  await pool.end();
}

describe('the folder of the API', () => {
  it('contains no tests and no links out of it, and is not overwritten', async () => {
    const names = readdirSync(join(out, 'src'), { recursive: true, encoding: 'utf8' });
    expect(names.filter((name) => name.includes('.test.'))).toEqual([]);
    for (const name of ['fastify', 'pg', '@chada/contract', '@chada/client-config'])
      expect(realpathSync(join(out, 'node_modules', name)).startsWith(out), name).toBe(true);
    await expect(packApi(out)).rejects.toThrow('exists');
  });

  it.each(['nosuch', 'api/src'])('is not written if the folder of the brands is %s', async (clients) => {
    const target = join(temporary, 'refused');
    await expect(packApi(target, join(temporary, clients))).rejects.toThrow(/has no brands; name a folder/);
    expect(existsSync(target)).toBe(false);
  });

  it('reports missing settings and does not start', async () => {
    const { code, text } = await finish(run(['src/main.ts']));
    expect([code, text]).toEqual([1, expect.stringMatching(/^DATABASE_URL: /m)]);
  });

  it('decodes images', async () => {
    const program = `
      import sharp from 'sharp';
      import { readSlipImage } from './src/slip/read-slip-image.ts';
      const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } });
      console.log((await readSlipImage(await picture.png().toBuffer(), 1e6)).code);`;
    writeFileSync(join(out, 'probe.ts'), program);
    const { code, text } = await finish(run(['probe.ts']));
    expect([code, text.trim()]).toEqual([0, 'SLIP_NO_QR']);
  });

  it('migrates an empty database, serves a real brand with only Node, and stops on request', async () => {
    const settings = {
      DATABASE_URL: databaseUrl,
      BANK_URL: 'https://bank.example',
      BANK_API_KEY: 'a key',
      PROVIDER_URL: 'https://games.example',
      PROVIDER_API_KEY: 'a key',
      LOG_HASH_KEY: 'a key for tests alone',
      FAIRNESS_SECRET: Buffer.alloc(32, 7).toString('base64'),
      API_PORT: '0',
      DRAIN_MS: '0',
    };
    const migrated = await finish(run(['src/migrate-cli.ts', '--server-role', 'packed_server'], settings));
    expect(migrated).toMatchObject({ code: 0, text: expect.stringContaining('a real brand') });
    await openAccounts();
    const server = run(['src/main.ts'], { ...settings, DATABASE_URL: serverUrl });
    const ended = finish(server);
    try {
      const url = await new Promise<string>((resolve, reject) => {
        let output = '';
        server.stdout?.on('data', (part: Buffer) => {
          output += part.toString();
          const [, address] = /API {2}(http:\S+)/.exec(output) ?? [];
          if (address !== undefined) resolve(address);
        });
        void ended.then(({ text }) => reject(new Error(text)));
      });
      expect((await fetch(`${url}/ready`)).status).toBe(200);
      const login = await fetch(`${url}/api/auth/login`, {
        method: 'POST',
        headers: { hostname: 'daothong.localhost', 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'nobody', password: 'a guess' }),
      });
      expect(await login.json()).toMatchObject({ code: 'CREDENTIALS_WRONG' });
    } finally {
      server.kill('SIGTERM');
    }
    expect((await ended).code).toBe(0);
  });

  it('has a valid systemd unit with few permissions', () => {
    const security = spawnSync(
      'systemd-analyze',
      ['security', '--offline=true', '--threshold=20', join(out, 'chada-api.service')],
      { encoding: 'utf8' },
    );
    if (security.error !== undefined) {
      console.log('systemd-analyze is not on the PATH: the unit was not examined');
      return;
    }
    expect(security.status, security.stdout + security.stderr).toBe(0);
  });
});
