/** What a log keeps of an error. */
interface LoggedError {
  readonly [name: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/** SQLSTATE classes whose messages name things of the schema or of the server, and never a value of a row. */
const classesWithoutValues = new Set(['08', '25', '40', '42', '53', '54', '55', '57', '58', 'XX']);

const isDatabaseError = (error: Error): error is Error & { code: string } =>
  'severity' in error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^[0-9A-Z]{5}$/.test(error.code);

/** What was read may stand in a message, quoted or as digits: a phone number that is no date, JSON that can't be parsed. */
const withoutValues = (message: string): string =>
  message.replace(/"[^"]*"?|“[^”]*”?/g, '"…"').replace(/\p{Nd}{5,}/gu, '…');

function messageOf(error: Error): string {
  if (!isDatabaseError(error)) return withoutValues(error.message);
  const plain = classesWithoutValues.has(error.code.slice(0, 2));
  return plain
    ? error.message
    : `PostgreSQL refused with ${error.code}; its words may hold values and are left out`;
}

/** Where an error came from; the message, which a stack repeats, stands by itself. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/**
 * An error for the log: what it is and where it came from, and not what it carries. PostgreSQL puts the values of the row
 * into `detail` and `where`, of a value that it can't read into the message too, and those are members' phones and names.
 */
export function loggedError(error: Error): LoggedError {
  return {
    type: error.name,
    message: messageOf(error),
    stack: framesOf(error),
    ...('code' in error && { code: error.code }),
    ...('constraint' in error && { constraint: error.constraint }),
    ...('routine' in error && { routine: error.routine }),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
  };
}
