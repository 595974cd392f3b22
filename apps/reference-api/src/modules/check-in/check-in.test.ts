/** Tests check-ins. The tests in `test/promises` cover lost responses and concurrent requests. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/support/test-app.ts';
import { signIn, signUp, type TestMember } from '../../../test/support/test-members.ts';

let member: TestMember;
const app = await openTestApp();
beforeEach(async () => {
  app.setTime('2026-11-20T03:00:00.000Z');
  member = await signUp(app);
});

async function at(time: string): Promise<void> {
  app.setTime(time);
  member = { ...member, token: await signIn(app, member.username) };
}
const state = async () => (await app.call('checkIn.get', {}, member)).data;
const claim = (key: string = randomUUID()) => app.call('checkIn.claim', { body: {} }, { ...member, key });
const readPoints = async () =>
  (
    await app.call(
      'user.credit',
      { params: { username: member.username }, body: { balanceType: 'main' } },
      member,
    )
  ).data?.point;

describe('a check-in', () => {
  it("[AP-21, ST-05] gives today's points once and announces tomorrow's", async () => {
    expect(await state()).toEqual({
      logs: [],
      serverDate: '2026-11-20',
      today: false,
      value: 10,
      tomorrowValue: 15,
      streak: 0,
    });
    const { data } = await claim();
    expect(data).toMatchObject({ gameValue: { value: 10 }, gameValueTomorrow: { value: 15 } });
    expect(await readPoints()).toBe(10);
    expect(await state()).toEqual({
      logs: [{ id: data?.gameLog.id, date: '2026-11-20', json: { day: 20, value: 10 } }],
      serverDate: '2026-11-20',
      today: true,
      value: 10,
      tomorrowValue: 15,
      streak: 1,
    });
    const again = await claim();
    expect([again.status, again.error?.code]).toEqual([409, 'CHECK_IN_DONE']);
    expect(await readPoints()).toBe(10);
  });

  it('[AP-21, ST-05] changes its day at midnight in Bangkok, and gives more points with a longer streak', async () => {
    await at('2026-11-20T16:59:59.000Z');
    expect((await claim()).data?.gameValue.value).toBe(10);
    await at('2026-11-20T17:00:00.000Z');
    expect(await state()).toMatchObject({ today: false, value: 15, tomorrowValue: 20, streak: 1 });
    expect((await claim()).data).toMatchObject({
      gameValue: { value: 15 },
      gameValueTomorrow: { value: 20 },
    });
    for (const [day, value] of [
      [22, 20],
      [23, 25],
      [24, 30],
      [25, 40],
      [26, 60],
      [27, 10],
    ] as const) {
      await at(`2026-11-${day}T03:00:00.000Z`);
      expect((await claim()).data?.gameValue.value).toBe(value);
    }
    await at('2026-11-29T03:00:00.000Z');
    expect(await state()).toMatchObject({ value: 10, streak: 0 });
  });

  it('[ST-05] lists the current month only, and continues the streak of the previous month', async () => {
    await at('2026-11-30T03:00:00.000Z');
    await claim();
    await at('2026-12-01T03:00:00.000Z');
    expect(await state()).toMatchObject({ logs: [], value: 15, streak: 1 });
  });

  it('[EN-06] records a reason for every point', async () => {
    await claim();
    const rows = await app.db
      .selectFrom('point_movement')
      .select(['reason', 'reference', 'amount', 'point_after'])
      .where('member_id', '=', member.id)
      .execute();
    expect(rows).toEqual([{ reason: 'check_in', reference: '2026-11-20', amount: 10, point_after: 10 }]);
    const refused = app.pool.query(`update member set point = 1000000 where id = ${member.id}`);
    await expect(refused).rejects.toThrow(/points change only through point_movement/);
    await expect(app.pool.query('delete from point_movement')).rejects.toThrow(/append-only/);
  });
});
