import type { ExclusionLength } from '@chada/domain';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../staff/commands.ts';
import { holderOf } from '../../sandbox-bank/holder.ts';
import { hostB, type TestApp } from '../../../test/support/test-app.ts';
import {
  creditOf,
  giveTestCredit,
  newAccount,
  newPhone,
  newUsername,
  registrationForm,
  signIn,
  signUp,
  type TestMember,
  transferAndGetSlip,
} from '../../../test/support/test-members.ts';
import { returnAllPausedCredit } from './return-paused-credit.ts';
import { START, testWithMember } from '../../../test/support/test-with-member.ts';

let app: TestApp;
let who: TestMember;
const DAY = 86_400_000;
const at = (days: number, ms = 0) => new Date(START + days * DAY + ms);
testWithMember((started, signedUp) => {
  app = started;
  who = signedUp;
});

const timeOut = () => app.call('protection.beginTimeOut', { body: { length: 'hours24' } }, who);
async function signInAgain(time: Date = app.deps.clock.now()): Promise<void> {
  app.setTime(time);
  who = { ...who, token: await signIn(app, who.username, who.host) };
}
async function exclude(length: ExclusionLength) {
  const { data } = await app.call('protection.prepareExclusion', { body: { length } }, who);
  const confirmationId = data?.confirmationId ?? '';
  return app.call('protection.confirmExclusion', { body: { confirmationId } }, who);
}
async function deposit(by: TestMember) {
  const slip = await transferAndGetSlip(app, by);
  const slipId = (await app.call('slip.verify', { body: { slip } }, by)).data?.id ?? '';
  return app.call('slip.confirm', { body: { slipId } }, by);
}
async function credited(by: TestMember = who): Promise<void> {
  expect((await deposit(by)).status).toBe(200);
}
const anyGame = async () =>
  (
    await app.db
      .selectFrom('game')
      .select('code')
      .where('enabled', '=', true)
      .where('provider', '=', 'JK')
      .where('category', '=', 'slots')
      .orderBy('position')
      .executeTakeFirstOrThrow()
  ).code;
const play = async () => app.call('game.open', { body: { gameCode: await anyGame(), returnPath: '/' } }, who);
const withdraw = (amount: number) =>
  app.call('withdraw.create', { params: { uuid: who.uuid }, body: { amount } }, who);

async function raceWithMoney(prepare: () => Promise<() => Promise<unknown>>, round: string): Promise<void> {
  who = await signUp(app);
  await giveTestCredit(app, who, 100_000);
  const slip = await transferAndGetSlip(app, who, { amountSatang: 30_000 });
  const slipId = (await app.call('slip.verify', { body: { slip } }, who)).data?.id ?? '';
  const begin = await prepare();
  const [opened, deposited, withdrawn] = await Promise.all([
    play(),
    app.call('slip.confirm', { body: { slipId } }, who),
    withdraw(20_000),
    begin(),
  ]);
  await signInAgain();
  expect((await app.call('protection.get', {}, who)).data?.pause).not.toBeNull();
  await app.call('game.cashOut', { body: {} }, who);
  const expected =
    100_000 + (deposited.status === 200 ? 30_000 : 0) - (withdrawn.status === 200 ? 20_000 : 0);
  expect(await creditOf(app, who, 'all'), `${round}, game ${opened.status}`).toBe(expected);
  const waiting = (await app.call('slip.myRequest', {}, who)).data?.waiting;
  expect(waiting).toHaveLength(deposited.status === 200 ? 0 : 1);
}

