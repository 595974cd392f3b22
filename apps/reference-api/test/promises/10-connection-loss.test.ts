/**
 * Ends connections, kills PostgreSQL and promotes a standby while sixteen writers send requests (promise 10 in
 * docs/promises.md). The API must recover and must not lose an effect. CHADA_FULL=1 runs more rounds.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, createPool, type Database } from '../../src/database/connection.ts';
import { checkLedger } from '../../src/ledger/check-ledger.ts';
import { runSeed, seededRandom, sized } from '../support/seeded-random.ts';
import { makeOneBrandFolder, startMain, type MainProcess } from '../support/main-process.ts';
import { PostgresServer, until } from '../support/postgres-server.ts';
import { acknowledgedBooks, booksOf, makeWriter, withdrawalOf, type Writer } from '../support/writers.ts';

const WRITERS = 16;
const DATABASE = 'chada';
/** With this setting, each commit waits for the standby, so that a failover loses no data. */
const synchronous = { synchronous_standby_names: '*' };

const seed = runSeed();
const random = seededRandom(seed);
let parent: string;
let servers: readonly [PostgresServer, PostgresServer];
let writers: readonly Writer[];
let processes: readonly MainProcess[] = [];
let databaseUrl: string;

beforeAll(async () => {
  console.info(`connection loss: CHADA_SEED=${seed}`);
  parent = await mkdtemp(path.join(os.tmpdir(), 'chada-loss-'));
  const first = await PostgresServer.create(path.join(parent, 'one'));
  servers = [first, await first.newServer(path.join(parent, 'two'))];
  await first.start();
  await first.query(`create database ${DATABASE}`);
  const hosts = servers.map(({ port }) => `127.0.0.1:${port}`).join(',');
  databaseUrl = `postgres://${first.credentials}@${hosts}/${DATABASE}?target_session_attrs=read-write`;
  const env = {
    CHADA_SANDBOX: '1',
    DATABASE_URL: databaseUrl,
    CHADA_DATA: path.join(parent, 'data'),
    CLIENTS_FOLDER: makeOneBrandFolder(parent),
    RATE_LIMIT_SCALE: 'off',
  };
  // Starts the processes one after another, because the first process creates the sample data.
  for (let count = 0; count < 2; count += 1) processes = [...processes, await startMain(env)];
  writers = await withDatabase((db) => Promise.all(Array.from({ length: WRITERS }, () => makeWriter(db))));
}, 240_000);

