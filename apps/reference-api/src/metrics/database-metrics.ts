import { setTimeout as delay } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type pg from 'pg';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/connection.ts';
import { readDatabaseState, type DatabaseState } from './database-state.ts';

/** The API reads each database at most once in this many milliseconds. */
const READ_EVERY_MS = 10_000;
/** If a cell answers later than this, its metrics are missing, so that a slow cell does not delay the other metrics. */
const CELL_ANSWERS_WITHIN_MS = 3_000;

export interface WatchedDatabase {
  /** The name of the cell. Empty if all brands are in one database. */
  readonly name: string;
  readonly db: Database;
  readonly pool: pg.Pool;
}

interface WatchOptions {
  readonly clock: Clock;
  readonly onRead: (cell: string) => void;
  readonly onError: (error: unknown, cell: string) => void;
}

/** The labels of a metric. `cell` is missing if all brands are in one database. */
interface Labels {
  readonly cell?: string;
}

interface WatchedState {
  readonly labels: Labels;
  /** Returns `undefined` if the database is unreachable or too slow. */
  readonly read: () => Promise<DatabaseState | undefined>;
}

const labelsOf = ({ name }: WatchedDatabase): Labels => (name === '' ? {} : { cell: name });

function cachedReader(
  { name, db }: WatchedDatabase,
  { clock, onRead, onError }: WatchOptions,
): WatchedState['read'] {
  let cached: { readonly at: number; readonly state: Promise<DatabaseState | undefined> } | undefined;
  let isReading = false;
  const begin = async (): Promise<DatabaseState | undefined> => {
    isReading = true;
    try {
      const state = await readDatabaseState(db, clock.now());
      onRead(name);
      return state;
    } catch (error) {
      onError(error, name);
      return undefined;
    } finally {
      isReading = false;
    }
  };
  const readInTime = (): Promise<DatabaseState | undefined> => {
    const reading = begin();
    if (name === '') return reading;
    return Promise.race([reading, delay(CELL_ANSWERS_WITHIN_MS, undefined, { ref: false })]);
  };
  return () => {
    const at = performance.now();
    // Does not start a second read while a slow read is still running.
    if (cached === undefined || (at - cached.at > READ_EVERY_MS && !isReading))
      cached = { at, state: readInTime() };
    return cached.state;
  };
}

export function watchPools(databases: readonly WatchedDatabase[], registry: Registry): void {
  new Gauge({
    name: 'chada_db_pool_connections',
    help: 'Connections of this process: open in total, of them idle; and requests that wait for one.',
    labelNames: ['state', 'cell'],
    registers: [registry],
    collect() {
      for (const database of databases) {
        const { totalCount, idleCount, waitingCount } = database.pool;
        this.set({ state: 'total', ...labelsOf(database) }, totalCount);
        this.set({ state: 'idle', ...labelsOf(database) }, idleCount);
        this.set({ state: 'waiting', ...labelsOf(database) }, waitingCount);
      }
    },
  });
}

export function watchDatabases(
  databases: readonly WatchedDatabase[],
  registry: Registry,
  options: WatchOptions,
): void {
  const watched = databases.map((database): WatchedState => ({
    labels: labelsOf(database),
    read: cachedReader(database, options),
  }));
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    fill: (gauge: Gauge<Label>, state: DatabaseState, labels: Labels) => void,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      async collect() {
        const states = await Promise.all(
          watched.map(async ({ labels, read }) => ({ labels, state: await read() })),
        );
        this.reset();
        for (const { labels, state } of states) if (state) fill(this, state, labels);
      },
    });

  new Gauge({
    name: 'chada_database_up',
    help: '1 if the database answered, else 0; the other lines of the database are missing then.',
    labelNames: ['cell'],
    registers: [registry],
    async collect() {
      await Promise.all(
        watched.map(async ({ labels, read }) => this.set(labels, (await read()) === undefined ? 0 : 1)),
      );
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
  gauge('chada_db_lock_waits', 'Connections that wait for a lock.', ['cell'], (all, { locks }, labels) =>
    all.set(labels, locks.waiting),
  );
  gauge(
    'chada_db_lock_wait_longest_seconds',
    'The longest of these waits.',
    ['cell'],
    (all, { locks }, labels) => all.set(labels, locks.longestSeconds),
  );
  gauge(
    'chada_housekeeping_success_timestamp_seconds',
    'When a task of housekeeping last ran to its end, in any process.',
    ['task', 'cell'],
    (all, { housekeeping }, labels) => {
      for (const { task, succeededAt } of housekeeping)
        all.set({ task, ...labels }, succeededAt.getTime() / 1000);
    },
  );
}
