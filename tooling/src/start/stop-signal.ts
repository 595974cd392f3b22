import { constants } from 'node:os';

const stopSignals = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;
export type StopSignal = (typeof stopSignals)[number];

/** One Ctrl-C can arrive several times, because the terminal sends it to each process, and pnpm and npx pass it on. */
const repeatAfterMs = 1000;

/** Resolves after Ctrl-C or another signal to stop. A second Ctrl-C ends this process at once. */
export function stopSignal(): Promise<StopSignal> {
  return new Promise((resolve) => {
    let firstAt: number | undefined;
    for (const signal of stopSignals)
      process.on(signal, () => {
        firstAt ??= performance.now();
        if (signal === 'SIGINT' && performance.now() - firstAt > repeatAfterMs)
          process.exit(exitCodeOf(signal));
        resolve(signal);
      });
  });
}

/** Returns the exit code of a process that a signal has ended. */
export function exitCodeOf(signal: StopSignal): number {
  return 128 + constants.signals[signal];
}
