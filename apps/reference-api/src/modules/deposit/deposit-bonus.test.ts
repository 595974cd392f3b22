import { satang } from '@chada/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { approveRequest } from '../../staff/decide-request.ts';
import { confirmSlip, deposit as depositBySlip, verifySlip } from '../../../test/support/money-acts.ts';
import { openTestApp } from '../../../test/support/test-app.ts';
import {
  creditOf,
  makeTransfer,
  signUp,
  transferAndGetSlip,
  type TestMember,
} from '../../../test/support/test-members.ts';
import { bonusAmount, openWindow } from './bonus-amount.ts';

let member: TestMember;
const app = await openTestApp();
const at = (clock: string) => app.setTime(`2026-11-20T${clock}+07:00`);
beforeEach(async () => {
  at('10:00:00');
  member = await signUp(app);
});

async function deposit(amountSatang: number): Promise<number | undefined> {
  return (await confirmed(amountSatang))?.creditSatang;
}

async function confirmed(amountSatang: number) {
  const now = app.deps.clock.now();
  await app.db.updateTable('session').set({ last_used_at: now }).where('member_id', '=', member.id).execute();
  return (await depositBySlip(app, member, { amountSatang })).data;
}

describe('a deposit', () => {
  it('[EN-03, PR-01] within a window gets a bonus as a separate movement', async () => {
    at('12:00:00');
    expect(await deposit(100_000)).toBe(110_000);
    expect(await creditOf(app, member)).toBe(110_000);
    const { data } = await app.call('history.list', { params: { uuid: member.uuid }, query: {} }, member);
    expect(data?.items.map(({ kind, amountSatang }) => [kind, amountSatang])).toEqual([
      ['bonus', 10_000],
      ['deposit', 100_000],
    ]);
    const level = await app.call('user.level', { params: { uuid: member.uuid } }, member);
    expect(level.data?.cumulativeDepositSatang).toBe(100_000);
  });

  it('[EN-03] reports its bonus with the credit, and 0 outside the windows', async () => {
    at('12:00:00');
    expect(await confirmed(100_000)).toMatchObject({ creditSatang: 110_000, bonusSatang: 10_000 });
    at('14:00:00');
    expect(await confirmed(100_000)).toMatchObject({ creditSatang: 210_000, bonusSatang: 0 });
  });

  it.each([
    ['10:59:59', 100_000],
    ['11:00:00', 110_000],
    ['12:59:59', 110_000],
    ['13:00:00', 100_000],
    ['18:59:59', 100_000],
    ['19:00:00', 115_000],
    ['21:00:00', 100_000],
  ])('[EN-03] at %s in Bangkok results in a credit of %i satang', async (clock, credit) => {
    at(clock);
    expect(await deposit(100_000)).toBe(credit);
  });

  it('[EN-03] gets at most the daily maximum of the window and of all windows together', async () => {
    at('11:30:00');
    expect(await deposit(600_000)).toBe(650_000);
    expect(await deposit(100_000)).toBe(750_000);
    at('19:30:00');
    expect(await deposit(1_000_000)).toBe(1_800_000);
  });

  it("[EN-03] shares the day's limit with a concurrent deposit", async () => {
    at('12:00:00');
    const ids = await Promise.all(
      [400_000, 400_000].map((amountSatang) => verifySlip(app, member, { amountSatang })),
    );
    await Promise.all(ids.map((slipId) => confirmSlip(app, member, slipId)));
    expect(await creditOf(app, member)).toBe(850_000);
  });

  it('[EN-03] gets the bonus by the time of its transfer, not of its confirmation', async () => {
    at('12:59:00');
    const slip = await transferAndGetSlip(app, member, { amountSatang: 100_000 });
    at('13:30:00');
    const verified = await app.call('slip.verify', { body: { slip } }, member);
    const { data } = await app.call('slip.confirm', { body: { slipId: verified.data?.id ?? '' } }, member);
    expect(data).toMatchObject({ bonusSatang: 10_000 });
  });

  it('[EN-03] of a transfer before the window gets no bonus, even if confirmed within it', async () => {
    at('10:59:00');
    const slip = await transferAndGetSlip(app, member, { amountSatang: 100_000 });
    at('11:01:00');
    const verified = await app.call('slip.verify', { body: { slip } }, member);
    const { data } = await app.call('slip.confirm', { body: { slipId: verified.data?.id ?? '' } }, member);
    expect(data).toMatchObject({ bonusSatang: 0 });
  });

  it('[EN-03] that staff approve gets the bonus by the time of its transfer', async () => {
    at('12:59:00');
    const transfer = await makeTransfer(app, member, { amountSatang: 100_000 });
    at('13:10:00');
    const response = await app.call('slip.requestDeposit', { body: { amountSatang: 100_000 } }, member);
    at('16:00:00');
    const named = { sendingBank: transfer.from.bank, transactionRef: transfer.reference };
    await approveRequest(app.deps, response.data?.id ?? '', { transfer: named });
    const { rows } = await app.pool.query<{ balance: number }>(
      `select balance from account where member_id = ${member.id} and kind = 'member_wallet'`,
    );
    expect(rows[0]?.balance).toBe(110_000);
  });

  it('[EN-03] gets the bonus of the second window if the first has the same hours, but no rate', async () => {
    at('19:30:00');
    const set = (bonus_rate: number, start: string, end: string) =>
      app.db
        .updateTable('promotion')
        .set({ bonus_rate, bonus_time_start: start, bonus_time_end: end })
        .where('client_id', '=', 'brand-a')
        .execute();
    await set(0, '19:00', '21:00');
    expect(await confirmed(100_000)).toMatchObject({ bonusSatang: 15_000 });
    await set(10, '11:00', '13:00');
  });

  it('[PR-02] gets no bonus if the promotion is off or its maximum is zero', async () => {
    at('12:00:00');
    const set = (change: { enabled?: boolean; bonus_max?: number }) =>
      app.db.updateTable('promotion').set(change).where('client_id', '=', 'brand-a').execute();
    await set({ enabled: false });
    expect(await deposit(100_000)).toBe(100_000);
    await set({ enabled: true, bonus_max: 0 });
    expect(await deposit(100_000)).toBe(200_000);
    await set({ bonus_max: 100_000 });
  });
});

