import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import type { Database } from './connection.ts';

let test: TestDatabase;
let db: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  vi.resetModules();
  const { createDatabase, createPool } = await import('./connection.ts');
  db = createDatabase(createPool({ url: test.url, schema: 'api', max: 1 }));
});
afterAll(async () => {
  await db.destroy();
  await test.drop();
});

const brands = (id: string) =>
  db.selectFrom('brand').select('client_id').where('client_id', '=', id).execute();

it('plans a statement once for all parameters', async () => {
  const before = await prepared();
  for (const id of ['one', 'other', 'third']) expect(await brands(id)).toEqual([]);
  const since = (await prepared()).filter(({ text }) => !before.some((known) => known.text === text));
  expect(since.filter(({ text }) => text.includes('"brand"'))).toEqual([
    { text: expect.stringContaining('where "client_id" = $1'), calls: 3 },
  ]);
});

async function prepared(): Promise<readonly { text: string; calls: number }[]> {
  const { rows } = await sql<{ text: string; calls: number }>`
    select statement as text, (generic_plans + custom_plans)::integer as calls from pg_prepared_statements`.execute(
    db,
  );
  return rows;
}

it('works on open connections after a migration adds a column', async () => {
  const all = () =>
    db.selectFrom('promotion').selectAll('promotion').where('client_id', '=', 'one').execute();
  const inTable = () => db.selectFrom('promotion').selectAll().where('client_id', '=', 'one').execute();
  for (const query of [all, inTable, () => brands('one')]) expect(await query()).toEqual([]);
  await test.pool.query('alter table promotion add column late text; alter table brand add column late text');
  for (const query of [all, inTable, () => brands('one')]) expect(await query()).toEqual([]);
});

it('returns changed rows and throws the errors of PostgreSQL', async () => {
  const result = await db.deleteFrom('rate_window').where('bucket', '=', 'none').executeTakeFirst();
  expect(result.numDeletedRows).toBe(0n);
  const refused = () =>
    db
      .insertInto('rate_window')
      .values({ bucket: 'none', hits: sql`null`, refused: false, over_at: 1 })
      .execute();
  for (let turn = 0; turn < 2; turn += 1) await expect(refused()).rejects.toThrow(/null value/);
});
