import pg from 'pg';

/** Thrown where no connection is available or one was lost during a statement; answered with 503. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(`the database is not available: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/** Thrown for a read-only server where a writable one is needed. */
export class NotWritable extends Error {
  constructor() {
    super('this PostgreSQL is a read-only standby');
  }
}

/**
 * SQLSTATEs after which a connection is unusable: ended by an administrator, a crash, a shutdown or a timeout, or its server
 * has become a standby.
 */
const fatalStates = /^(08...|57P0[1-5]|25P03|25P04|25006)$/;
/** The driver's messages for a connection that was lost during a statement, without a system error. */
const lostMessages =
  /^Connection terminated|is not queryable|^Query read timeout$|^Client was closed|^timeout expired$/;

/** True if an error means that its connection can't be used any more. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof pg.DatabaseError) return fatalStates.test(error.code ?? '');
  return ('syscall' in error && 'code' in error) || lostMessages.test(error.message);
}
