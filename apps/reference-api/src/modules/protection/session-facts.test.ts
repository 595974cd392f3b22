import { describe, expect, it } from 'vitest';
import { rejectWithdrawal } from '../../staff/decide-withdrawal.ts';
import { confirmSlip, play, verifySlip, withdraw } from '../../../test/support/money-acts.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { giveTestCredit, type TestMember } from '../../../test/support/test-members.ts';
import { atDay, testWithMember } from '../../../test/support/test-with-member.ts';

let app: TestApp;
let member: TestMember;
const { signInAgain } = testWithMember((started, signedUp) => {
  app = started;
  member = signedUp;
});

describe('a reality check', () => {
  it('is due an hour after sign-in, and after each acknowledgement by the chosen interval', async () => {
    const next = async () => (await app.call('protection.get', {}, member)).data?.realityCheck;
    expect(await next()).toEqual({ minutes: 60, nextAt: atDay(0, 3_600_000).toISOString() });
    app.setTime(atDay(0, 3_700_000));
    const chosen = await app.call('protection.acknowledge', { body: { minutes: 15 } }, member);
    expect(chosen.data?.realityCheck).toEqual({
      minutes: 15,
      nextAt: atDay(0, 3_700_000 + 900_000).toISOString(),
    });
    expect((await app.call('protection.acknowledge', { body: {} }, member)).data?.realityCheck.minutes).toBe(
      15,
    );
  });

  it.each([14, 121, 0, -60, 30.5])('refuses an interval of %d minutes', async (minutes) => {
    const { status } = await app.call('protection.acknowledge', { body: { minutes } }, member);
    expect(status).toBe(422);
  });

  it('shows the stakes, the returns and the net result of the session', async () => {
    await giveTestCredit(app, member, 40_000);
    await play(app, member);
    await app.call('game.cashOut', { body: {} }, member);
    await app.db
      .updateTable('game_session')
      .set({ brought: 15_000 })
      .where('member_id', '=', member.id)
      .execute();
    expect((await app.call('protection.get', {}, member)).data?.session).toEqual({
      startedAt: atDay(0).toISOString(),
      stakedSatang: 40_000,
      returnedSatang: 15_000,
      netSatang: -25_000,
    });
  });
});

describe('the protection history', () => {
  it('sums deposits, withdrawals, results and minutes by day, week and month', async () => {
    const slipId = await verifySlip(app, member, { amountSatang: 80_000 });
    await confirmSlip(app, member, slipId);
    for (let minute = 5; minute <= 20; minute += 5) {
      app.setTime(atDay(0, minute * 60_000));
      await app.call('protection.get', {}, member);
    }
    await signInAgain(atDay(1));
    await withdraw(app, member, 20_000);
    const read = async (by: 'day' | 'week' | 'month') => {
      const query = { start: '2026-11-01', end: '2026-11-30', by };
      return (await app.call('protection.history', { query }, member)).data?.items;
    };
    const none = { stakedSatang: 0, gameResultSatang: 0 };
    expect(await read('day')).toEqual([
      {
        day: '2026-11-21',
        depositSatang: 0,
        withdrawalSatang: 20_000,
        netSatang: 20_000,
        minutes: 0,
        ...none,
      },
      {
        day: '2026-11-20',
        depositSatang: 80_000,
        withdrawalSatang: 0,
        netSatang: -80_000,
        minutes: 20,
        ...none,
      },
    ]);
    const sum = { depositSatang: 80_000, withdrawalSatang: 20_000, netSatang: -60_000, minutes: 20, ...none };
    expect(await read('week')).toEqual([{ day: '2026-11-16', ...sum }]);
    expect(await read('month')).toEqual([{ day: '2026-11-01', ...sum }]);
  });

  it('leaves out a rejected withdrawal, because its credit is back', async () => {
    await giveTestCredit(app, member, 50_000);
    await withdraw(app, member, 20_000);
    const rejected = await withdraw(app, member, 30_000);
    await rejectWithdrawal(app.deps, rejected.data?.withdrawal.id ?? '');
    const query = { start: '2026-11-20', end: '2026-11-20', by: 'day' as const };
    expect((await app.call('protection.history', { query }, member)).data?.items).toMatchObject([
      { day: '2026-11-20', withdrawalSatang: 20_000, netSatang: 20_000 },
    ]);
  });

  it('divides a game at midnight: the stake and its minutes before, the result and its minutes after', async () => {
    await giveTestCredit(app, member, 40_000);
    await play(app, member);
    await app.call('game.cashOut', { body: {} }, member);
    await app.db
      .updateTable('game_session')
      .set({
        brought: 15_000,
        opened_at: new Date('2026-11-20T23:30:00+07:00'),
        closed_at: new Date('2026-11-21T00:10:00+07:00'),
      })
      .where('member_id', '=', member.id)
      .execute();
    const read = async (start: string, end: string) => {
      const query = { start, end, by: 'day' as const };
      return (await app.call('protection.history', { query }, member)).data?.items;
    };
    const before = { day: '2026-11-20', stakedSatang: 40_000, gameResultSatang: 0, minutes: 30 };
    const after = { day: '2026-11-21', stakedSatang: 0, gameResultSatang: -25_000, minutes: 10 };
    expect(await read('2026-11-19', '2026-11-22')).toMatchObject([after, before]);
    expect(await read('2026-11-20', '2026-11-20')).toMatchObject([before]);
    expect(await read('2026-11-21', '2026-11-21')).toMatchObject([after]);
  });
});
