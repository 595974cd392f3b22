import { addBangkokDays, bangkokDay, bangkokDaySpan, satang } from '@chada/domain';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, createPool, type Database } from '../database/connection.ts';
import type { Deps } from '../deps.ts';
import { houseAccountReader } from '../ledger/chart.ts';
import { insertDeposit } from '../modules/deposit/repository.ts';
import { postDeposit } from '../modules/deposit/service.ts';
import { runCommand } from '../staff/commands.ts';
import { brandA, brandB, openTestApp } from '../../test/support/test-app.ts';
import { creditOf, signUp } from '../../test/support/test-members.ts';
import { JobNotReadyError } from './job-not-ready-error.ts';
import { dailyJobs } from './jobs.ts';
import { runDueJobs, type DailyJob } from './run-due-jobs.ts';

type JobDeps = Pick<Deps, 'db' | 'clock' | 'brands'>;
const today = bangkokDay(new Date());
const daysAgo = (days: number) => addBangkokDays(today, -days);

let runs: string[];
let work: (brandId: string, day: string, signal: AbortSignal) => Promise<string> | string;
let job: DailyJob<JobDeps>;
let number = 0;
let ownTime: Date | undefined;

const app = await openTestApp();
beforeEach(() => {
  [runs, ownTime] = [[], undefined];
  work = () => 'done';
  number += 1;
  job = {
    name: `counting_${number}`,
    delayMinutes: 0,
    async run(_, { id }, day, signal) {
      runs.push(`${id} ${day}`);
      return work(id, day, signal);
    },
  };
});

const depsOf = (db: Database): Deps => ({
  ...app.deps,
  db,
  houseAccounts: houseAccountReader(db),
  clock: { now: () => ownTime ?? new Date() },
});
function openProcess(): { deps: Deps; end(): Promise<void> } {
  const db = createDatabase(createPool({ url: app.databaseUrl, schema: 'api', max: 6 }));
  return { deps: depsOf(db), end: () => db.destroy() };
}
async function recordStart(daysBefore: number, name = job.name): Promise<void> {
  const values = [brandA, brandB].map(({ id }) => ({
    job: name,
    client_id: id,
    first_day: daysAgo(daysBefore),
  }));
  await app.db.insertInto('daily_job').values(values).execute();
}
const rowsOf = () =>
  app.db
    .selectFrom('daily_run')
    .selectAll()
    .where('job', '=', job.name)
    .orderBy('bangkok_day')
    .orderBy('client_id')
    .execute();
/** Makes the unfinished runs of the job due. Returns their number. */
async function dueNow(name = job.name): Promise<bigint> {
  const { numAffectedRows = 0n } = await sql`
    update daily_run set due_at = now() where job = ${name} and finished_at is null`.execute(app.db);
  return numAffectedRows;
}
const run = (deps: JobDeps = depsOf(app.db)) => runDueJobs(deps, [job]);

