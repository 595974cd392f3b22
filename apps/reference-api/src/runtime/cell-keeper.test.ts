import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { houseAccountReader } from '../ledger/chart.ts';
import { CellKeeper } from './cell-keeper.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('an open cell keeps serving while only a new connection times out, and is prepared again later', async () => {
  const { db, pool, url } = test;
  const cell = { name: 'one', url, pool, db, lookups: db, houseAccounts: houseAccountReader(db) };
  const closed = new Set<string>();
  const events: string[] = [];
  let busy = false;
  const keeper = new CellKeeper([cell], closed, {
    verify: () => Promise.resolve(),
    prepare: () => (busy ? Promise.reject(new Error('timeout expired')) : Promise.resolve()),
    onOpen: () => events.push('open'),
    onDown: () => events.push('down'),
    onBusy: () => events.push('busy'),
    onBack: () => events.push('back'),
  });
  await keeper.prepare([]);
  busy = true;
  await keeper.prepare([]);
  await expect.poll(() => events).toEqual(['open', 'busy']);
  expect(closed).toEqual(new Set());
  busy = false;
  await expect.poll(() => events, { timeout: 10_000 }).toEqual(['open', 'busy', 'open', 'back']);
  await keeper.stop();
});

it('a cell closes if its pool is lost while it is retried, though the error stays the same', async () => {
  const lost = await createTestDatabase();
  const { db, pool, url } = lost;
  const cell = { name: 'one', url, pool, db, lookups: db, houseAccounts: houseAccountReader(db) };
  const closed = new Set<string>();
  const events: string[] = [];
  const keeper = new CellKeeper([cell], closed, {
    verify: () => Promise.resolve(),
    prepare: () => Promise.resolve(),
    onOpen: () => events.push('open'),
    onDown: () => events.push('down'),
    onBusy: () => events.push('busy'),
    onBack: () => events.push('back'),
  });
  await keeper.prepare([]);
  const failing = () => {
    throw new Error('timeout expired');
  };
  const connect = vi.spyOn(pool, 'connect').mockImplementationOnce(failing);
  await keeper.prepare([]);
  await expect.poll(() => events).toEqual(['open', 'busy']);
  connect.mockImplementation(failing);
  await expect.poll(() => events, { timeout: 10_000 }).toEqual(['open', 'busy', 'down']);
  expect(closed).toEqual(new Set(['one']));
  await keeper.stop();
  connect.mockRestore();
  await lost.drop();
});
