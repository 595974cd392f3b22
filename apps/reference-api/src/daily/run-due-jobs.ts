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

/** Work that runs once for each brand and Bangkok day, after the end of the day. */
export interface DailyJob<Needs = Deps> {
  readonly name: string;
  /** The number of minutes after midnight at which the job may start. */
  readonly delayMinutes: number;
  /**
   * Processes one day and returns a summary of one line. Must be safe to repeat, because the process can end
   * before the summary is stored.
   */
  readonly run: (deps: Needs, brand: ResolvedClient, day: string, signal: AbortSignal) => Promise<string>;
}

type SchedulerDeps = Pick<Deps, 'db' | 'clock' | 'brands'>;

export interface RunOptions {
  /** If the signal is aborted, the job stops and another process can continue the run. */
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
    // A single failed renewal does no harm, because the claim lasts for several renewal intervals.
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
 * Runs every due job of every brand, oldest day first. Several processes can call this function concurrently,
 * because only one process can claim a day of a job. If a run fails, the remaining runs still start.
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
