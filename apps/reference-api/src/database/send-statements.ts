import type pg from 'pg';

export interface Statement extends pg.QueryConfig {
  /** The longest wait for PostgreSQL's answer to the statement, in milliseconds. Default: the limit of the pool. */
  readonly query_timeout?: number;
}

export type Answers = Iterable<Promise<pg.QueryResult>>;

/** Sends all statements in one packet. Each statement that fails has its own error. */
export function sendTogether(client: pg.PoolClient, statements: readonly Statement[]): Answers {
  const { stream } = client.connection;
  stream.cork();
  const answers = statements.map((statement) => client.query(statement));
  stream.uncork();
  for (const answer of answers) answer.catch(() => undefined);
  return answers;
}

/**
 * Sends each statement after the answer to the previous statement, because a pooler may not support several statements
 * in one round trip.
 */
export function* sendInTurn(client: pg.PoolClient, statements: readonly Statement[]): Answers {
  for (const { name: _, ...statement } of statements) yield client.query(statement);
}
