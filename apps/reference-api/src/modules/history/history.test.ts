import { randomUUID } from 'node:crypto';
import type { CallInput, historyList } from '@chada/contract';
import { sql, type CompiledQuery } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { rejectWithdrawal } from '../../staff/decide-withdrawal.ts';
import { changeByForce } from '../../../test/support/change-by-force.ts';
import { assertDeposited, withdraw } from '../../../test/support/money-acts.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { giveTestCredit, signUp, type TestMember } from '../../../test/support/test-members.ts';
import { createDatabase } from '../../database/connection.ts';
import { movementKinds } from './present.ts';
import { readMovements } from './repository.ts';

// A test below deletes entries of the ledger, so the books do not balance at the end.
const app = await startTestApp();
afterAll(() => app.close());
const member = await signUp(app);
await assertDeposited(app, member);
await giveTestCredit(app, member, 5_000);
const withdrawn = await withdraw(app, member, 20_000);
await rejectWithdrawal(app.deps, withdrawn.data?.withdrawal.id ?? '');
await app.call('game.open', { body: { gameCode: 'golden-dragon', returnPath: '/' } }, member);
await app.call('game.cashOut', { body: {} }, member);

type HistoryQuery = NonNullable<CallInput<typeof historyList>['query']>;
const list = (query: HistoryQuery) =>
  app.call('history.list', { params: { uuid: member.uuid }, query }, member).then(({ data }) => data);

it('[ME-09] lists every movement, newest first, with the credit after it', async () => {
  const all = await list({});
  expect(
    all?.items.map(({ kind, amountSatang, balanceSatang, note }) => [
      kind,
      amountSatang,
      balanceSatang,
      note,
    ]),
  ).toEqual([
    ['gameIn', 55_000, 55_000, 'มังกรทองคำ'],
    ['gameOut', -55_000, 0, 'มังกรทองคำ'],
    ['withdrawalReturned', 20_000, 55_000, null],
    ['withdrawal', -20_000, 35_000, null],
    ['adjustment', 5_000, 55_000, null],
    ['deposit', 50_000, 50_000, null],
  ]);
  expect(all?.nextCursor).toBeNull();
});

it('[ME-09] lists one kind at a time, page by page', async () => {
  expect((await list({ kind: 'deposit' }))?.items.map(({ kind }) => kind)).toEqual(['deposit']);
  expect((await list({ kind: 'withdrawal' }))?.items.map(({ kind }) => kind)).toEqual([
    'withdrawalReturned',
    'withdrawal',
  ]);
  const first = await list({ kind: 'other', limit: 2 });
  const second = await list({ kind: 'other', limit: 2, cursor: first?.nextCursor ?? '' });
  expect([...(first?.items ?? []), ...(second?.items ?? [])].map(({ kind }) => kind)).toEqual([
    'gameIn',
    'gameOut',
    'adjustment',
  ]);
});

/** Posts a journal at the time `at`, which is a text with microseconds. A `Date` has only milliseconds. */
async function post(caller: TestMember, kind: string, amount: number, at: string): Promise<void> {
  const { bonus_expense: expense } = await app.deps.houseAccounts(caller.clientId);
  await sql`
    select post_journal(${caller.clientId}, ${kind}, ${randomUUID()}, ${caller.id}, ${at}::timestamptz,
                        array[${expense}::bigint, id], array[${amount}::bigint, -${amount}::bigint])
      from account where member_id = ${caller.id} and kind = 'member_wallet'`.execute(app.db);
}

it('[ME-09] lists each kind of movement under one filter', async () => {
  const moved = await signUp(app);
  for (const [index, kind] of [...movementKinds.keys()].entries())
    await post(moved, kind, 100 + index, '2026-11-20T05:00:00Z');
  const amountsOf = async (query: HistoryQuery) =>
    (await app.call('history.list', { params: { uuid: moved.uuid }, query }, moved)).data?.items.map(
      ({ amountSatang }) => amountSatang,
    ) ?? [];
  const all = await amountsOf({ limit: 50 });
  expect(all).toHaveLength(movementKinds.size);
  const filtered = await Promise.all(
    (['deposit', 'withdrawal', 'other'] as const).map((kind) => amountsOf({ kind, limit: 50 })),
  );
  expect(filtered.flat().toSorted()).toEqual(all.toSorted());
});

