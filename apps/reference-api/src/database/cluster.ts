import { spawn } from 'node:child_process';
import { open, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { registerUser } from './cluster-users.ts';
import { initialiseCluster, type ClusterPaths } from './initialise-cluster.ts';
import type { NativeBinaries } from './native-binaries.ts';
import { isAlive, isPostgresOf, readPidFile } from './pid-file.ts';
import type { RunAs } from './run-as.ts';

export interface Cluster {
  readonly url: string;
  isRunning(): Promise<boolean>;
  /**
   * Starts PostgreSQL with the same address if it has ended. Returns false if it was already running, for example
   * because another process started it. Throws if it can't start.
   */
  startAgain(): Promise<boolean>;
  close(): Promise<void>;
}

export interface ClusterOptions {
  readonly paths: ClusterPaths;
  readonly binaries: NativeBinaries;
  readonly runAs: RunAs | undefined;
  /** With `fast`, PostgreSQL can lose data in a crash of the machine, so only tests use `fast`. */
  readonly durability: 'durable' | 'fast';
}

const READY_WITHIN_MS = 30_000;
/**
 * A start can fail because another process has taken the selected port, so PostgreSQL is started again. After this many
 * failed starts, `openCluster` throws.
 */
const MAX_FAILED_STARTS = 4;

const settings = {
  durable: ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on', 'max_connections=120'],
  fast: [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'autovacuum=off',
    'max_connections=200',
  ],
} as const;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Starts PostgreSQL outside the terminal's process group, because Ctrl+C must not stop PostgreSQL while requests run.
 * Returns false if PostgreSQL does not become ready.
 */
async function launch(
  { paths, binaries, runAs, durability }: ClusterOptions,
  port: number,
): Promise<boolean> {
  const log = await open(paths.log, 'a', 0o600);
  const fixed = [
    `listen_addresses=127.0.0.1`,
    `unix_socket_directories=`,
    `timezone=UTC`,
    `shared_buffers=64MB`,
  ];
  const child = spawn(
    path.join(binaries.folder, 'bin', 'postgres'),
    [
      '-D',
      paths.data,
      '-p',
      String(port),
      ...[...fixed, ...settings[durability]].flatMap((item) => ['-c', item]),
    ],
    {
      cwd: paths.base,
      env: {},
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      ...(runAs && { uid: runAs.uid, gid: runAs.gid }),
    },
  );
  try {
    await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
    child.unref();
    const deadline = Date.now() + READY_WITHIN_MS;
    while (child.exitCode === null && Date.now() < deadline) {
      const note = await readPidFile(paths.data);
      if (note?.pid === child.pid && note?.ready) return true;
      await delay(15);
    }
    return false;
  } finally {
    await log.close();
  }
}

async function stop(paths: ClusterPaths): Promise<void> {
  const note = await readPidFile(paths.data);
  if (!note || !isAlive(note.pid) || !(await isPostgresOf(note.pid, paths.data))) return;
  process.kill(note.pid, 'SIGINT');
  for (const deadline = Date.now() + 10_000; isAlive(note.pid) && Date.now() < deadline;) await delay(15);
  // Stops PostgreSQL immediately if it is still running. The next start repairs the data files from the write-ahead
  // log.
  if (isAlive(note.pid)) process.kill(note.pid, 'SIGQUIT');
}

async function lastLines(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.trim().split('\n').slice(-3).join('\n');
}

async function isRunning(paths: ClusterPaths): Promise<boolean> {
  const note = await readPidFile(paths.data);
  return note !== undefined && isAlive(note.pid) && (await isPostgresOf(note.pid, paths.data));
}

interface StartedCluster {
  readonly url: string;
  /** True if this call has started PostgreSQL. False if PostgreSQL was already running. */
  readonly isNew: boolean;
}

/** Returns the address of the running PostgreSQL, and starts PostgreSQL if necessary. */
async function findOrStart(
  options: ClusterOptions,
  password: string,
  port?: number,
): Promise<StartedCluster> {
  const { paths } = options;
  let failedStarts = 0;
  let isNew = false;
  for (
    const deadline = Date.now() + READY_WITHIN_MS;
    Date.now() < deadline && failedStarts < MAX_FAILED_STARTS;
  ) {
    const note = await readPidFile(paths.data);
    if (note && isAlive(note.pid) && (await isPostgresOf(note.pid, paths.data))) {
      const url = `postgres://postgres:${password}@127.0.0.1:${note.port}/postgres`;
      if (note.ready && (await canConnect(url))) return { url, isNew };
      await delay(50);
      continue;
    }
    // Deletes the pid file of an earlier PostgreSQL if its process id now belongs to another program. PostgreSQL would
    // otherwise not start.
    if (note && isAlive(note.pid)) await rm(path.join(paths.data, 'postmaster.pid'), { force: true });
    // After a crash, other processes may still use the old port, so the first start uses it again.
    const used = failedStarts === 0 && note !== undefined && note.port > 0 ? note.port : undefined;
    isNew = await launch(options, port ?? used ?? (await freePort()));
    if (!isNew) failedStarts += 1;
  }
  throw new Error(`PostgreSQL did not start. The end of ${paths.log}:\n${await lastLines(paths.log)}`);
}

export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const { paths, binaries, runAs, durability } = options;
  const password = await initialiseCluster(paths, binaries, runAs, durability);
  const user = await registerUser(paths.users);
  try {
    const { url } = await findOrStart(options, password);
    return {
      url,
      isRunning: () => isRunning(paths),
      async startAgain() {
        const started = await findOrStart(options, password, Number(new URL(url).port));
        if (started.url !== url) throw new Error('PostgreSQL was started at another port');
        return started.isNew;
      },
      async close() {
        if ((await user.leave()) === 'last') await stop(paths);
      },
    };
  } catch (error) {
    await user.leave();
    throw error;
  }
}