afterAll(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  for (const server of servers ?? []) await server.end('SIGQUIT');
  await rm(parent, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

interface Load {
  readonly acknowledged: () => number;
  readonly unavailable: () => number;
  readonly hasFailed: () => boolean;
  stop(): Promise<void>;
}

const count = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);

/**
 * Sends a withdrawal, and returns the response's text if the status is 200. The only other correct response is 503 with
 * Retry-After.
 */
async function send(writer: Writer, key: string, faults: string[]): Promise<string | undefined> {
  const { path: address, ...request } = withdrawalOf(writer, key);
  const to = random.pick(processes);
  try {
    const response = await fetch(`${to.url}${address}`, request);
    const text = await response.text();
    if (response.status === 200) return text;
    if (response.status !== 503) faults.push(`${response.status} ${text}`);
    else if (!response.headers.has('retry-after')) faults.push('503 without Retry-After');
  } catch (error) {
    faults.push(`no answer from ${to.url}: ${String(error)} ${to.printed()}`);
  }
  return undefined;
}

/** Starts all writers. Like the site, a writer repeats a request with the same key until a response arrives. */
function startLoad(): Load {
  const begun = count();
  const faults: string[] = [];
  let stopping = false;
  let unavailable = 0;
  const hasFailed = () => faults.length > 20;
  const write = async (writer: Writer): Promise<void> => {
    while (!stopping && !hasFailed()) {
      const key = randomUUID();
      let text = await send(writer, key, faults);
      for (const deadline = Date.now() + 120_000; text === undefined && Date.now() < deadline;) {
        if (hasFailed()) return;
        unavailable += 1;
        await delay(25);
        text = await send(writer, key, faults);
      }
      if (text === undefined) faults.push('never answered');
      else writer.acknowledged.set(key, text);
    }
  };
  const writing = writers.map(write);
  return {
    acknowledged: () => count() - begun,
    unavailable: () => unavailable,
    hasFailed,
    async stop() {
      stopping = true;
      await Promise.all(writing);
      expect([...new Set(faults)], `seed ${seed}`).toEqual([]);
    },
  };
}

async function waitForEveryWriter(load: Load): Promise<void> {
  const target = load.acknowledged() + WRITERS * 2;
  await until(
    'answers to the writers',
    async () => load.hasFailed() || load.acknowledged() >= target,
    120_000,
  );
}

async function withDatabase<R>(work: (db: Database) => Promise<R>): Promise<R> {
  const db = createDatabase(createPool({ url: databaseUrl, schema: 'api', max: 4 }));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

async function checkWriters(db: Database): Promise<void> {
  for (const { child } of processes) expect(child.exitCode, `seed ${seed}`).toBeNull();
  for (const writer of writers)
    expect(await booksOf(db, writer), `seed ${seed}`).toEqual(acknowledgedBooks(writer));
  expect((await checkLedger(db)).ok, `seed ${seed}`).toBe(true);
  // Moves the withdrawals to an earlier day, where they do not count towards today's limit.
  await db.updateTable('withdrawal').set({ bangkok_day: '2020-01-01' }).execute();
}

const readiness = async ({ url }: MainProcess) => (await fetch(`${url}/ready`)).status;
const allReady = async () => (await Promise.all(processes.map(readiness))).every((status) => status === 200);

async function endConnection(server: PostgresServer): Promise<boolean> {
  const found = await server.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = $1 and application_name like 'chada %' order by state <> 'active', pid`,
    [DATABASE],
  );
  if (found.length === 0) return false;
  const { pid } = random.pick(found);
  await server.query('select pg_terminate_backend($1)', [pid]);
  return true;
}

it('repeats no effect if connections end at random', { timeout: 1_800_000 }, async () => {
  const load = startLoad();
  const target = sized(10, 100);
  for (let ended = 0; ended < target && !load.hasFailed();) {
    await delay(random.int(5, 60));
    if (await endConnection(servers[0])) ended += 1;
  }
  await waitForEveryWriter(load);
  await load.stop();
  console.info(
    `${target} connections ended, ${load.acknowledged()} withdrawals, ${load.unavailable()} × 503`,
  );
  await withDatabase(checkWriters);
});

it('responds with 503 while PostgreSQL restarts, and recovers', { timeout: 1_800_000 }, async () => {
  const backMs: number[] = [];
  for (let round = 1; round <= sized(2, 20); round += 1) {
    const load = startLoad();
    await waitForEveryWriter(load);
    await servers[0].end(round % 2 === 0 ? 'SIGKILL' : 'SIGQUIT');
    for (const process of processes)
      await until('503 of /ready', async () => (await readiness(process)) === 503);
    await servers[0].start();
    const startedAt = performance.now();
    await until('readiness', allReady);
    backMs.push(performance.now() - startedAt);
    await waitForEveryWriter(load);
    await load.stop();
    expect(load.unavailable(), `seed ${seed}`).toBeGreaterThan(0);
    await withDatabase(checkWriters);
  }
  console.info(`ready again at most ${Math.max(...backMs).toFixed(0)} ms after PostgreSQL`);
});

it('switches to a promoted standby and loses no effect with a response', { timeout: 3_600_000 }, async () => {
  let [primary, standby] = servers;
  const overMs: number[] = [];
  for (let round = 1; round <= sized(1, 20); round += 1) {
    await primary.end('SIGINT');
    await standby.becomeStandbyOf(primary);
    await primary.start(synchronous);
    await standby.startStandby(primary);
    const streams = async () =>
      (await primary.query<{ state: string }>('select sync_state as state from pg_stat_replication')).some(
        ({ state }) => state === 'sync',
      );
    await until('replication', streams);
    const load = startLoad();
    await waitForEveryWriter(load);
    await delay(random.int(0, 200));
    await primary.end(round % 2 === 0 ? 'SIGQUIT' : 'SIGKILL');
    const startedAt = performance.now();
    await standby.promote();
    await waitForEveryWriter(load);
    overMs.push(performance.now() - startedAt);
    await load.stop();
    await withDatabase(checkWriters);
    [primary, standby] = [standby, primary];
  }
  console.info(`${overMs.length} failovers, served again at most ${Math.max(...overMs).toFixed(0)} ms later`);
});
