/** Tests that a process starts although a cell is down, and that brands of other cells can be changed. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isUnreachable } from '../../src/cells/unreachable.ts';
import { openDatabase, verifyCell } from '../../src/runtime/open-database.ts';
import { readConfig, repoRoot, type Config } from '../../src/runtime/config.ts';
import { start, type RunningApi } from '../../src/runtime/start.ts';
import { demoMember } from '../../src/seed/seed-demo.ts';
import { runStaffCommand } from '../../src/staff/cli.ts';
import { sandboxActor } from '../../src/staff/sandbox-actor.ts';
import { PostgresServer, until } from '../support/postgres-server.ts';
import { createEmptyDatabase, createMigratedDatabase } from '../support/test-database.ts';

let folder: string;
let server: PostgresServer;
let config: Config;
const ends: (() => Promise<unknown>)[] = [];

function addBrand(id: string): void {
  const added = path.join(folder, `.${id}`);
  cpSync(path.join(repoRoot, 'clients', 'chaba'), added, { recursive: true });
  const file = path.join(added, 'client.json');
  const text = readFileSync(file, 'utf8')
    .replace('"id": "chaba"', `"id": "${id}"`)
    .replace(/"name": "[^"]*"/, `"name": "${id}"`)
    .replace(/"domains": \[[^\]]*\]/, '"domains": []');
  writeFileSync(file, text);
  cpSync(added, path.join(folder, 'clients', id), { recursive: true });
  rmSync(added, { recursive: true });
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'chada-cell-down-'));
  addBrand('brand-one');
  addBrand('brand-two');
  server = await PostgresServer.create(path.join(folder, 'second'));
  await server.start();
  const [registry, one] = [await createEmptyDatabase(), await createMigratedDatabase()];
  ends.push(registry.drop, one.drop);
  const file = path.join(folder, 'cells.json');
  const cells = { one: one.url, two: server.url() };
  const brands = { 'brand-two': 'two', 'brand-five': 'two', 'brand-seven': 'two' };
  writeFileSync(file, JSON.stringify({ registry: registry.url, cells, brands, default: 'one' }));
  config = {
    ...readConfig({
      API_PORT: '0',
      BANK_PORT: '0',
      PROVIDER_PORT: '0',
      CHADA_SANDBOX: '1',
      CELLS_FILE: file,
      CHADA_DATA: path.join(folder, 'data'),
      LOG_LEVEL: 'silent',
      METRICS_PORT: '0',
    }),
    clientsFolder: path.join(folder, 'clients'),
  };
}, 120_000);
afterAll(async () => {
  await server.end('SIGQUIT');
  for (const end of ends) await end();
  rmSync(folder, { recursive: true, force: true });
});

interface HttpResponse {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

function send(
  running: RunningApi,
  brand: string,
  action: 'read' | 'sign in' = 'read',
): Promise<HttpResponse> {
  const [url, method] =
    action === 'read'
      ? [`${running.apiUrl}/api/setting`, 'GET']
      : [`${running.apiUrl}/api/auth/login`, 'POST'];
  const headers = { host: `${brand}.localhost`, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, (response) => {
      const retryAfter = response.headers['retry-after'];
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, retryAfter }));
    });
    sent.on('error', reject);
    const { username, password } = demoMember;
    sent.end(action === 'read' ? undefined : JSON.stringify({ username, password }));
  });
}

const refused: HttpResponse = { status: 503, retryAfter: expect.stringMatching(/^\d+$/) };

const served = async (running: RunningApi, brand: string) =>
  until(brand, async () => (await send(running, brand)).status === 200);

it('a cell that never joined stops the start, because its transfers are not in the registry', async () => {
  await server.end('SIGQUIT');
  await expect(start(config)).rejects.toThrow('CELLS_FILE: two has not joined the registry');
  await server.start();
  const opened = await openDatabase(config);
  expect(opened.down).toEqual(new Map());
  await opened.close();
});

it(
  'a process starts while a cell is down, and serves its brands when it returns',
  { timeout: 120_000 },
  async () => {
    await server.end('SIGQUIT');
    const running = await start(config);
    try {
      expect((await send(running, 'brand-one', 'sign in')).status).toBe(200);
      expect(await send(running, 'brand-two')).toEqual(refused);
      expect(await send(running, 'brand-two', 'sign in')).toEqual(refused);
      addBrand('brand-three');
      await served(running, 'brand-three');
      await server.start();
      await served(running, 'brand-two');
      expect((await send(running, 'brand-two', 'sign in')).status).toBe(200);
    } finally {
      await running.close();
    }
  },
);

it('brands change while a cell is down that was open before', { timeout: 120_000 }, async () => {
  const running = await start(config);
  try {
    await served(running, 'brand-two');
    await server.end('SIGQUIT');
    expect(await send(running, 'brand-two')).toEqual(refused);
    addBrand('brand-four');
    await served(running, 'brand-four');
    expect(await send(running, 'brand-two')).toEqual(refused);
    expect((await send(running, 'brand-one')).status).toBe(200);
    await server.start();
    await served(running, 'brand-two');
  } finally {
    await running.close();
  }
});

it(
  'a busy cell keeps its brands, and a new brand opens when the cell has prepared it',
  { timeout: 120_000 },
  async () => {
    const running = await start(config);
    const busy = new pg.Client({ connectionString: server.url() });
    try {
      await served(running, 'brand-two');
      await busy.connect();
      await busy.query('begin; lock table api.fairness_key in exclusive mode');
      addBrand('brand-five');
      addBrand('brand-six');
      await served(running, 'brand-six');
      expect((await send(running, 'brand-two', 'sign in')).status).toBe(200);
      expect(await send(running, 'brand-five')).toEqual(refused);
      const { status: unknown } = await send(running, 'brand-seven');
      addBrand('brand-seven');
      await until('brand-seven', async () => (await send(running, 'brand-seven')).status !== unknown);
      expect(await send(running, 'brand-seven')).toEqual(refused);
      await busy.query('commit');
      await served(running, 'brand-five');
      expect((await send(running, 'brand-five', 'sign in')).status).toBe(200);
    } finally {
      await busy.end();
      await running.close();
    }
  },
);

it('a database with a wrong name is no cell that is down, and stops the start', async () => {
  const { cells } = config;
  if (!cells) throw new Error('the test has no cells');
  const wrong = { ...cells, cells: { ...cells.cells, two: server.url('nowhere') } };
  await expect(start({ ...config, cells: wrong })).rejects.toThrow('database "nowhere" does not exist');
});

it('a cell is not opened before it was compared with the registry', async () => {
  if (!config.cells) throw new Error('the test has no cells');
  await expect(verifyCell({ ...config, cells: config.cells }, 'one')).resolves.toBeUndefined();
  await server.end('SIGQUIT');
  const cells = { ...config.cells, registry: server.url() };
  await expect(verifyCell({ ...config, cells }, 'one')).rejects.toSatisfy(isUnreachable);
});

it('staff work in a cell while another cell and the registry are down', async () => {
  await server.end('SIGQUIT');
  const environment = {
    databaseUrl: config.databaseUrl ?? '',
    bank: { url: 'http://127.0.0.1:9', apiKey: '' },
    provider: { url: 'http://127.0.0.1:9', apiKey: '' },
    findActor: sandboxActor,
    withoutApproval: true,
  };
  expect(await runStaffCommand(config, environment, ['withdrawal', 'list'])).toEqual(['nothing waits']);
  if (!config.cells) throw new Error('the test has no cells');
  const withoutCell = { ...config, cells: { ...config.cells, registry: server.url() } };
  expect(await runStaffCommand(withoutCell, environment, ['withdrawal', 'list'])).toEqual(['nothing waits']);
});
