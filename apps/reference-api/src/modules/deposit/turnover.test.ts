import { satang } from '@chada/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brandDirectory } from '../../brands/brand-directory.ts';
import type { ReturnedCredit } from '../../games/game-provider.ts';
import { checkLedger } from '../../ledger/check-ledger.ts';
import { assertDeposited } from '../../../test/support/money-acts.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { brandA, brandB, hostB } from '../../../test/support/test-brands.ts';
import { creditOf, signUp, type TestMember } from '../../../test/support/test-members.ts';
import { takeBackBonuses } from './turnover.ts';

const SLOTS = 'golden-dragon';
const noon = '2026-11-20T12:00:00+07:00';
const evening = '2026-11-20T19:30:00+07:00';
/**
 * Brand A requires a turnover of five times the bonus. Only stakes in slot games count. Brand B requires no turnover.
 */
const requestContext = {
  ...brandA,
  bonus: { turnoverMultiple: 5, turnoverCategories: ['slots' as const], turnoverDays: 30 },
};

let app: TestApp;
let member: TestMember;
let nextReturn: ReturnedCredit | undefined;
beforeAll(async () => {
  app = await startTestApp({
    around: ({ games }) => ({
      brands: brandDirectory(() => [requestContext, brandB]),
      games: {
        launch: (...args) => games.launch(...args),
        deposit: (...args) => games.deposit(...args),
        withdrawAll: async (...args) => {
          const moved = await games.withdrawAll(...args);
          return nextReturn ?? moved;
        },
        readPlayerState: (...args) => games.readPlayerState(...args),
        readReport: (day) => games.readReport(day),
      },
    }),
  });
});
beforeEach(async () => {
  nextReturn = undefined;
  app.setTime(noon);
  member = await signUp(app);
});
afterAll(async () => {
  expect((await checkLedger(app.db)).ok).toBe(true);
  await app.close();
});

async function at(time: string): Promise<void> {
  app.setTime(time);
  const session = { last_used_at: new Date(time), expires_at: new Date('2028-01-01T00:00:00.000Z') };
  await app.db.updateTable('session').set(session).where('member_id', '=', member.id).execute();
}
const deposit = (amountSatang: number, caller = member) => assertDeposited(app, caller, { amountSatang });
async function play(turnover: number, won = 0, gameCode = SLOTS): Promise<void> {
  const opened = await app.call('game.open', { body: { gameCode, returnPath: '/' } }, member);
  if (!opened.data) throw new Error(opened.text);
  nextReturn = { amountSatang: satang(opened.data.movedSatang + won), turnoverSatang: satang(turnover) };
  await app.call('game.cashOut', { body: {} }, member);
}
const withdraw = (amount: number, caller = member) =>
  app.call('withdraw.create', { params: { uuid: caller.uuid }, body: { amount } }, caller);
const locked = async () =>
  (await app.call('withdraw.requests', { params: { uuid: member.uuid } }, member)).data?.allowance
    .lockedBonuses;

