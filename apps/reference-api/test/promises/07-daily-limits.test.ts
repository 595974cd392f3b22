/**
 * Tests the daily limits with concurrent requests and around midnight in Bangkok (promise 7 in docs/promises.md). Runs
 * 1 round, or 200 with CHADA_FULL=1.
 */
import { beforeEach, expect, it } from 'vitest';
import { rejectWithdrawal } from '../../src/staff/decide-withdrawal.ts';
import { runSeed, seededRandom, sized } from '../support/seeded-random.ts';
import type { Call } from '../support/test-app.ts';
import { giveTestCredit, signUp, type TestMember } from '../support/test-members.ts';
import { openRaceApp } from './support/race-app.ts';

/** The limits of silver, which is the level of a member without deposits. */
const [TIMES_A_DAY, SATANG_A_DAY] = [5, 10_000_000];
const AT_ONCE = 16;
const NOON = '2026-11-20T05:00:00.000Z';
const BEFORE_MIDNIGHT = '2026-11-20T16:59:59.999Z';
const MIDNIGHT = '2026-11-20T17:00:00.000Z';

const rounds = sized(1, 200);
const seed = runSeed();
const random = seededRandom(seed);
const app = await openRaceApp();
console.info(`daily limits: CHADA_SEED=${seed}, ${app.processes.length} processes`);
beforeEach(() => app.setClock(NOON));

async function rich(): Promise<TestMember> {
  const member = await signUp(app);
  await giveTestCredit(app, member, 1_000_000_000);
  return member;
}
const withdraw = (member: TestMember, amount: number, call: Call = app.call) =>
  call('withdraw.create', { params: { uuid: member.uuid }, body: { amount } }, member);

async function readCounted(member: TestMember): Promise<{ day: string; times: number; satang: number }[]> {
  const rows = await app.db
    .selectFrom('withdrawal')
    .select(({ fn }) => [
      'bangkok_day as day',
      fn.countAll<number>().as('times'),
      fn.sum<string>('amount').as('satang'),
    ])
    .where('member_id', '=', member.id)
    .where('status', '<>', 'rejected')
    .groupBy('bangkok_day')
    .orderBy('bangkok_day')
    .execute();
  return rows.map((row) => ({ ...row, satang: Number(row.satang) }));
}

it("[TI-04] simultaneous withdrawals can't exceed the daily number", { timeout: 3_600_000 }, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const member = await rich();
    const responses = await Promise.all(Array.from({ length: AT_ONCE }, () => withdraw(member, 10_000)));
    const refused = responses.filter(({ status }) => status !== 200).map(({ error }) => error?.code);
    const label = `seed ${seed}, round ${round}`;
    expect(refused, label).toEqual(Array(AT_ONCE - TIMES_A_DAY).fill('WITHDRAW_DAY_COUNT_EXCEEDED'));
    expect(await readCounted(member), label).toEqual([
      { day: '2026-11-20', times: TIMES_A_DAY, satang: TIMES_A_DAY * 10_000 },
    ]);
  }
});

it("[TI-04] simultaneous withdrawals can't exceed the daily amount", { timeout: 3_600_000 }, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const label = `seed ${seed}, round ${round}`;
    const member = await rich();
    const amounts = Array.from({ length: AT_ONCE }, () => random.int(1_500_000, 6_000_000));
    const responses = await Promise.all(
      amounts.map(async (amount) => ({ amount, ...(await withdraw(member, amount)) })),
    );
    const [day] = await readCounted(member);
    const succeeded = responses.filter(({ status }) => status === 200);
    expect(day, label).toEqual({
      day: '2026-11-20',
      times: succeeded.length,
      satang: succeeded.reduce((sum, { amount }) => sum + amount, 0),
    });
    const left = SATANG_A_DAY - (day?.satang ?? 0);
    expect(left, label).toBeGreaterThanOrEqual(0);
    for (const { amount, error } of responses.filter(({ status }) => status !== 200)) {
      expect(['WITHDRAW_DAY_AMOUNT_EXCEEDED', 'WITHDRAW_DAY_COUNT_EXCEEDED'], label).toContain(error?.code);
      if (error?.code === 'WITHDRAW_DAY_AMOUNT_EXCEEDED') expect(amount, label).toBeGreaterThan(left);
      else expect(succeeded, label).toHaveLength(TIMES_A_DAY);
    }
  }
});

it(
  '[TI-04] each day has separate limits, even if only some processes are past midnight',
  { timeout: 3_600_000 },
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      await app.setClock(BEFORE_MIDNIGHT);
      const member = await rich();
      for (let index = 1; index < app.processes.length; index += 2) await app.setClock(MIDNIGHT, index);
      const responses = await Promise.all(
        app.processes.flatMap((call) =>
          Array.from({ length: AT_ONCE / 2 }, () => withdraw(member, 10_000, call)),
        ),
      );
      const label = `seed ${seed}, round ${round}`;
      expect(new Set(responses.map(({ error }) => error?.code)), label).toEqual(
        new Set([undefined, 'WITHDRAW_DAY_COUNT_EXCEEDED']),
      );
      expect(await readCounted(member), label).toEqual(
        ['2026-11-20', '2026-11-21'].map((day) => ({
          day,
          times: TIMES_A_DAY,
          satang: TIMES_A_DAY * 10_000,
        })),
      );
    }
  },
);

it(
  '[TI-04] a withdrawal that staff reject does not count towards the limit',
  { timeout: 3_600_000 },
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const member = await rich();
      const first = await Promise.all(Array.from({ length: TIMES_A_DAY }, () => withdraw(member, 10_000)));
      const ids = first.slice(0, random.int(1, TIMES_A_DAY)).map(({ data }) => data?.withdrawal.id ?? '');
      await Promise.all([
        ...ids.map((id) => rejectWithdrawal(app.deps, id)),
        ...Array.from({ length: AT_ONCE }, () => withdraw(member, 10_000)),
      ]);
      const label = `seed ${seed}, round ${round}`;
      expect((await readCounted(member))[0]?.times, label).toBeLessThanOrEqual(TIMES_A_DAY);
      await Promise.all(Array.from({ length: AT_ONCE }, () => withdraw(member, 10_000)));
      expect((await readCounted(member))[0]?.times, label).toBe(TIMES_A_DAY);
    }
  },
);
