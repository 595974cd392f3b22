import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listen } from '../http/server/base-server.ts';
import { recordDifference } from '../modules/reconciliation/difference.ts';
import { cleanUp } from '../runtime/clean-up.ts';
import { buildServer } from '../server.ts';
import { createTestDatabase } from '../../test/support/test-database.ts';
import { callerOf, startTestApp, type TestApp } from '../../test/support/test-app.ts';
import { giveTestCredit, signUp } from '../../test/support/test-members.ts';
import type { WatchedDatabase } from './database-metrics.ts';
import { startMetrics, type RunningMetrics } from './start-metrics.ts';

let app: TestApp;
let metrics: RunningMetrics;
let call: TestApp['call'];
const ends: (() => Promise<unknown>)[] = [];
const oneDatabase = () => [{ name: '', db: app.db, pool: app.pool }];
async function watch(databases: readonly WatchedDatabase[] = oneDatabase()): Promise<void> {
  const server = await buildServer(app.deps, { logLevel: 'silent' });
  const { clock } = app.deps;
  metrics = await startMetrics({ databases, clock, server, port: 0, host: '127.0.0.1' });
  const url = await listen(server, 0);
  call = callerOf(() => url);
  ends.push(
    () => server.close(),
    () => metrics.close(),
  );
}
beforeAll(async () => {
  app = await startTestApp();
  await watch();
});
afterAll(async () => {
  for (const end of ends) await end();
  await app.close();
});

const read = async () => (await fetch(metrics.url)).text();
function valueOf(text: string, line: string): number | undefined {
  const found = text.split('\n').find((candidate) => candidate.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

it('count requests by operation and status and measure their duration', async () => {
  const member = await signUp(app);
  for (let turn = 0; turn < 3; turn += 1) await call('user.get', { params: { uuid: member.uuid } }, member);
  await call('user.get', { params: { uuid: member.uuid } });
  const text = await read();
  expect(valueOf(text, 'chada_requests_total{operation="user.get",status="200"}')).toBe(3);
  expect(valueOf(text, 'chada_requests_total{operation="user.get",status="401"}')).toBe(1);
  expect(valueOf(text, 'chada_request_duration_seconds_count{operation="user.get"}')).toBe(4);
  expect(text).not.toContain(member.uuid);
});

it('show balances, waiting requests with their age, the pool and housekeeping', async () => {
  const member = await signUp(app);
  await giveTestCredit(app, member, 123_400);
  const response = await call('slip.requestDeposit', { body: { amountSatang: 50_000 } }, member);
  expect(response.status).toBe(200);
  await app.pool.query(`insert into daily_job values ('a job', 'brand-a', '2026-11-19')`);
  await app.pool.query(
    `insert into daily_run (job, client_id, bangkok_day, due_at) values ('a job', 'brand-a', '2026-11-19', now())`,
  );
  const houseAccounts = await app.deps.houseAccounts('brand-a');
  await app.db
    .transaction()
    .execute((tx) =>
      recordDifference(
        tx,
        { clientId: 'brand-a', source: 'bank', day: '2026-11-19', houseAccounts, at: app.deps.clock.now() },
        { reference: 'unknown to us', ours: null, theirs: 5_000 },
      ),
    );
  const before = app.deps.clock.now();
  app.setTime(new Date(before.getTime() + 90_000));
  await cleanUp(app.deps, (error, task) => expect.fail(`${task}: ${String(error)}`));
  await watch();
  const text = await read();
  const brand = 'brand="brand-a"';
  expect(valueOf(text, `chada_ledger_balance_satang{${brand},account="member_wallet"}`)).toBe(123_400);
  expect(valueOf(text, `chada_ledger_balance_satang{${brand},account="bonus_expense"}`)).toBe(123_400);
  expect(valueOf(text, `chada_waiting{${brand},what="deposit_request"}`)).toBe(1);
  expect(valueOf(text, `chada_waiting_oldest_seconds{${brand},what="deposit_request"}`)).toBe(90);
  expect(valueOf(text, `chada_waiting{${brand},what="payout_paying"}`)).toBe(0);
  expect(valueOf(text, `chada_reconciliation_difference_satang{${brand},source="bank"}`)).toBe(5_000);
  expect(valueOf(text, `chada_reconciliation_difference_satang{${brand},source="provider"}`)).toBe(0);
  expect(valueOf(text, `chada_waiting_oldest_seconds{${brand},what="difference_bank"}`)).toBe(90);
  expect(valueOf(text, `chada_waiting_oldest_seconds{${brand},what="daily_run"}`)).toBe(36_090);
  expect(valueOf(text, 'chada_db_pool_connections{state="total"}')).toBeGreaterThan(0);
  expect(valueOf(text, 'chada_housekeeping_success_timestamp_seconds{task="sessions"}')).toBe(
    app.deps.clock.now().getTime() / 1000,
  );
  expect(valueOf(text, 'chada_database_up')).toBe(1);
});

it('show how many connections wait for a lock', async () => {
  const member = await signUp(app);
  const [holder, waiter] = [await app.pool.connect(), await app.pool.connect()];
  try {
    await holder.query('begin');
    await holder.query('select 1 from member where id = $1 for update', [member.id]);
    const waiting = waiter.query('update member set point = point where id = $1', [member.id]);
    await vi.waitFor(async () => {
      await watch();
      expect(valueOf(await read(), 'chada_db_lock_waits')).toBe(1);
    });
    await holder.query('rollback');
    await waiting;
  } finally {
    holder.release();
    waiter.release();
  }
});

const away = () =>
  new Proxy(app.deps.db, {
    get() {
      throw new Error('the database is away');
    },
  });

it('are served and show the failure if the database does not respond', async () => {
  await watch([{ name: '', db: away(), pool: app.pool }]);
  const response = await fetch(metrics.url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(valueOf(await response.text(), 'chada_database_up')).toBe(0);
});

it('show the figures of each cell while another cell is down or too slow', async () => {
  const blocked = await createTestDatabase();
  const holder = await blocked.pool.connect();
  try {
    await holder.query('begin; lock table brand in access exclusive mode');
    await watch([
      { name: 'one', db: app.db, pool: app.pool },
      { name: 'two', db: away(), pool: app.pool },
      { name: 'three', db: blocked.db, pool: blocked.pool },
    ]);
    const text = await read();
    expect(valueOf(text, 'chada_database_up{cell="one"}')).toBe(1);
    expect(valueOf(text, 'chada_database_up{cell="two"}')).toBe(0);
    expect(valueOf(text, 'chada_database_up{cell="three"}')).toBe(0);
    expect(
      valueOf(text, 'chada_ledger_balance_satang{brand="brand-a",account="member_wallet"}'),
    ).toBeDefined();
    expect(valueOf(text, 'chada_db_lock_waits{cell="one"}')).toBe(0);
    expect(valueOf(text, 'chada_db_lock_waits{cell="three"}')).toBeUndefined();
    expect(valueOf(text, 'chada_db_pool_connections{state="idle",cell="one"}')).toBeGreaterThan(0);
  } finally {
    await holder.query('rollback');
    holder.release();
    await blocked.drop();
  }
});

it('are all documented', async () => {
  const docs = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/operate.md'), 'utf8');
  const names = [...(await read()).matchAll(/^# HELP (chada_\w+)/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) expect(docs, name).toContain(`\`${name}`);
});

it('are not served at other paths', async () => {
  expect((await fetch(metrics.url.replace('/metrics', '/'))).status).toBe(404);
});