describe('a time-out', () => {
  it('ends all sessions at once; a new session permits only access to money and history', async () => {
    await giveTestCredit(app, who, 50_000);
    const second = await signIn(app, who.username);
    expect((await timeOut()).data?.pause).toEqual({
      cause: 'timeOut',
      until: at(1).toISOString(),
      endRequestableAt: null,
    });
    for (const token of [who.token, second])
      expect((await app.call('protection.get', {}, { token })).error?.code).toBe('SESSION_INVALID');
    await signInAgain();
    expect((await app.call('withdraw.history', { params: { uuid: who.uuid } }, who)).status).toBe(200);
    expect((await app.call('protection.get', {}, who)).data?.pause?.cause).toBe('timeOut');
    const slip = await transferAndGetSlip(app, who);
    const refused = [
      await play(),
      await app.call('slip.verify', { body: { slip } }, who),
      await app.call('wheel.reward', { body: {} }, who),
      await app.call('flipCard.reward', { body: { card: 1 } }, who),
      await app.call('checkIn.claim', { body: {} }, who),
      await app.call('slip.requestDeposit', { body: { amountSatang: 50_000 } }, who),
    ];
    for (const { status, error } of refused) {
      expect([status, error?.code]).toEqual([409, 'PLAY_PAUSED']);
      expect(error?.details).toEqual({ cause: 'timeOut', until: at(1).toISOString() });
    }
    expect((await withdraw(50_000)).status).toBe(200);
  });

  it('that begins in a game returns the credit of the game, and nothing is lost', async () => {
    await giveTestCredit(app, who, 50_000);
    await play();
    expect(await creditOf(app, who)).toBe(0);
    await timeOut();
    await signInAgain();
    expect(await creditOf(app, who)).toBe(50_000);
    expect(await creditOf(app, who, 'game')).toBe(0);
    expect((await play()).error?.code).toBe('PLAY_PAUSED');
  });

  it('that begins while a game opens, a deposit is confirmed and a withdrawal runs loses no money', async () => {
    for (let round = 0; round < 5; round += 1) await raceWithMoney(async () => timeOut, `round ${round}`);
  });

  it('keeps a verified slip confirmable until after its end', async () => {
    const slip = await transferAndGetSlip(app, who);
    const slipId = (await app.call('slip.verify', { body: { slip } }, who)).data?.id ?? '';
    await app.call('protection.beginTimeOut', { body: { length: 'days30' } }, who);
    await signInAgain();
    expect((await app.call('slip.confirm', { body: { slipId } }, who)).error?.code).toBe('PLAY_PAUSED');
    await signInAgain(at(31));
    expect((await app.call('slip.confirm', { body: { slipId } }, who)).status).toBe(200);
  });

  it('keeps a slip confirmable after the longest of several breaks', async () => {
    const slip = await transferAndGetSlip(app, who);
    const slipId = (await app.call('slip.verify', { body: { slip } }, who)).data?.id ?? '';
    await app.call('protection.beginTimeOut', { body: { length: 'days30' } }, who);
    await signInAgain();
    await timeOut();
    await signInAgain(at(31));
    expect((await app.call('slip.myRequest', {}, who)).data?.waiting).toHaveLength(1);
    expect((await app.call('slip.confirm', { body: { slipId } }, who)).status).toBe(200);
  });

  it('that begins before a slip is verified lets the member ask for the money back', async () => {
    const slip = await transferAndGetSlip(app, who, { settleAfterMs: 3_600_000 });
    const slipId = (await app.call('slip.verify', { body: { slip } }, who)).data?.id ?? '';
    const mine = async () => (await app.call('slip.myRequest', {}, who)).data;
    expect(await mine()).toMatchObject({ waiting: [], returnable: [] });
    await app.call('protection.beginTimeOut', { body: { length: 'days30' } }, who);
    await signInAgain(at(20));
    expect(await mine()).toMatchObject({ waiting: [], returnable: [{ id: slipId, status: 'pending' }] });
    const asked = await app.call('slip.requestReturn', { body: { slipId } }, who);
    expect(asked.data?.slip.returnRequestedAt).toBe(at(20).toISOString());
    expect(await mine()).toMatchObject({ returnable: [{ returnRequestedAt: at(20).toISOString() }] });
    const waiting = await runCommand(app.deps, ['slip-return', 'list']);
    expect(waiting.join()).toContain(`${slipId}  brand-a  ${who.username}  amount unknown`);
  });

  it('ends by itself, and is not shortened by a shorter time-out', async () => {
    await app.call('protection.beginTimeOut', { body: { length: 'days7' } }, who);
    await signInAgain();
    expect((await timeOut()).data?.pause.until).toBe(at(7).toISOString());
    await signInAgain(at(7, -1));
    expect((await app.call('wheel.reward', { body: {} }, who)).error?.code).toBe('PLAY_PAUSED');
    await signInAgain(at(7));
    expect((await app.call('wheel.reward', { body: {} }, who)).error?.code).not.toBe('PLAY_PAUSED');
    expect((await app.call('protection.get', {}, who)).data?.pause).toBeNull();
  });

  it('can’t be shortened or deleted in the database', async () => {
    await timeOut();
    const mine = () => app.db.deleteFrom('member_break').where('member_id', '=', who.id);
    await expect(mine().execute()).rejects.toThrow('never shortened');
    await expect(
      app.db
        .updateTable('member_break')
        .set({ minimum_end: at(0, 1) })
        .where('member_id', '=', who.id)
        .execute(),
    ).rejects.toThrow('never shortened');
  });
});

