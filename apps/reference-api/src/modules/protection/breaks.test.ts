import { describe, expect, it } from 'vitest';
import { runCommand } from '../../staff/commands.ts';
import { confirmSlip, play, verifySlip, withdraw } from '../../../test/support/money-acts.ts';
import {
  beginTimeOut,
  confirmExclusion,
  exclude,
  prepareExclusion,
  raceWithMoney,
} from '../../../test/support/protection-acts.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import {
  creditOf,
  giveTestCredit,
  signIn,
  type TestMember,
  transferAndGetSlip,
} from '../../../test/support/test-members.ts';
import { atDay, DAY_MS, testWithMember } from '../../../test/support/test-with-member.ts';

let app: TestApp;
let member: TestMember;
const { signInAgain } = testWithMember((started, signedUp) => {
  app = started;
  member = signedUp;
});

describe('a time-out', () => {
  it('ends all sessions at once; a new session permits only access to money and history', async () => {
    await giveTestCredit(app, member, 50_000);
    const second = await signIn(app, member.username);
    expect((await beginTimeOut(app, member)).data?.pause).toEqual({
      cause: 'timeOut',
      until: atDay(1).toISOString(),
      endRequestableAt: null,
    });
    for (const token of [member.token, second])
      expect((await app.call('protection.get', {}, { token })).error?.code).toBe('SESSION_INVALID');
    await signInAgain();
    expect((await app.call('withdraw.history', { params: { uuid: member.uuid } }, member)).status).toBe(200);
    expect((await app.call('protection.get', {}, member)).data?.pause?.cause).toBe('timeOut');
    const slip = await transferAndGetSlip(app, member);
    const refused = [
      await play(app, member),
      await app.call('slip.verify', { body: { slip } }, member),
      await app.call('wheel.reward', { body: {} }, member),
      await app.call('flipCard.reward', { body: { card: 1 } }, member),
      await app.call('checkIn.claim', { body: {} }, member),
      await app.call('slip.requestDeposit', { body: { amountSatang: 50_000 } }, member),
    ];
    for (const { status, error } of refused) {
      expect([status, error?.code]).toEqual([409, 'PLAY_PAUSED']);
      expect(error?.details).toEqual({ cause: 'timeOut', until: atDay(1).toISOString() });
    }
    expect((await withdraw(app, member, 50_000)).status).toBe(200);
  });

  it('that begins in a game returns the credit of the game, and nothing is lost', async () => {
    await giveTestCredit(app, member, 50_000);
    await play(app, member);
    expect(await creditOf(app, member)).toBe(0);
    await beginTimeOut(app, member);
    await signInAgain();
    expect(await creditOf(app, member)).toBe(50_000);
    expect(await creditOf(app, member, 'game')).toBe(0);
    expect((await play(app, member)).error?.code).toBe('PLAY_PAUSED');
  });

  it('that begins while a game opens, a deposit is confirmed and a withdrawal runs loses no money', async () => {
    for (let round = 0; round < 5; round += 1)
      await raceWithMoney(app, async (racer) => () => beginTimeOut(app, racer), `round ${round}`);
  });

  it('keeps a verified slip confirmable until after its end', async () => {
    const slipId = await verifySlip(app, member);
    await app.call('protection.beginTimeOut', { body: { length: 'days30' } }, member);
    await signInAgain();
    expect((await confirmSlip(app, member, slipId)).error?.code).toBe('PLAY_PAUSED');
    await signInAgain(atDay(31));
    expect((await confirmSlip(app, member, slipId)).status).toBe(200);
  });

  it('keeps a slip confirmable after the longest of several breaks', async () => {
    const slipId = await verifySlip(app, member);
    await app.call('protection.beginTimeOut', { body: { length: 'days30' } }, member);
    await signInAgain();
    await beginTimeOut(app, member);
    await signInAgain(atDay(31));
    expect((await app.call('slip.myRequest', {}, member)).data?.waiting).toHaveLength(1);
    expect((await confirmSlip(app, member, slipId)).status).toBe(200);
  });

  it('that begins before a slip is verified lets the member ask for the money back', async () => {
    const slipId = await verifySlip(app, member, { settleAfterMs: 3_600_000 });
    const readRequests = async () => (await app.call('slip.myRequest', {}, member)).data;
    expect(await readRequests()).toMatchObject({ waiting: [], returnable: [] });
    await app.call('protection.beginTimeOut', { body: { length: 'days30' } }, member);
    await signInAgain(atDay(20));
    expect(await readRequests()).toMatchObject({
      waiting: [],
      returnable: [{ id: slipId, status: 'pending' }],
    });
    const response = await app.call('slip.requestReturn', { body: { slipId } }, member);
    expect(response.data?.slip.returnRequestedAt).toBe(atDay(20).toISOString());
    expect(await readRequests()).toMatchObject({
      returnable: [{ returnRequestedAt: atDay(20).toISOString() }],
    });
    const waiting = await runCommand(app.deps, ['slip-return', 'list']);
    expect(waiting.join()).toContain(`${slipId}  brand-a  ${member.username}  amount unknown`);
  });

  it('ends by itself, and is not shortened by a shorter time-out', async () => {
    await app.call('protection.beginTimeOut', { body: { length: 'days7' } }, member);
    await signInAgain();
    expect((await beginTimeOut(app, member)).data?.pause.until).toBe(atDay(7).toISOString());
    await signInAgain(atDay(7, -1));
    expect((await app.call('wheel.reward', { body: {} }, member)).error?.code).toBe('PLAY_PAUSED');
    await signInAgain(atDay(7));
    expect((await app.call('wheel.reward', { body: {} }, member)).error?.code).not.toBe('PLAY_PAUSED');
    expect((await app.call('protection.get', {}, member)).data?.pause).toBeNull();
  });

  it('can’t be shortened or deleted in the database', async () => {
    await beginTimeOut(app, member);
    const deleteBreaks = () => app.db.deleteFrom('member_break').where('member_id', '=', member.id);
    await expect(deleteBreaks().execute()).rejects.toThrow('never shortened');
    await expect(
      app.db
        .updateTable('member_break')
        .set({ minimum_end: atDay(0, 1) })
        .where('member_id', '=', member.id)
        .execute(),
    ).rejects.toThrow('never shortened');
  });
});

