import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { approveWithdrawal, rejectWithdrawal } from '../../staff/decide-withdrawal.ts';
import { openTestApp } from '../../../test/support/test-app.ts';
import {
  creditOf,
  giveTestCredit,
  signIn,
  signUp,
  type TestMember,
} from '../../../test/support/test-members.ts';
import { settleDuePayouts } from './payout.ts';

const app = await openTestApp();

const withdraw = (member: TestMember, amount: number, key: string = randomUUID()) =>
  app.call('withdraw.create', { params: { uuid: member.uuid }, body: { amount } }, { ...member, key });
const allowance = async (member: TestMember) =>
  (await app.call('withdraw.requests', { params: { uuid: member.uuid } }, member)).data?.allowance;
const statusOf = async (member: TestMember, id: string) =>
  (await app.call('withdraw.history', { params: { uuid: member.uuid } }, member)).data?.items.find(
    (item) => item.id === id,
  );
async function rich(amount = 20_000_000, accountEnding?: string): Promise<TestMember> {
  const member = await signUp(app, accountEnding === undefined ? {} : { accountEnding });
  await giveTestCredit(app, member, amount);
  return member;
}
async function requested(member: TestMember, amount = 30_000): Promise<string> {
  const { data, text } = await withdraw(member, amount);
  if (!data) throw new Error(text);
  return data.withdrawal.id;
}

