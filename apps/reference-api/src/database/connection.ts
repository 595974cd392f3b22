import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { columnTypes } from './column-types.ts';
import { preparing } from './prepared.ts';
import type { Tables } from './tables.ts';

/** The API's database, outside a transaction. */
export type Database = Kysely<Tables>;
/** Inside a transaction: what every command that moves money takes, so that it can't be called outside one. */
export type Tx = Transaction<Tables>;

export interface PoolOptions {
  readonly url: string;
  /** The schema that unqualified names mean: each server of this app has its own. */
  readonly schema: 'api' | 'sandbox_bank' | 'sandbox_provider';
  readonly max?: number;
  /** Told of faults on idle connections, which would otherwise end the process. */
  readonly onIdleError?: (error: Error) => void;
}

/** A pool whose statements, locks and idle transactions all have an end, so that no fault holds a row for ever. */
export function createPool({ url, schema, max = 20, onIdleError = () => undefined }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types: columnTypes,
    options: `-c search_path=${schema} -c TimeZone=UTC`,
    application_name: `chada ${schema}`,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 20_000,
    lock_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  pool.on('error', onIdleError);
  return pool;
}

/** The typed query builder over a pool; destroying it ends the pool. */
export function createDatabase(pool: pg.Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
}
