import pg from 'pg';
import { connectClient } from '../database/connect-client.ts';
import { DatabaseUnavailable, isConnectionLost, NotWritable } from '../database/database-unavailable.ts';
import { POOL_IS_FULL } from '../database/failover-pool.ts';

/** PostgreSQL answers with these SQLSTATE codes if it has too many connections or is too slow. */
const overloadStates = new Set(['53300', '55P03', '57014']);

/**
 * True if a later attempt may succeed. False for a wrong password or database name. A wrong host or port looks like a cell
 * that is down.
 */
export function isUnreachable(error: unknown): boolean {
  // Node.js reports a name with several addresses like this.
  if (error instanceof AggregateError) return error.errors.some(isUnreachable);
  if (error instanceof DatabaseUnavailable) return isUnreachable(error.cause);
  if (error instanceof NotWritable) return true;
  if (error instanceof Error && error.message === POOL_IS_FULL) return true;
  if (error instanceof pg.DatabaseError && overloadStates.has(error.code ?? '')) return true;
  return isConnectionLost(error);
}

export async function isDown(url: string): Promise<boolean> {
  try {
    await (await connectClient(url)).end();
    return false;
  } catch (error) {
    return isUnreachable(error);
  }
}
