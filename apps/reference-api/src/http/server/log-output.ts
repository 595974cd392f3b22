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
  output ??= openOutput();
  return output;
}

function openOutput(): ReturnType<typeof pino.destination> {
  const opened = pino.destination({ dest: 1, sync: true, minLength: MIN_BYTES, periodicFlush: MAX_WAIT_MS });
  // With `sync: false`, pino itself would write the last lines, but would repeat this write without end if the reader of
  // the output has ended.
  process.once('exit', () => opened.flush());
  return opened;
}
