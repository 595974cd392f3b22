/**
 * Tests the statements of the table in section "Maintenance" of docs/operate.md. To verify that this test can fail, let
 * `claimPayouts` skip brands with the status MA.
 */
import { randomUUID } from 'node:crypto';
import { bangkokDay } from '@chada/domain';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { rotateDay } from '../../src/modules/fairness/rotate-day.ts';
import { returnAllPausedCredit } from '../../src/modules/protection/return-paused-credit.ts';
import { settleDuePayouts } from '../../src/modules/withdrawal/payout.ts';
import { runCommand } from '../../src/staff/commands.ts';
import { play } from '../support/money-acts.ts';
import { brandA, openTestApp } from '../support/test-app.ts';
import { creditOf, giveTestCredit, signIn, signUp, type TestMember } from '../support/test-members.ts';

const app = await openTestApp();

const staff = (line: string) => runCommand(app.deps, line.split(' '));
const withdraw = (member: TestMember) =>
  app.call(
    'withdraw.create',
    { params: { uuid: member.uuid }, body: { amount: 30_000 } },
    { ...member, key: randomUUID() },
  );

/**
 * Creates a member whose account number ends with 0004. The sandbox bank pays to such an account only after some
 * seconds.
 */
async function slowlyPaid(): Promise<TestMember> {
  const member = await signUp(app, { accountEnding: '0004' });
  await giveTestCredit(app, member, 100_000);
  return member;
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
  for (const member of [before, waiting]) ids.push((await withdraw(member)).data?.withdrawal.id ?? '');
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
  const member = await signUp(app);
  await giveTestCredit(app, member, 50_000);
  expect((await app.call('wheel.reward', { body: {} }, { ...member, key: randomUUID() })).status).toBe(200);
  expect((await play(app, member)).status).toBe(200);
  await app.db
    .updateTable('member')
    .set({ paused_by: 'timeOut', paused_until: new Date('2027-01-20T03:00:00.000Z') })
    .where('id', '=', member.id)
    .execute();
  const today = bangkokDay(app.deps.clock.now());
  await duringMaintenance(async () => {
    await returnAllPausedCredit(app.deps, (paused) => expect.fail(paused));
    expect(await rotateDay(app.deps, brandA.id, today, new AbortController().signal)).toBe(1);
  });
  expect(
    await creditOf(app, { ...member, token: await signIn(app, member.username) }),
  ).toBeGreaterThanOrEqual(50_000);
});

describe('[ST-08] during maintenance, a member can still stop', () => {
  it('by a time-out, which ends the sessions and returns the credit of a game', async () => {
    const member = await signUp(app);
    await giveTestCredit(app, member, 50_000);
    expect((await play(app, member)).status).toBe(200);
    await duringMaintenance(async () => {
      const begun = await app.call('protection.beginTimeOut', { body: { length: 'days7' } }, member);
      expect(begun.data?.pause.cause).toBe('timeOut');
      expect((await app.call('protection.get', {}, member)).error?.code).toBe('SESSION_INVALID');
    });
    expect(await creditOf(app, { ...member, token: await signIn(app, member.username) })).toBe(50_000);
  });

  it('by a self-exclusion', async () => {
    const member = await signUp(app);
    await duringMaintenance(async () => {
      const body = { length: 'forever' } as const;
      const { data } = await app.call('protection.prepareExclusion', { body }, member);
      const confirmed = { body: { confirmationId: data?.confirmationId ?? '' } };
      const begun = await app.call('protection.confirmExclusion', confirmed, member);
      expect(begun.data?.pause).toMatchObject({ cause: 'selfExclusion', until: null });
    });
    const again = { ...member, token: await signIn(app, member.username) };
    expect((await app.call('wheel.reward', { body: {} }, { ...again, key: randomUUID() })).error?.code).toBe(
      'PLAY_PAUSED',
    );
  });

  it('by a lower limit, and can neither confirm a higher one nor end a self-exclusion', async () => {
    const member = await signUp(app);
    const limit = (value: number) =>
      app.call('protection.setLimit', { body: { kind: 'deposit', period: 'day', value } }, member);
    await limit(90_000);
    await duringMaintenance(async () => {
      expect((await limit(40_000)).data?.limits).toMatchObject([{ value: 40_000, raise: null }]);
      const raised = await limit(80_000);
      const raiseId = raised.data?.limits[0]?.raise?.raiseId ?? '';
      expect(raised.data?.limits).toMatchObject([{ value: 40_000 }]);
      for (const { error } of [
        await app.call('protection.confirmRaise', { body: { raiseId } }, member),
        await app.call('protection.requestEnd', { body: {} }, member),
      ])
        expect(error?.code).toBe('MAINTENANCE');
      const cancelled = await app.call('protection.cancelRaise', { body: { raiseId } }, member);
      expect(cancelled.data?.limits).toMatchObject([{ value: 40_000, raise: null }]);
    });
  });
});
