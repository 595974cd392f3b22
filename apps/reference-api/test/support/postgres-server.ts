import { execFile, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { chmod, open, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { clusterPaths, initialiseCluster, type ClusterPaths } from '../../src/database/initialise-cluster.ts';
import { locateNativeBinaries, type NativeBinaries } from '../../src/database/native-binaries.ts';
import { isAlive, readPidFile } from '../../src/database/pid-file.ts';
import { findRunAs, type RunAs } from '../../src/database/run-as.ts';

const execFileAsync = promisify(execFile);
const START_WITHIN_MS = 60_000;

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 30_000);
    if (await canListen(port)) return port;
  }
}

export async function until(name: string, holds: () => Promise<boolean>, withinMs = 60_000): Promise<void> {
  for (const deadline = Date.now() + withinMs; ; await delay(20)) {
    if (await holds()) return;
    if (Date.now() > deadline) throw new Error(`${name}: timed out after ${withinMs} ms`);
  }
}

/** A PostgreSQL server for a test. It does not flush data to disk, because tests simulate no power failure. */
export class PostgresServer {
  readonly port: number;
  readonly #paths: ClusterPaths;
  readonly #binaries: NativeBinaries;
  readonly #runAs: RunAs | undefined;
  readonly #password: string;

  private constructor(
    port: number,
    paths: ClusterPaths,
    binaries: NativeBinaries,
    runAs: RunAs | undefined,
    password: string,
  ) {
    this.port = port;
    this.#paths = paths;
    this.#binaries = binaries;
    this.#runAs = runAs;
    this.#password = password;
  }

  static async create(folder: string): Promise<PostgresServer> {
    await chmod(path.dirname(folder), 0o755);
    const runAs = await findRunAs();
    const binaries = await locateNativeBinaries(runAs);
    const paths = clusterPaths(folder);
    const password = await initialiseCluster(paths, binaries, runAs, 'fast');
    return new PostgresServer(await freePort(), paths, binaries, runAs, password);
  }

  url(database = 'postgres'): string {
    return `postgres://postgres:${this.#password}@127.0.0.1:${this.port}/${database}`;
  }

  /** User and password in the form `user:password`. */
  get credentials(): string {
    return `postgres:${this.#password}`;
  }

  async query<R extends pg.QueryResultRow>(
    text: string,
    values: unknown[] = [],
    database?: string,
  ): Promise<R[]> {
    const client = new pg.Client({
      connectionString: this.url(database),
      application_name: 'test',
      connectionTimeoutMillis: 5_000,
    });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<R>(text, values)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async #answers(): Promise<boolean> {
    return this.query('select 1').then(
      () => true,
      () => false,
    );
  }

  async start(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    const all = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      shared_buffers: '32MB',
      max_connections: '150',
      fsync: 'off',
      timezone: 'UTC',
      ...settings,
    };
    const log = await open(this.#paths.log, 'a', 0o600);
    const args = ['-D', this.#paths.data, '-p', String(this.port)];
    for (const [name, value] of Object.entries(all)) args.push('-c', `${name}=${value}`);
    const launch = () =>
      spawn(path.join(this.#binaries.folder, 'bin', 'postgres'), args, {
        cwd: this.#paths.base,
        env: {},
        stdio: ['ignore', log.fd, log.fd],
        ...(this.#runAs && { uid: this.#runAs.uid, gid: this.#runAs.gid }),
      });
    let child = launch();
    try {
      await until(
        `start of PostgreSQL on ${this.port}`,
        async () => {
          // After a kill, a new server exits immediately as long as the killed processes hold the shared memory. The
          // loop then launches the server again.
          if (child.exitCode !== null) child = launch();
          return this.#answers();
        },
        START_WITHIN_MS,
      );
      child.unref();
    } finally {
      await log.close();
    }
  }

  /** Ends the server: SIGINT shuts it down cleanly, SIGQUIT immediately, SIGKILL without clean-up. */
  async end(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void> {
    const note = await readPidFile(this.#paths.data);
    if (!note || !isAlive(note.pid)) return;
    process.kill(note.pid, signal);
    await until(`end of PostgreSQL on ${this.port}`, async () => !isAlive(note.pid));
  }

  /**
   * Replaces this server's data with a copy of the data of `primary`, which must be stopped. Call `startStandby`
   * afterwards.
   */
  async becomeStandbyOf(primary: PostgresServer): Promise<void> {
    await rm(this.#paths.data, { recursive: true, force: true });
    await execFileAsync('cp', ['-a', primary.#paths.data, this.#paths.data]);
    await rm(path.join(this.#paths.data, 'postmaster.pid'), { force: true });
    writeFileSync(path.join(this.#paths.data, 'standby.signal'), '');
  }

  startStandby(primary: PostgresServer): Promise<void> {
    const at = `host=127.0.0.1 port=${primary.port} user=postgres password=${primary.#password}`;
    return this.start({ primary_conninfo: at });
  }

  async promote(): Promise<void> {
    await this.query('select pg_promote()');
    await until(
      'promotion',
      async () => !(await this.query<{ yes: boolean }>('select pg_is_in_recovery() as yes'))[0]?.yes,
    );
  }

  async newServer(folder: string): Promise<PostgresServer> {
    const paths = clusterPaths(folder);
    await execFileAsync('mkdir', ['-p', '-m', '755', folder]);
    return new PostgresServer(await freePort(), paths, this.#binaries, this.#runAs, this.#password);
  }
}
