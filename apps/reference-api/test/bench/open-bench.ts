import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../src/runtime/open-database.ts';
import { startMain, type MainProcess } from '../support/main-process.ts';

export interface Bench {
  readonly databaseUrl: string;
  readonly apis: readonly [MainProcess, ...MainProcess[]];
  close(): Promise<void>;
}

interface BenchOptions {
  /** Environment variables for the API processes. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly processes?: number;
  /**
   * If true, the bench always uses a new database. If false, and if the variable `DATABASE_URL` is set, the bench uses
   * the database of this variable. Default: false.
   */
  readonly needsNewDatabase?: boolean;
}

/** Opens a database and starts API processes with the data of a sandbox. */
export async function openBench({
  settings,
  processes = 1,
  needsNewDatabase = false,
}: BenchOptions = {}): Promise<Bench> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'chada-bench-'));
  const dataFolder = path.join(folder, 'data');
  const opened = await openDatabase({
    sandbox: true,
    databaseUrl: needsNewDatabase ? undefined : process.env['DATABASE_URL'],
    dataFolder,
  });
  const start = () =>
    startMain({
      DATABASE_URL: opened.url,
      CHADA_DATA: dataFolder,
      CHADA_SANDBOX: '1',
      NODE_ENV: 'production',
      DRAIN_MS: '0',
      RATE_LIMIT_SCALE: 'off',
      ...settings,
    });
  const apis: [MainProcess, ...MainProcess[]] = [await start()];
  while (apis.length < processes) apis.push(await start());
  return {
    databaseUrl: opened.url,
    apis,
    async close() {
      for (const { child, ended } of apis) {
        child.kill('SIGTERM');
        await ended;
      }
      await opened.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}
