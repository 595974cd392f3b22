import pg from 'pg';
import {
  DatabaseUnavailableError,
  isConnectionLost,
  DatabaseNotWritableError,
} from '../database/database-unavailable.ts';
import { POOL_IS_FULL } from '../database/failover-pool.ts';

/** PostgreSQL answers with these SQLSTATE codes if it has too many connections or is too slow. */
const overloadStates = new Set(['53300', '55P03', '57014']);

/** True if the connection failed, or if the server is a read-only standby. */
export function isLost(error: unknown): boolean {
  // Node.js throws an AggregateError if a host name has several addresses and none of them can be reached.
  if (error instanceof AggregateError) return error.errors.some(isLost);
  if (error instanceof DatabaseNotWritableError || isConnectionLost(error)) return true;
  return error instanceof Error && error.cause !== undefined && isLost(error.cause);
}

/** True if the statement waited too long for a lock or for its result. Other statements may succeed. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '57014');

/**
 * True if the database is down or overloaded, so that a later attempt may succeed. False for a wrong password or
 * database name. A wrong host or port can't be distinguished from a database that is down.
 */
export function isUnreachable(error: unknown): boolean {
  if (isLost(error)) return true;
  if (error instanceof DatabaseUnavailableError) return isUnreachable(error.cause);
  if (error instanceof Error && error.message === POOL_IS_FULL) return true;
  return error instanceof pg.DatabaseError && overloadStates.has(error.code ?? '');
}
