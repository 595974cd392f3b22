import { Kysely, type LogEvent, type Transaction } from 'kysely';
import type pg from 'pg';
import { columnTypes } from './column-types.ts';
import { parseDatabaseUrl } from './database-url.ts';
import { FailoverPool } from './failover-pool.ts';
import { pipelinedDialect } from './pipelined-driver.ts';
import { prepareSession } from './session.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
/** A database transaction. Functions that move money require one as a parameter. */
export type Tx = Transaction<Tables>;

export interface PoolOptions {
  readonly url: string;
  readonly schema: 'api' | 'sandbox_bank' | 'sandbox_provider';
  readonly max?: number;
  readonly onLost?: (error: Error) => void;
}

/**
 * In milliseconds. The statement timeout of the database is shorter, so this timeout ends a query only if the
 * database does not respond.
 */
const ANSWER_WITHIN_MS = 25_000;

/** Opens a pool on the first usable host of `url`. The pool reconnects after a lost connection. */
export function createPool({ url, schema, max = 20, onLost = () => undefined }: PoolOptions): pg.Pool {
  const { urls, writable } = parseDatabaseUrl(url);
  const config: pg.PoolConfig = {
    max,
    types: columnTypes,
    application_name: `chada ${schema}`,
    // If the URL names several hosts, a short timeout skips a host that does not respond.
    connectionTimeoutMillis: urls.length > 1 ? 4_000 : 10_000,
    query_timeout: ANSWER_WITHIN_MS,
    keepAlive: true,
    pipeline: true,
    verify: (client, done) => {
      prepareSession(client, { schema, writable }).then(
        () => done(),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  };
  return new FailoverPool(urls, config, onLost);
}

export function createDatabase(pool: pg.Pool, onStatement?: (event: LogEvent) => void): Database {
  return new Kysely<Tables>({
    dialect: pipelinedDialect(pool),
    ...(onStatement && { log: onStatement }),
  });
}
