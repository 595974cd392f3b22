/** What a log keeps of an error. */
interface LoggedError {
  readonly [name: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/**
 * An error for the log: what it is and where it came from, and not what it carries. PostgreSQL puts the values of the row
 * into `detail` and `where`, and those are members' phones and names.
 */
export function loggedError(error: Error): LoggedError {
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...('code' in error && { code: error.code }),
    ...('constraint' in error && { constraint: error.constraint }),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
  };
}
