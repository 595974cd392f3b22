import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { DatabaseUnavailableError } from './database-unavailable.ts';
import { POOL_IS_FULL } from './failover-pool.ts';
import { LookupDriver } from './lookup-driver.ts';
import { PipelinedConnection } from './pipelined-connection.ts';

function pipelined(connection: DatabaseConnection): PipelinedConnection {
  if (connection instanceof PipelinedConnection) return connection;
  throw new TypeError('the connection is of another driver');
}

/** Takes a connection from the pool. Throws DatabaseUnavailableError if the database can't be reached. */
export async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    const isFull = error instanceof Error && error.message === POOL_IS_FULL;
    throw isFull || pool.ending ? error : new DatabaseUnavailableError(error);
  }
}

class PipelinedDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #connections = new WeakMap<pg.PoolClient, PipelinedConnection>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const client = await connect(this.#pool);
    const connection = this.#connections.get(client) ?? new PipelinedConnection(client);
    this.#connections.set(client, connection);
    return connection;
  }

  async beginTransaction(
    connection: DatabaseConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : '';
    pipelined(connection).begin(`begin${level}${accessMode ? ` ${accessMode}` : ''}`);
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return pipelined(connection).commit();
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return pipelined(connection).rollback();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    pipelined(connection).release();
  }

  destroy(): Promise<void> {
    return this.#pool.end();
  }
}

const dialectOf = (createDriver: () => Driver): Dialect => ({
  createDriver,
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db) => new PostgresIntrospector(db),
});

export const pipelinedDialect = (pool: pg.Pool): Dialect => dialectOf(() => new PipelinedDriver(pool));
export const lookupDialect = (pool: pg.Pool): Dialect =>
  dialectOf(() => new LookupDriver(() => connect(pool)));
