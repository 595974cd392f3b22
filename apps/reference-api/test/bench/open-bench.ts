import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../src/runtime/open-database.ts';
import { startMain, type MainProcess } from '../support/main-process.ts';

export interface Bench {
  /** The URL of the database. */
  readonly databaseUrl: string;
  readonly apis: readonly [MainProcess, ...MainProcess[]];
  close(): Promise<void>;
}

/** Starts API processes of a sandbox on the database of `DATABASE_URL`, or else on a new one. */
export async function openBench(
  { RATE_LIMIT_SCALE = 'off', ...settings }: Readonly<Record<string, string>> = {},
  processes = 1,
): Promise<Bench> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'chada-bench-'));
  const dataFolder = path.join(folder, 'data');
  const databaseUrl = process.env['DATABASE_URL'];
  const opened = await openDatabase({ sandbox: true, databaseUrl, dataFolder });
  const start = () =>
    startMain({
      DATABASE_URL: opened.url,
      CHADA_DATA: dataFolder,
      CHADA_SANDBOX: '1',
      NODE_ENV: 'production',
      DRAIN_MS: '0',
      RATE_LIMIT_SCALE,
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
