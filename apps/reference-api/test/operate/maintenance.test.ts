/** Tests the table of docs/operate.md. To see a failure, let `claimPayouts` skip brands with the status MA. */
import { randomUUID } from 'node:crypto';
import { bangkokDay } from '@chada/domain';
import fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger } from '../../src/ledger/check-ledger.ts';
import { rotateDay } from '../../src/modules/fairness/rotate-day.ts';
import { returnAllPausedCredit } from '../../src/modules/protection/return-paused-credit.ts';
import { settleDuePayouts } from '../../src/modules/withdrawal/payout.ts';
import { runCommand } from '../../src/staff/commands.ts';
import { brandA, startTestApp, type TestApp } from '../support/test-app.ts';
import { creditOf, giveTestCredit, signIn, signUp, type TestMember } from '../support/test-members.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  expect((await checkLedger(app.db)).ok).toBe(true);
  await app.close();
});

const staff = (line: string) => runCommand(app.deps, line.split(' '));
const withdraw = (who: TestMember) =>
  app.call(
    'withdraw.create',
    { params: { uuid: who.uuid }, body: { amount: 30_000 } },
    { ...who, key: randomUUID() },
  );

/** The bank pays to an account with the ending 0004 only after a while. */
async function slowlyPaid(): Promise<TestMember> {
  const who = await signUp(app, { accountEnding: '0004' });
  await giveTestCredit(app, who, 100_000);
  return who;
}

async function duringMaintenance(work: () => Promise<void>): Promise<void> {
  await staff(`site-status MA --brand ${brandA.id}`);
  try {
    await work();
  } finally {
    await staff(`site-status OK --brand ${brandA.id}`);
  }
}

it('[ST-08] approved withdrawals are paid during maintenance, staff decide, and members wait', async () => {
  const [before, waiting] = [await slowlyPaid(), await slowlyPaid()];
  const ids: string[] = [];
  for (const who of [before, waiting]) ids.push((await withdraw(who)).data?.withdrawal.id ?? '');
  expect(await staff(`withdrawal approve ${ids[0]}`)).not.toEqual(['300.00 baht: paid']);
  await duringMaintenance(async () => {
    expect(await withdraw(before)).toMatchObject({ status: 503, error: { code: 'MAINTENANCE' } });
    await staff(`withdrawal approve ${ids[1]}`);
    const statuses = async () => {
      await sql`update withdrawal set payout_due_at = now() where status = 'paying'`.execute(app.db);
      await settleDuePayouts(app.deps);
      const rows = await app.db.selectFrom('withdrawal').select('status').where('uuid', 'in', ids).execute();
      return rows.map(({ status }) => status);
    };
    await expect.poll(statuses, { timeout: 15_000, interval: 200 }).toEqual(['paid', 'paid']);
  });
  expect(await creditOf(app, before)).toBe(70_000);
});

it('[ST-08] seeds are revealed during maintenance, and a break still brings credit home', async () => {
  const who = await signUp(app);
  await giveTestCredit(app, who, 50_000);
  expect((await app.call('wheel.reward', { body: {} }, { ...who, key: randomUUID() })).status).toBe(200);
  const { code: gameCode } = await app.db
    .selectFrom('game')
    .select('code')
    .where('enabled', '=', true)
    .orderBy('position')
    .executeTakeFirstOrThrow();
  await app.call('game.open', { body: { gameCode, returnPath: '/' } }, who);
  await app.db
    .updateTable('member')
    .set({ paused_by: 'timeOut', paused_until: new Date('2027-01-20T03:00:00.000Z') })
    .where('id', '=', who.id)
    .execute();
  const today = bangkokDay(app.deps.clock.now());
  await duringMaintenance(async () => {
    await returnAllPausedCredit(app.deps, fastify().log);
    expect(await rotateDay(app.deps, brandA.id, today, new AbortController().signal)).toBe(1);
  });
  expect(await creditOf(app, { ...who, token: await signIn(app, who.username) })).toBeGreaterThanOrEqual(
    50_000,
  );
});
