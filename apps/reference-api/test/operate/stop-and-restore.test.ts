/** Makes a backup and stops the process during requests. Then restores the backup in another database. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDatabase, createPool } from '../../src/database/connection.ts';
import { checkLedger } from '../../src/ledger/check-ledger.ts';
import { compileCache } from '../support/compile-cache.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { makeOneBrandFolder, startMain, type MainProcess } from '../support/main-process.ts';
import {
  acknowledgedBooks,
  AMOUNT,
  booksOf,
  makeWriter,
  withdrawalIds,
  withdrawalOf,
  type Writer,
} from '../support/writers.ts';

const WRITERS = 16;
/** The drain takes this many milliseconds. In this time, the writers must notice that `/ready` fails. */
const DRAIN_MS = 6_000;
/** The process must end within this many milliseconds after the drain. */
const ENDS_WITHIN_MS = 5_000;

let test: TestDatabase;
let folder: string;
let clients: string;
let file: string;
let api: MainProcess;
let writers: Writer[];
let slowest: Writer;
let before: Map<Writer, string[]>;
const faults: string[] = [];
let isDrained = false;

const env = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  CHADA_SANDBOX: '1',
  NODE_ENV: 'production',
  CHADA_DATA: path.join(folder, 'data'),
  CLIENTS_FOLDER: clients,
  DRAIN_MS: String(DRAIN_MS),
  RATE_LIMIT_SCALE: 'off',
});

const agent = new http.Agent({ keepAlive: true });

function request(url: string, { path: address, body, ...options }: Partial<ReturnType<typeof withdrawalOf>>) {
  return new Promise<{ status: number; replayed: boolean; keptAlive: boolean; text: string }>(
    (resolve, reject) => {
      const sent = http.request(new URL(address ?? '/', url), { agent, ...options }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.once('error', reject).once('end', () => {
          const replayed = response.headers['idempotency-replayed'] === 'true';
          const keptAlive = response.headers.connection !== 'close';
          resolve({ status: response.statusCode ?? 0, replayed, keptAlive, text });
        });
      });
      sent.once('error', reject).end(body);
    },
  );
}

const faultOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

async function write(writer: Writer): Promise<void> {
  while (!isDrained) {
    const key = randomUUID();
    try {
      const { status, text } = await request(api.url, withdrawalOf(writer, key));
      if (status === 200) writer.acknowledged.set(key, text);
      else faults.push(`${status} ${text}`);
    } catch (error) {
      faults.push(faultOf(error));
    }
  }
}

/** Waits until each writer has one more acknowledged withdrawal. */
async function untilAllWrite(): Promise<void> {
  const sizes = writers.map(({ acknowledged }) => acknowledged.size);
  const haveWritten = (): boolean =>
    writers.every(({ acknowledged }, index) => acknowledged.size > (sizes[index] ?? 0));
  await vi.waitFor(() => expect(haveWritten()).toBe(true), { timeout: 20_000 });
}

async function startBlockedWithdrawal(
  writer: Writer,
): Promise<{ response: Promise<string>; unlockWallet: () => Promise<void> }> {
  const holder = await test.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from account where id = $1 for update', [writer.walletId]);
  const key = randomUUID();
  const response = request(api.url, withdrawalOf(writer, key)).then(({ status, text }) => {
    if (status === 200) writer.acknowledged.set(key, text);
    return String(status);
  }, faultOf);
  const unlockWallet = async () => {
    await holder.query('rollback');
    holder.release();
  };
  return { response, unlockWallet };
}

async function pnpmRun(command: readonly string[], databaseUrl: string): Promise<string> {
  const cli = path.join(import.meta.dirname, '../../src/backup-cli.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [cli, ...command], {
    env: { ...process.env, ...compileCache, CHADA_SANDBOX: '1', DATABASE_URL: databaseUrl },
  });
  return stdout;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'chada-operate-'));
  clients = makeOneBrandFolder(folder);
  file = path.join(folder, 'chada.backup.gz');
  test = await createTestDatabase();
  api = await startMain(env(test.url));
  writers = await Promise.all(Array.from({ length: WRITERS }, () => makeWriter(test.db)));
  slowest = await makeWriter(test.db);
});
afterAll(async () => {
  api.child.kill('SIGKILL');
  agent.destroy();
  await test.drop();
  await rm(folder, { recursive: true, force: true });
});

