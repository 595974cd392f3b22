import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openTestApp } from '../../test/support/test-app.ts';
import { signUp, transferAndGetSlip } from '../../test/support/test-members.ts';
import { cleanUp } from './clean-up.ts';

const DAY_MS = 86_400_000;
const PICTURES = process.env['CHADA_FULL'] === '1' ? 66_000 : 1_200;
const app = await openTestApp();

const problems: unknown[] = [];
const onFault = (error: unknown, task: string) => void problems.push({ error, task });
const succeededAt = async () => {
  const rows = await app.db.selectFrom('housekeeping_task').selectAll().execute();
  return Object.fromEntries(rows.map((row) => [row.task, row.succeeded_at.getTime()]));
};
const endedSessions = async () => {
  const { rows } = await app.pool.query('select 1 from session where expires_at < $1', [
    app.deps.clock.now(),
  ]);
  return rows.length;
};

it('deletes more pictures than a statement can have parameters', async () => {
  mkdirSync(app.slipFolder, { recursive: true });
  const member = await signUp(app);
  const body = { slip: await transferAndGetSlip(app, member) };
  expect((await app.call('slip.verify', { body }, member)).status).toBe(200);
  const [named = ''] = readdirSync(app.slipFolder);
  for (let count = 0; count < PICTURES; count += 1)
    writeFileSync(path.join(app.slipFolder, `${randomUUID()}.jpg`), '');
  app.setTime(new Date(Date.now() + 2 * DAY_MS));
  await cleanUp(app.deps, onFault);
  expect(problems).toEqual([]);
  expect(readdirSync(app.slipFolder)).toEqual([named]);
}, 120_000);

it('runs every task even if one fails', async () => {
  const now = app.deps.clock.now().getTime();
  await signUp(app);
  app.setTime(new Date(now + 30 * DAY_MS));
  expect(await endedSessions()).toBeGreaterThan(0);
  const broken = {
    ...app.deps,
    slipPictures: {
      ...app.deps.slipPictures,
      storedBefore: () => {
        throw new Error('the disk is gone');
      },
    },
  };
  await cleanUp(broken, onFault);
  expect(problems).toMatchObject([{ task: 'lost-pictures', error: { message: 'the disk is gone' } }]);
  expect(await endedSessions()).toBe(0);
  const at = app.deps.clock.now().getTime();
  expect(await succeededAt()).toEqual({
    'rate-counts': at,
    'slip-pictures': at,
    'lost-pictures': now,
    'idempotency-keys': at,
    'phone-codes': at,
    sessions: at,
  });
});

it('deletes more rows than one batch holds', async () => {
  const member = await signUp(app);
  await app.pool.query(
    `insert into idempotency (member_id, operation, key, request_hash, created_at)
     select $1, 'test', gen_random_uuid()::text, sha256('x'), $2 from generate_series(1, 10001)`,
    [member.id, new Date(app.deps.clock.now().getTime() - 31 * DAY_MS)],
  );
  await cleanUp(app.deps, onFault);
  const { rows } = await app.pool.query('select 1 from idempotency where member_id = $1', [member.id]);
  expect(rows).toHaveLength(0);
});
