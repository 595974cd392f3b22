import type pg from 'pg';

export interface Statement extends pg.QueryConfig {
  /** The longest wait for PostgreSQL's answer to the statement, in milliseconds. Default: the limit of the pool. */
  readonly query_timeout?: number;
}

export type PendingResults = Iterable<Promise<pg.QueryResult>>;

/** Sends all statements in one packet. Each statement that fails has its own error. */
export function sendTogether(client: pg.PoolClient, statements: readonly Statement[]): PendingResults {
  const { stream } = client.connection;
  stream.cork();
  const results = statements.map((statement) => client.query(statement));
  stream.uncork();
  for (const result of results) result.catch(() => undefined);
  return results;
}

/**
 * Sends each statement after the answer to the previous statement, because a pooler may not support several statements
 * in one round trip.
 */
export function* sendInTurn(client: pg.PoolClient, statements: readonly Statement[]): PendingResults {
  for (const { name: _, ...statement } of statements) yield client.query(statement);
}
