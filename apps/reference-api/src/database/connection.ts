import { Kysely, PostgresDialect, type LogEvent, type Transaction } from 'kysely';
import type pg from 'pg';
import { columnTypes } from './column-types.ts';
import { parseDatabaseUrl } from './database-url.ts';
import { FailoverPool } from './failover-pool.ts';
import { preparing } from './prepared.ts';
import { prepareSession } from './session.ts';
import type { Tables } from './tables.ts';

/** The API's database, outside a transaction. */
export type Database = Kysely<Tables>;
/** A transaction. Functions that move money take one, so that they can't run outside it. */
export type Tx = Transaction<Tables>;

export interface PoolOptions {
  readonly url: string;
  /** The schema of unqualified names; each server of this app has its own. */
  readonly schema: 'api' | 'sandbox_bank' | 'sandbox_provider';
  readonly max?: number;
  /** Receives the error of each lost connection, in use or not. */
  readonly onLost?: (error: Error) => void;
}

/** Longer than a statement may run on the server, so it only expires where a server has vanished. */
const ANSWER_WITHIN_MS = 25_000;

/** Opens a pool on the first usable host of an address. It reconnects after every loss. */
export function createPool({ url, schema, max = 20, onLost = () => undefined }: PoolOptions): pg.Pool {
  const { urls, writable } = parseDatabaseUrl(url);
  const config: pg.PoolConfig = {
    max,
    types: columnTypes,
    application_name: `chada ${schema}`,
    // With several hosts, a silent one is given up sooner.
    connectionTimeoutMillis: urls.length > 1 ? 4_000 : 10_000,
    query_timeout: ANSWER_WITHIN_MS,
    keepAlive: true,
    verify: (client, done) => {
      prepareSession(client, { schema, writable }).then(
        () => done(),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  };
  return new FailoverPool(urls, config, onLost);
}

/** Makes the typed query builder over a pool. Destroying it ends the pool. */
export function createDatabase(pool: pg.Pool, onStatement?: (event: LogEvent) => void): Database {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: preparing(pool) }),
    ...(onStatement && { log: onStatement }),
  });
}
