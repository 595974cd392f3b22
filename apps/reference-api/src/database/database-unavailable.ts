import pg from 'pg';

/** Thrown if no connection is available, or if a statement lost its connection. The API responds with 503. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(`the database is not available: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/** Thrown if the program must write but the database server accepts only reads. */
export class NotWritable extends Error {
  constructor() {
    super('this PostgreSQL is a read-only standby');
  }
}

/** SQLSTATE codes after which a connection is unusable, e.g. after a crash, a shutdown, or a switch to standby. */
const fatalStates = /^(08...|57P0[1-5]|25P03|25P04|25006)$/;
/** Messages with which the driver `pg` reports a lost connection. These errors have no code. */
const lostMessages =
  /^Connection terminated|is not queryable|^Query read timeout$|^Client was closed|^timeout expired$/;

export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof pg.DatabaseError) return fatalStates.test(error.code ?? '');
  return ('syscall' in error && 'code' in error) || lostMessages.test(error.message);
}
