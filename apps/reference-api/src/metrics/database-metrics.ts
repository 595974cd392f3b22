import { Gauge, type Registry } from 'prom-client';
import type pg from 'pg';
import type { Deps } from '../deps.ts';
import { readStateOfAll, type DatabaseState } from './database-state.ts';

/** The API reads the database at most once in this many milliseconds. */
const READ_EVERY_MS = 10_000;

type Reader = () => Promise<DatabaseState | undefined>;

/** If a database is unreachable, the function returns `undefined`. */
function cachedReader(
  { db, clock, cells }: Pick<Deps, 'db' | 'clock' | 'cells'>,
  onError: (error: unknown) => void,
): Reader {
  let kept: { readonly at: number; readonly state: Promise<DatabaseState | undefined> } | undefined;
  return () => {
    const at = performance.now();
    if (kept === undefined || at - kept.at > READ_EVERY_MS)
      kept = {
        at,
        state: readStateOfAll(cells ? cells.all.map((cell) => cell.db) : [db], clock.now()).catch(
          (error: unknown) => {
            onError(error);
            return undefined;
          },
        ),
      };
    return kept.state;
  };
}

export function watchPools(pools: readonly pg.Pool[], registry: Registry): void {
  const sum = (count: (pool: pg.Pool) => number) => pools.reduce((total, pool) => total + count(pool), 0);
  new Gauge({
    name: 'chada_db_pool_connections',
    help: 'Connections of this process: open in total, of them idle; and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set(
        { state: 'total' },
        sum((pool) => pool.totalCount),
      );
      this.set(
        { state: 'idle' },
        sum((pool) => pool.idleCount),
      );
      this.set(
        { state: 'waiting' },
        sum((pool) => pool.waitingCount),
      );
    },
  });
}

export function watchDatabase(
  deps: Pick<Deps, 'db' | 'clock' | 'cells'>,
  registry: Registry,
  onError: (error: unknown) => void,
): void {
  const read = cachedReader(deps, onError);
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    fill: (gauge: Gauge<Label>, state: DatabaseState) => void,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      async collect() {
        const state = await read();
        this.reset();
        if (state) fill(this, state);
      },
    });

  new Gauge({
    name: 'chada_database_up',
    help: '1 if the database answered, else 0; the other lines of the database are missing then.',
    registers: [registry],
    async collect() {
      this.set((await read()) === undefined ? 0 : 1);
    },
  });
  gauge(
    'chada_ledger_balance_satang',
    'Sum of the balances of a kind of account, in satang, each on its normal side.',
    ['brand', 'account'],
    (all, { balances }) => {
      for (const { brand, name, value } of balances) all.set({ brand, account: name }, value);
    },
  );
  gauge('chada_waiting', 'What waits for a bank or for staff.', ['brand', 'what'], (all, { waiting }) => {
    for (const { brand, what, count } of waiting) all.set({ brand, what }, count);
  });
  gauge(
    'chada_waiting_oldest_seconds',
    'Age of the oldest that waits; 0 when nothing does.',
    ['brand', 'what'],
    (all, { waiting }) => {
      for (const { brand, what, oldestSeconds } of waiting) all.set({ brand, what }, oldestSeconds);
    },
  );
  gauge(
    'chada_reconciliation_difference_satang',
    'Open differences between the books and the report of the bank or the provider, in satang.',
    ['brand', 'source'],
    (all, { differences }) => {
      for (const { brand, name, value } of differences) all.set({ brand, source: name }, value);
    },
  );
  gauge('chada_db_lock_waits', 'Connections that wait for a lock.', [], (all, { locks }) =>
    all.set(locks.waiting),
  );
  gauge('chada_db_lock_wait_longest_seconds', 'The longest of these waits.', [], (all, { locks }) =>
    all.set(locks.longestSeconds),
  );
  gauge(
    'chada_housekeeping_success_timestamp_seconds',
    'When a task of housekeeping last ran to its end, in any process.',
    ['task'],
    (all, { housekeeping }) => {
      for (const { task, succeededAt } of housekeeping) all.set({ task }, succeededAt.getTime() / 1000);
    },
  );
}
