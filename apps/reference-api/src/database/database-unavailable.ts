import pg from 'pg';

/** Thrown when no connection can be had, or when one was lost under a statement; answered 503. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(`the database is not available: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/** Thrown for a server that takes no writes where one is needed that does. */
export class NotWritable extends Error {
  constructor() {
    super('this PostgreSQL is a standby and takes no writes');
  }
}

/**
 * SQLSTATEs after which a connection is of no use: ended by an administrator, a crash, a shutdown or a timeout, or of a server
 * that has become a standby.
 */
const fatalStates = /^(08...|57P0[1-5]|25P03|25P04|25006)$/;
/** What the driver reports of a connection that ended under a statement, without an error of the system. */
const lostMessages =
  /^Connection terminated|is not queryable|^Query read timeout$|^Client was closed|^timeout expired$/;

/** True if an error means that the connection on which it was met can't be used any more. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof pg.DatabaseError) return fatalStates.test(error.code ?? '');
  return ('syscall' in error && 'code' in error) || lostMessages.test(error.message);
}