async function pageByPage(caller: TestMember, limit: number): Promise<number[]> {
  const amounts: number[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit, ...(cursor === undefined ? {} : { cursor }) };
    const page = await app.call('history.list', { params: { uuid: caller.uuid }, query }, caller);
    amounts.push(...(page.data?.items ?? []).map(({ amountSatang }) => amountSatang));
    cursor = page.data?.nextCursor ?? undefined;
  } while (cursor !== undefined && amounts.length < 20);
  return amounts;
}

it('[ME-09] lists movements in the order of posting, whatever the clock says, page by page', async () => {
  const quick = await signUp(app);
  for (const [index, at] of ['05:00:00.000100', '05:00:00.000300', '04:59:59', '05:00:00.000100'].entries())
    await post(quick, 'credit_by_staff', 100 + index, `2026-11-20T${at}Z`);
  expect(await pageByPage(quick, 1)).toEqual([103, 102, 101, 100]);
});

/**
 * Posts the journal of a lost game. The game's credit becomes revenue of the brand, so the journal has no entry of the
 * wallet.
 */
async function loseGame(caller: TestMember): Promise<void> {
  const { bonus_expense: expense, gaming_revenue: revenue } = await app.deps.houseAccounts(caller.clientId);
  await sql`
    select post_journal(${caller.clientId}, 'game_brought', ${randomUUID()}, ${caller.id}, now(),
                        array[${expense}::bigint, ${revenue}::bigint], array[500::bigint, -500::bigint])`.execute(
    app.db,
  );
}

it('[ME-09] lists earlier movements after games that lost all credit', async () => {
  const loser = await signUp(app);
  for (const amount of [1_000, 2_000, 3_000]) {
    await giveTestCredit(app, loser, amount);
    await loseGame(loser);
    await loseGame(loser);
  }
  for (const limit of [1, 2, 20]) expect(await pageByPage(loser, limit)).toEqual([3_000, 2_000, 1_000]);
});

/** Returns the number of rows that a plan reads from the tables `journal` and `entry`. */
function rowsRead(plan: unknown): number {
  if (Array.isArray(plan)) return plan.reduce<number>((sum, child) => sum + rowsRead(child), 0);
  if (typeof plan !== 'object' || plan === null) return 0;
  const node = new Map<string, unknown>(Object.entries(plan));
  const counted = ['journal', 'entry'].includes(String(node.get('Relation Name')));
  const perLoop = Number(node.get('Actual Rows')) + Number(node.get('Rows Removed by Filter') ?? 0);
  const own = counted ? perLoop * Number(node.get('Actual Loops')) : 0;
  return [...node.values()].reduce<number>((sum, child) => sum + rowsRead(child), own);
}

/** Returns the number of rows that `readMovements` reads from the tables `journal` and `entry`. */
async function rowsReadFor(
  caller: TestMember,
  query: Omit<Parameters<typeof readMovements>[2], 'kinds'>,
): Promise<number> {
  await sql`analyze journal, entry`.execute(app.db);
  const statements: CompiledQuery[] = [];
  const recorded = createDatabase(app.pool, ({ query: statement }) => statements.push(statement));
  await readMovements(recorded, caller.id, { kinds: [...movementKinds.keys()], ...query });
  const [only, ...others] = statements;
  if (!only || others.length > 0) throw new Error(`${statements.length} statements instead of one`);
  const plan = await app.pool.query(`explain (analyze, format json) ${only.sql}`, [...only.parameters]);
  return rowsRead(plan.rows);
}

