/** Thrown if too much work is waiting. The API responds with 503 OVERLOADED. */
export class QueueFullError extends Error {}

export interface QueueLimits {
  readonly atOnce: number;
  readonly maxWaiting: number;
}

/**
 * Returns a function that runs tasks, at most `atOnce` at a time. This function throws QueueFullError if too many tasks
 * wait.
 */
export function boundedQueue({ atOnce, maxWaiting }: QueueLimits) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw new QueueFullError('too much work is waiting');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
