import { expect, it } from 'vitest';
import { checkLedger, checkSinceSeal, readerOf } from '../../src/ledger/check-ledger.ts';
import { sealDays } from '../../src/ledger/seal-days.ts';
import { readUnsealedTables } from '../../src/ledger/unsealed-tables.ts';
import { openTestApp } from '../support/test-app.ts';
import { makeWriter } from '../support/writers.ts';
import { ENTRIES_PER_CYCLE, loadCycles } from './growth-book.ts';

const app = await openTestApp();

it('the loaded journals of a growing brand are correct, the check since the seal expects few withdrawals, and members can go on', async () => {
  const [typical, busy, inviter] = [
    await makeWriter(app.db),
    await makeWriter(app.db),
    await makeWriter(app.db),
  ];
  const before = await checkLedger(app.db);
  const people = { typical, busy, inviter };
  const load = { cycles: 500, start: new Date('2026-01-01T00:00:00+07:00'), game: 'golden-hilo' };
  expect(await loadCycles(app.databaseUrl, people, load)).toBe('2026-01-10');
  const after = await checkLedger(app.db);
  expect(after).toMatchObject({ ok: true, wrongRecords: [] });
  expect(after.entries - before.entries).toBeGreaterThanOrEqual(500 * ENTRIES_PER_CYCLE);

  await sealDays(app.db, typical.clientId, '2026-01-10');
  expect((await checkSinceSeal(app.db)).ok).toBe(true);
  const { withdrawal } = await readUnsealedTables(readerOf(app.db));
  const plan = await app.pool.query<Record<string, string>>(
    `explain select * from ${withdrawal} as withdrawal`,
  );
  // PostgreSQL reads the complete ledger if it expects many withdrawals.
  expect(Number(/rows=(\d+)/.exec(plan.rows[0]?.['QUERY PLAN'] ?? '')?.[1])).toBeLessThan(50);

  const options = { token: typical.token, host: `${typical.clientId}.localhost` };
  const params = { uuid: typical.uuid };
  expect((await app.call('withdraw.create', { params, body: { amount: 10_000 } }, options)).status).toBe(200);
  const games = await app.call('history.list', { params, query: { kind: 'other', limit: 3 } }, options);
  expect(games.data?.items.map(({ kind }) => kind)).toContain('gameIn');
});
