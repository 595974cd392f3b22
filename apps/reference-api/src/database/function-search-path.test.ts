import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { schemaNames } from './apply-migrations.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it.each(schemaNames)("no function of the schema %s uses its caller's search path", async (schema) => {
  const { rows } = await test.pool.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc
      where pronamespace = $1::regnamespace and prokind <> 'a' and prosqlbody is null
        and not coalesce(proconfig, '{}') @> array['search_path=' || $1 || ', pg_temp']
      order by 1`,
    [schema],
  );
  expect(rows.map(({ name }) => name)).toEqual([]);
});

it("a temporary table can't take the place of the table that counts requests", async () => {
  const client = await test.pool.connect();
  try {
    await client.query('create temporary table rate_window (like api.rate_window including all)');
    await client.query(`select api.count_hit('of the test', 1, 60000, 5)`);
    const { rows } = await client.query('select count(*)::int as counted from api.rate_window');
    expect(rows).toEqual([{ counted: 1 }]);
  } finally {
    client.release(true);
  }
});
