/** Thrown where too much work waits; answered with 503 OVERLOADED. */
export class QueueFull extends Error {}

/** How much work may run at once, and how much may wait. */
export interface Turns {
  readonly atOnce: number;
  readonly mostWaiting: number;
}

/** Makes a queue for expensive work. It throws QueueFull where too much waits already. */
export function boundedQueue({ atOnce, mostWaiting }: Turns) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new QueueFull('too much work is waiting');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The place passes on directly, so the count never exceeds its limit.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
