/** Thrown when too much waits already; answered 503 OVERLOADED. */
export class QueueFull extends Error {}

/** How much of some costly work may run at once, and how much may wait for it. */
export interface Turns {
  readonly atOnce: number;
  readonly mostWaiting: number;
}

/** Makes a queue for costly work: it runs each in turn and refuses with QueueFull what would wait behind too many. */
export function boundedQueue({ atOnce, mostWaiting }: Turns) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new QueueFull('too much waits for its turn');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The turn is handed on without giving up the place, so the count never passes the bound.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
