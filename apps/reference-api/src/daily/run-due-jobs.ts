import type { ResolvedClient } from '@chada/client-config';
import { addBangkokDays, bangkokDay } from '@chada/domain';
import type { Deps } from '../deps.ts';
import {
  claimRun,
  databaseNow,
  failRun,
  finishRun,
  LEASE_SECONDS,
  releaseRun,
  renewRun,
  startJob,
  type ClaimedRun,
} from './daily-run.ts';

/** Work that runs once for each brand and Bangkok day, after the day is over. */
export interface DailyJob<Needs = Deps> {
  readonly name: string;
  /** Minutes after midnight at which a day's run starts. */
  readonly delayMinutes: number;
  /**
   * Does the work of one day and returns its result in one line. It must be safe to repeat: a process may end before the
   * result is recorded. Throws the signal's reason soon after the signal is aborted.
   */
  readonly run: (deps: Needs, brand: ResolvedClient, day: string, signal: AbortSignal) => Promise<string>;
}

type SchedulerDeps = Pick<Deps, 'db' | 'clock' | 'brands'>;

export interface RunOptions {
  /** Stops the work; running claims are given up. */
  readonly signal?: AbortSignal;
  readonly onFault?: (error: unknown, run: ClaimedRun) => void;
}

/** Returns the last day whose run may start, by the slower of the two clocks. */
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
    // One failed renewal does no harm while the next succeeds; without any, the claim expires.
    renewRun(deps.db, run).catch(() => undefined);
  }, LEASE_SECONDS * 250);
  renewing.unref();
  try {
    await finishRun(deps.db, run, await job.run(deps, brand, run.day, signal));
  } catch (error) {
    if (signal.aborted) return await releaseRun(deps.db, run);
    onFault?.(error, run);
    await failRun(deps.db, run, error instanceof Error ? error.message : String(error));
  } finally {
    clearInterval(renewing);
  }
}

/**
 * Runs every due job for every brand, oldest day first, until none is left. Any number of processes may call this at the
 * same time: the key (job, brand, day) of `daily_run` lets one of them run each day. Days that were missed while no process
 * ran are run later. A failed run does not stop the others.
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