describe('a window', () => {
  const promotion = {
    client_id: 'brand-a',
    bonus_rate: 10,
    bonus_time_start: '22:00:00',
    bonus_time_end: '02:00:00',
    end_number_bonus: 50_000,
    bonus_rate2: 15,
    bonus_time_start2: '12:00:00',
    bonus_time_end2: '12:00:00',
    end_number_bonus2: 100_000,
    bonus_max: 100_000,
    enabled: true,
  };
  it.each([
    ['21:59:59', undefined],
    ['22:00:00', 1],
    ['00:00:00', 1],
    ['01:59:59', 1],
    ['02:00:00', undefined],
    ['12:00:00', undefined],
  ])('[EN-03] can cross midnight, and an empty window is never open: %s', (clock, number) => {
    expect(openWindow(promotion, new Date(`2026-11-20T${clock}+07:00`))?.number).toBe(number);
  });

  it.each([
    ['11:59:59', undefined],
    ['12:00:00', { number: 1, ratePercent: 10, maxSatang: 50_000 }],
    ['13:59:59', { number: 1, ratePercent: 10, maxSatang: 50_000 }],
    ['14:00:00', { number: 2, ratePercent: 15, maxSatang: 100_000 }],
    ['14:59:59', { number: 2, ratePercent: 15, maxSatang: 100_000 }],
    ['15:00:00', undefined],
  ])('[EN-03] has its own rate and maximum, and the first counts if both are open: %s', (clock, expected) => {
    const both = {
      ...promotion,
      bonus_time_start: '12:00:00',
      bonus_time_end: '14:00:00',
      bonus_time_start2: '13:00:00',
      bonus_time_end2: '15:00:00',
    };
    expect(openWindow(both, new Date(`2026-11-20T${clock}+07:00`))).toEqual(expected);
  });

  it.each([
    ['rate', { bonus_rate: 0 }],
    ['maximum', { end_number_bonus: 0 }],
  ])('[EN-03] without a %s does not hide the second window at the same hours', (_what, change) => {
    const both = { ...promotion, bonus_time_start2: '22:00:00', bonus_time_end2: '23:00:00' };
    const lateEvening = new Date('2026-11-20T22:30:00+07:00');
    expect(openWindow(both, lateEvening)?.number).toBe(1);
    expect(openWindow({ ...both, ...change }, lateEvening)?.number).toBe(2);
  });

  it.each([
    [0, 0, 45_000],
    [5_000, 5_000, 45_000],
    [5_001, 5_001, 44_999],
    [0, 55_001, 44_999],
    [50_000, 50_000, 0],
    [0, 100_000, 0],
  ])('[EN-03] leaves after %i satang in it and %i on the day a bonus of %i', (inWindow, inAll, left) => {
    const window = { number: 1, ratePercent: 15, maxSatang: satang(50_000) } as const;
    const grantedToday = { inWindowSatang: inWindow, inAllSatang: inAll };
    expect(bonusAmount(satang(300_000), window, { bonusMaxSatang: 100_000, grantedToday })).toBe(left);
  });

  it('[EN-03] gives satang without fractions, rounded down, and never a negative bonus', () => {
    const window = { number: 1, ratePercent: 15, maxSatang: satang(50_000) } as const;
    const none = { inWindowSatang: 0, inAllSatang: 0 };
    const unspent = { bonusMaxSatang: 100_000, grantedToday: none };
    expect(bonusAmount(satang(99), window, unspent)).toBe(14);
    const spent = { bonusMaxSatang: 100_000, grantedToday: { inWindowSatang: 60_000, inAllSatang: 60_000 } };
    expect(bonusAmount(satang(1_000_000), window, spent)).toBe(0);
  });
});
