/**
 * Tests that the move of a brand can be aborted, even if the process of an earlier abort was killed. After the abort,
 * the new cell has no copy of the brand, but still has all its other rows.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brandTables } from '../../src/cells/brand-rows.ts';
import { deleteCopy } from '../../src/cells/delete-copy.ts';
import { abortMove, moveBrand } from '../../src/cells/move-brand.ts';
import { connectDirectly } from '../../src/database/connect-client.ts';
import { checkLedger } from '../../src/ledger/check-ledger.ts';
import { addStaff } from '../../src/staff/staff-directory.ts';
import { compileCache } from '../support/compile-cache.ts';
import { startThreeCells, type ThreeCells } from '../support/three-cells.ts';
import type { TestApp } from '../support/test-app.ts';
import { giveTestCredit, signUp, type TestMember } from '../support/test-members.ts';

const brand = 'brand-a';
const stepsOfAbort = [
  'the copy is deleted',
  'the old cell accepts writes of the brand',
  'the old cell is open',
  'the cell one serves the brand',
];

let cells: ThreeCells;
let appOne: TestApp;
let three: TestApp;
let member: TestMember;

beforeAll(async () => {
  cells = await startThreeCells();
  [appOne, three] = [cells.appOf('one'), cells.appOf('three')];
  member = await signUp(appOne);
  await giveTestCredit(appOne, member, 123_400);
  // The PostgreSQL servers of the two cells sort these two keys in different orders. The move must compare the copied
  // rows correctly nevertheless.
  for (const key of ['Zebra', 'apple'])
    await appOne.db.insertInto('configuration_entry').values({ client_id: brand, key, path: key }).execute();
  await addStaff(
    three.db,
    { name: 'somchai', role: 'owner', dailyLimitSatang: 0 },
    { keyHash: Buffer.alloc(32, 1), at: new Date() },
  );
}, 120_000);
afterAll(() => cells.close());

const stop = new Error('stopped by the test');

/** Begins a move and stops it at the step whose name contains `at`. */
async function moveUntil(at: string, onStop: () => Promise<unknown> = () => Promise.resolve()) {
  const moving = moveBrand(cells.file, { brand, to: 'three' }, async (step) => {
    if (!step.includes(at)) return;
    await onStop();
    throw stop;
  });
  await expect(moving).rejects.toBe(stop);
}

const stateIn = async ({ db }: TestApp) =>
  (await db.selectFrom('brand').select('cell_state').where('client_id', '=', brand).executeTakeFirst())
    ?.cell_state;

const home = () =>
  cells.registry
    .selectFrom('brand_cell')
    .select(['cell', 'moving_to'])
    .where('client_id', '=', brand)
    .executeTakeFirstOrThrow();

async function killedAbort(diesAfter: string): Promise<void> {
  const settings = { file: cells.file, brand, diesAfter };
  const child = fork(path.join(import.meta.dirname, 'abort-process.ts'), [JSON.stringify(settings)], {
    execArgv: [],
    env: { ...process.env, ...compileCache },
  });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
}

async function assertAborted(): Promise<void> {
  expect(await home()).toEqual({ cell: 'one', moving_to: null });
  expect(await stateIn(appOne)).toBe('here');
  for (const table of brandTables.keys()) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(three.db);
    expect(rows, table).toEqual([]);
  }
  const guards = await appOne.pool.query(`select tgname from pg_trigger where tgname like 'frozen_%'`);
  expect(guards.rows).toEqual([]);
  const off = await three.pool.query(
    `select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'`,
  );
  expect(off.rows).toEqual([]);
  expect(await three.db.selectFrom('staff').select('name').execute()).toEqual([{ name: 'somchai' }]);
  expect(await three.db.selectFrom('cell').select('name').execute()).toEqual([{ name: 'three' }]);
  await appOne.db.updateTable('member').set({ team: 'x' }).where('id', '=', member.id).execute();
}

it('an abort deletes only the copy and can be repeated after a kill', { timeout: 180_000 }, async () => {
  for (const diesAfter of stepsOfAbort) {
    await moveUntil('copied');
    await killedAbort(diesAfter);
    expect(await abortMove(cells.file, brand)).toEqual({ servedBy: 'one' });
    expect(await abortMove(cells.file, brand)).toEqual({ servedBy: 'one' });
    await assertAborted();
  }
});

it('a move can follow each step of a killed abort', { timeout: 180_000 }, async () => {
  for (const diesAfter of stepsOfAbort) {
    await moveUntil('copied');
    await killedAbort(diesAfter);
    await moveUntil('copied');
    expect(await stateIn(three)).toBe('moving');
    expect(await checkLedger(three.db)).toMatchObject({ ok: true });
    await abortMove(cells.file, brand);
  }
  await assertAborted();
});

it('a wrong state of the brand in the new cell stops the move and the abort', async () => {
  await moveUntil('copied');
  for (const state of ['here', 'moved'] as const) {
    await three.db.updateTable('brand').set({ cell_state: state }).execute();
    const move = moveBrand(cells.file, { brand, to: 'three' });
    await expect(move).rejects.toThrow(`the state of brand-a in the cell three is "${state}", not "moving"`);
    await expect(abortMove(cells.file, brand)).rejects.toThrow(
      `the state of brand-a in the cell three is "${state}", not "moving"; nothing is deleted`,
    );
  }
  expect(await stateIn(appOne)).toBe('moving');
  await three.db.updateTable('brand').set({ cell_state: 'moving' }).execute();
  await abortMove(cells.file, brand);
  await assertAborted();
});

it('a move that changes no row fails, and the registry keeps the old cell', async () => {
  await moveUntil('frozen');
  const client = await connectDirectly(three.databaseUrl);
  const losesCopy = moveBrand(cells.file, { brand, to: 'three' }, async (step) => {
    if (step.includes('closed')) await deleteCopy({ cell: 'three', client }, brand);
  });
  await expect(losesCopy).rejects.toThrow(
    `the cell three has no brand brand-a, so its state can't become "here"`,
  );
  await client.end();
  await expect(moveBrand(cells.file, { brand, to: 'three' })).rejects.toThrow(
    'the cell three has no copy of brand-a that can be opened; the brand stays closed',
  );
  expect(await home()).toEqual({ cell: 'one', moving_to: 'three' });
  await appOne.pool.query(
    `begin; set local chada.moves = 'brand-a'; update brand set cell_state = 'here' where client_id = 'brand-a'; commit`,
  );
  const losesRow = moveBrand(cells.file, { brand, to: 'three' }, async (step) => {
    if (step.includes('is open'))
      await cells.registry.deleteFrom('brand_cell').where('client_id', '=', brand).execute();
  });
  await expect(losesRow).rejects.toThrow("the registry has no brand brand-a, so its cell can't be changed");
});
