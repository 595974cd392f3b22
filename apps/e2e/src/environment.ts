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

/** Vitest sends this object to other processes as JSON. */
export interface EnvironmentAddresses {
  readonly sitePort: number;
  readonly apiUrl: string;
  readonly bankUrl: string;
  readonly providerUrl: string;
  readonly databaseUrl: string;
  /** The subfolder `clients` contains the brands that the API serves. */
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

/** Moves both bonus windows, so that deposits in tests get no bonus. */
const bonusWindowsAway = `
  with base as (select date_trunc('hour', now() at time zone 'Asia/Bangkok') as hour)
  update api.promotion
     set bonus_time_start = (hour + interval '6 hours')::time, bonus_time_end = (hour + interval '8 hours')::time,
         bonus_time_start2 = (hour + interval '10 hours')::time, bonus_time_end2 = (hour + interval '12 hours')::time
    from base`;

/** Uses the PostgreSQL of `DATABASE_URL`, or starts PostgreSQL. */
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

    const clients = join(folder, 'clients');
    await cp(join(repoRoot, 'clients'), clients, { recursive: true });

    const lines: string[] = [];
    const ports = await freePorts();
    const product = await startProduct({
      ports,
      databaseUrl: databaseUrl.href,
      stampedFolder: join(folder, 'stamped'),
      // All test members share one IP address.
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