describe('a self-exclusion', () => {
  it('can be confirmed in each of two tabs that show the same length', async () => {
    const prepareExclusionAgain = () => prepareExclusion(app, member, 'months6');
    const [first, second] = [await prepareExclusionAgain(), await prepareExclusionAgain()];
    expect(second).toBe(first);
    const both = [first, second].map((id) => confirmExclusion(app, member, id));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses).toContain(200);
    const breaks = app.db.selectFrom('member_break').select('length').where('member_id', '=', member.id);
    expect(await breaks.execute()).toEqual([{ length: 'months6' }]);
  });

  it('needs two steps, the second within 15 minutes', async () => {
    await giveTestCredit(app, member, 5_000);
    const { data } = await app.call('protection.prepareExclusion', { body: { length: 'months6' } }, member);
    expect(data).toMatchObject({
      creditSatang: 5_000,
      gameSatang: 0,
      endRequestableAt: '2027-05-20T03:00:00.000Z',
    });
    expect((await app.call('protection.get', {}, member)).data?.pause).toBeNull();
    const confirmationId = data?.confirmationId ?? '';
    app.setTime(atDay(0, 15 * 60_000));
    expect(data?.expiresAt).toBe(atDay(0, 15 * 60_000).toISOString());
    const late = await confirmExclusion(app, member, confirmationId);
    expect([late.status, late.error?.code]).toEqual([409, 'EXCLUSION_NOT_PREPARED']);
    expect((await app.call('protection.get', {}, member)).data?.pause).toBeNull();
  });

  it('that begins while a game opens, a deposit is confirmed and a withdrawal runs loses no money', async () => {
    for (let round = 0; round < 5; round += 1) {
      const prepare = async (excluded: TestMember) => {
        const confirmationId = await prepareExclusion(app, excluded, 'months6');
        return () => confirmExclusion(app, excluded, confirmationId);
      };
      await raceWithMoney(app, prepare, `round ${round}`);
    }
  });

  it('ends only 24 hours after a request, which is refused before the minimum time', async () => {
    const { data } = await exclude(app, member, 'months6');
    const over = new Date('2027-05-20T03:00:00.000Z');
    expect(data?.pause).toEqual({
      cause: 'selfExclusion',
      until: null,
      endRequestableAt: over.toISOString(),
    });
    const requestEnd = () => app.call('protection.requestEnd', { body: {} }, member);
    await signInAgain(new Date(over.getTime() - 1));
    const early = await requestEnd();
    expect([early.status, early.error?.code]).toEqual([409, 'EXCLUSION_NOT_OVER']);
    await signInAgain(new Date(over.getTime() + 90 * DAY_MS));
    expect((await app.call('wheel.reward', { body: {} }, member)).error?.code).toBe('PLAY_PAUSED');
    const end = new Date(over.getTime() + 91 * DAY_MS);
    expect((await requestEnd()).data?.pause).toMatchObject({
      cause: 'selfExclusion',
      until: end.toISOString(),
    });
    await signInAgain(new Date(end.getTime() - 1));
    expect((await requestEnd()).data?.pause.until).toBe(end.toISOString());
    expect((await app.call('wheel.reward', { body: {} }, member)).error?.code).toBe('PLAY_PAUSED');
    await signInAgain(end);
    expect((await app.call('wheel.reward', { body: {} }, member)).error?.code).not.toBe('PLAY_PAUSED');
    expect((await requestEnd()).error?.code).toBe('EXCLUSION_NOT_ACTIVE');
  });

  it('lets only this member withdraw credit below the minimum, and only the full credit', async () => {
    await giveTestCredit(app, member, 5_000);
    expect((await withdraw(app, member, 5_000)).error?.details).toEqual({ minimumSatang: 10_000 });
    await exclude(app, member, 'forever');
    await signInAgain();
    const { data } = await app.call('withdraw.requests', { params: { uuid: member.uuid } }, member);
    expect(data?.allowance?.minimumSatang).toBe(5_000);
    const part = await withdraw(app, member, 4_999);
    expect([part.error?.code, part.error?.details]).toEqual([
      'WITHDRAW_BELOW_MINIMUM',
      { minimumSatang: 5_000 },
    ]);
    expect((await withdraw(app, member, 5_000)).status).toBe(200);
    expect(await creditOf(app, member)).toBe(0);
    expect((await withdraw(app, member, 1)).error?.code).toBe('WITHDRAW_BELOW_MINIMUM');
  });

  it.each([
    ['months6', 'year1', '2027-11-20T03:00:00.000Z'],
    ['year1', 'months6', '2027-11-20T03:00:00.000Z'],
    ['months6', 'forever', null],
    ['forever', 'months6', null],
  ] as const)('of %s and a second one of %s can end after the longer one', async (first, second, end) => {
    await exclude(app, member, first);
    await signInAgain();
    const { data } = await exclude(app, member, second);
    expect(data?.pause).toEqual({ cause: 'selfExclusion', until: null, endRequestableAt: end });
  });

  it('records the request for its end once', async () => {
    await exclude(app, member, 'months6');
    await signInAgain(new Date('2027-05-20T03:00:00.000Z'));
    for (const _ of [1, 2])
      expect((await app.call('protection.requestEnd', { body: {} }, member)).data?.pause.until).toBe(
        '2027-05-21T03:00:00.000Z',
      );
    const events = await app.db
      .selectFrom('protection_event')
      .select(['kind', 'detail'])
      .where('member_id', '=', member.id)
      .where('kind', 'in', ['excluded', 'end_requested'])
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { kind: 'excluded', detail: { length: 'months6' } },
      { kind: 'end_requested', detail: {} },
    ]);
  });

  it('without an end keeps open slips for 31 days longer, but no slip that has expired', async () => {
    const verified = await verifySlip(app, member);
    const [pending, old] = [
      await verifySlip(app, member, { settleAfterMs: 3_600_000 }),
      await verifySlip(app, member, { settleAfterMs: 3_600_000 }),
    ];
    await app.db
      .updateTable('slip')
      .set({ updated_at: atDay(-7) })
      .where('uuid', '=', old)
      .execute();
    await exclude(app, member, 'forever');
    const pausedReturn = await app.db
      .selectFrom('slip')
      .select(['uuid', 'held_until'])
      .where('member_id', '=', member.id)
      .orderBy('id')
      .execute();
    expect(pausedReturn).toEqual([
      { uuid: verified, held_until: atDay(31) },
      { uuid: pending, held_until: atDay(31) },
      { uuid: old, held_until: null },
    ]);
  });

  it('without an end never ends, and the member can still withdraw years later', async () => {
    await giveTestCredit(app, member, 30_000);
    await exclude(app, member, 'forever');
    await signInAgain(atDay(3_650));
    const { error } = await app.call('protection.requestEnd', { body: {} }, member);
    expect([error?.code, error?.details]).toEqual(['EXCLUSION_NOT_OVER', { endRequestableAt: null }]);
    expect((await withdraw(app, member, 30_000)).status).toBe(200);
  });
});
