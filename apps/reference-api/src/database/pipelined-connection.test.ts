import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { compileOnce, type ValueOf } from './compile-once.ts';
import { createDatabase, createPool, type Database, type Tx } from './connection.ts';
import { postpone } from './pipelined-connection.ts';
import { sessionSettings } from './session.ts';

let test: TestDatabase;
let db: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  await test.pool.query(
    `create table counted (id integer primary key, positive integer check (positive > 0),
       checked_late integer references counted deferrable initially deferred)`,
  );
  db = createDatabase(createPool({ url: test.url, schema: 'api', max: 1 }));
});
afterAll(async () => {
  await db.destroy();
  await test.drop();
});

interface Counted {
  readonly id: number;
  readonly positive: number;
  readonly checked_late?: number;
}
const add = (tx: Database | Tx, { id, positive, checked_late: late = id }: Counted) =>
  sql`insert into counted (id, positive, checked_late) values (${id}, ${positive}, ${late})`.compile(tx);
async function ids(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from counted order by id`.execute(db);
  return rows.map(({ id }) => id);
}

it('commits postponed statements in their order', async () => {
  const before = await ids();
  await db.transaction().execute(async (tx) => {
    await postpone(tx, add(tx, { id: 1, positive: 1 }));
    await postpone(tx, sql`update counted set positive = positive + 1 where id = 1`.compile(tx));
  });
  const { rows } = await sql<{ positive: number }>`select positive from counted where id = 1`.execute(db);
  expect([before, rows]).toEqual([[], [{ positive: 2 }]]);
});

it('sends a postponed statement before the next statement', async () => {
  const selectedRows = await db.transaction().execute(async (tx) => {
    await postpone(tx, add(tx, { id: 2, positive: 1 }));
    const { rows } = await sql<{ id: number }>`select id from counted where id = 2`.execute(tx);
    return rows;
  });
  expect(selectedRows).toEqual([{ id: 2 }]);
});

it.each([
  ['a postponed statement fails', { id: 3, positive: -1 }, 'counted_positive_check'],
  ['the commit fails', { id: 3, positive: 1, checked_late: 99 }, 'counted_checked_late_fkey'],
] as const)('stores nothing and throws the error if %s', async (_, row, constraint) => {
  const before = await ids();
  const failing = db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    await postpone(tx, add(tx, row));
    await postpone(tx, add(tx, { id: 4, positive: 1 }));
  });
  await expect(failing).rejects.toMatchObject({ constraint });
  expect(await ids()).toEqual(before);
});

it('throws the error of a postponed statement from the next statement', async () => {
  const before = await ids();
  const reached: string[] = [];
  const failing = db.transaction().execute(async (tx) => {
    await postpone(tx, add(tx, { id: 5, positive: -1 }));
    await sql`select 1`.execute(tx);
    reached.push('after the failure');
  });
  await expect(failing).rejects.toMatchObject({ constraint: 'counted_positive_check' });
  expect([reached, await ids()]).toEqual([[], before]);
});

it('throws if a statement failed and its error was ignored', async () => {
  const before = await ids();
  const failing = db.transaction().execute(async (tx) => {
    await postpone(tx, add(tx, { id: 6, positive: 1 }));
    await sql`select 1 / 0`.execute(tx).catch(() => undefined);
  });
  await expect(failing).rejects.toThrow(/rolled back/);
  expect(await ids()).toEqual(before);
});

it('forgets postponed statements if the transaction is rolled back', async () => {
  const before = await ids();
  for (const isBegun of [false, true]) {
    const failing = db.transaction().execute(async (tx) => {
      if (isBegun) await sql`select 1`.execute(tx);
      await postpone(tx, add(tx, { id: 7, positive: 1 }));
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    await db.transaction().execute(async () => undefined);
    expect(await ids()).toEqual(before);
  }
});

it('rolls back through a pooler if a postponed statement fails', async () => {
  const url = new URL(test.url);
  const settings = Object.entries(sessionSettings('api')).map(([name, value]) => `-c ${name}=${value}`);
  url.searchParams.set('options', settings.join(' '));
  const pool = createPool({ url: url.href, schema: 'api', max: 1 });
  pool.on('connect', (client) => void Object.defineProperty(client, 'processID', { value: -1 }));
  const pooledDb = createDatabase(pool);
  try {
    const before = await ids();
    const failing = pooledDb.transaction().execute(async (tx) => {
      await postpone(tx, add(tx, { id: 8, positive: 1 }));
      await postpone(tx, add(tx, { id: 9, positive: -1 }));
    });
    await expect(failing).rejects.toMatchObject({ constraint: 'counted_positive_check' });
    await sql`select 1`.execute(pooledDb);
    await pooledDb.transaction().execute((tx) => postpone(tx, add(tx, { id: 10, positive: 1 })));
    expect(await ids()).toEqual([...before, 10]);
  } finally {
    await pooledDb.destroy();
  }
});

it('applies the isolation level', async () => {
  const level = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) =>
      sql<{ level: string }>`select current_setting('transaction_isolation') as level`.execute(tx),
    );
  expect(level.rows).toEqual([{ level: 'repeatable read' }]);
});

it('replaces the values of a query that is compiled once', async () => {
  const query = compileOnce((database, value: ValueOf<{ text: string; count: number }>) =>
    database.selectNoFrom([
      sql<string>`${value('text')}::text`.as('text'),
      sql<number>`${value('count')}::integer + 1`.as('count'),
    ]),
  );
  const runQuery = async (text: string, count: number) =>
    (await db.executeQuery(query(db, { text, count }))).rows;
  expect([await runQuery('one', 1), await runQuery("'; --", -5)]).toEqual([
    [{ text: 'one', count: 2 }],
    [{ text: "'; --", count: -4 }],
  ]);
});
