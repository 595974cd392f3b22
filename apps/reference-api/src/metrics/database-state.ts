import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';

export interface BrandFigure {
  readonly brand: string;
  readonly name: string;
  readonly value: number;
}

export interface Waiting {
  readonly brand: string;
  readonly what: string;
  readonly count: number;
  readonly oldestSeconds: number;
}

export interface DatabaseState {
  readonly balances: readonly BrandFigure[];
  readonly waiting: readonly Waiting[];
  /** For each brand, the sum of the open differences from the reports of the bank or the provider, in satang. */
  readonly differences: readonly BrandFigure[];
  readonly locks: { readonly waiting: number; readonly longestSeconds: number };
  readonly housekeeping: readonly { readonly task: string; readonly succeededAt: Date }[];
}

async function readBalances(db: Database): Promise<BrandFigure[]> {
  const { rows } = await sql<BrandFigure>`
    select client_id as brand, kind as name, sum(balance)::float8 as value
      from account join brand using (client_id) where cell_state <> 'moved' group by 1, 2`.execute(db);
  return rows;
}

/**
 * Reads the number and the greatest age of waiting requests, waiting tasks and open differences, for each brand and
 * kind. Both are 0 if nothing of a kind waits.
 */
async function readWaiting(db: Database, now: Date): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    with open as (
      select client_id, 'payout_' || status as what, requested_at as created_at from withdrawal where status in ('requested', 'paying')
      union all
      select client_id, 'deposit_request', created_at from deposit where status = 'pending' and channel = 'request'
      union all
      select client_id, 'daily_run', (bangkok_day + 1)::timestamp at time zone 'Asia/Bangkok'
        from daily_run where finished_at is null
      union all
      select client_id, 'difference_' || source, found_at from difference where status = 'open'
    )
    select brand.client_id as brand, kind.what, count(open.created_at)::integer as count,
      coalesce(extract(epoch from ${now}::timestamptz - min(open.created_at)), 0)::float8 as "oldestSeconds"
    from brand
    cross join unnest(array['payout_requested', 'payout_paying', 'deposit_request', 'daily_run',
      'difference_bank', 'difference_provider']) as kind (what)
    left join open on open.client_id = brand.client_id and open.what = kind.what
    where brand.cell_state <> 'moved'
    group by 1, 2`.execute(db);
  return rows;
}

async function readDifferences(db: Database): Promise<BrandFigure[]> {
  const { rows } = await sql<BrandFigure>`
    select brand.client_id as brand, source as name, coalesce(sum(abs(excess)), 0)::float8 as value
    from brand
    cross join unnest(array['bank', 'provider', 'statement']) as reporter (source)
    left join (select * from difference where status = 'open') as open using (client_id, source)
    where brand.cell_state <> 'moved'
    group by 1, 2`.execute(db);
  return rows;
}

async function readLocks(db: Database): Promise<DatabaseState['locks']> {
  const { rows } = await sql<DatabaseState['locks']>`
    select count(distinct activity.pid)::integer as waiting,
      coalesce(max(extract(epoch from clock_timestamp() - lock.waitstart)), 0)::float8 as "longestSeconds"
    from pg_catalog.pg_stat_activity as activity
    join pg_catalog.pg_locks as lock on lock.pid = activity.pid and not lock.granted
    where activity.datname = current_database()`.execute(db);
  return rows[0] ?? { waiting: 0, longestSeconds: 0 };
}

export async function readDatabaseState(db: Database, now: Date): Promise<DatabaseState> {
  const balances = await readBalances(db);
  const waiting = await readWaiting(db, now);
  const differences = await readDifferences(db);
  const locks = await readLocks(db);
  const housekeeping = await db
    .selectFrom('housekeeping_task')
    .select(['task', 'succeeded_at as succeededAt'])
    .execute();
  return { balances, waiting, differences, locks, housekeeping };
}
