import type { FastifyBaseLogger } from 'fastify';
import { dailyJobs } from '../daily/jobs.ts';
import { runDueJobs } from '../daily/run-due-jobs.ts';
import type { Deps } from '../deps.ts';
import { publishLogs } from '../modules/fairness/publish-log.ts';
import { payoutRunner } from '../modules/withdrawal/payout.ts';
import { returnAllPausedCredit } from '../modules/protection/return-paused-credit.ts';
import { cleanUp } from './clean-up.ts';

const PAYOUTS_EVERY_MS = 2_000;
const PUBLISH_EVERY_MS = 1_000;
const JOBS_EVERY_MS = 60_000;
const PAUSES_EVERY_MS = 15_000;
const EXCLUSIONS_EVERY_MS = 2_000;
const CLAIMS_EVERY_MS = 15_000;
const CLEAN_UP_EVERY_MS = 10 * 60_000;

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

function sharedFacts(
  { registry }: Deps,
  log: FastifyBaseLogger,
  signal: AbortSignal,
): (() => Promise<void>)[] {
  if (!registry) return [];
  const onFault = (error: unknown, claim: string) =>
    log.error({ err: error, claim }, 'the claim of a transfer could not be resolved');
  return [
    every(EXCLUSIONS_EVERY_MS, () => registry.syncExclusions(), log),
    every(CLAIMS_EVERY_MS, () => registry.recoverClaims({ onFault, signal }), log),
  ];
}

/**
 * Starts the background work of a process: pay-outs, logs of draws, daily jobs, clean-up. Several processes
 * may do this work concurrently.
 */
export function startHousekeeping(deps: Deps, log: FastifyBaseLogger): { stop(): Promise<void> } {
  const payouts = payoutRunner(deps, (error, payout) =>
    log.error({ err: error, payout }, 'a pay-out could not be settled'),
  );
  const ending = new AbortController();
  const runJobs = () =>
    runDueJobs(deps, dailyJobs, {
      signal: ending.signal,
      onFault: (error, run) => log.error({ err: error, run }, 'a daily job failed'),
    });
  const publish = () =>
    publishLogs(deps, (error, brand) =>
      log.error({ err: error, brand }, 'a log of draws could not be published'),
    );
  const stops = [
    every(PAYOUTS_EVERY_MS, () => payouts.startDue(), log),
    every(PUBLISH_EVERY_MS, publish, log),
    every(JOBS_EVERY_MS, runJobs, log),
    every(PAUSES_EVERY_MS, () => returnAllPausedCredit(deps, log), log),
    every(CLEAN_UP_EVERY_MS, () => cleanUp(deps, log), log),
    ...sharedFacts(deps, log, ending.signal),
  ];
  return {
    async stop() {
      ending.abort();
      await Promise.all(stops.map((stop) => stop()));
      await payouts.idle();
    },
  };
}
