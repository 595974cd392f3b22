import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { afterAll } from 'vitest';
import type { CellsFile } from '../../src/cells/cells-file.ts';
import { depsOfCells, openCells, type OpenCells } from '../../src/cells/open-cells.ts';
import { openRegistry, type RegistryDatabase } from '../../src/cells/registry.ts';
import { applyMigrations, schemaNames } from '../../src/database/apply-migrations.ts';
import { createPool } from '../../src/database/connection.ts';
import type { Deps } from '../../src/deps.ts';
import { listen } from '../../src/http/server/base-server.ts';
import { openLog } from '../../src/modules/fairness/open-log.ts';
import { openDatabase } from '../../src/runtime/open-database.ts';
import { buildSandboxBank } from '../../src/sandbox-bank/server.ts';
import { TransferBook } from '../../src/sandbox-bank/transfers.ts';
import { buildSandboxProvider } from '../../src/sandbox-provider/server.ts';
import { seed } from '../../src/seed/seed.ts';
import { buildServer } from '../../src/server.ts';
import { slipPictureFolder } from '../../src/slip/slip-pictures.ts';
import { temporaryHome } from './cluster-home.ts';
import { cellBrands, commonDeps, type CellSettings } from './cell-settings.ts';
import { PostgresServer } from './postgres-server.ts';
import { callerOf, type Call, type TestApp } from './test-app.ts';
import { createEmptyDatabase, createMigratedDatabase } from './test-database.ts';

export interface ThreeCells extends CellSettings {
  readonly registry: RegistryDatabase;
  readonly opened: OpenCells;
  readonly deps: Deps;
  readonly ofCells: readonly Deps[];
  readonly url: string;
  readonly call: Call;
  /**
   * Returns the test app of a cell. The test app has the database and the background work of this cell, and the server
   * that all cells share.
   */
  appOf(cell: string): TestApp;
  close(): Promise<void>;
}

/**
 * Starts three cells. Cell `one` (brands A and C) is on one PostgreSQL server. Cell `two` (brand B) and the empty cell
 * `three` are on another server.
 */
export async function startThreeCells(): Promise<ThreeCells> {
  const folder = await mkdtemp(path.join(await temporaryHome(), 'chada-cells-'));
  const server = await PostgresServer.create(path.join(folder, 'second'));
  await server.start();
  const nameOf = (cell: string) => `${cell}_${randomBytes(4).toString('hex')}`;
  const [nameOfTwo, nameOfThree] = [nameOf('two'), nameOf('three')];
  // The database of cell `two` sorts text by the rules of English. The database of cell `one` sorts text by its bytes.
  await server.query(
    `create database ${nameOfTwo} template template0 locale_provider icu icu_locale 'en-US' locale 'C'`,
  );
  for (const schema of schemaNames) await applyMigrations(server.url(nameOfTwo), schema);
  await server.query(`create database ${nameOfThree} template ${nameOfTwo} strategy file_copy`);
  const [registryAt, one] = [await createEmptyDatabase(), await createMigratedDatabase()];
  const file: CellsFile = {
    registry: registryAt.url,
    cells: { one: one.url, two: server.url(nameOfTwo), three: server.url(nameOfThree) },
    brands: { 'brand-b': 'two' },
    default: 'one',
  };
  const reached = await openDatabase({
    sandbox: true,
    databaseUrl: one.url,
    dataFolder: folder,
    cells: file,
  });
  const opened = await openCells(file, { onLost: () => undefined });
  await opened.shared?.locations.place(cellBrands);
  const pools: pg.Pool[] = [];
  const poolOf = (schema: 'sandbox_bank' | 'sandbox_provider') => {
    const pool = createPool({ url: one.url, schema });
    pools.push(pool);
    return pool;
  };
  const apiKey = randomUUID();
  const bankPool = poolOf('sandbox_bank');
  const bank = await buildSandboxBank({ pool: bankPool, apiKey, logLevel: 'silent' });
  const games = await buildSandboxProvider({
    pool: poolOf('sandbox_provider'),
    apiKey,
    paceMs: 0,
    logLevel: 'silent',
    returnOrigins: ['https://www.brand-a.example'],
  });
  const [bankUrl, providerUrl] = [await listen(bank, 0), await listen(games, 0)];
  const settings = { file, bankUrl, providerUrl, apiKey, folder };
  let now = new Date();
  const common = commonDeps(settings, { now: () => new Date(now) });
  const { deps, ofCells } = depsOfCells(opened, common, () => slipPictureFolder(path.join(folder, 'slips')));
  for (const [index, { db, houseAccounts }] of opened.cells.entries()) {
    const brands = ofCells[index]?.brands.all() ?? [];
    if (brands.length === 0) continue;
    await seed(db, { brands, now, demo: false });
    for (const brand of brands) {
      await houseAccounts(brand.id);
      await openLog(db, brand, common.fairness.keys);
    }
    // Disables the bonus, because its amount would depend on the time of day.
    await db.updateTable('promotion').set({ enabled: false }).execute();
  }
  const api = await buildServer(deps, { logLevel: 'silent' });
  const url = await listen(api, 0);
  const call = callerOf(() => url);
  const { registry } = openRegistry(file.registry);
  const appOf = (name: string): TestApp => {
    const index = opened.cells.findIndex((cell) => cell.name === name);
    const [cell, own] = [opened.cells[index], ofCells[index]];
    if (!cell || !own) throw new Error(`there is no cell ${name}`);
    return {
      url,
      databaseUrl: cell.url,
      pool: cell.pool,
      db: cell.db,
      bankUrl,
      providerUrl,
      apiKey,
      deps: { ...own, brands: common.brands },
      inbox: common.messages,
      book: new TransferBook(bankPool),
      slipFolder: folder,
      logFolder: folder,
      setTime: (at) => void (now = new Date(at)),
      passTime: (ms = 0) => void (now = new Date(now.getTime() + ms)),
      call,
      drop: () => Promise.resolve(),
      close: () => Promise.resolve(),
    };
  };
  return {
    ...settings,
    registry,
    opened,
    deps,
    ofCells,
    url,
    call,
    appOf,
    async close() {
      await Promise.all([api.close(), bank.close(), games.close()]);
      await opened.close();
      await registry.destroy();
      await Promise.all(pools.map((pool) => pool.end()));
      await reached.close();
      await server.end('SIGQUIT');
      await registryAt.drop();
      await one.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the cells for the tests of a file. */
export async function openThreeCells(): Promise<ThreeCells> {
  const cells = await startThreeCells();
  afterAll(() => cells.close());
  return cells;
}
