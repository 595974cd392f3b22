import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildBrand, buildMember } from '../../test/support/builders.ts';
import { changeByForce } from '../../test/support/change-by-force.ts';
import { creditAt, daysAgo, noonOf, sealWhenPossible } from '../../test/support/dated-books.ts';
import { createEmptyDatabase } from '../../test/support/test-database.ts';
import { applyMigrations, migrationsOf } from '../database/apply-migrations.ts';
import { createDatabase, createPool, type Database } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { checkLedger, checkSinceSeal } from './check-ledger.ts';

const MIGRATION = '0086-sealed-totals.sql';

let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
let folder: string;
let db: Database;
beforeEach(async () => {
  empty = await createEmptyDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'chada-earlier-'));
  for (const name of await readdir(migrationsOf.api))
    if (name < MIGRATION) await cp(path.join(migrationsOf.api, name), path.join(folder, name));
  await migrate(empty.url, 'api', folder);
  db = createDatabase(createPool({ url: empty.url, schema: 'api', max: 2 }));
});
afterEach(async () => {
  await db.destroy();
  await empty.drop();
  await rm(folder, { recursive: true, force: true });
});

async function expectRight(): Promise<void> {
  for (const check of [checkLedger, checkSinceSeal])
    expect(await check(db)).toMatchObject({ ok: true, wrongSeals: [] });
}

it('seals of an earlier version get right totals, which their next seal proves', async () => {
  await buildBrand(db, 'brand-a');
  await buildBrand(db, 'brand-b');
  const member = await buildMember(db, 'brand-a');
  for (const ago of [6, 5, 3, 2]) await creditAt(db, member, noonOf(daysAgo(ago)), { amount: 100 + ago });
  await sealWhenPossible(db, 'brand-a', daysAgo(4));

  expect(await applyMigrations(empty.url, 'api')).toContain(MIGRATION);
  await expectRight();
  const total = sql<{ amount: number }>`
    select amount from ledger_sealed_total where account_id = ${member.walletId}`;
  expect((await total.execute(db)).rows).toEqual([{ amount: -211 }]);

  const changeTotal = (change: string) =>
    changeByForce(
      db,
      `update ledger_sealed_total set amount = amount ${change} where account_id = ${member.walletId}`,
    );
  await changeTotal('+ 1');
  expect((await checkSinceSeal(db)).wrongSeals).toEqual([
    'brand-a: the totals of the sealed days were changed',
  ]);
  await expect(sealWhenPossible(db, 'brand-a', daysAgo(3))).rejects.toThrow(/were changed/);
  await changeTotal('- 1');

  const changeSum = (change: string) =>
    changeByForce(
      db,
      `update ledger_seal_sum set amount = amount ${change} where account_id = ${member.walletId}`,
    );
  await changeSum('+ 1');
  await changeTotal('+ 3');
  expect((await checkSinceSeal(db)).ok).toBe(false);
  await expect(sealWhenPossible(db, 'brand-a', daysAgo(3))).rejects.toThrow(/were changed/);
  await changeSum('- 1');
  await changeTotal('- 3');

  await sealWhenPossible(db, 'brand-a', daysAgo(2));
  await sealWhenPossible(db, 'brand-b', daysAgo(2));
  await expectRight();
  expect((await total.execute(db)).rows).toEqual([{ amount: -416 }]);
  const seals = await sql<{ day: string; proved: boolean }>`
    select day, totals_hash is not null as proved from ledger_seal where client_id = 'brand-a' order by day`.execute(
    db,
  );
  expect(seals.rows).toEqual([6, 5, 4, 3, 2].map((ago) => ({ day: daysAgo(ago), proved: ago < 4 })));
});
