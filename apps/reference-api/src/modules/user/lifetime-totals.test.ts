import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildBrand, buildMember, type BuiltMember } from '../../../test/support/builders.ts';
import { createEmptyDatabase } from '../../../test/support/test-database.ts';
import { applyMigrations, migrationsOf } from '../../database/apply-migrations.ts';
import { createDatabase, createPool, type Database } from '../../database/connection.ts';
import { migrate } from '../../database/migrate.ts';

const MIGRATION = '0096-lifetime-totals.sql';

let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
let folder: string;
let db: Database;
let inviter: BuiltMember;
let friend: BuiltMember;
const run = (statement: string) => sql.raw(statement).execute(db);

beforeEach(async () => {
  empty = await createEmptyDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'chada-earlier-'));
  for (const name of await readdir(migrationsOf.api))
    if (name < MIGRATION) await cp(path.join(migrationsOf.api, name), path.join(folder, name));
  await migrate(empty.url, 'api', folder);
  db = createDatabase(createPool({ url: empty.url, schema: 'api', max: 2 }));
  await buildBrand(db, 'brand-a');
  [inviter, friend] = [await buildMember(db, 'brand-a'), await buildMember(db, 'brand-a')];
  // The records of this test have no journals.
  for (const table of ['deposit', 'commission']) await run(`alter table ${table} disable trigger all`);
});
afterEach(async () => {
  await db.destroy();
  await empty.drop();
  await rm(folder, { recursive: true, force: true });
});

async function insertDeposit(journal: number, amount: number, isCompleted = true): Promise<void> {
  const [status, decided] = isCompleted
    ? ['completed', `'sample', ${journal}, now()`]
    : ['pending', 'null, null, null'];
  await run(`insert into deposit (client_id, member_id, channel, status, amount, created_at, evidence, journal_id, decided_at)
             values ('brand-a', ${inviter.id}, 'staff', '${status}', ${amount}, now(), ${decided})`);
}
const insertCommission = (game: number, amount: number) =>
  run(`insert into commission (client_id, member_id, downline_id, game_session_id, bangkok_day, turnover, amount, journal_id, created_at)
       values ('brand-a', ${inviter.id}, ${friend.id}, ${game}, '2026-11-20', 1000, ${amount}, ${amount > 0 ? game : 'null'}, now())`);

async function totals() {
  const { rows } = await sql<{ deposits: number; commissions: number }>`
    select (select amount from deposit_total where member_id = ${inviter.id}) as deposits,
           (select amount from commission_total where member_id = ${inviter.id} and downline_id = ${friend.id})
             as commissions`.execute(db);
  return rows[0];
}

it('records of an earlier version are summed once, and each later change moves the totals', async () => {
  await insertDeposit(1, 100);
  await insertDeposit(2, 20);
  await insertDeposit(3, 3, false);
  await insertCommission(1, 50);
  await insertCommission(2, 0);
  expect(await applyMigrations(empty.url, 'api')).toContain(MIGRATION);
  expect(await totals()).toEqual({ deposits: 120, commissions: 50 });

  await insertDeposit(4, 1000);
  await insertDeposit(5, 1, false);
  expect(await totals()).toMatchObject({ deposits: 1120 });
  await run(
    `update deposit set status = 'completed', evidence = 'sample', journal_id = 6, decided_at = now() where amount = 3`,
  );
  expect(await totals()).toMatchObject({ deposits: 1123 });
  await run(`update deposit set status = 'rejected', decided_at = now() where amount = 1`);
  await run(`update deposit set note = 'a note'`);
  expect(await totals()).toMatchObject({ deposits: 1123 });
  await run(`update deposit set amount = 200 where amount = 100`);
  await run(`delete from deposit where amount = 20`);
  expect(await totals()).toMatchObject({ deposits: 1203 });

  await insertCommission(3, 7);
  await insertCommission(4, 0);
  expect(await totals()).toMatchObject({ commissions: 57 });
});
