import pg from 'pg';

/** The API responds with 503 to this error. */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    super(`the database is not available: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

export class DatabaseNotWritableError extends Error {
  constructor() {
    super('this PostgreSQL is a read-only standby');
  }
}

/** A connection is unusable after an error with one of these SQLSTATE codes. */
const fatalStates = /^(08...|57P0[1-5]|25P03|25P04|25006)$/;
/** The messages with which the driver `pg` reports a lost connection. These errors have no code. */
const lostMessages =
  /^Connection terminated|is not queryable|^Query read timeout$|^Client was closed|^timeout expired$/;

export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof pg.DatabaseError) return fatalStates.test(error.code ?? '');
  return ('syscall' in error && 'code' in error) || lostMessages.test(error.message);
}
