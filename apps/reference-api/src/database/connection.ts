import { Kysely, type LogEvent, type Transaction } from 'kysely';
import type pg from 'pg';
import { columnTypes } from './column-types.ts';
import { parseDatabaseUrl } from './database-url.ts';
import { FailoverPool } from './failover-pool.ts';
import { lookupDialect, pipelinedDialect } from './pipelined-driver.ts';
import { prepareSession } from './session.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
/**
 * An open transaction. Functions that move money have a parameter of this type, so that they can't run without a
 * transaction.
 */
export type Tx = Transaction<Tables>;

export interface PoolOptions {
  readonly url: string;
  readonly schema: 'api' | 'registry' | 'sandbox_bank' | 'sandbox_provider';
  readonly max?: number;
  /**
   * The longest wait for PostgreSQL's answer to a query, in milliseconds. The default of 25 seconds is longer than the
   * statement timeout of the database.
   */
  readonly answerWithinMs?: number;
  readonly onLost?: (error: Error) => void;
}

export function createPool({
  url,
  schema,
  max = 20,
  answerWithinMs = 25_000,
  onLost = () => undefined,
}: PoolOptions): pg.Pool {
  const { urls, writable } = parseDatabaseUrl(url);
  const config: pg.PoolConfig = {
    max,
    types: columnTypes,
    application_name: `chada ${schema}`,
    // With several hosts, the timeout is short, so that the pool soon tries the next host if a host does not respond.
    connectionTimeoutMillis: urls.length > 1 ? 4_000 : 10_000,
    query_timeout: answerWithinMs,
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

/**
 * Returns a database for lookups: queries that read a few rows by an index. Lookups of different requests share
 * connections, so a slow query would delay other requests. A lookup is repeated if its connection is lost, so it must
 * not change anything. Transactions are refused.
 */
export function createLookups(pool: pg.Pool, onStatement?: (event: LogEvent) => void): Database {
  return new Kysely<Tables>({ dialect: lookupDialect(pool), ...(onStatement && { log: onStatement }) });
}
