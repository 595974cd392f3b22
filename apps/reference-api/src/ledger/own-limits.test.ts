import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildBrand, buildMember } from '../../test/support/builders.ts';
import { creditAt, daysAgo, noonOf, sealWhenPossible } from '../../test/support/dated-books.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { createDatabase, createPool, type Database } from '../database/connection.ts';
import { checkLedger, checkSinceSeal } from './check-ledger.ts';

let test: TestDatabase;
let db: Database;
beforeEach(async () => {
  test = await createTestDatabase();
  await buildBrand(test.db, 'brand-a');
  const member = await buildMember(test.db, 'brand-a');
  for (const ago of [5, 4, 3]) await creditAt(test.db, member, noonOf(daysAgo(ago)));
  db = createDatabase(createPool({ url: test.url, schema: 'api', max: 1, answerWithinMs: 600 }));
});
afterEach(async () => {
  await db.destroy();
  await test.drop();
});

/**
 * Sets a statement timeout of 500 ms instead of the usual 20 seconds. Even on a busy machine, an ordinary statement takes
 * less time.
 */
const usualLimit = sql`set statement_timeout = '500ms'`;

/**
 * Matches the timeout error of PostgreSQL. On a busy machine, the driver `pg` can report its own timeout error first.
 */
const timeoutError = /statement timeout|Query read timeout/;

async function daysSealed(): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`select day from ledger_seal order by day`.execute(test.db);
  return rows.map(({ day }) => day);
}

async function whenSealed(statement: string): Promise<void> {
  await test.pool.query(`
    create or replace function disturb() returns trigger language plpgsql set search_path from current as
      $$ begin ${statement}; return new; end $$;
    create or replace trigger disturb before insert on ledger_seal for each row execute function disturb()`);
}

it.each([
  ['complete', checkLedger],
  ['since the last seal', checkSinceSeal],
])('books that take longer to read than the usual limit are checked: %s', async (_, check) => {
  await sql`create temporary view entry as
    select real.* from api.entry as real where (select pg_sleep(0.7)) is not null`.execute(db);
  await usualLimit.execute(db);
  await expect(sql`select count(*) from entry`.execute(db)).rejects.toThrow(timeoutError);
  expect(await check(db)).toMatchObject({ ok: true });
});

it('a first seal needs more than the usual limit, and a day is sealed for itself', async () => {
  await whenSealed('perform pg_sleep(0.7)');
  await usualLimit.execute(db);
  expect(await sealWhenPossible(db, 'brand-a', daysAgo(3))).toBe(daysAgo(3));
  expect(await daysSealed()).toEqual([5, 4, 3].map(daysAgo));
});

it.each([
  ['a seal', () => sealWhenPossible(db, 'brand-a', daysAgo(3))],
  ['a complete check', () => checkLedger(db)],
  ['a check since the last seal', () => checkSinceSeal(db)],
])('the longer limit ends with %s', async (_, run) => {
  await usualLimit.execute(db);
  await run();
  await expect(sql`select pg_sleep(0.7)`.execute(db)).rejects.toThrow(timeoutError);
});

it('a first seal that was interrupted continues with the next day', async () => {
  await whenSealed(`if new.day = '${daysAgo(4)}' then raise exception 'interrupted'; end if`);
  await expect(sealWhenPossible(db, 'brand-a', daysAgo(3))).rejects.toThrow('interrupted');
  expect(await daysSealed()).toEqual([daysAgo(5)]);
  await whenSealed('null');
  await sealWhenPossible(db, 'brand-a', daysAgo(3));
  expect(await daysSealed()).toEqual([5, 4, 3].map(daysAgo));
  expect(await checkLedger(db)).toMatchObject({ ok: true, wrongSeals: [] });
});
