import { sql, type CompiledQuery } from 'kysely';
import type { Tx } from './connection.ts';

/**
 * This program waits this many milliseconds longer than the time limit of a statement, so that PostgreSQL can report
 * the timeout.
 */
const REPORTED_WITHIN_MS = 5_000;

const answerLimits = new WeakMap<CompiledQuery['queryId'], number>();

/**
 * Returns the milliseconds to wait for the answer to this query and to later queries of the transaction, or `undefined`
 * if the query sets no limit.
 */
export const answerLimitOf = ({ queryId }: CompiledQuery): number | undefined => answerLimits.get(queryId);

/**
 * Sets the time limit of each later statement of the transaction. Without this call, the limit is 20 seconds. Also
 * makes PostgreSQL end a statement if the program that sent the statement has ended.
 */
export async function limitStatements(tx: Tx, milliseconds: number): Promise<void> {
  const query = sql`
    select set_config('statement_timeout', ${String(milliseconds)}, true),
           set_config('client_connection_check_interval', '10s', true)`.compile(tx);
  answerLimits.set(query.queryId, milliseconds + REPORTED_WITHIN_MS);
  await tx.executeQuery(query);
}
