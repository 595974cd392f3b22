import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from '../database/cluster.ts';
import type { OpenedDatabase } from './open-database.ts';

const CHECK_EVERY_MS = 1_000;
/** PostgreSQL is started again at most this number of times within `WINDOW_MS`. */
const MAX_STARTS = 5;
const WINDOW_MS = 10 * 60_000;

interface KeepOptions {
  readonly onStarted: (times: number) => void;
  /** Called once. The cluster is not watched any more. */
  readonly onLost: (error: Error) => void;
  readonly checkEveryMs?: number;
}

export interface ClusterKeeper {
  stop(): Promise<void>;
}

function lostBecause(error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`The embedded PostgreSQL has ended and can't be started again: ${reason}`, {
    cause: error,
  });
}

/** Starts the embedded PostgreSQL again whenever it ends, but not without limit. */
export function keepCluster(
  cluster: Pick<Cluster, 'isRunning' | 'startAgain'>,
  { onStarted, onLost, checkEveryMs = CHECK_EVERY_MS }: KeepOptions,
): ClusterKeeper {
  const ending = new AbortController();
  const { signal } = ending;
  let starts: readonly number[] = [];
  /** Returns false if PostgreSQL can't be started again. */
  const restartIfEnded = async (): Promise<boolean> => {
    if (await cluster.isRunning()) return true;
    const now = performance.now();
    starts = starts.filter((at) => now - at < WINDOW_MS);
    try {
      if (starts.length >= MAX_STARTS)
        throw new Error(`it ended ${starts.length + 1} times within ${WINDOW_MS / 60_000} minutes`);
      if (!(await cluster.startAgain())) return true;
    } catch (error) {
      if (!signal.aborted) onLost(lostBecause(error));
      return false;
    }
    starts = [...starts, now];
    onStarted(starts.length);
    return true;
  };
  const watch = async (): Promise<void> => {
    let isKept = true;
    while (isKept && !signal.aborted) {
      await delay(checkEveryMs, undefined, { ref: false, signal }).catch(() => undefined);
      if (!signal.aborted) isKept = await restartIfEnded();
    }
  };
  const watching = watch();
  return {
    async stop() {
      ending.abort();
      await watching;
    },
  };
}

/**
 * Keeps the embedded PostgreSQL running, and prints a line for each new start. `lost` resolves if PostgreSQL can't be
 * started again. A database elsewhere is not kept.
 */
export function keepDatabase({ cluster }: Pick<OpenedDatabase, 'cluster'>): {
  readonly lost: Promise<Error>;
  readonly keeper: ClusterKeeper | undefined;
} {
  let resolve: (error: Error) => void = () => undefined;
  const lost = new Promise<Error>((lose) => (resolve = lose));
  const keeper =
    cluster &&
    keepCluster(cluster, {
      onStarted: (times) =>
        console.log(
          `PostgreSQL had ended and was started again (${times} of at most ${MAX_STARTS} times in ${WINDOW_MS / 60_000} minutes).`,
        ),
      onLost: resolve,
    });
  return { lost, keeper };
}
