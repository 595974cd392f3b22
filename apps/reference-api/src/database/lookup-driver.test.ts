import { sql } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { createLookups, createPool, type Database } from './connection.ts';
import { sessionSettings } from './session.ts';
import { DatabaseUnavailableError } from './database-unavailable.ts';

let test: TestDatabase;
let pool: pg.Pool;
let lookups: Database;
beforeAll(async () => {
  test = await createTestDatabase();
});
beforeEach(() => {
  pool = createPool({ url: test.url, schema: 'api', max: 3 });
  lookups = createLookups(pool);
});
afterEach(() => pool.end());
afterAll(() => test.drop());

const numbers = Array.from({ length: 20 }, (_, index) => index);

async function lookUp(value: number): Promise<{ value: number; process: number }> {
  const { rows } = await sql<{ value: number; process: number }>`
    select ${value}::int as value, pg_backend_pid() as process`.execute(lookups);
  const [row] = rows;
  if (!row) throw new Error('no row');
  return row;
}

const divide = async (divisor: number) =>
  (await sql<{ share: number }>`select 12 / ${divisor}::int as share`.execute(lookups)).rows[0]?.share;

/** Ends the connection of the lookup. Repeated, it ends the next connection too. */
const endOwnConnection = () =>
  sql`select pg_terminate_backend(pg_backend_pid()) where ${1}::int = 1`.execute(lookups);

it('lookups of the same moment share a connection, and each gets its own rows', async () => {
  const found = await Promise.all(numbers.map(lookUp));
  expect(found.map(({ value }) => value)).toEqual(numbers);
  expect(new Set(found.map(({ process }) => process)).size).toBe(1);
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
});

it('a lookup does not wait for the lookups of an earlier moment', async () => {
  await lookUp(0);
  const slow = sql`select pg_sleep(5)`.execute(lookups);
  await delay(100);
  const fast = await Promise.race([lookUp(1), slow.then(() => undefined)]);
  expect(fast?.value).toBe(1);
  await slow;
});

it('a lookup that fails has its own error, and the others get their rows', async () => {
  const shares = await Promise.allSettled([divide(2), divide(0), divide(3)]);
  expect(shares.map((share) => (share.status === 'fulfilled' ? share.value : share.reason))).toEqual([
    6,
    expect.objectContaining({ code: '22012' }),
    4,
  ]);
  expect(await divide(4)).toBe(3);
});

it('a lookup whose connection is lost is repeated once, on another connection', async () => {
  const [before, ended, ...after] = await Promise.allSettled([
    lookUp(1),
    endOwnConnection(),
    ...numbers.map(lookUp),
  ]);
  expect(before).toMatchObject({ value: { value: 1 } });
  expect(ended).toMatchObject({ reason: expect.any(DatabaseUnavailableError) });
  expect(after.map((found) => found.status === 'fulfilled' && found.value.value)).toEqual(numbers);
  expect((await lookUp(2)).value).toBe(2);
});

it('lookups fail with DatabaseUnavailableError while the database can not be reached', async () => {
  const connect = vi.spyOn(pool, 'connect').mockImplementation(() => {
    throw new Error('connect ECONNREFUSED');
  });
  const found = await Promise.allSettled([lookUp(1), lookUp(2)]);
  expect(found).toEqual(
    [1, 2].map(() => ({ status: 'rejected', reason: expect.any(DatabaseUnavailableError) })),
  );
  connect.mockRestore();
  expect((await lookUp(3)).value).toBe(3);
});

it('lookups through a pooler are sent one after another', async () => {
  const url = new URL(test.url);
  const settings = Object.entries(sessionSettings('api')).map(([name, value]) => `-c ${name}=${value}`);
  url.searchParams.set('options', settings.join(' '));
  const behindPooler = createPool({ url: url.href, schema: 'api', max: 3 });
  behindPooler.on('connect', (client) => void Object.defineProperty(client, 'processID', { value: -1 }));
  const directly = lookups;
  lookups = createLookups(behindPooler);
  try {
    expect(await Promise.all([divide(2), divide(0).catch(() => 'refused'), divide(3)])).toEqual([
      6,
      'refused',
      4,
    ]);
    expect((await Promise.all(numbers.map(lookUp))).map(({ value }) => value)).toEqual(numbers);
  } finally {
    lookups = directly;
    await behindPooler.end();
  }
});

it('lookups refuse a transaction', async () => {
  await expect(lookups.transaction().execute(() => Promise.resolve())).rejects.toThrow(
    'lookups have no transactions',
  );
});
