/**
 * Tests that a process with real money prepares the brands of its cells and verifies each cell, even a cell without
 * brands.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBrands } from '../../src/brands/brand-directory.ts';
import { openBrand } from '../../src/brands/open-brand.ts';
import { openCells, type OpenCells } from '../../src/cells/open-cells.ts';
import { grantRegistryRole } from '../../src/cells/join-cell.ts';
import { grantServerRole } from '../../src/database/server-role.ts';
import { readConfig, type Config } from '../../src/runtime/config.ts';
import { openDatabase } from '../../src/runtime/open-database.ts';
import { openRealServices } from '../../src/runtime/open-real.ts';
import { brandPreparer } from '../../src/runtime/prepare-brands.ts';
import { createFairnessKeys } from '../../src/security/fairness-keys.ts';
import { makeLicensedBrand } from '../support/licensed-brand.ts';
import { PostgresServer, until } from '../support/postgres-server.ts';
import { FAIRNESS_SECRET } from '../support/test-app.ts';

const ROLE = 'server_of_cells';
const names = ['registry', 'one', 'two', 'three'] as const;
let folder: string;
let servers: { readonly usual: PostgresServer; readonly two: PostgresServer };
let config: Config;
let store: OpenCells;
const problems: string[] = [];

const serverOf = (name: string) => (name === 'two' ? servers.two : servers.usual);
const databaseOf = (name: string) => `cell_${name}`;

function asServerRole(url: string): string {
  const own = new URL(url);
  [own.username, own.password] = [ROLE, 'secret'];
  return own.href;
}

function configOf(urlOf: (name: string) => string): Config {
  const file = path.join(folder, 'cells.json');
  const cells = { one: urlOf('one'), two: urlOf('two'), three: urlOf('three') };
  writeFileSync(
    file,
    JSON.stringify({ registry: urlOf('registry'), cells, brands: { 'brand-two': 'two' }, default: 'one' }),
  );
  const gateway = 'http://127.0.0.1:9';
  return readConfig({
    CELLS_FILE: file,
    CLIENTS_FOLDER: path.join(folder, 'clients'),
    BANK_URL: gateway,
    BANK_API_KEY: 'secret',
    PROVIDER_URL: gateway,
    PROVIDER_API_KEY: 'secret',
    LOG_HASH_KEY: 'a key for this test alone',
    FAIRNESS_SECRET,
    CHADA_DATA: folder,
  });
}

async function as<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'chada-real-cells-'));
  mkdirSync(path.join(folder, 'clients'));
  for (const id of ['brand-one', 'brand-two']) makeLicensedBrand(path.join(folder, 'clients'), id);
  servers = {
    usual: await PostgresServer.create(path.join(folder, 'usual')),
    two: await PostgresServer.create(path.join(folder, 'two')),
  };
  for (const server of [servers.usual, servers.two]) {
    await server.start();
    await server.query(`create role ${ROLE} login password 'secret'`);
  }
  for (const name of names) await serverOf(name).query(`create database ${databaseOf(name)}`);
  const owned = (name: string) => serverOf(name).url(databaseOf(name));
  await openDatabase(configOf(owned));
  await as(owned('registry'), (client) => grantRegistryRole(client, ROLE));
  for (const name of names.slice(1)) await as(owned(name), (client) => grantServerRole(client, ROLE));
  config = configOf((name) => asServerRole(owned(name)));
  if (!config.cells) throw new Error('the test has no cells');
  store = await openCells(config.cells, { onLost: () => undefined });
  const [resolvedClient, two] = readBrands(config.clientsFolder);
  const [cellOne, cellTwo] = [cellNamed('one'), cellNamed('two')];
  if (!resolvedClient || !two) throw new Error('the test has no brands');
  for (const [{ db }, brand, bank_account] of [
    [cellOne, resolvedClient, '4050123457'],
    [cellTwo, two, '4050123465'],
  ] as const) {
    await openBrand(db, brand);
    await db
      .insertInto('receiving_account')
      .values({
        client_id: brand.id,
        bank_code: '004',
        bank_account,
        account_name: 'Lotus',
        prompt_pay_id: null,
      })
      .execute();
  }
}, 120_000);
afterAll(async () => {
  await store.close();
  await servers.usual.end('SIGQUIT');
  await servers.two.end('SIGQUIT');
  rmSync(folder, { recursive: true, force: true });
});

function cellNamed(name: string) {
  const found = store.cells.find((cell) => cell.name === name);
  if (!found) throw new Error(`there is no cell ${name}`);
  return found;
}

const preparerOf = (beforeBrands: (cell: string) => Promise<unknown>) => {
  const services = openRealServices(config);
  return brandPreparer({
    config,
    store,
    down: new Map(),
    services: {
      ...services,
      async prepareBrands(cell, brands) {
        await beforeBrands(brands[0]?.id ?? '');
        await services.prepareBrands(cell, brands);
      },
    },
    fairnessKeys: createFairnessKeys(services.fairnessSecret),
    onOpen: () => undefined,
    onProblem: (text) => problems.push(text),
    onNews: () => undefined,
  });
};

it('a cell that is lost while its brands are prepared is closed, and opens when it answers', async () => {
  let isFirst = true;
  const preparer = preparerOf(async (brand) => {
    if (brand === 'brand-two' && isFirst) await servers.two.end('SIGQUIT');
    if (brand === 'brand-two') isFirst = false;
  });
  try {
    await preparer.prepare(readBrands(config.clientsFolder));
    expect([...(store.shared?.closed ?? [])]).toEqual(['two']);
    expect(problems).toEqual([
      "the cell two can't be opened; its brands get 503 until it and the registry answer",
    ]);
    await servers.two.start();
    await until('cell two', () => Promise.resolve(store.shared?.closed.size === 0));
  } finally {
    await preparer.stop();
  }
});

it('a cell without brands that lacks a migration is a mistake', async () => {
  await servers.usual.query(
    'delete from api.schema_migration where id = (select max(id) from api.schema_migration)',
    [],
    databaseOf('three'),
  );
  const preparer = preparerOf(() => Promise.resolve());
  try {
    await expect(preparer.prepare(readBrands(config.clientsFolder))).rejects.toThrow(
      /^cell three: DATABASE_URL: it lacks \S+; run: pnpm migrate$/,
    );
  } finally {
    await preparer.stop();
  }
});
