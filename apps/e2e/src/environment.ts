import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClusterHome } from '@chada/reference-api/cluster-home';
import { openEmbeddedPostgres } from '@chada/reference-api/embedded-postgres';
import { freePorts, type Ports } from '@chada/tooling/ports';
import { startProduct } from '@chada/tooling/product';
import { repoRoot } from '@chada/tooling/repo-root';
import pg from 'pg';

/** Vitest sends this object to other processes as JSON, so it contains no functions. */
export interface EnvironmentAddresses {
  readonly sitePort: number;
  readonly apiUrl: string;
  readonly bankUrl: string;
  readonly providerUrl: string;
  readonly databaseUrl: string;
  /** The folder of the environment. Its subfolder `clients` contains the brands that the API serves. */
  readonly folder: string;
  readonly clientIds: readonly string[];
}

export function dataFolder(folder: string): string {
  return join(folder, 'data');
}

export function logFile(folder: string): string {
  return join(folder, 'api.log');
}

export interface TestEnvironment {
  readonly addresses: EnvironmentAddresses;
  readonly log: () => string;
  stop(): Promise<void>;
}

export interface TestEnvironments {
  readonly environments: readonly Omit<TestEnvironment, 'stop'>[];
  stop(): Promise<void>;
}

/** Sets both bonus windows to times at least 5 hours ahead, so that deposits in tests get no bonus. */
const closeBonusWindowsSql = `
  with base as (select date_trunc('hour', now() at time zone 'Asia/Bangkok') as hour)
  update api.promotion
     set bonus_time_start = (hour + interval '6 hours')::time, bonus_time_end = (hour + interval '8 hours')::time,
         bonus_time_start2 = (hour + interval '10 hours')::time, bonus_time_end2 = (hour + interval '12 hours')::time
    from base`;

/**
 * Starts several environments, each with its own database. Uses the PostgreSQL of `DATABASE_URL`, or starts PostgreSQL. If
 * `signal` is aborted during the start, stops everything and throws.
 */
export async function startEnvironments(count: number, signal?: AbortSignal): Promise<TestEnvironments> {
  const name = `chada_e2e_${randomBytes(5).toString('hex')}`;
  const folder = await createClusterHome('chada-e2e');
  const endings: (() => Promise<unknown>)[] = [
    () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  ];
  const stop = async (): Promise<void> => {
    const failures: unknown[] = [];
    // Continues after a failure, so that the databases are also removed if a process can't be stopped.
    for (const end of endings.splice(0).reverse())
      await end().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
  try {
    const adminUrl = process.env['DATABASE_URL'] ?? (await ownPostgres(join(folder, 'postgres'), endings));
    signal?.throwIfAborted();
    const drop = (database: string) => asAdmin(adminUrl, `drop database if exists ${database} with (force)`);
    await asAdmin(adminUrl, `create database ${name}`);
    endings.push(() => drop(name));
    await makeSampleDatabase(withDatabase(adminUrl, name), folder, signal);

    const starts = (await portsOfEach(count)).map(async (ports, index): Promise<TestEnvironment> => {
      const database = `${name}_${index + 1}`;
      // Copies the files of a prepared database, because a copy needs much less processor time than running the migrations
      // and creating the sample data.
      await asAdmin(adminUrl, `create database ${database} template ${name} strategy file_copy`);
      endings.push(() => drop(database));
      const databaseUrl = withDatabase(adminUrl, database);
      const environment = await startOne({
        folder: join(folder, String(index + 1)),
        databaseUrl,
        ports,
        signal,
      });
      endings.push(() => environment.stop());
      return environment;
    });
    await Promise.allSettled(starts);
    const environments = await Promise.all(starts);
    signal?.throwIfAborted();
    return { environments, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export async function startEnvironment(signal?: AbortSignal): Promise<TestEnvironment> {
  const { environments, stop } = await startEnvironments(1, signal);
  const [environment] = environments;
  if (environment === undefined) throw new Error('No environment started.');
  return { ...environment, stop };
}

/** Chooses different ports for each environment, because two calls of `freePorts` may return the same port. */
async function portsOfEach(count: number): Promise<readonly Ports[]> {
  const chosen: Ports[] = [];
  const taken = new Set<number>();
  while (chosen.length < count) {
    const ports = await freePorts();
    if (Object.values(ports).some((port) => taken.has(port))) continue;
    for (const port of Object.values(ports)) taken.add(port);
    chosen.push(ports);
  }
  return chosen;
}

interface StartOptions {
  readonly folder: string;
  readonly databaseUrl: string;
  readonly ports: Ports;
  readonly signal: AbortSignal | undefined;
}

async function startOne({ folder, databaseUrl, ports, signal }: StartOptions): Promise<TestEnvironment> {
  const clients = join(folder, 'clients');
  await mkdir(folder, { mode: 0o755 });
  await cp(join(repoRoot, 'clients'), clients, { recursive: true });

  const lines: string[] = [];
  const product = await startProduct({
    ports,
    databaseUrl,
    signal,
    stampedFolder: join(folder, 'stamped'),
    // The API's rate limits are off, because all test members share one IP address.
    env: { CHADA_DATA: dataFolder(folder), CLIENTS_FOLDER: clients, RATE_LIMIT_SCALE: 'off' },
    onLine: (part, line) => {
      lines.push(`${part}: ${line}`);
      appendFileSync(logFile(folder), `${line}\n`);
    },
  });
  try {
    await asAdmin(databaseUrl, closeBonusWindowsSql);
  } catch (error) {
    await product.stop();
    throw error;
  }
  return {
    addresses: {
      sitePort: ports.site,
      apiUrl: product.apiUrl,
      bankUrl: product.bankUrl,
      providerUrl: product.providerUrl,
      databaseUrl,
      folder,
      clientIds: product.brands.map(({ id }) => id),
    },
    log: () => lines.join('\n'),
    stop: () => product.stop(),
  };
}

/**
 * Creates the sample database in a separate process, because in this process, Vitest would compile the API's modules
 * for old browsers.
 */
async function makeSampleDatabase(databaseUrl: string, folder: string, signal?: AbortSignal): Promise<void> {
  const program = join(import.meta.dirname, 'make-sample-database.ts');
  await promisify(execFile)(process.execPath, [program, databaseUrl, folder], { signal });
}

function withDatabase(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function ownPostgres(folder: string, endings: (() => Promise<unknown>)[]): Promise<string> {
  const cluster = await openEmbeddedPostgres(folder, 'fast');
  endings.push(() => cluster.close());
  return cluster.url;
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
