import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { hostB, openTestApp } from '../../../test/support/test-app.ts';
import { creditOf, giveTestCredit, signUp, type TestMember } from '../../../test/support/test-members.ts';
import { commissionOf } from './settle-commission.ts';
import { satang } from '@chada/domain';

let inviter: TestMember;
let friend: TestMember;
const app = await openTestApp();
beforeEach(async () => {
  app.setTime('2026-11-20T03:00:00.000Z');
  inviter = await signUp(app);
  friend = await invite();
});

async function invite(host?: string): Promise<TestMember> {
  const invited = await signUp(app, host === undefined ? {} : { host });
  await app.db.updateTable('member').set({ inviter_id: inviter.id }).where('id', '=', invited.id).execute();
  await giveTestCredit(app, invited, 1_000_000);
  return invited;
}

const session = async (member: TestMember, stakes: readonly number[], key: string = randomUUID()) => {
  const opened = await app.call('game.open', { body: { gameCode: 'golden-hilo', returnPath: '/' } }, member);
  for (const stakeSatang of stakes) {
    const response = await fetch(`${opened.data?.launchUrl ?? ''}/bets`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: randomUUID(), choice: 'low', stakeSatang }),
    });
    expect(response.status).toBe(200);
  }
  const { data } = await app.call('game.cashOut', { body: {} }, { ...member, key });
  return (data?.movedSatang ?? 0) - (data?.takenSatang ?? 0);
};
const bigStakes = Array<number>(30).fill(100_000);
const earnings = async (member = inviter) =>
  (await app.call('affiliate.bonus', { params: { username: member.username } }, member)).data;
const withdraw = (amount: number, key: string = randomUUID()) =>
  app.call(
    'affiliate.withdraw',
    { params: { username: inviter.username }, body: { amount, type: 'credit' } },
    { ...inviter, key },
  );
const log = async (type: 'af' | 'wl', member: TestMember, more: { limit?: number; cursor?: string } = {}) =>
  (
    await app.call(
      'log.affiliate',
      {
        params: { username: member.username },
        body: { type, start: '2026-11-19', end: '2026-11-21', ...more },
      },
      member,
    )
  ).data;

describe('commission', () => {
  it("[AP-15, ME-07] is half a percent of an invited member's stakes, credited when the game closes", async () => {
    await session(friend, [100_000, 50_000]);
    expect(await earnings()).toEqual({
      balanceSatang: 750,
      earnedSatang: 750,
      withdrawnSatang: 0,
      minimumWithdrawSatang: 10_000,
    });
    expect(await earnings(friend)).toMatchObject({ balanceSatang: 0, earnedSatang: 0 });
    expect(await creditOf(app, inviter, 'all')).toBe(0);
  });

  it('[AP-15] is credited once per session, however often the credit is returned', async () => {
    const key = randomUUID();
    await session(friend, [100_000], key);
    await Promise.all(
      Array.from({ length: 6 }, () => app.call('game.cashOut', { body: {} }, { ...friend, key })),
    );
    await app.call('game.cashOut', { body: {} }, friend);
    expect((await earnings())?.earnedSatang).toBe(500);
  });

  it('[AP-15] is zero without stakes or without an inviter', async () => {
    await session(friend, []);
    const withoutFriends = await signUp(app);
    await giveTestCredit(app, withoutFriends, 100_000);
    await session(withoutFriends, [50_000]);
    expect((await earnings())?.earnedSatang).toBe(0);
  });

  it('[AP-15] is rounded down exactly for any amount', () => {
    expect(commissionOf(satang(199), 50)).toBe(0);
    expect(commissionOf(satang(399), 50)).toBe(1);
    expect(commissionOf(satang(9_007_199_254_740_991), 50)).toBe(45_035_996_273_704);
  });

  it('[AP-16, ME-07] moves to the wallet, from the minimum up to the balance', async () => {
    await giveTestCredit(app, friend, 9_000_000);
    await session(friend, [...bigStakes, 50_000]);
    const earned = (await earnings())?.earnedSatang ?? 0;
    expect(earned).toBe(15_250);
    expect((await withdraw(9_999)).error).toMatchObject({
      code: 'WITHDRAW_BELOW_MINIMUM',
      details: { minimumSatang: 10_000 },
    });
    expect((await withdraw(earned + 1)).error).toMatchObject({
      code: 'AFFILIATE_BALANCE_INSUFFICIENT',
      details: { balanceSatang: earned },
    });
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 6 }, () => withdraw(10_000, key)));
    expect(responses.map(({ data }) => data)).toEqual(
      Array(6).fill({ balanceSatang: earned - 10_000, creditSatang: 10_000 }),
    );
    expect(await earnings()).toMatchObject({ balanceSatang: earned - 10_000, withdrawnSatang: 10_000 });
    expect(await creditOf(app, inviter)).toBe(10_000);
    const history = await app.call('history.list', { params: { uuid: inviter.uuid }, query: {} }, inviter);
    expect(history.data?.items[0]).toMatchObject({ kind: 'affiliate', amountSatang: 10_000 });
  });

  it('[AP-16] moves once if many requests ask for the full amount at the same moment', async () => {
    await giveTestCredit(app, friend, 9_000_000);
    await session(friend, bigStakes);
    const responses = await Promise.all(Array.from({ length: 10 }, () => withdraw(15_000)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([await creditOf(app, inviter), (await earnings())?.balanceSatang]).toEqual([15_000, 0]);
  });
});

