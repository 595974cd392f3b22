interface LoggedError {
  readonly [name: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/** Error messages of these SQLSTATE classes never contain values from a table. */
const classesWithoutValues = new Set(['08', '25', '40', '42', '53', '54', '55', '57', '58', 'XX']);

const isDatabaseError = (error: Error): error is Error & { code: string } =>
  'severity' in error &&
  'code' in error &&
  typeof error.code === 'string' &&
  /^[0-9A-Z]{5}$/.test(error.code);

/** Removes quoted texts and long numbers, which can be personal data. */
const withoutValues = (message: string): string =>
  message.replace(/"[^"]*"?|“[^”]*”?/g, '"…"').replace(/\p{Nd}{5,}/gu, '…');

function messageOf(error: Error): string {
  if (!isDatabaseError(error)) return withoutValues(error.message);
  const plain = classesWithoutValues.has(error.code.slice(0, 2));
  return plain
    ? error.message
    : `PostgreSQL refused with ${error.code}; its message may contain values and is left out`;
}

/**
 * Returns the stack without its first line. The first line repeats the error's message, which can contain personal
 * data.
 */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/**
 * Returns the parts of an error that may be logged. Omits `detail`, `where` and some messages, because PostgreSQL puts
 * values from tables into these parts.
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