describe('a self-exclusion', () => {
  it('can be confirmed in each of two tabs that show the same length', async () => {
    const asked = async () =>
      (await app.call('protection.prepareExclusion', { body: { length: 'months6' } }, who)).data;
    const [first, second] = [await asked(), await asked()];
    expect(second?.confirmationId).toBe(first?.confirmationId);
    const confirmationId = first?.confirmationId ?? '';
    const both = [1, 2].map(() => app.call('protection.confirmExclusion', { body: { confirmationId } }, who));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses).toContain(200);
    const breaks = app.db.selectFrom('member_break').select('length').where('member_id', '=', who.id);
    expect(await breaks.execute()).toEqual([{ length: 'months6' }]);
  });

  it('needs two steps, the second within 15 minutes', async () => {
    await giveTestCredit(app, who, 5_000);
    const { data } = await app.call('protection.prepareExclusion', { body: { length: 'months6' } }, who);
    expect(data).toMatchObject({
      creditSatang: 5_000,
      gameSatang: 0,
      endRequestableAt: '2027-05-20T03:00:00.000Z',
    });
    expect((await app.call('protection.get', {}, who)).data?.pause).toBeNull();
    const confirmationId = data?.confirmationId ?? '';
    app.setTime(at(0, 15 * 60_000));
    const late = await app.call('protection.confirmExclusion', { body: { confirmationId } }, who);
    expect([late.status, late.error?.code]).toEqual([409, 'EXCLUSION_NOT_PREPARED']);
    expect((await app.call('protection.get', {}, who)).data?.pause).toBeNull();
  });

  it('that begins while a game opens, a deposit is confirmed and a withdrawal runs loses no money', async () => {
    for (let round = 0; round < 5; round += 1) {
      const prepare = async () => {
        const { data } = await app.call('protection.prepareExclusion', { body: { length: 'months6' } }, who);
        const confirmationId = data?.confirmationId ?? '';
        return () => app.call('protection.confirmExclusion', { body: { confirmationId } }, who);
      };
      await raceWithMoney(prepare, `round ${round}`);
    }
  });

  it('ends only 24 hours after a request, which is refused before the minimum time', async () => {
    const { data } = await exclude('months6');
    const over = new Date('2027-05-20T03:00:00.000Z');
    expect(data?.pause).toEqual({
      cause: 'selfExclusion',
      until: null,
      endRequestableAt: over.toISOString(),
    });
    const askEnd = () => app.call('protection.requestEnd', { body: {} }, who);
    await signInAgain(new Date(over.getTime() - 1));
    const early = await askEnd();
    expect([early.status, early.error?.code]).toEqual([409, 'EXCLUSION_NOT_OVER']);
    await signInAgain(new Date(over.getTime() + 90 * DAY));
    expect((await app.call('wheel.reward', { body: {} }, who)).error?.code).toBe('PLAY_PAUSED');
    const end = new Date(over.getTime() + 91 * DAY);
    expect((await askEnd()).data?.pause).toMatchObject({
      cause: 'selfExclusion',
      until: end.toISOString(),
    });
    await signInAgain(new Date(end.getTime() - 1));
    expect((await askEnd()).data?.pause.until).toBe(end.toISOString());
    expect((await app.call('wheel.reward', { body: {} }, who)).error?.code).toBe('PLAY_PAUSED');
    await signInAgain(end);
    expect((await app.call('wheel.reward', { body: {} }, who)).error?.code).not.toBe('PLAY_PAUSED');
    expect((await askEnd()).error?.code).toBe('EXCLUSION_NOT_ACTIVE');
  });

  it('lets only this member withdraw credit below the minimum, and only the full credit', async () => {
    await giveTestCredit(app, who, 5_000);
    expect((await withdraw(5_000)).error?.details).toEqual({ minimumSatang: 10_000 });
    await exclude('forever');
    await signInAgain();
    const { data } = await app.call('withdraw.requests', { params: { uuid: who.uuid } }, who);
    expect(data?.allowance?.minimumSatang).toBe(5_000);
    const part = await withdraw(4_999);
    expect([part.error?.code, part.error?.details]).toEqual([
      'WITHDRAW_BELOW_MINIMUM',
      { minimumSatang: 5_000 },
    ]);
    expect((await withdraw(5_000)).status).toBe(200);
    expect(await creditOf(app, who)).toBe(0);
    expect((await withdraw(1)).error?.code).toBe('WITHDRAW_BELOW_MINIMUM');
  });

  it('without an end never ends, and the member can still withdraw years later', async () => {
    await giveTestCredit(app, who, 30_000);
    await exclude('forever');
    await signInAgain(at(3_650));
    const { error } = await app.call('protection.requestEnd', { body: {} }, who);
    expect([error?.code, error?.details]).toEqual(['EXCLUSION_NOT_OVER', { endRequestableAt: null }]);
    expect((await withdraw(30_000)).status).toBe(200);
  });

  describe('is recognised in every brand of the operator', () => {
    const register = (body: { phone?: string; bankId?: string; username?: string }, host = hostB) =>
      app.call('register.member', { body: registrationForm(body) }, { host });

    it('by phone and by bank account, with the same response as for a value in use', async () => {
      expect((await register({ phone: newPhone() })).status).toBe(200);
      await credited();
      await exclude('year1');
      const byPhone = await register({ phone: who.phone });
      const byAccount = await register({ bankId: who.bankId });
      expect([byPhone.error?.code, byAccount.error?.code]).toEqual(['PHONE_TAKEN', 'BANK_ACCOUNT_TAKEN']);
      for (const { error, text } of [byPhone, byAccount]) {
        expect(error?.details).toBeUndefined();
        expect(text).not.toMatch(/exclu|protect|pause/i);
      }
      const check = { params: { value: who.phone } };
      expect((await app.call('register.checkPhone', check, { host: hostB })).data).toEqual({
        available: false,
      });
    });

    describe('with an account that the person already has there', () => {
      const registerOther = async (same: { phone?: string; bankId?: string }): Promise<TestMember> => {
        const username = newUsername();
        const phone = same.phone ?? newPhone();
        const { data } = await register({ username, ...same, phone });
        const { id } = await app.db
          .selectFrom('member')
          .select('id')
          .where('username', '=', username)
          .executeTakeFirstOrThrow();
        const token = await signIn(app, username, hostB);
        const uuid = data?.uuid ?? '';
        return { ...who, ...same, id, uuid, username, phone, token, host: hostB, clientId: 'brand-b' };
      };
      const pauseOf = async (one: TestMember) => {
        const token = await signIn(app, one.username, hostB);
        return (await app.call('protection.get', {}, { ...one, token })).data?.pause;
      };

      it('that has the same bank account: play ends, and the credit of a game returns', async () => {
        const other = await registerOther({ bankId: who.bankId });
        await credited(other);
        await giveTestCredit(app, other, 40_000);
        const game = { gameCode: await anyGame(), returnPath: '/' };
        expect((await app.call('game.open', { body: game }, other)).status).toBe(200);
        await credited();
        await exclude('year1');
        expect((await app.call('protection.get', {}, other)).error?.code).toBe('SESSION_INVALID');
        await returnAllPausedCredit(app.deps, fastify().log);
        expect(await pauseOf(other)).toMatchObject({
          cause: 'selfExclusion',
          endRequestableAt: at(365).toISOString(),
        });
        const again = { ...other, token: await signIn(app, other.username, hostB) };
        expect((await app.call('game.open', { body: game }, again)).error?.code).toBe('PLAY_PAUSED');
        const ended = await app.call('protection.requestEnd', { body: {} }, again);
        expect(ended.error?.code).toBe('EXCLUSION_NOT_OVER');
        const withdrawal = { params: { uuid: other.uuid }, body: { amount: 40_000 } };
        expect((await app.call('withdraw.create', withdrawal, again)).status).toBe(200);
      });

      it('not by a stranger who registered with the phone or the account number of somebody else', async () => {
        const [byPhone, byAccount] = [
          await registerOther({ phone: who.phone }),
          await registerOther({ bankId: who.bankId }),
        ];
        await exclude('year1');
        expect([await pauseOf(byPhone), await pauseOf(byAccount)]).toEqual([null, null]);
      });

      it('that has no deposit, and may be a stranger’s: only its deposits are refused', async () => {
        const stranger = await registerOther({ bankId: who.bankId });
        await credited();
        await exclude('year1');
        expect(await pauseOf(stranger)).toBeNull();
        const check = { params: { value: stranger.phone } };
        expect((await app.call('register.checkPhone', check)).data).toEqual({ available: true });
        expect((await deposit(stranger)).error?.code).toBe('PLAY_PAUSED');
      });

      it('also if the person excludes at two brands at the same moment', async () => {
        const other = await registerOther({ bankId: who.bankId });
        await credited(other);
        await credited();
        const prepare = async (one: TestMember) =>
          (await app.call('protection.prepareExclusion', { body: { length: 'year1' } }, one)).data
            ?.confirmationId ?? '';
        const both = [who, other];
        const ids = await Promise.all(both.map(prepare));
        const answers = await Promise.all(
          both.map((one, index) =>
            app.call('protection.confirmExclusion', { body: { confirmationId: ids[index] ?? '' } }, one),
          ),
        );
        expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
        expect((await pauseOf(other))?.cause).toBe('selfExclusion');
      });
    });

    describe('by name, even if phone and account are new', () => {
      async function excludeHolderOf(account: string): Promise<void> {
        await credited();
        await app.db
          .updateTable('member')
          .set({ name: `นาย${holderOf('004', account)}` })
          .where('id', '=', who.id)
          .execute();
        await exclude('year1');
      }
      async function depositAsNew(account: string) {
        const username = newUsername();
        const phone = newPhone();
        const registered = await register({ bankId: account, username, phone });
        const token = await signIn(app, username, hostB);
        const { id } = await app.db
          .selectFrom('member')
          .select('id')
          .where('username', '=', username)
          .executeTakeFirstOrThrow();
        const uuid = registered.data?.uuid ?? '';
        const brand = { host: hostB, clientId: 'brand-b' };
        const other = { ...who, ...brand, id, uuid, username, phone, token, bankId: account };
        const slip = await transferAndGetSlip(app, other);
        const slipId = (await app.call('slip.verify', { body: { slip } }, other)).data?.id ?? '';
        return {
          registered,
          other,
          slipId,
          answer: await app.call('slip.confirm', { body: { slipId } }, other),
        };
      }

      it('reveals nothing to a stranger who knows an account number', async () => {
        const account = newAccount();
        await excludeHolderOf(account);
        const check = { params: { bankId: account }, body: { bankName: 'KBANK' as const } };
        const checked = await app.call('register.checkBankId', check, { host: hostB });
        expect(checked.data).toEqual({ available: true });
        const username = newUsername();
        expect((await register({ bankId: account, username })).status).toBe(200);
        const stranger = { token: await signIn(app, username, hostB), host: hostB };
        expect((await app.call('protection.get', {}, stranger)).data?.pause).toBeNull();
        const game = { gameCode: await anyGame(), returnPath: '/' };
        expect((await app.call('game.open', { body: game }, stranger)).error?.code).not.toBe('PLAY_PAUSED');
      });

      it('at a deposit, which only the account holder can make, and the money can be returned', async () => {
        const account = newAccount();
        await excludeHolderOf(account);
        const { registered, other, slipId, answer } = await depositAsNew(account);
        expect(registered.status).toBe(200);
        expect([answer.status, answer.error?.code]).toEqual([409, 'PLAY_PAUSED']);
        expect(answer.error?.details).toEqual({ cause: 'selfExclusion', until: null });
        app.setTime(at(20));
        const again = { ...other, token: await signIn(app, other.username, hostB) };
        expect((await app.call('slip.requestReturn', { body: { slipId } }, again)).status).toBe(200);
      });

      it('until staff record that the person is a namesake', async () => {
        const account = newAccount();
        await excludeHolderOf(account);
        const { other, slipId } = await depositAsNew(account);
        const command = `member namesake ${other.username} --brand brand-b`;
        expect(await runCommand(app.deps, command.split(' '))).toEqual([
          `${other.username} at brand-b may deposit`,
        ]);
        expect((await app.call('slip.confirm', { body: { slipId } }, other)).status).toBe(200);
      });

      it('not by a different name', async () => {
        const account = newAccount();
        expect((await depositAsNew(account)).answer.status).toBe(200);
      });
    });

    it('only after a deposit, so that nobody excludes the holder of another phone and account', async () => {
      await exclude('year1');
      await signInAgain();
      expect((await app.call('protection.get', {}, who)).data?.pause?.cause).toBe('selfExclusion');
      const username = newUsername();
      const registered = await register({ phone: who.phone, bankId: who.bankId, username });
      expect(registered.status).toBe(200);
      const holder = { ...who, username, host: hostB, token: await signIn(app, username, hostB) };
      expect((await deposit({ ...holder, clientId: 'brand-b' })).status).toBe(200);
    });

    it('only until the self-exclusion has ended', async () => {
      await credited();
      await exclude('months6');
      await signInAgain(at(365));
      await app.call('protection.requestEnd', { body: {} }, who);
      expect((await register({ phone: who.phone })).error?.code).toBe('PHONE_TAKEN');
      app.setTime(at(366));
      expect((await register({ phone: who.phone })).status).toBe(200);
    });

    it('without storing phone, account or name again', async () => {
      await credited();
      await exclude('year1');
      const rows = await app.db.selectFrom('operator_exclusion').selectAll().execute();
      expect(rows.length).toBeGreaterThan(0);
      const text = JSON.stringify(rows);
      for (const value of [who.phone, who.bankId, who.username]) expect(text).not.toContain(value);
    });
  });
});