describe('under sixteen writers', () => {
  it(
    'a stopping process becomes unready, completes all requests and exits with 0',
    { timeout: 90_000 },
    async () => {
      const writing = writers.map(write);
      await untilAllWrite();
      before = new Map(writers.map((writer) => [writer, [...writer.acknowledged.keys()]]));
      const output = await pnpmRun(['backup', '--out', file], test.url);
      expect(output).toMatch(
        /^backup {2}.*chada\.backup\.gz\nholds {2}\d+ rows .*\nledger {2}\d+ journals .* sum to 0\n$/,
      );
      await untilAllWrite();

      const slow = await startBlockedWithdrawal(slowest);
      const taken = writers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
      const startedAt = performance.now();
      api.child.kill('SIGTERM');
      const readiness: string[] = [];
      do {
        const response = await request(api.url, { path: '/ready', method: 'GET' }).catch(faultOf);
        if (typeof response === 'string') readiness.push(response);
        else readiness.push(`${response.status}${response.keptAlive ? '' : ' close'}`);
        const isRefused = readiness.at(-1) === 'ECONNREFUSED';
        isDrained = isRefused || readiness.filter((candidate) => candidate === '503 close').length >= 5;
        await delay(20);
      } while (readiness.at(-1) !== 'ECONNREFUSED');
      await slow.unlockWallet();
      expect(await slow.response).toBe('200');
      expect(await api.ended, api.printed()).toBe(0);
      expect(performance.now() - startedAt).toBeLessThan(DRAIN_MS + ENDS_WITHIN_MS);
      await Promise.all(writing);

      // `/ready` responds with 200 before the signal and with 503 during the drain. After the drain, connections are
      // refused.
      expect(readiness.join(', ')).toMatch(/^(200, )*(503 close, ){5,}(ECONNRESET, )?ECONNREFUSED$/);
      expect(faults).toEqual([]);
      expect(writers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)).toBeGreaterThan(taken);
      for (const writer of [...writers, slowest])
        expect(await booksOf(test.db, writer)).toEqual(acknowledgedBooks(writer));
      expect(await checkLedger(test.db)).toMatchObject({ ok: true });
    },
  );

  it('a backup is consistent and contains all withdrawals with a response', { timeout: 90_000 }, async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const empty = await createEmptyDatabase();
    try {
      expect(await pnpmRun(['restore', file], empty.url)).toMatch(
        /^restored {2}\d+ rows .*\nledger {2}.* sum to 0\n$/,
      );
      const db = createDatabase(createPool({ url: empty.url, schema: 'api', max: 4 }));
      const moments = [];
      for (const writer of writers) {
        const { withdrawals, balance } = await booksOf(db, writer);
        const stored = new Set(withdrawals);
        const all = withdrawalIds(writer.acknowledged.values());
        expect(all.map((id) => stored.has(id))).toEqual(all.map((_, index) => index < stored.size));
        expect(stored.size).toBeGreaterThanOrEqual(before.get(writer)?.length ?? Infinity);
        expect(balance).toBe(writer.initialCredit - stored.size * AMOUNT);
        moments.push(all.length - stored.size);
      }
      expect(Math.max(...moments), 'some withdrawals came after the backup').toBeGreaterThan(0);
      expect(await checkLedger(db)).toMatchObject({ ok: true });
      await db.destroy();

      api = await startMain(env(empty.url));
      const [writer] = writers;
      const key = writer && before.get(writer)?.at(-1);
      if (!writer || key === undefined) throw new Error('no writer has written');
      const again = await request(api.url, withdrawalOf(writer, key));
      expect(again).toMatchObject({ status: 200, replayed: true, text: writer.acknowledged.get(key) });
      expect(await request(api.url, withdrawalOf(writer, randomUUID()))).toMatchObject({
        status: 200,
        replayed: false,
      });
      api.child.kill('SIGTERM');
      expect(await api.ended).toBe(0);
    } finally {
      api.child.kill('SIGKILL');
      await empty.drop();
    }
  });
});
