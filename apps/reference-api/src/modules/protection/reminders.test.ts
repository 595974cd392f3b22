import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/support/test-app.ts';
import { signIn, signUp, type TestMember } from '../../../test/support/test-members.ts';

let member: TestMember;
const START = Date.parse('2026-11-20T03:00:00.000Z');
const DAY = 86_400_000;
const REVIEW_DAYS = 182;
const at = (days: number, ms = 0) => new Date(START + days * DAY + ms);
const app = await openTestApp();
beforeEach(async () => {
  app.setTime(at(0));
  member = await signUp(app);
});

const setLimit = (value: number, period: 'day' | 'week' = 'day') =>
  app.call('protection.setLimit', { body: { kind: 'deposit', period, value } }, member);
const state = async (caller = member) => (await app.call('protection.get', {}, caller)).data;
async function signInAt(days: number, ms = 0): Promise<void> {
  app.setTime(at(days, ms));
  member = { ...member, token: await signIn(app, member.username) };
}
async function attemptThreeTimes(): Promise<void> {
  await setLimit(10_000);
  for (const value of [20_000, 30_000, 40_000]) await setLimit(value);
}

describe('the care notice', () => {
  it('is due for a member with signs of harm, and for nobody else', async () => {
    expect((await state())?.isCareNoticeDue).toBe(false);
    await attemptThreeTimes();
    expect((await state())?.isCareNoticeDue).toBe(true);
    expect((await state(await signUp(app)))?.isCareNoticeDue).toBe(false);
  });

  it('stays away for a week after the member dismissed it, then comes only with new signs', async () => {
    await attemptThreeTimes();
    const dismissed = await app.call('protection.dismissCareNotice', { body: {} }, member);
    expect(dismissed.data?.isCareNoticeDue).toBe(false);
    await signInAt(6);
    await attemptThreeTimes();
    expect((await state())?.isCareNoticeDue).toBe(false);
    await signInAt(7);
    expect((await state())?.isCareNoticeDue).toBe(true);
    await signInAt(13, 1);
    expect((await state())?.isCareNoticeDue).toBe(false);
  });

  it('keeps the interval of reality checks, and a reality check does not dismiss it', async () => {
    await attemptThreeTimes();
    await app.call('protection.acknowledge', { body: { minutes: 30 } }, member);
    expect((await state())?.isCareNoticeDue).toBe(true);
    const { data } = await app.call('protection.dismissCareNotice', { body: {} }, member);
    expect(data?.realityCheck.minutes).toBe(30);
  });

  it('is not due during a break', async () => {
    await attemptThreeTimes();
    await app.call('protection.beginTimeOut', { body: { length: 'hours24' } }, member);
    await signInAt(0, 1);
    expect((await state())?.isCareNoticeDue).toBe(false);
  });
});

describe('the reminder to review limits', () => {
  it('is due six months after the oldest limit was set', async () => {
    expect((await state())?.reviewAt).toBeNull();
    await setLimit(10_000);
    await signInAt(1);
    await setLimit(20_000, 'week');
    expect((await state())?.reviewAt).toBe(at(REVIEW_DAYS).toISOString());
  });

  it('comes six months later if the member saves the same limit again', async () => {
    await setLimit(10_000);
    await signInAt(REVIEW_DAYS);
    const { data } = await setLimit(10_000);
    expect(data?.limits).toMatchObject([{ value: 10_000, raise: null }]);
    expect(data?.reviewAt).toBe(at(2 * REVIEW_DAYS).toISOString());
  });

  it('does not come later because the member asks for a higher limit', async () => {
    await setLimit(10_000);
    await signInAt(REVIEW_DAYS);
    expect((await setLimit(20_000)).data?.reviewAt).toBe(at(REVIEW_DAYS).toISOString());
  });
});