describe('a daily job', () => {
  it('runs once for each brand and day in any number of processes', async () => {
    await recordStart(5);
    work = async () => {
      await sql`select pg_sleep(0.01)`.execute(app.db);
      return 'done';
    };
    const processes = Array.from({ length: 4 }, openProcess);
    for (let round = 0; round < 3; round += 1) await Promise.all(processes.map(({ deps }) => run(deps)));
    for (const { end } of processes) await end();
    const expected = [brandA, brandB].flatMap(({ id }) =>
      [1, 2, 3, 4, 5].map((days) => `${id} ${daysAgo(days)}`),
    );
    expect(runs.toSorted()).toEqual(expected.toSorted());
    expect((await rowsOf()).map(({ outcome }) => outcome)).toEqual(Array(10).fill('done'));
  });

  it('starts with its first day, and runs every missed day after a downtime, oldest first', async () => {
    await run();
    expect(runs).toEqual([]);
    await sql`update daily_job set first_day = ${daysAgo(3)} where job = ${job.name}`.execute(app.db);
    await run();
    expect(runs.filter((candidate) => candidate.startsWith(brandA.id))).toEqual(
      [3, 2, 1].map((days) => `${brandA.id} ${daysAgo(days)}`),
    );
  });

  it('waits for its delay after midnight', async () => {
    await recordStart(1);
    job = { ...job, delayMinutes: 15 };
    const { start } = bangkokDaySpan(today);
    ownTime = new Date(start.getTime() + 14 * 60_000);
    await run();
    expect(runs).toEqual([]);
    ownTime = new Date(start.getTime() + 15 * 60_000);
    if (Date.now() < ownTime.getTime()) return;
    await run();
    expect(runs).toHaveLength(2);
  });

  it('is not run early by a process with a fast clock', async () => {
    await recordStart(0);
    ownTime = new Date(Date.now() + 3 * 86_400_000);
    await run();
    expect(runs).toEqual([]);
  });

  it('that fails stores the error, runs again later and does not stop other days or brands', async () => {
    await recordStart(2);
    const [bad, good] = [daysAgo(2), daysAgo(1)];
    work = (id, day) => {
      if (id === brandA.id && day === bad) throw new Error('the statement is not there yet');
      return 'done';
    };
    const faults: string[] = [];
    await runDueJobs(depsOf(app.db), [job], { onFault: (_, { day }) => faults.push(day) });
    expect(faults).toEqual([bad]);
    expect(runs).toHaveLength(4);
    const failed = (await rowsOf()).filter(({ finished_at: at }) => at === null);
    expect(failed).toMatchObject([{ client_id: brandA.id, fault: 'the statement is not there yet' }]);
    const listed = await runCommand(app.deps, ['jobs', '--brand', brandA.id]);
    expect(listed).toContain(`${good}  brand-a  ${job.name}  done`);
    expect(listed).toContain(`${bad}  brand-a  ${job.name}  FAILED 1 times: the statement is not there yet`);
    await run();
    expect(runs).toHaveLength(4);
    await dueNow();
    work = () => 'done at last';
    await run();
    expect(runs).toHaveLength(5);
    expect((await rowsOf())[0]).toMatchObject({ outcome: 'done at last', fault: null, tries: 2 });
  });

  it('that waits has no fault, does not stop other brands, and is repeated', async () => {
    await recordStart(1);
    work = (id) => {
      if (id === brandA.id) throw new JobNotReadyError('an older transaction still runs');
      return 'done';
    };
    const faults: string[] = [];
    const runAll = () => runDueJobs(depsOf(app.db), [job], { onFault: (_, { day }) => faults.push(day) });
    for (let round = 0; round < 3; round += 1) {
      await runAll();
      const waiting = (await rowsOf()).filter(({ finished_at: at }) => at === null);
      expect(waiting).toMatchObject([{ client_id: brandA.id, fault: null, tries: round + 1 }]);
      expect(waiting[0]?.due_at.getTime()).toBeLessThanOrEqual(Date.now() + 61_000);
      await dueNow();
    }
    expect(await runCommand(app.deps, ['jobs', '--brand', brandA.id])).toContain(
      `${daysAgo(1)}  brand-a  ${job.name}  not finished yet`,
    );
    expect(faults).toEqual([]);
    work = () => 'done at last';
    await runAll();
    expect((await rowsOf()).map(({ outcome }) => outcome)).toEqual(['done at last', 'done']);
  });

  it('that waits for an hour has a fault', async () => {
    await recordStart(1);
    work = () => {
      throw new JobNotReadyError('an older transaction still runs');
    };
    await run();
    await sql`update daily_run set tries = 60 where job = ${job.name}`.execute(app.db);
    await dueNow();
    await run();
    const faults = (await rowsOf()).map(({ fault }) => fault);
    expect(faults).toEqual(Array(2).fill('an older transaction still runs'));
  });

  it('of a dead process is taken over after its claim expires', async () => {
    await recordStart(1);
    let release: (outcome: string) => void = () => undefined;
    work = () => new Promise((resolve) => (release = resolve));
    const [first, second] = [openProcess(), openProcess()];
    const crashing = run(first.deps);
    await expect.poll(() => runs).toHaveLength(1);
    work = () => 'by the second';
    await run(second.deps);
    expect(runs).toEqual([`brand-a ${daysAgo(1)}`, `brand-b ${daysAgo(1)}`]);
    await dueNow();
    await run(second.deps);
    expect(runs).toHaveLength(3);
    release('by the first');
    await crashing;
    expect((await rowsOf()).map(({ outcome }) => outcome)).toEqual(['by the second', 'by the second']);
    await Promise.all([first.end(), second.end()]);
  });

  it('that is stopped releases its claim immediately', async () => {
    await recordStart(1);
    const ending = new AbortController();
    work = (_, __, signal) => {
      ending.abort();
      signal.throwIfAborted();
      return 'never';
    };
    await runDueJobs(depsOf(app.db), [job], { signal: ending.signal });
    expect(runs).toHaveLength(1);
    work = () => 'done';
    await run();
    expect(runs).toHaveLength(3);
  });

  it("that is finished can't be changed by a statement", async () => {
    await recordStart(1);
    await run();
    const change = sql`update daily_run set outcome = 'other' where job = ${job.name}`.execute(app.db);
    await expect(change).rejects.toThrow(/finished run/);
  });
});

