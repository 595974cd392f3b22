import { randomBytes } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedPostgres } from '@chada/reference-api/embedded-postgres';
import { freePorts } from '@chada/tooling/ports';
import { startProduct } from '@chada/tooling/product';
import { repoRoot } from '@chada/tooling/repo-root';
import pg from 'pg';

/** The addresses of a running test environment: plain values that can be passed to test processes. */
export interface EnvironmentAddresses {
  readonly sitePort: number;
  readonly apiUrl: string;
  readonly bankUrl: string;
  readonly providerUrl: string;
  readonly databaseUrl: string;
  /** A folder for the files of this run; its `clients` folder contains the brands that the API serves. */
  readonly folder: string;
  readonly clientIds: readonly string[];
}

/** Returns the shared data folder of an environment's servers. */
export function dataFolder(folder: string): string {
  return join(folder, 'data');
}

/** Returns the file with the API's log. */
export function logFile(folder: string): string {
  return join(folder, 'api.log');
}

/** A running test environment, and how to stop it. */
export interface TestEnvironment {
  readonly addresses: EnvironmentAddresses;
  /** Returns the API's output so far, for failure reports. */
  readonly log: () => string;
  stop(): Promise<void>;
}

/** Moves both deposit bonus windows away from the current hour, so that deposits in tests get no bonus. */
const bonusWindowsAway = `
  with base as (select date_trunc('hour', now() at time zone 'Asia/Bangkok') as hour)
  update api.promotion
     set bonus_time_start = (hour + interval '6 hours')::time, bonus_time_end = (hour + interval '8 hours')::time,
         bonus_time_start2 = (hour + interval '10 hours')::time, bonus_time_end2 = (hour + interval '12 hours')::time
    from base`;

/**
 * Starts the complete product on free ports with its own database: in the PostgreSQL of `DATABASE_URL` if it is set, else
 * in one started for this run.
 */
export async function startEnvironment(): Promise<TestEnvironment> {
  const name = `chada_e2e_${randomBytes(5).toString('hex')}`;
  const folder = join(tmpdir(), name);
  await mkdir(folder, { recursive: true, mode: 0o755 });
  const endings: (() => Promise<unknown>)[] = [
    () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  ];
  const stop = async (): Promise<void> => {
    for (const end of endings.reverse()) await end();
  };
  try {
    const adminUrl = process.env['DATABASE_URL'] ?? (await ownPostgres(join(folder, 'postgres'), endings));
    await asAdmin(adminUrl, `create database ${name}`);
    endings.push(() => asAdmin(adminUrl, `drop database if exists ${name} with (force)`));
    const databaseUrl = new URL(adminUrl);
    databaseUrl.pathname = `/${name}`;

    // A copy for the API, so that a journey can add a brand.
    const clients = join(folder, 'clients');
    await cp(join(repoRoot, 'clients'), clients, { recursive: true });

    const lines: string[] = [];
    const ports = await freePorts();
    const product = await startProduct({
      ports,
      databaseUrl: databaseUrl.href,
      // Stamped like a deployed brand: folders on disk, served with their own headers and redirect rules.
      stampedFolder: join(folder, 'stamped'),
      // All test members share one address, so the rate limits would treat them as one visitor.
      env: { CHADA_DATA: dataFolder(folder), CLIENTS_FOLDER: clients, RATE_LIMIT_SCALE: 'off' },
      onLine: (part, line) => {
        lines.push(`${part}: ${line}`);
        appendFileSync(logFile(folder), `${line}\n`);
      },
    });
    endings.push(() => product.stop());
    await asAdmin(databaseUrl.href, bonusWindowsAway);
    return {
      addresses: {
        sitePort: ports.site,
        apiUrl: product.apiUrl,
        bankUrl: product.bankUrl,
        providerUrl: product.providerUrl,
        databaseUrl: databaseUrl.href,
        folder,
        clientIds: product.brands.map(({ id }) => id),
      },
      log: () => lines.join('\n'),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
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
