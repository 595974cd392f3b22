import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { deleteExpiredCounts } from '../http/limits/rate-limit.ts';
import { deleteOrphanPictures, deleteOldPictures } from '../modules/slip/delete-pictures.ts';

const DAY_MS = 86_400_000;
/** A repeated request gets the stored response within this many days. */
const KEYS_KEPT_DAYS = 30;
const ENDED_SESSIONS_KEPT_DAYS = 7;
const PHONE_CODES_KEPT_DAYS = 2;
const ROWS_AT_ONCE = 5_000;

async function deleteBefore(
  { db }: Deps,
  table: 'idempotency' | 'session' | 'phone_code',
  column: 'created_at' | 'expires_at' | 'sent_at',
  before: Date,
): Promise<void> {
  for (let deleted = ROWS_AT_ONCE; deleted === ROWS_AT_ONCE;) {
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${before} limit ${ROWS_AT_ONCE}
    ))`.execute(db);
    deleted = Number(numAffectedRows ?? 0n);
  }
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** The housekeeping tasks by name. The database stores the time of each task's last success under its name. */
const tasks = {
  'rate-counts': ({ db }, now) => deleteExpiredCounts(db, now),
  'slip-pictures': (deps) => deleteOldPictures(deps),
  'lost-pictures': (deps) => deleteOrphanPictures(deps),
  'idempotency-keys': (deps, now) =>
    deleteBefore(deps, 'idempotency', 'created_at', daysBefore(now, KEYS_KEPT_DAYS)),
  sessions: (deps, now) =>
    deleteBefore(deps, 'session', 'expires_at', daysBefore(now, ENDED_SESSIONS_KEPT_DAYS)),
  'phone-codes': (deps, now) =>
    deleteBefore(deps, 'phone_code', 'sent_at', daysBefore(now, PHONE_CODES_KEPT_DAYS)),
} as const satisfies Readonly<Record<string, (deps: Deps, now: Date) => Promise<void>>>;

const dailyTasks: readonly string[] = ['lost-pictures'];

async function isDue({ db }: Deps, task: string, now: Date): Promise<boolean> {
  if (!dailyTasks.includes(task)) return true;
  const last = await db
    .selectFrom('housekeeping_task')
    .select('succeeded_at')
    .where('task', '=', task)
    .executeTakeFirst();
  return last === undefined || now.getTime() - last.succeeded_at.getTime() >= DAY_MS;
}

async function recordSuccess({ db, clock }: Deps, task: string): Promise<void> {
  const succeeded_at = clock.now();
  await db
    .insertInto('housekeeping_task')
    .values({ task, succeeded_at })
    .onConflict((conflict) => conflict.column('task').doUpdateSet({ succeeded_at }))
    .execute();
}

export async function cleanUp(deps: Deps, onFault: (error: unknown, task: string) => void): Promise<void> {
  for (const [task, run] of Object.entries(tasks)) {
    const now = deps.clock.now();
    try {
      if (!(await isDue(deps, task, now))) continue;
      await run(deps, now);
      await recordSuccess(deps, task);
    } catch (error) {
      onFault(error, task);
    }
  }
}
