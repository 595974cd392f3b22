import pino from 'pino';

/** Log lines are written together when they reach this number of bytes. */
const MIN_BYTES = 4096;
/** The longest time in milliseconds that a log line waits. */
const MAX_WAIT_MS = 100;

let output: ReturnType<typeof pino.destination> | undefined;

/**
 * Returns the standard output for log lines. All servers of the process share it, so that no line is written into
 * another. Lines are written together, because a separate write for each line takes as much processor time as half of
 * a simple request. A process that ends writes its last lines first, unless it is killed with SIGKILL.
 */
export function logOutput(): ReturnType<typeof pino.destination> {
  output ??= pino.destination({ dest: 1, sync: false, minLength: MIN_BYTES, periodicFlush: MAX_WAIT_MS });
  return output;
}
