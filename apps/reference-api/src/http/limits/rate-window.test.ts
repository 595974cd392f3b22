import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import type { Tx } from '../../database/connection.ts';
import { deleteExpiredCounts } from './rate-limit.ts';

const SPAN_MS = 60_000;
/** A time at which a period of ten minutes begins. `over_at` is rounded up to such a time. */
const START = 600_000 * 2_990_000;
let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const count = (db: Tx | TestDatabase['db'], bucket: string, at: number) =>
  sql`select count_hit(${bucket}, ${at}::bigint, ${SPAN_MS}::bigint, 30)`.execute(db);

it('counts requests in the page of the row, without new index entries', async () => {
  const updates = await test.db.transaction().execute(async (tx) => {
    for (let request = 0; request < 10; request += 1) await count(tx, 'busy', START + request * 1_000);
    const { rows } = await sql<{ inPage: number; all: number }>`
      select n_tup_hot_upd as "inPage", n_tup_upd as "all" from pg_stat_xact_user_tables
       where relname = 'rate_window'`.execute(tx);
    return rows[0];
  });
  expect(updates).toEqual({ inPage: 9, all: 9 });
});

it('deletes a row only after its last request has expired', async () => {
  for (const at of [START, START + 599_999]) {
    await count(test.db, 'old', at);
    await deleteExpiredCounts(test.db, new Date(at + SPAN_MS));
    expect(
      await test.db.selectFrom('rate_window').select('bucket').where('bucket', '=', 'old').execute(),
    ).toEqual([{ bucket: 'old' }]);
    await deleteExpiredCounts(test.db, new Date(at + SPAN_MS + 600_001));
    expect(
      await test.db.selectFrom('rate_window').select('bucket').where('bucket', '=', 'old').execute(),
    ).toEqual([]);
  }
});
