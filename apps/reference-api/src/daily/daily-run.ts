import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';

/** A process claims a run of a daily job for this many seconds, and renews the claim while the job runs. */
export const LEASE_SECONDS = 120;
const FIRST_RETRY_SECONDS = 60;
const MAX_RETRY_SECONDS = 3_600;
const POSTPONED_SECONDS = 60;

export interface ClaimedRun {
  readonly job: string;
  readonly clientId: string;
  readonly day: string;
  readonly tries: number;
}

/**
 * Returns the time of the database. The daily jobs use this time, because a process with a fast clock would run a day's
 * job too early.
 */
export async function databaseNow(db: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const now = rows[0]?.now;
  if (!now) throw new Error('the database did not return its time');
  return now;
}

export async function startJob(db: Database, job: string, clientId: string, today: string): Promise<void> {
  await db
    .insertInto('daily_job')
    .values({ job, client_id: clientId, first_day: today })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function claimRun(
  db: Database,
  { job, clientId, lastDay }: { job: string; clientId: string; lastDay: string },
): Promise<ClaimedRun | undefined> {
  const { rows } = await sql<ClaimedRun>`
    insert into daily_run (job, client_id, bangkok_day, due_at)
    select daily_job.job, daily_job.client_id, day::date, clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
      from daily_job, generate_series(first_day, ${lastDay}::date, interval '1 day') as day
     where daily_job.job = ${job} and daily_job.client_id = ${clientId} and not exists (
       select from daily_run run
        where run.job = daily_job.job and run.client_id = daily_job.client_id and run.bangkok_day = day::date
          and (run.finished_at is not null or run.due_at > clock_timestamp()))
     order by day limit 1
    on conflict on constraint daily_run_once do update set due_at = excluded.due_at, tries = daily_run.tries + 1
     where daily_run.finished_at is null and daily_run.due_at <= clock_timestamp()
    returning job, client_id as "clientId", bangkok_day as day, tries`.execute(db);
  return rows[0];
}

const own = (run: ClaimedRun) =>
  sql`job = ${run.job} and client_id = ${run.clientId} and bangkok_day = ${run.day}::date and tries = ${run.tries}
      and finished_at is null`;

export async function renewRun(db: Database, run: ClaimedRun): Promise<void> {
  await sql`update daily_run set due_at = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
             where ${own(run)}`.execute(db);
}

export async function finishRun(db: Database, run: ClaimedRun, outcome: string): Promise<void> {
  await sql`update daily_run set finished_at = clock_timestamp(), outcome = ${outcome}, fault = null
             where ${own(run)}`.execute(db);
}

export async function failRun(db: Database, run: ClaimedRun, fault: string): Promise<void> {
  const seconds = Math.min(MAX_RETRY_SECONDS, FIRST_RETRY_SECONDS * 2 ** (run.tries - 1));
  await sql`update daily_run set due_at = clock_timestamp() + make_interval(secs => ${seconds}), fault = ${fault}
             where ${own(run)}`.execute(db);
}

export async function releaseRun(db: Database, run: ClaimedRun): Promise<void> {
  await sql`update daily_run set due_at = clock_timestamp() where ${own(run)}`.execute(db);
}

/** Makes a run due again after a minute. Records no fault, because the job only had to wait. */
export async function postponeRun(db: Database, run: ClaimedRun): Promise<void> {
  await sql`update daily_run set due_at = clock_timestamp() + make_interval(secs => ${POSTPONED_SECONDS}), fault = null
             where ${own(run)}`.execute(db);
}
