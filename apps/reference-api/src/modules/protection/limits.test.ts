import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../staff/commands.ts';
import { confirmSlip, play, verifySlip } from '../../../test/support/money-acts.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import {
  creditOf,
  giveTestCredit,
  signIn,
  signUp,
  type TestMember,
} from '../../../test/support/test-members.ts';
import { START, testWithMember } from '../../../test/support/test-with-member.ts';

let app: TestApp;
let member: TestMember;
const HOUR = 3_600_000;
const at = (hours: number, ms = 0) => new Date(START + hours * HOUR + ms);
testWithMember((started, signedUp) => {
  app = started;
  member = signedUp;
});

type Limit = { kind: 'deposit' | 'loss' | 'stake' | 'session'; period: 'day' | 'week' | 'month' };
const daily: Limit = { kind: 'deposit', period: 'day' };
const setLimit = (value: number | null, limit: Limit = daily) =>
  app.call('protection.setLimit', { body: { ...limit, value } }, member);
const confirm = (raiseId: string) => app.call('protection.confirmRaise', { body: { raiseId } }, member);
const state = async () => (await app.call('protection.get', {}, member)).data;

async function later(hours: number, ms = 0): Promise<void> {
  app.setTime(at(hours, ms));
  member = { ...member, token: await signIn(app, member.username) };
}

const verify = (amountSatang: number) => verifySlip(app, member, { amountSatang });
const confirmOwn = (slipId: string) => confirmSlip(app, member, slipId);