describe('a bonus with required turnover', () => {
  it("can't be withdrawn without a bet, but the deposit can", async () => {
    await deposit(500_000);
    expect(await creditOf(app, member)).toBe(550_000);
    expect(await locked()).toEqual([
      { bonusSatang: 50_000, requiredSatang: 250_000, doneSatang: 0, until: '2026-12-20T05:00:00.000Z' },
    ]);
    const refused = await withdraw(500_001);
    expect([refused.status, refused.error?.code, refused.error?.details]).toEqual([
      409,
      'WITHDRAW_BONUS_LOCKED',
      { lockedSatang: 50_000, freeSatang: 500_000 },
    ]);
    expect((await withdraw(500_000)).status).toBe(200);
    expect(await creditOf(app, member)).toBe(50_000);
    expect((await withdraw(50_000)).error?.code).toBe('WITHDRAW_BONUS_LOCKED');
  });

  it('limits a withdrawal of the full credit to the free part', async () => {
    await deposit(500_000);
    const body = { uuid: member.uuid, bankId: member.bankId, bankName: 'KBANK' as const };
    const { data } = await app.call('user.transferToBank', { body }, member);
    expect(data).toMatchObject({ creditSatang: 50_000, withdrawal: { amountSatang: 500_000 } });
  });

  it('is free after its turnover in games that count; winnings are always free', async () => {
    await deposit(500_000);
    await play(249_999, 30_000);
    expect(await locked()).toMatchObject([{ doneSatang: 249_999 }]);
    expect((await withdraw(530_001)).error?.code).toBe('WITHDRAW_BONUS_LOCKED');
    await play(1);
    expect(await locked()).toEqual([]);
    expect((await withdraw(580_000)).status).toBe(200);
  });

  it('does not count games of other categories', async () => {
    await deposit(500_000);
    const other = await app.db
      .selectFrom('game')
      .select('code')
      .where('category', 'not in', ['slots'])
      .where('provider', '=', 'JK')
      .limit(1)
      .executeTakeFirstOrThrow();
    await play(900_000, 0, other.code);
    expect(await locked()).toMatchObject([{ doneSatang: 0 }]);
  });

  it('locks at most the remaining credit, and a second bonus adds to it', async () => {
    await deposit(500_000);
    await play(10_000, -530_000);
    expect(await creditOf(app, member)).toBe(20_000);
    expect((await withdraw(10_000)).error?.details).toEqual({ lockedSatang: 20_000, freeSatang: 0 });
    await at(evening);
    await deposit(100_000);
    expect(await locked()).toMatchObject([{ bonusSatang: 20_000 }, { bonusSatang: 15_000 }]);
    expect((await withdraw(100_001)).error?.details).toEqual({ lockedSatang: 35_000, freeSatang: 100_000 });
    expect((await withdraw(100_000)).status).toBe(200);
  });

  it('that was lost does not lock a later deposit', async () => {
    await deposit(500_000);
    await play(10_000, -550_000);
    expect(await locked()).toEqual([]);
    await at('2026-11-20T15:00:00+07:00');
    await deposit(100_000);
    expect((await withdraw(100_000)).status).toBe(200);
  });

  it('allows only one of two concurrent withdrawals if the second exceeds the free part', async () => {
    await deposit(500_000);
    const responses = await Promise.all([withdraw(300_000), withdraw(300_000)]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is taken back once when it expires, and listed as a movement', async () => {
    await deposit(500_000);
    const run = (day: string) => takeBackBonuses(app.deps, brandA.id, day);
    await at('2026-12-21T10:00:00+07:00');
    await run('2026-12-19');
    expect(await creditOf(app, member)).toBe(550_000);
    await run('2026-12-20');
    await run('2026-12-20');
    expect(await creditOf(app, member)).toBe(500_000);
    expect(await locked()).toEqual([]);
    const { data } = await app.call('history.list', { params: { uuid: member.uuid }, query: {} }, member);
    expect(data?.items[0]).toMatchObject({ kind: 'bonus', amountSatang: -50_000 });
    expect((await withdraw(500_000)).status).toBe(200);
  });

  it('of a member who is in a game is taken back after the game', async () => {
    await deposit(500_000);
    await at('2026-12-21T10:00:00+07:00');
    await app.call('game.open', { body: { gameCode: SLOTS, returnPath: '/' } }, member);
    expect((await takeBackBonuses(app.deps, brandA.id, '2026-12-20')).waiting).toBe(1);
    await app.call('game.cashOut', { body: {} }, member);
    expect(await takeBackBonuses(app.deps, brandA.id, '2026-12-21')).toMatchObject({ waiting: 0 });
    expect(await creditOf(app, member)).toBe(500_000);
  });
});

it('of a brand without required turnover locks no credit', async () => {
  const newMember = await signUp(app, { host: hostB });
  await deposit(500_000, newMember);
  expect((await withdraw(550_000, newMember)).status).toBe(200);
});
