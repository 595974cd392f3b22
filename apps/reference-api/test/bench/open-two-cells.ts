import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { CellsFile } from '../../src/cells/cells-file.ts';
import { connectClient } from '../../src/database/connect-client.ts';
import { openEmbeddedPostgres } from '../../src/database/embedded.ts';
import { openDatabase } from '../../src/runtime/open-database.ts';
import { startMain, type MainProcess } from '../support/main-process.ts';

export interface TwoCells {
  readonly file: CellsFile;
  readonly api: MainProcess;
  close(): Promise<void>;
}

async function createDatabases(clusterUrl: string, names: readonly string[]): Promise<string[]> {
  const client = await connectClient(clusterUrl);
  try {
    for (const name of names) await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  return names.map((name) => {
    const url = new URL(clusterUrl);
    url.pathname = `/${name}`;
    return url.href;
  });
}

/**
 * Starts an API process with the registry and cell `one` on one PostgreSQL server, and cell `two`, which has the brand
 * `inTwo`, on another server. Cell `three` is an empty database on the second server.
 */
export async function openTwoCells(
  inTwo: string,
  settings: Readonly<Record<string, string>>,
): Promise<TwoCells> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'chada-cells-'));
  const closing: (() => Promise<unknown>)[] = [
    () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
  ];
  const close = async () => {
    for (const end of closing.toReversed()) await end();
  };
  try {
    const openServer = async (name: string) => {
      const cluster = await openEmbeddedPostgres(path.join(folder, name));
      closing.push(() => cluster.close());
      return cluster.url;
    };
    const [registry = '', one = ''] = await createDatabases(await openServer('first'), ['registry', 'one']);
    const [two = '', three = ''] = await createDatabases(await openServer('second'), ['two', 'three']);
    const file: CellsFile = {
      registry,
      cells: { one, two, three },
      brands: { [inTwo]: 'two' },
      default: 'one',
    };
    const dataFolder = path.join(folder, 'data');
    const opened = await openDatabase({ sandbox: true, databaseUrl: one, dataFolder, cells: file });
    closing.push(() => opened.close());
    const cellsFile = path.join(folder, 'cells.json');
    await writeFile(cellsFile, JSON.stringify(file), { mode: 0o600 });
    const api = await startMain({ ...settings, CELLS_FILE: cellsFile, CHADA_DATA: dataFolder });
    closing.push(async () => {
      api.child.kill('SIGTERM');
      await api.ended;
    });
    return { file, api, close };
  } catch (error) {
    await close();
    throw error;
  }
}
