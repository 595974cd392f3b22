import type { ResolvedClient } from '@chada/client-config';
import { addBangkokDays, bangkokDay } from '@chada/domain';
import type { Deps } from '../deps.ts';
import {
  claimRun,
  databaseNow,
  failRun,
  finishRun,
  LEASE_SECONDS,
  postponeRun,
  releaseRun,
  renewRun,
  startJob,
  type ClaimedRun,
} from './daily-run.ts';
import { JobNotReadyError } from './job-not-ready-error.ts';

/**
 * A job that throws JobNotReadyError runs again after a minute. If the job still throws JobNotReadyError after this many attempts, the
 * run records a fault. A usual wait ends after fewer attempts.
 */
const MAX_WAITS = 60;

export interface DailyJob<Needs = Deps> {
  readonly name: string;
  /** The earliest start of a day's job, in minutes after the end of the day in Bangkok. */
  readonly delayMinutes: number;
  /** Does the job of one brand and day. Returns a one-line summary. Must be safe to repeat. */
  readonly run: (deps: Needs, brand: ResolvedClient, day: string, signal: AbortSignal) => Promise<string>;
}

type SchedulerDeps = Pick<Deps, 'db' | 'clock' | 'brands'>;

export interface RunOptions {
  readonly signal?: AbortSignal;
  readonly onFault?: (error: unknown, run: ClaimedRun) => void;
}

function lastDueDay(now: Date, delayMinutes: number): string {
  return addBangkokDays(bangkokDay(new Date(now.getTime() - delayMinutes * 60_000)), -1);
}

async function runClaimed<Needs extends SchedulerDeps>(
  deps: Needs,
  job: DailyJob<Needs>,
  brand: ResolvedClient,
  run: ClaimedRun,
  { signal, onFault }: { signal: AbortSignal; onFault: RunOptions['onFault'] },
): Promise<void> {
  const renewing = setInterval(() => {
    renewRun(deps.db, run).catch(() => undefined);
  }, LEASE_SECONDS * 250);
  renewing.unref();
  try {
    await finishRun(deps.db, run, await job.run(deps, brand, run.day, signal));
  } catch (error) {
    if (signal.aborted) return await releaseRun(deps.db, run);
    if (error instanceof JobNotReadyError && run.tries <= MAX_WAITS) return await postponeRun(deps.db, run);
    onFault?.(error, run);
    await failRun(deps.db, run, error instanceof Error ? error.message : String(error));
  } finally {
    clearInterval(renewing);
  }
}

/**
 * Runs the jobs of all brands and days that are due. Several processes can call this function concurrently. If a run
 * fails, the other runs still start.
 */
export async function runDueJobs<Needs extends SchedulerDeps>(
  deps: Needs,
  jobs: readonly DailyJob<Needs>[],
  { signal = new AbortController().signal, onFault }: RunOptions = {},
): Promise<void> {
  const ownNow = deps.clock.now();
  const theirNow = await databaseNow(deps.db);
  const now = ownNow < theirNow ? ownNow : theirNow;
  for (const job of jobs) {
    const lastDay = lastDueDay(now, job.delayMinutes);
    for (const brand of deps.brands.all()) {
      await startJob(deps.db, job.name, brand.id, bangkokDay(now));
      for (;;) {
        if (signal.aborted) return;
        const run = await claimRun(deps.db, { job: job.name, clientId: brand.id, lastDay });
        if (!run) break;
        await runClaimed(deps, job, brand, run, { signal, onFault });
      }
    }
  }
}
