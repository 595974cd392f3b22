import { dailyJobs } from '../daily/jobs.ts';
import { runDueJobs } from '../daily/run-due-jobs.ts';
import type { Deps } from '../deps.ts';
import type { RepeatedFailures, ReportPart } from '../log/repeated-failures.ts';
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

function every(milliseconds: number, work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const next = () => {
    timer = setTimeout(() => {
      running = work().then(next);
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

export interface HousekeepingOptions {
  readonly failures: RepeatedFailures;
  /** The name of the cell. Empty if all brands are in one database. */
  readonly cell: string;
}

/**
 * Starts the background work of a process: pay-outs, logs of draws, daily jobs, clean-up. Several processes
 * may do this work concurrently.
 */
export function startHousekeeping(
  deps: Deps,
  { failures, cell }: HousekeepingOptions,
): { stop(): Promise<void> } {
  const ending = new AbortController();
  const { signal } = ending;
  const nameOf = (task: string): string => (cell === '' ? task : `${task} of the cell ${cell}`);
  const repeat = (task: string, milliseconds: number, work: (report: ReportPart) => Promise<void>) =>
    every(milliseconds, () => failures.run(nameOf(task), work));
  const payouts = payoutRunner(deps, (error, payout) =>
    failures.report({
      task: nameOf(`the pay-out ${payout}`),
      error,
      text: 'a pay-out could not be settled',
      fields: { payout },
    }),
  );
  const { registry } = deps;
  const stops = [
    repeat('pay-outs', PAYOUTS_EVERY_MS, () => payouts.startDue()),
    repeat('logs of draws', PUBLISH_EVERY_MS, (report) =>
      publishLogs(deps, (error, brand) =>
        report(brand, { error, text: 'a log of draws could not be published', fields: { brand } }),
      ),
    ),
    repeat('daily jobs', JOBS_EVERY_MS, () =>
      runDueJobs(deps, dailyJobs, {
        signal,
        onFault: (error, run) =>
          failures.report({
            task: nameOf(`the job ${run.job} of ${run.clientId}`),
            error,
            text: 'a daily job failed',
            fields: { run },
          }),
      }),
    ),
    repeat('credit of paused members', PAUSES_EVERY_MS, (report) => returnAllPausedCredit(deps, report)),
    repeat('clean-up', CLEAN_UP_EVERY_MS, (report) =>
      cleanUp(deps, (error, task) => report(task, { error, text: 'a task of housekeeping failed' })),
    ),
    ...(registry
      ? [
          repeat('exclusions', EXCLUSIONS_EVERY_MS, () => registry.syncExclusions()),
          repeat('claims of transfers', CLAIMS_EVERY_MS, (report) =>
            registry.recoverClaims({
              onFault: (error, claim) =>
                report(claim, {
                  error,
                  text: 'the claim of a transfer could not be resolved',
                  fields: { claim },
                }),
              signal,
            }),
          ),
        ]
      : []),
  ];
  return {
    async stop() {
      ending.abort();
      await Promise.all(stops.map((stop) => stop()));
      await payouts.idle();
    },
  };
}
