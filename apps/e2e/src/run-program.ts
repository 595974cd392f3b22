import { endWithPackageManager } from '@chada/tooling/end-with-package-manager';
import { exitCodeOf, stopSignal } from '@chada/tooling/stop-signal';
import { leaveSignalsToProgram } from './browsers/signals.ts';

type Resource = { close(): Promise<unknown> } | { stop(): Promise<unknown> };

export interface Program {
  /** Aborts when the program must end early. */
  readonly signal: AbortSignal;
  /** Calls `open`. The program closes or stops the result when it ends. */
  launch<Opened extends Resource>(open: () => Promise<Opened>): Promise<Opened>;
}

/**
 * Runs `work`, and then closes what it launched, the last first. After a signal, such as that of Ctrl-C, does the
 * same without waiting for `work`, and exits.
 */
export async function runProgram(work: (program: Program) => Promise<void>): Promise<void> {
  leaveSignalsToProgram();
  endWithPackageManager();
  const abort = new AbortController();
  const interrupted = stopSignal().then((signal) => {
    abort.abort(new Error(`Ended by ${signal}.`));
    return exitCodeOf(signal);
  });
  const endings: (() => Promise<unknown>)[] = [];
  const program: Program = {
    signal: abort.signal,
    launch: async (open) => {
      abort.signal.throwIfAborted();
      const opening = open();
      endings.push(async () => {
        // A failure to open is an error of `work`, and leaves nothing to close.
        const opened = await opening.catch(() => undefined);
        if (opened !== undefined) await ('stop' in opened ? opened.stop() : opened.close());
      });
      return opening;
    },
  };
  let code: number | undefined;
  try {
    code = await Promise.race([work(program).then(() => undefined), interrupted]);
  } finally {
    const failures: unknown[] = [];
    for (const end of endings.toReversed()) await end().catch((error: unknown) => failures.push(error));
    for (const failure of failures) console.error(failure);
    if (failures.length > 0) process.exitCode = 1;
  }
  if (code !== undefined) process.exit(code);
}