describe('the downline', () => {
  it('[AP-15, ME-07] is listed newest first, page by page, with the commission of each member', async () => {
    const second = await invite();
    await session(friend, [100_000]);
    const page = async (cursor?: string) =>
      (
        await app.call(
          'affiliate.downline',
          { params: { username: inviter.username }, query: { limit: 1, ...(cursor && { cursor }) } },
          inviter,
        )
      ).data;
    const first = await page();
    expect(first).toMatchObject({
      total: 2,
      items: [{ username: second.username, commissionSatang: 0, active: false }],
    });
    const last = await page(first?.nextCursor ?? '');
    expect(last).toMatchObject({
      items: [{ username: friend.username, commissionSatang: 500, active: true }],
      nextCursor: null,
    });
  });

  it('[AP-15, ME-07] has an affiliate code that identifies its owner', async () => {
    const { data } = await app.call('affiliate.code', { params: { uuid: inviter.uuid } }, inviter);
    expect(data?.commissionPercent).toBe(0.5);
    const found = await app.call('register.inviter', { params: { afCode: data?.code ?? '' } });
    expect(found.status).toBe(200);
  });

  it('[AP-16, ME-07] lists the commission by dates', async () => {
    await session(friend, [100_000]);
    const bonus = async (start: string, end: string) =>
      (
        await app.call(
          'affiliate.downlineBonus',
          { params: { username: inviter.username }, body: { start, end } },
          inviter,
        )
      ).data;
    expect(await bonus('2026-11-20', '2026-11-20')).toEqual({
      total_bonus: 500,
      downline_users: { [friend.username]: { bonus: 500, turnover: 100_000 } },
      nextCursor: null,
    });
    expect(await bonus('2026-11-19', '2026-11-19')).toEqual({
      total_bonus: 0,
      downline_users: {},
      nextCursor: null,
    });
  });

  it('[AP-16] refuses a reversed range of dates, or one longer than a year', async () => {
    for (const [start, end] of [
      ['2026-11-20', '2026-11-19'],
      ['2024-01-01', '2026-01-01'],
    ] as const) {
      const { error } = await app.call(
        'affiliate.downlineBonus',
        { params: { username: inviter.username }, body: { start, end } },
        inviter,
      );
      expect(error?.code).toBe('VALIDATION_FAILED');
    }
  });
});

describe('the log', () => {
  it('[AP-17, ME-08] of wins and losses lists every game with the totals of its Bangkok days', async () => {
    const firstSession = await session(friend, [100_000]);
    const two = await session(friend, [20_000, 30_000]);
    const all = await log('wl', friend);
    expect(
      all?.items.map(({ label, turnoverSatang, amountSatang }) => [label, turnoverSatang, amountSatang]),
    ).toEqual([
      ['ไฮโลทองคำ', 50_000, two],
      ['ไฮโลทองคำ', 100_000, firstSession],
    ]);
    expect(all).toMatchObject({
      days: [{ day: '2026-11-20', turnoverSatang: 150_000, amountSatang: firstSession + two }],
      totalSatang: firstSession + two,
    });
    const first = await log('wl', friend, { limit: 1 });
    const second = await log('wl', friend, { limit: 1, cursor: first?.nextCursor ?? '' });
    expect([...(first?.items ?? []), ...(second?.items ?? [])]).toEqual(all?.items);
    expect([second?.nextCursor, second?.totalSatang]).toEqual([null, firstSession + two]);
  });

  it('[AP-17, ME-08] changes its day at midnight in Bangkok', async () => {
    const at = async (time: string) => {
      app.setTime(time);
      await app.db
        .updateTable('session')
        .set({ last_used_at: new Date(time) })
        .where('member_id', 'in', [friend.id, inviter.id])
        .execute();
      await session(friend, [10_000]);
    };
    await at('2026-11-20T16:59:00.000Z');
    await at('2026-11-20T17:00:00.000Z');
    expect((await log('wl', friend))?.days.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21']);
    expect((await log('af', inviter))?.days.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('[AP-17, ME-08, EN-06] of the affiliate lists the commission of each downline member', async () => {
    await session(friend, [100_000]);
    expect(await log('af', inviter)).toMatchObject({
      items: [{ label: friend.username, day: '2026-11-20', turnoverSatang: 100_000, amountSatang: 500 }],
      days: [{ day: '2026-11-20', turnoverSatang: 100_000, amountSatang: 500 }],
      totalSatang: 500,
    });
    expect(await log('af', friend)).toEqual({ items: [], nextCursor: null, days: [], totalSatang: 0 });
  });

  it('[RO-03, AP-17] of another member responds with NOT_FOUND', async () => {
    const otherBrandMember = await signUp(app, { host: hostB });
    for (const otherMember of [friend, otherBrandMember]) {
      const { status } = await app.call(
        'log.affiliate',
        {
          params: { username: inviter.username },
          body: { type: 'wl', start: '2026-11-19', end: '2026-11-21' },
        },
        otherMember,
      );
      expect(status).toBe(404);
    }
  });
});