it('[TI-03] refunds the losses of a day once, without staff', async () => {
  const [member, { start }] = [await signUp(app), bangkokDaySpan(daysAgo(1))];
  const endsAt = new Date(start.getTime() + 12 * 3_600_000);
  await app.db.transaction().execute(async (tx) => {
    const crediting = { clientId: member.clientId, memberId: member.id, amountSatang: satang(100_000) };
    const { journalId } = await postDeposit(
      app.deps,
      tx,
      { ...crediting, at: endsAt },
      'deposit of the test',
    );
    await insertDeposit(tx, {
      client_id: member.clientId,
      member_id: member.id,
      channel: 'staff',
      status: 'completed',
      amount: 100_000,
      slip_id: null,
      transferred_at: endsAt,
      note: null,
      reason: null,
      evidence: 'sample',
      journal_id: journalId,
      created_at: endsAt,
      decided_at: endsAt,
    });
  });
  await app.db
    .insertInto('game_session')
    .values({
      client_id: member.clientId,
      member_id: member.id,
      provider: 'JK',
      game_code: 'golden-dragon',
      status: 'closed',
      taken: 50_000,
      brought: 10_000,
      turnover: 40_000,
      opened_by: 'test',
      opened_at: endsAt,
      closed_at: endsAt,
    })
    .execute();
  await recordStart(1, 'loss_refund');
  const loss = dailyJobs.filter(({ name }) => name === 'loss_refund');
  const processes = Array.from({ length: 3 }, openProcess);
  ownTime = new Date();
  for (let round = 0; round < 2; round += 1)
    await Promise.all(processes.map(({ deps }) => runDueJobs(deps, loss)));
  for (const { end } of processes) await end();
  const early = Date.now() < bangkokDaySpan(today).start.getTime() + 15 * 60_000;
  expect(await creditOf(app, member)).toBe(early ? 100_000 : 100_000 + satang(2_000));
});

it('the ledger of each brand is sealed once by several processes, two hours after the end of the day', async () => {
  await recordStart(3, 'ledger_seal');
  const seal = dailyJobs.filter(({ name }) => name === 'ledger_seal');
  const processes = Array.from({ length: 3 }, openProcess);
  const runAll = () => Promise.all(processes.map(({ deps }) => runDueJobs(deps, seal)));
  for (let round = 0; round < 2; round += 1) await runAll();
  // A seal waits for the transactions of the other tests, and is postponed if these take long.
  for (const deadline = Date.now() + 60_000; (await dueNow('ledger_seal')) > 0n && Date.now() < deadline;)
    await runAll();
  for (const { end } of processes) await end();
  const days = await app.db
    .selectFrom('daily_run')
    .select(['bangkok_day', 'outcome'])
    .where('job', '=', 'ledger_seal')
    .where('client_id', '=', brandA.id)
    .where('bangkok_day', '<', daysAgo(1))
    .orderBy('bangkok_day')
    .execute();
  expect(days).toEqual(
    [3, 2].map((ago) => ({ bangkok_day: daysAgo(ago), outcome: `sealed up to ${daysAgo(ago)}` })),
  );
  const early = Date.now() < bangkokDaySpan(today).start.getTime() + 120 * 60_000;
  const { rows } = await sql<{ days: string[] }>`
    select array_agg(distinct day order by day)::text[] as days from ledger_seal where client_id = ${brandA.id}
     and day >= ${daysAgo(3)}`.execute(app.db);
  expect(rows[0]?.days).toEqual((early ? [3, 2] : [3, 2, 1]).map(daysAgo));
  // Another process may have sealed a later day before.
  const outcomes = seal.map(({ run: again }) =>
    again(app.deps, brandA, daysAgo(3), new AbortController().signal),
  );
  expect(await Promise.all(outcomes)).toEqual([`sealed up to ${daysAgo(3)}`]);
}, 90_000);
