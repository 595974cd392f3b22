import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { DatabaseUnavailable, isConnectionLost } from './database-unavailable.ts';
import { POOL_IS_FULL } from './failover-pool.ts';
import { isPooled } from './session.ts';

/**
 * Limits the memory use: a statement with a list of values is prepared separately for each length of the
 * list.
 */
const MOST_NAMED = 500;
/** A prepared `select *` or `returning *` fails after a migration changes the columns. */
const ALL_COLUMNS = /(?:\b(?:select|returning) |\.)\*/;

const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMED || ALL_COLUMNS.test(text)) return known;
  const name = `chada_${names.size}`;
  names.set(text, name);
  return name;
}

const commands = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE', 'COMMIT', 'ROLLBACK'] as const;

class PreparingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #lost = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    text: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new Error('cursors are not supported');
    return this.#ask(text, values);
  }

  async #ask<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    // Statements without parameters, such as `begin`, gain nothing from preparation.
    const name = values.length > 0 && !isPooled(this.#client) ? nameOf(text) : undefined;
    const asked = { text, values: [...values], ...(name !== undefined && { name }) };
    const { command, rowCount, rows } = await this.#client
      .query<R & pg.QueryResultRow>(asked)
      .catch((error: unknown) => {
        if (!isConnectionLost(error)) throw error;
        this.#lost = true;
        throw new DatabaseUnavailable(error);
      });
    return {
      command: commands.find((known) => known === command) ?? 'SELECT',
      rowCount: rowCount ?? 0,
      rows,
    };
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy === true || this.#lost);
  }
}

/** Prepares each statement once per connection (decision 16). */
export function prepareStatements(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PreparingClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        const isFull = error instanceof Error && error.message === POOL_IS_FULL;
        throw isFull || pool.ending ? error : new DatabaseUnavailable(error);
      });
      const known = clients.get(client) ?? new PreparingClient(client);
      clients.set(client, known);
      return known;
    },
  };
}
