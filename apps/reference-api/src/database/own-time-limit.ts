import { sql, type CompiledQuery } from 'kysely';
import type { Tx } from './connection.ts';

/** PostgreSQL reports a statement that exceeds its limit within this time. */
const REPORTED_WITHIN_MS = 5_000;

const answerLimits = new WeakMap<CompiledQuery['queryId'], number>();

/** Returns the milliseconds to wait for each answer from this query on, if the query sets a limit. */
export const answerLimitOf = ({ queryId }: CompiledQuery): number | undefined => answerLimits.get(queryId);

/**
 * Replaces the usual limit of 20 seconds for each further statement of the transaction. PostgreSQL ends a statement whose
 * program has ended.
 */
export async function limitStatements(tx: Tx, milliseconds: number): Promise<void> {
  const query = sql`
    select set_config('statement_timeout', ${String(milliseconds)}, true),
           set_config('client_connection_check_interval', '10s', true)`.compile(tx);
  answerLimits.set(query.queryId, milliseconds + REPORTED_WITHIN_MS);
  await tx.executeQuery(query);
}
