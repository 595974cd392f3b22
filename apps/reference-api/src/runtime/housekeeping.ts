import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../deps.ts';
import { payoutRunner } from '../modules/withdrawal/payout.ts';
import { cleanUp } from './clean-up.ts';

const PAYOUTS_EVERY_MS = 2_000;
const CLEAN_UP_EVERY_MS = 10 * 60_000;

/** Does some work again and again, each time after the one before has ended; a fault is logged and the next turn comes. */
function every(milliseconds: number, work: () => Promise<void>, log: FastifyBaseLogger): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const next = () => {
    timer = setTimeout(() => {
      running = work()
        .catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
        .then(next);
    }, milliseconds);
    timer.unref();
  };
  next();
  return async () => {
    clearTimeout(timer);
    await running;
    clearTimeout(timer);
  };
}

/** What a serving process does beside answering: asks for pay-outs under way, and cleans up. Any number may do so. */
export function keepHouse(deps: Deps, log: FastifyBaseLogger): { stop(): Promise<void> } {
  const payouts = payoutRunner(deps, (error, payout) =>
    log.error({ err: error, payout }, 'a pay-out could not be settled'),
  );
  const stops = [
    every(PAYOUTS_EVERY_MS, () => payouts.startDue(), log),
    every(CLEAN_UP_EVERY_MS, () => cleanUp(deps, log), log),
  ];
  return {
    async stop() {
      await Promise.all(stops.map((stop) => stop()));
      await payouts.idle();
    },
  };
}