describe('a reality check', () => {
  it('is due an hour after sign-in, and after each acknowledgement by the chosen interval', async () => {
    const next = async () => (await app.call('protection.get', {}, who)).data?.realityCheck;
    expect(await next()).toEqual({ minutes: 60, nextAt: at(0, 3_600_000).toISOString() });
    app.setTime(at(0, 3_700_000));
    const chosen = await app.call('protection.acknowledge', { body: { minutes: 15 } }, who);
    expect(chosen.data?.realityCheck).toEqual({
      minutes: 15,
      nextAt: at(0, 3_700_000 + 900_000).toISOString(),
    });
    expect((await app.call('protection.acknowledge', { body: {} }, who)).data?.realityCheck.minutes).toBe(15);
  });

  it.each([14, 121, 0, -60, 30.5])('refuses an interval of %d minutes', async (minutes) => {
    const { status } = await app.call('protection.acknowledge', { body: { minutes } }, who);
    expect(status).toBe(422);
  });

  it('shows the stakes, the returns and the net result of the session', async () => {
    await giveTestCredit(app, who, 40_000);
    await play();
    await app.call('game.cashOut', { body: {} }, who);
    await app.db
      .updateTable('game_session')
      .set({ brought: 15_000 })
      .where('member_id', '=', who.id)
      .execute();
    expect((await app.call('protection.get', {}, who)).data?.session).toEqual({
      startedAt: at(0).toISOString(),
      stakedSatang: 40_000,
      returnedSatang: 15_000,
      netSatang: -25_000,
    });
  });
});

describe('the protection history', () => {
  it('sums deposits, withdrawals, results and minutes by day, week and month', async () => {
    const slip = await transferAndGetSlip(app, who, { amountSatang: 80_000 });
    const slipId = (await app.call('slip.verify', { body: { slip } }, who)).data?.id ?? '';
    await app.call('slip.confirm', { body: { slipId } }, who);
    for (let minute = 5; minute <= 20; minute += 5) {
      app.setTime(at(0, minute * 60_000));
      await app.call('protection.get', {}, who);
    }
    await signInAgain(at(1));
    await withdraw(20_000);
    const read = async (by: 'day' | 'week' | 'month') => {
      const query = { start: '2026-11-01', end: '2026-11-30', by };
      return (await app.call('protection.history', { query }, who)).data?.items;
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
});