/** Posts one journal of one satang for each hour from `start` up to `end`. */
async function postHourlyJournals(caller: TestMember, start: string, end: string): Promise<void> {
  const { bonus_expense: expense } = await app.deps.houseAccounts(caller.clientId);
  await sql`
    select post_journal(${caller.clientId}, 'credit_by_staff', ${caller.uuid} || hour, ${caller.id}, hour,
                        array[${expense}::bigint, id], array[1::bigint, -1::bigint])
      from account, generate_series(${start}::timestamptz, ${end}::timestamptz - interval '1 hour', '1 hour') as hour
     where member_id = ${caller.id} and kind = 'member_wallet'`.execute(app.db);
}

it('[ME-09] reads no archived journal', async () => {
  const loyal = await signUp(app);
  await postHourlyJournals(loyal, '2012-11-01T00:00:00+07', '2012-12-12T00:00:00+07');
  await changeByForce(
    app.db,
    `delete from entry using journal where journal.id = journal_id and member_id = ${loyal.id}`,
  );
  await giveTestCredit(app, loyal, 700);
  expect(await pageByPage(loyal, 2)).toEqual([700]);
  expect(await rowsReadFor(loyal, {})).toBeLessThan(20);
});

it('[ME-09] reads only journals of the requested days', async () => {
  const loyal = await signUp(app);
  await postHourlyJournals(loyal, '2012-11-01T00:00:00+07', '2012-12-12T00:00:00+07');
  for (const day of ['2012-11-02', '2012-11-20', '2012-12-11']) {
    const rows = await rowsReadFor(loyal, { start: day, end: day, limit: 40 });
    expect(rows).toBeGreaterThanOrEqual(24);
    expect(rows).toBeLessThan(100);
  }
  // The index has the 960 journals of these days. Only those of the page are read from the tables.
  const weeks = { start: '2012-11-02', end: '2012-12-11', limit: 2 };
  expect(await rowsReadFor(loyal, weeks)).toBeLessThan(1_000);
});

it('[RO-03] does not list movements of other members', async () => {
  const otherMember = await signUp(app);
  expect(
    (await app.call('history.list', { params: { uuid: otherMember.uuid } }, otherMember)).data?.items,
  ).toEqual([]);
  expect((await app.call('history.list', { params: { uuid: member.uuid } }, otherMember)).status).toBe(404);
});

it('[ME-09, RD-08] lists the movements of a range of Bangkok days, each up to its midnight', async () => {
  const today = app.deps.clock.now();
  const night = await signUp(app);
  const at = async (time: string, amountSatang: number) => {
    app.setTime(time);
    await giveTestCredit(app, night, amountSatang);
  };
  await at('2026-11-20T16:59:59.999Z', 100);
  await at('2026-11-20T17:00:00.000Z', 200);
  await at('2026-11-22T16:59:59.999Z', 300);
  await at('2026-11-22T17:00:00.000Z', 400);
  app.setTime(today);
  const of = async (query: HistoryQuery) =>
    (await app.call('history.list', { params: { uuid: night.uuid }, query }, night)).data?.items.map(
      ({ amountSatang }) => amountSatang,
    );
  expect(await of({ start: '2026-11-21', end: '2026-11-22' })).toEqual([300, 200]);
  expect(await of({ start: '2026-11-20', end: '2026-11-20' })).toEqual([100]);
  expect(await of({ start: '2026-11-21', end: '2026-11-23', kind: 'deposit' })).toEqual([]);
  expect(await of({ start: '2026-11-24', end: '2026-12-24' })).toEqual([]);
  expect(await of({})).toEqual([400, 300, 200, 100]);
});

it.each([
  [{ start: '2026-11-21' }],
  [{ end: '2026-11-21' }],
  [{ start: '2026-11-22', end: '2026-11-21' }],
  [{ start: '2025-11-20', end: '2026-11-22' }],
  [{ start: '2026-02-30', end: '2026-03-01' }],
])('[ME-09] refuses the range %j', async (query) => {
  const { error } = await app.call('history.list', { params: { uuid: member.uuid }, query }, member);
  expect(error?.code).toBe('VALIDATION_FAILED');
});