describe('[AP-14] a withdrawal', () => {
  it("takes the credit immediately and is listed among the member's requests", async () => {
    const member = await rich(100_000);
    const { data } = await withdraw(member, 30_000);
    expect(data).toMatchObject({
      creditSatang: 70_000,
      withdrawal: { amountSatang: 30_000, status: 'requested', reason: null },
    });
    expect(await creditOf(app, member)).toBe(70_000);
    const { data: waiting } = await app.call('withdraw.requests', { params: { uuid: member.uuid } }, member);
    expect(waiting?.items).toEqual([data?.withdrawal]);
    expect(waiting?.bank).toMatchObject({ bankName: 'KBANK', bankId: member.bankId });
  });

  it.each([
    [1, 422, 'WITHDRAW_BELOW_MINIMUM', { minimumSatang: 10_000 }],
    [9_999, 422, 'WITHDRAW_BELOW_MINIMUM', { minimumSatang: 10_000 }],
    [100_001, 409, 'WITHDRAW_ABOVE_CREDIT', { creditSatang: 100_000 }],
  ] as const)('of %i satang is refused with the limits', async (amount, status, code, details) => {
    const member = await rich(100_000);
    const response = await withdraw(member, amount);
    expect([response.status, response.error?.code, response.error?.details]).toEqual([status, code, details]);
    expect(await creditOf(app, member)).toBe(100_000);
  });

  it.each([
    '0',
    '-1',
    '0.001',
    '1e-3',
    '100000000001',
    '1e309',
    '9007199254740993',
    '"30000"',
    '""',
    '" 5 "',
    'null',
    '[]',
    '{}',
    '[30000]',
    'true',
  ])('of the invalid amount %s is refused', async (amount) => {
    const member = await rich(100_000);
    const response = await fetch(`${app.url}/api/auth/withdraw/${member.uuid}`, {
      method: 'POST',
      headers: {
        hostname: member.host,
        authorization: `Bearer ${member.token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: `{"amount":${amount}}`,
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'body.amount' }],
    });
    expect(await creditOf(app, member)).toBe(100_000);
  });
});

describe('[TI-04] the limits of silver', () => {
  it('refuse the sixth withdrawal of a day, and are shown before', async () => {
    const member = await rich();
    for (let left = 5; left > 0; left -= 1) {
      expect(await allowance(member)).toMatchObject({ dayCount: 5, dayCountLeft: left });
      expect((await withdraw(member, 10_000)).status).toBe(200);
    }
    const { status, error } = await withdraw(member, 10_000);
    expect([status, error?.code, error?.details]).toEqual([
      422,
      'WITHDRAW_DAY_COUNT_EXCEEDED',
      { dayCount: 5 },
    ]);
  });

  it('refuse more than 100,000 baht per day, to the satang', async () => {
    const member = await rich(30_000_000);
    expect((await withdraw(member, 9_990_000)).status).toBe(200);
    const over = await withdraw(member, 10_001);
    expect([over.error?.code, over.error?.details]).toEqual([
      'WITHDRAW_DAY_AMOUNT_EXCEEDED',
      { dayAmountLeftSatang: 10_000 },
    ]);
    expect((await withdraw(member, 10_000)).status).toBe(200);
    expect(await allowance(member)).toMatchObject({ dayAmountSatang: 10_000_000, dayAmountLeftSatang: 0 });
  });

  it('restart at midnight in Bangkok, not at midnight in UTC', async () => {
    const member = await rich();
    app.setTime('2026-11-20T16:59:59.999Z');
    const late = { ...member, token: await signIn(app, member.username) };
    for (let turn = 0; turn < 5; turn += 1) expect((await withdraw(late, 10_000)).status).toBe(200);
    expect((await withdraw(late, 10_000)).status).toBe(422);
    app.setTime('2026-11-20T17:00:00.000Z');
    expect((await withdraw(late, 10_000)).status).toBe(200);
    app.setTime('2026-11-20T20:00:00.000Z');
    for (let turn = 0; turn < 4; turn += 1) expect((await withdraw(late, 10_000)).status).toBe(200);
    app.setTime('2026-11-20T23:59:59.000Z');
    expect((await withdraw(late, 10_000)).status).toBe(422);
    app.setTime('2026-11-21T00:00:01.000Z');
    expect((await withdraw(late, 10_000)).status).toBe(422);
    app.setTime('2026-11-20T03:00:00.000Z');
  });

  it('are restored by a rejected withdrawal', async () => {
    const member = await rich();
    const id = await requested(member);
    expect(await allowance(member)).toMatchObject({ dayCountLeft: 4 });
    await rejectWithdrawal(app.deps, id);
    expect(await allowance(member)).toMatchObject({ dayCountLeft: 5, dayAmountLeftSatang: 10_000_000 });
  });
});

describe('staff and bank', () => {
  it('approve and pay: the money leaves the bank once', async () => {
    const member = await rich(100_000);
    const id = await requested(member);
    const decided = await Promise.allSettled(
      Array.from({ length: 6 }, () => approveWithdrawal(app.deps, id)),
    );
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await statusOf(member, id)).toMatchObject({ status: 'paid', paidAt: '2026-11-20T03:00:00.000Z' });
    expect(await creditOf(app, member)).toBe(70_000);
    const { rows } = await app.pool.query(
      `select count(*) as count from journal where kind = 'withdrawal_paid' and reference = '${id}'`,
    );
    expect(rows).toEqual([{ count: 1 }]);
    await expect(rejectWithdrawal(app.deps, id)).rejects.toThrow(/is paid/);
  });

  it('reject: the full credit is returned once, with the reason', async () => {
    const member = await rich(100_000);
    const id = await requested(member);
    const decided = await Promise.allSettled(
      Array.from({ length: 6 }, () => rejectWithdrawal(app.deps, id, 'ชื่อบัญชีไม่ตรงกับชื่อสมาชิก')),
    );
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await creditOf(app, member)).toBe(100_000);
    expect(await statusOf(member, id)).toMatchObject({ status: 'rejected', reason: 'ชื่อบัญชีไม่ตรงกับชื่อสมาชิก' });
  });

  it('[AP-14] refuse a payout: it can be retried, once, and is then paid', async () => {
    const member = await rich(100_000, '0003');
    const id = await requested(member);
    await approveWithdrawal(app.deps, id);
    expect(await statusOf(member, id)).toMatchObject({
      status: 'failed',
      reason: expect.stringMatching(/ธนาคารปฏิเสธ/),
    });
    expect(await creditOf(app, member)).toBe(70_000);
    const retry = (key: string) =>
      app.call('withdraw.retry', { body: { withdrawalId: id } }, { ...member, key });
    const key = randomUUID();
    const responses = await Promise.all([retry(key), retry(key)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(responses[0]?.text).toBe(responses[1]?.text);
    await expect.poll(async () => (await statusOf(member, id))?.status, { timeout: 5_000 }).toBe('paid');
    expect((await retry(randomUUID())).error?.code).toBe('WITHDRAW_NOT_RETRYABLE');
  });

  it('take time: the withdrawal is paying until the bank has settled it', { timeout: 30_000 }, async () => {
    const member = await rich(100_000, '0004');
    const id = await requested(member);
    expect(await approveWithdrawal(app.deps, id)).toMatchObject({ status: 'paying' });
    await settleDuePayouts(app.deps);
    expect(await statusOf(member, id)).toMatchObject({ status: 'paying', paidAt: null });
    const askAgain = async () => {
      await sql`update withdrawal set payout_due_at = now() where uuid = ${id}`.execute(app.db);
      await settleDuePayouts(app.deps);
      return (await statusOf(member, id))?.status;
    };
    await expect.poll(askAgain, { timeout: 15_000, interval: 200 }).toBe('paid');
  });

  it("[RO-03] prevent a retry of another member's withdrawal", async () => {
    const [member, otherMember] = [await rich(100_000, '0003'), await signUp(app)];
    const id = await requested(member);
    await approveWithdrawal(app.deps, id);
    const response = await app.call('withdraw.retry', { body: { withdrawalId: id } }, otherMember);
    expect([response.status, response.error?.code]).toEqual([404, 'NOT_FOUND']);
    expect((await statusOf(member, id))?.status).toBe('failed');
  });
});

describe('[AP-08] a withdrawal of the full credit', () => {
  const withdrawAll = (member: TestMember, more: object = {}) =>
    app.call(
      'user.transferToBank',
      { body: { uuid: member.uuid, bankId: member.bankId, bankName: 'KBANK', ...more } },
      member,
    );

  it('is limited to the largest allowed amount', async () => {
    const [little, lots] = [await rich(123_450), await rich(15_000_000)];
    expect((await withdrawAll(little)).data).toMatchObject({
      creditSatang: 0,
      withdrawal: { amountSatang: 123_450 },
    });
    expect((await withdrawAll(lots)).data).toMatchObject({
      creditSatang: 5_000_000,
      withdrawal: { amountSatang: 10_000_000 },
    });
    expect((await withdrawAll(lots)).error?.code).toBe('WITHDRAW_DAY_AMOUNT_EXCEEDED');
    expect((await withdrawAll(little)).error?.code).toBe('WITHDRAW_ABOVE_CREDIT');
  });

  it.each([
    ['bankId', '1112223334'],
    ['bankName', 'SCB'],
    ['uuid', randomUUID()],
  ])('[RO-03] goes only to the registered account: another %s is not found', async (field, value) => {
    const member = await rich(100_000);
    const { status } = await withdrawAll(member, { [field]: value });
    expect(status).toBe(404);
    expect(await creditOf(app, member)).toBe(100_000);
  });
});

describe('[AP-13] the lists of withdrawals', () => {
  it("show the member's own, page by page, newest first", async () => {
    const member = await rich();
    for (const amount of [10_000, 20_000, 30_000]) await withdraw(member, amount);
    const page = async (query: { limit?: number; cursor?: string }) =>
      (await app.call('withdraw.history', { params: { uuid: member.uuid }, query }, member)).data;
    const first = await page({ limit: 2 });
    expect(first?.items.map(({ amountSatang }) => amountSatang)).toEqual([30_000, 20_000]);
    const second = await page({ limit: 2, cursor: first?.nextCursor ?? '' });
    expect(second).toMatchObject({ items: [{ amountSatang: 10_000 }], nextCursor: null });
  });

  it('[RO-01] show visitors the paid ones, with masked names', async () => {
    const member = await rich(100_000);
    await approveWithdrawal(app.deps, await requested(member, 12_300));
    const { data } = await app.call('withdraw.public', {});
    expect(data?.items[0]).toMatchObject({
      amountSatang: 12_300,
      maskedName: expect.stringMatching(/\*\*\*$/),
    });
  });
});