describe('a limit', () => {
  it('takes effect at once, also if it is lowered, and is returned with its used part', async () => {
    await confirmOwn(await verify(60_000));
    expect((await setLimit(100_000)).data?.limits).toMatchObject([
      { ...daily, value: 100_000, used: 60_000, left: 40_000, isNear: false, raise: null },
    ]);
    expect((await setLimit(70_000)).data?.limits).toMatchObject([
      { value: 70_000, left: 10_000, isNear: true, isReached: false, opensAt: null },
    ]);
    expect((await setLimit(50_000)).data?.limits).toMatchObject([
      { left: 0, isReached: true, opensAt: at(24).toISOString() },
    ]);
  });

  it('rises only after 24 hours and a confirmation, even if the member’s clock is wrong', async () => {
    await setLimit(100_000);
    const response = await setLimit(200_000);
    const raise = response.data?.limits[0]?.raise;
    expect(response.data?.limits).toMatchObject([{ value: 100_000, raise: { value: 200_000 } }]);
    expect(raise?.confirmableAt).toBe(at(24).toISOString());
    await later(24, -1);
    const early = await app.call(
      'protection.confirmRaise',
      { body: { raiseId: raise?.raiseId ?? '' } },
      { ...member, headers: { date: at(72).toUTCString() } },
    );
    expect([early.status, early.error?.code]).toEqual([409, 'LIMIT_RAISE_TOO_EARLY']);
    expect(early.error?.details).toEqual({ confirmableAt: at(24).toISOString() });
    await later(24);
    expect((await state())?.limits).toMatchObject([{ value: 100_000 }]);
    expect((await confirm(raise?.raiseId ?? '')).data?.limits).toMatchObject([
      { value: 200_000, raise: null },
    ]);
  });

  it('rises once if two tabs confirm at the same moment', async () => {
    await setLimit(100_000);
    const raiseId = (await setLimit(200_000)).data?.limits[0]?.raise?.raiseId ?? '';
    await later(25);
    const responses = await Promise.all(Array.from({ length: 4 }, () => confirm(raiseId)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await confirm(raiseId)).error?.code).toBe('LIMIT_RAISE_NOT_WAITING');
  });

  it('keeps only the raise of the last tab, and a lower value cancels the raise', async () => {
    await setLimit(100_000);
    const first = (await setLimit(200_000)).data?.limits[0]?.raise?.raiseId ?? '';
    const second = (await setLimit(300_000)).data?.limits[0]?.raise?.raiseId ?? '';
    await later(25);
    expect((await confirm(first)).error?.code).toBe('LIMIT_RAISE_NOT_WAITING');
    await setLimit(90_000);
    expect((await confirm(second)).error?.code).toBe('LIMIT_RAISE_NOT_WAITING');
    expect((await state())?.limits).toMatchObject([{ value: 90_000, raise: null }]);
  });

  it('does not change if the raise is cancelled or not confirmed within a week', async () => {
    await setLimit(100_000);
    const cancelled = (await setLimit(null)).data?.limits[0]?.raise;
    expect(cancelled?.value).toBeNull();
    const raiseId = cancelled?.raiseId ?? '';
    expect((await app.call('protection.cancelRaise', { body: { raiseId } }, member)).status).toBe(200);
    const lapsing = (await setLimit(null)).data?.limits[0]?.raise?.raiseId ?? '';
    await later(24 + 168);
    expect((await confirm(lapsing)).error?.code).toBe('LIMIT_RAISE_NOT_WAITING');
    expect((await state())?.limits).toMatchObject([{ value: 100_000, raise: null }]);
  });

  it('is removed by the same steps as it is raised', async () => {
    await setLimit(100_000);
    const raiseId = (await setLimit(null)).data?.limits[0]?.raise?.raiseId ?? '';
    await later(24);
    expect((await confirm(raiseId)).data?.limits).toEqual([]);
    expect((await setLimit(300_000)).data?.limits).toMatchObject([{ value: 300_000 }]);
  });

  it('is not raised by another member', async () => {
    await setLimit(100_000);
    const raiseId = (await setLimit(200_000)).data?.limits[0]?.raise?.raiseId ?? '';
    await later(25);
    const otherMember = await signUp(app);
    const { error } = await app.call('protection.confirmRaise', { body: { raiseId } }, otherMember);
    expect(error?.code).toBe('LIMIT_RAISE_NOT_WAITING');
  });

  it('is not raised against the rules, because the database refuses this too', async () => {
    await setLimit(100_000);
    const raise = app.db.updateTable('protection_limit').set({ value: 200_000, updated_at: at(0) });
    await expect(raise.where('member_id', '=', member.id).execute()).rejects.toThrow('cooling period');
    await expect(
      app.db.deleteFrom('protection_limit').where('member_id', '=', member.id).execute(),
    ).rejects.toThrow('never deleted');
  });

  it.each<[string, unknown]>([
    ['zero', 0],
    ['a negative number', -1],
    ['a fraction', 0.5],
    ['more than fits', 2 ** 53],
    ['more than a billion baht', 100_000_000_001],
    ['Thai digits', '๑๐๐๐'],
    ['a text', '1000'],
    ['nothing', undefined],
  ])('of %s is refused with the name of the field, and changes nothing', async (_, value) => {
    const response = await fetch(`${app.url}/api/auth/protection/limit`, {
      method: 'POST',
      headers: {
        hostname: member.host,
        authorization: `Bearer ${member.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ...daily, value }),
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'body.value' }],
    });
    expect((await state())?.limits).toEqual([]);
  });

  it('of more minutes than the period has is refused', async () => {
    const { status, error } = await setLimit(1_441, { kind: 'session', period: 'day' });
    expect([status, error?.code, error?.details]).toEqual([422, 'LIMIT_OUT_OF_RANGE', { most: 1_440 }]);
  });
});

describe('a deposit above a limit', () => {
  it('waits as a verified slip with the time when it can be confirmed, and is credited then', async () => {
    await setLimit(100_000);
    expect((await confirmOwn(await verify(60_000))).status).toBe(200);
    app.setTime(at(2));
    const slipId = await verify(50_000);
    const { status, error } = await confirmOwn(slipId);
    expect([status, error?.code]).toEqual([409, 'DEPOSIT_LIMIT_REACHED']);
    expect(error?.details).toEqual({
      ...daily,
      limitSatang: 100_000,
      leftSatang: 40_000,
      opensAt: at(24).toISOString(),
    });
    const waiting = (await app.call('slip.myRequest', {}, member)).data?.waiting;
    expect(waiting).toMatchObject([{ id: slipId, confirmableAt: at(24).toISOString() }]);
    await later(24);
    expect((await confirmOwn(slipId)).data?.deposit).toMatchObject({ amountSatang: 50_000 });
  });

  it('is not lost if the limit opens after the usual deadline for a confirmation', async () => {
    const month: Limit = { kind: 'deposit', period: 'month' };
    app.setTime('2026-11-01T03:00:00.000Z');
    member = await signUp(app);
    await setLimit(60_000, month);
    await confirmOwn(await verify(60_000));
    const slipId = await verify(50_000);
    expect((await confirmOwn(slipId)).error?.details).toMatchObject({ opensAt: '2026-11-30T17:00:00.000Z' });
    app.setTime('2026-12-02T03:00:00.000Z');
    member = { ...member, token: await signIn(app, member.username) };
    expect((await app.call('slip.myRequest', {}, member)).data?.waiting).toHaveLength(1);
    expect((await confirmOwn(slipId)).status).toBe(200);
  });

  it('can be returned by staff on request, and is then never credited', async () => {
    await setLimit(40_000);
    const slipId = await verify(50_000);
    expect((await confirmOwn(slipId)).error?.details).toMatchObject({ opensAt: null });
    const requestReturn = () => app.call('slip.requestReturn', { body: { slipId } }, member);
    expect((await requestReturn()).data?.slip.returnRequestedAt).toBe(at(0).toISOString());
    app.setTime(at(1));
    expect((await requestReturn()).data?.slip.returnRequestedAt).toBe(at(0).toISOString());
    expect((await confirmOwn(slipId)).error?.code).toBe('SLIP_NOT_CONFIRMABLE');
    const staff = (line: string) => runCommand(app.deps, line.split(' '));
    expect((await staff('slip-return list')).join()).toContain(
      `${slipId}  brand-a  ${member.username}  500.00 baht`,
    );
    await expect(staff(`slip-return done ${randomUUID()} --reference BACK-1`)).rejects.toThrow(
      'no started return',
    );
    const done = `slip-return done ${slipId} --reference BACK-1`;
    await expect(staff(done)).rejects.toThrow('run slip-return start first');
    expect((await staff(`slip-return start ${slipId}`))[0]).toContain(
      `pay 500.00 baht back to ${member.username}, KBANK ${member.bankId}`,
    );
    expect(await staff(done)).toEqual(['500.00 baht returned']);
    expect(await staff(done)).toEqual(['returned before, with the same reference']);
    expect(await staff('slip-return list')).toEqual(['nothing waits']);
    expect((await app.call('slip.myRequest', {}, member)).data?.waiting).toEqual([]);
    const otherMember = await signUp(app);
    expect((await app.call('slip.requestReturn', { body: { slipId } }, otherMember)).status).toBe(404);
  });
});

describe('a limit on games', () => {
  const cashOut = () => app.call('game.cashOut', { body: {} }, member);
  const result = (brought: number, turnover = 1) =>
    app.db
      .updateTable('game_session')
      .set({ brought, turnover })
      .where('member_id', '=', member.id)
      .where('status', '=', 'closed')
      .execute();

  it('of stakes sends only the permitted credit, then nothing until the limit opens', async () => {
    await giveTestCredit(app, member, 100_000);
    await setLimit(30_000, { kind: 'stake', period: 'day' });
    expect((await play(app, member)).data?.movedSatang).toBe(30_000);
    expect(await creditOf(app, member)).toBe(70_000);
    await cashOut();
    await result(30_000, 5_000);
    const { status, error } = await play(app, member);
    expect([status, error?.code]).toEqual([409, 'GAME_LIMIT_REACHED']);
    expect(error?.details).toMatchObject({ kind: 'stake', leftSatang: 0, opensAt: at(24).toISOString() });
    await later(24);
    expect((await play(app, member)).data?.movedSatang).toBe(30_000);
  });

  it('of stakes does not count credit that came back without a stake', async () => {
    await giveTestCredit(app, member, 100_000);
    await setLimit(30_000, { kind: 'stake', period: 'day' });
    await play(app, member);
    await cashOut();
    expect((await play(app, member)).data?.movedSatang).toBe(30_000);
  });

  it('of net loss sends at most what the member may still lose', async () => {
    await giveTestCredit(app, member, 100_000);
    await setLimit(50_000, { kind: 'loss', period: 'week' });
    await play(app, member);
    await cashOut();
    await result(20_000);
    expect((await play(app, member)).data?.movedSatang).toBe(20_000);
    await cashOut();
    await result(0);
    expect((await play(app, member)).error?.code).toBe('GAME_LIMIT_REACHED');
  });

  it('of stakes and of net loss names the limit that opens last', async () => {
    await giveTestCredit(app, member, 100_000);
    await setLimit(30_000, { kind: 'stake', period: 'day' });
    await setLimit(30_000, { kind: 'stake', period: 'week' });
    await setLimit(30_000, { kind: 'loss', period: 'week' });
    await play(app, member);
    app.setTime(at(1));
    await cashOut();
    await result(0);
    const { error } = await play(app, member);
    expect(error?.details).toMatchObject({ kind: 'loss', period: 'week', opensAt: at(169).toISOString() });
  });

  it('never prevents a withdrawal', async () => {
    await giveTestCredit(app, member, 100_000);
    await setLimit(1, { kind: 'stake', period: 'day' });
    await setLimit(1, { kind: 'deposit', period: 'day' });
    const request = { params: { uuid: member.uuid }, body: { amount: 100_000 } };
    expect((await app.call('withdraw.create', request, member)).status).toBe(200);
  });
});

describe('a limit on session time', () => {
  it('pauses play when the minutes are used, states the end of the pause, and permits withdrawals', async () => {
    await giveTestCredit(app, member, 50_000);
    await setLimit(30, { kind: 'session', period: 'day' });
    for (let minute = 5; minute <= 30; minute += 5) {
      app.setTime(at(0, minute * 60_000));
      await state();
    }
    expect(await state()).toMatchObject({
      limits: [{ used: 30, left: 0, isReached: true }],
      pause: { cause: 'sessionTime', until: at(24, 60_000).toISOString() },
    });
    const paused = await app.call('wheel.reward', { body: {} }, member);
    expect([paused.status, paused.error?.code]).toEqual([409, 'PLAY_PAUSED']);
    const request = { params: { uuid: member.uuid }, body: { amount: 50_000 } };
    expect((await app.call('withdraw.create', request, member)).status).toBe(200);
    await later(24, 2 * 60_000);
    expect((await app.call('wheel.reward', { body: {} }, member)).error?.code).not.toBe('PLAY_PAUSED');
  });
});
