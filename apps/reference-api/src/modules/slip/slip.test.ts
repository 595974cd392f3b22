import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { holderOf } from '../../sandbox-bank/holder.ts';
import { drawSlip } from '../../sandbox-bank/slip-image.ts';
import { encodeMiniQr } from '@chada/domain';
import { openTestApp } from '../../../test/support/test-app.ts';
import {
  creditOf,
  makeTransfer,
  newAccount,
  receivingAccount,
  settleNow,
  signUp,
  slipOf,
  transferAndGetSlip,
  type TestMember,
} from '../../../test/support/test-members.ts';
import { CONFIRMABLE_DAYS } from './policy.ts';

const app = await openTestApp();
const member = await signUp(app);

const verify = (slip: Blob, caller: TestMember = member, amountSatang?: number) =>
  app.call('slip.verify', { body: { slip, amountSatang } }, caller);
const confirm = (slipId: string, caller: TestMember = member, key: string = randomUUID()) =>
  app.call('slip.confirm', { body: { slipId } }, { ...caller, key });
async function verified(caller: TestMember = member, amountSatang = 50_000) {
  const { data, text } = await verify(await transferAndGetSlip(app, caller, { amountSatang }), caller);
  if (!data) throw new Error(text);
  return data;
}

describe('[AP-22] a slip', () => {
  it('is verified by the bank without a credit, then counts once', async () => {
    const before = await creditOf(app, member);
    const slip = await verified();
    expect(slip).toMatchObject({
      status: 'verified',
      sendingBank: 'KBANK',
      amountSatang: 50_000,
      sender: { bankName: 'KBANK' },
      receiver: { bankName: 'SCB' },
    });
    expect(await creditOf(app, member)).toBe(before);
    const { data } = await confirm(slip.id);
    expect(data).toMatchObject({
      creditSatang: before + 50_000,
      deposit: { amountSatang: 50_000, status: 'completed', channel: 'slip' },
    });
    expect(await creditOf(app, member)).toBe(before + 50_000);
    expect((await confirm(slip.id)).error?.code).toBe('SLIP_ALREADY_USED');
    expect(await creditOf(app, member)).toBe(before + 50_000);
  });

  it('that is confirmed many times at once counts once, with one or many keys', async () => {
    const before = await creditOf(app, member);
    const [firstSlip, secondSlip] = [await verified(), await verified()];
    const key = randomUUID();
    const sameKey = await Promise.all(Array.from({ length: 8 }, () => confirm(firstSlip.id, member, key)));
    expect(new Set(sameKey.map(({ text }) => text)).size).toBe(1);
    expect(sameKey.every(({ status }) => status === 200)).toBe(true);
    const ownKeys = await Promise.all(Array.from({ length: 8 }, () => confirm(secondSlip.id)));
    expect(ownKeys.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await creditOf(app, member)).toBe(before + 100_000);
  });

  it('that was used is refused when sent again, in any picture', async () => {
    const drawn = await drawSlip(await makeTransfer(app, member));
    const slip = new Blob([drawn]);
    const { data } = await verify(slip);
    await confirm(data?.id ?? '');
    const again = new Blob([await sharp(drawn).resize(700).jpeg().toBuffer()]);
    for (const picture of [slip, again]) {
      const { status, error } = await verify(picture);
      expect([status, error?.code]).toEqual([409, 'SLIP_ALREADY_USED']);
    }
  });

  it.each([
    ['SLIP_WRONG_RECEIVER', 'to another account', { toAccount: '1112223334' }, undefined],
    ['SLIP_WRONG_SENDER', 'from somebody else’s account', { fromAccount: '9998887776' }, undefined],
    ['SLIP_WRONG_AMOUNT', 'of another amount than stated', { amountSatang: 50_000 }, 60_000],
    ['DEPOSIT_BELOW_MINIMUM', 'below the smallest deposit', { amountSatang: 9_999 }, undefined],
  ] as const)('is refused with %s: %s', async (code, _, transfer, stated) => {
    const { status, error } = await verify(await transferAndGetSlip(app, member, transfer), member, stated);
    expect([status, error?.code]).toEqual([422, code]);
    if (code === 'SLIP_WRONG_AMOUNT') expect(error?.details).toEqual({ slipAmountSatang: 50_000 });
    if (code === 'DEPOSIT_BELOW_MINIMUM') expect(error?.details).toEqual({ minimumSatang: 10_000 });
  });

  it('of a transfer to another holder whose account shows the same four digits is refused', async () => {
    const { bank_code: bank, bank_account: receiverAccount } = await receivingAccount(app);
    const otherAccount = `77777${receiverAccount.slice(5, 9)}1`;
    const slip = await transferAndGetSlip(app, member, {
      toAccount: otherAccount,
      toName: holderOf(bank, otherAccount),
    });
    const { status, error } = await verify(slip);
    expect([status, error?.code]).toEqual([422, 'SLIP_WRONG_RECEIVER']);
  });

  it('of a transfer from before the member registered is refused', async () => {
    const newMember = await signUp(app);
    const madeAt = new Date(app.deps.clock.now().getTime() - 2 * 60_000);
    const { status, error } = await verify(await transferAndGetSlip(app, newMember, { madeAt }), newMember);
    expect([status, error?.code]).toEqual([422, 'SLIP_BEFORE_REGISTRATION']);
  });

  it('that is too old is refused, with the maximum age', async () => {
    const newMember = await signUp(app);
    const days = (count: number) => new Date(app.deps.clock.now().getTime() - count * 86_400_000);
    await app.db
      .updateTable('member')
      .set({ created_at: days(30) })
      .where('id', '=', newMember.id)
      .execute();
    const late = await verify(await transferAndGetSlip(app, newMember, { madeAt: days(7.1) }), newMember);
    expect([late.status, late.error?.code]).toEqual([422, 'SLIP_TOO_OLD']);
    expect(late.error?.details).toEqual({ maxAgeDays: 7 });
    expect(
      (await verify(await transferAndGetSlip(app, newMember, { madeAt: days(6.9) }), newMember)).status,
    ).toBe(200);
  });

  it('whose receiver the bank shows by initials only goes to staff, with its transfer', async () => {
    const newMember = await signUp(app);
    const slip = await transferAndGetSlip(app, newMember, { toName: 'บริษัท' });
    const { status, error } = await verify(slip, newMember);
    expect([status, error?.code]).toEqual([422, 'SLIP_NEEDS_STAFF']);
    const slipId = String(error?.details?.['slipId']);
    expect((await confirm(slipId, newMember)).error?.code).toBe('SLIP_NOT_CONFIRMABLE');
    expect((await app.call('slip.myRequest', {}, newMember)).data?.waiting).toEqual([]);
    const response = await app.call(
      'slip.requestDeposit',
      { body: { slipId, amountSatang: 50_000 } },
      newMember,
    );
    expect(response.data).toMatchObject({ status: 'waiting', slipId });
    expect(await creditOf(app, newMember)).toBe(0);
  });

  it('of a transfer that the bank does not know is refused', async () => {
    const { default: encodeQR } = await import('qr');
    const code = encodeQR(encodeMiniQr({ sendingBank: '004', transactionRef: 'FORGED0000000000001' }), 'svg');
    const forged = new Blob([await sharp(Buffer.from(code)).resize(500).png().toBuffer()]);
    expect((await verify(forged)).error?.code).toBe('SLIP_TRANSFER_UNKNOWN');
  });

  it.each([
    [422, 'SLIP_NOT_IMAGE', () => new Blob(['a text'], { type: 'image/png' })],
    [413, 'SLIP_TOO_LARGE', () => new Blob([Buffer.alloc(5 * 1024 * 1024 + 1)], { type: 'image/png' })],
  ])('that is not readable is refused with %i %s', async (status, code, make) => {
    const response = await verify(make());
    expect([response.status, response.error?.code]).toEqual([status, code]);
  });

  it('is reported as missing if the form has none', async () => {
    const response = await fetch(`${app.url}/api/auth/slip/verify`, {
      method: 'POST',
      headers: { hostname: member.host, authorization: `Bearer ${member.token}` },
      body: (() => {
        const empty = new FormData();
        empty.append('amountSatang', '100');
        return empty;
      })(),
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: [{ path: 'body.slip' }] });
  });

  it("that the bank has not settled is pending, can't be confirmed, and is verified when sent later", async () => {
    const transfer = await makeTransfer(app, member, { settleAfterMs: 600_000 });
    const picture = await slipOf(transfer);
    const early = await verify(picture);
    expect(early.data).toMatchObject({ status: 'pending', amountSatang: null, sender: null });
    expect(early.data?.retryAfterSeconds).toBeGreaterThan(0);
    expect((await confirm(early.data?.id ?? '')).error?.code).toBe('SLIP_NOT_CONFIRMABLE');
    await settleNow(app, transfer);
    expect((await verify(picture)).data?.status).toBe('verified');
    expect((await confirm(early.data?.id ?? '')).status).toBe(200);
  });

  it('that is verified waits on every device until it is confirmed', async () => {
    const newMember = await signUp(app);
    const waiting = async () => (await app.call('slip.myRequest', {}, newMember)).data?.waiting;
    expect(await waiting()).toEqual([]);
    const [firstSlip, secondSlip] = [await verified(newMember), await verified(newMember, 30_000)];
    const expiresAt = expect.stringMatching(/^\d{4}-.+Z$/);
    expect(await waiting()).toEqual([
      { ...secondSlip, expiresAt },
      { ...firstSlip, expiresAt },
    ]);
    expect((await app.call('slip.myRequest', {}, await signUp(app))).data?.waiting).toEqual([]);
    await confirm(secondSlip.id, newMember);
    expect(await waiting()).toEqual([{ ...firstSlip, expiresAt }]);
    await verify(await transferAndGetSlip(app, newMember, { settleAfterMs: 60_000 }), newMember);
    expect(await waiting()).toHaveLength(1);
    expect(await creditOf(app, newMember)).toBe(30_000);
  });

  it('that is verified waits seven days, then has to be verified again', async () => {
    const newMember = await signUp(app);
    const waiting = async () => (await app.call('slip.myRequest', {}, newMember)).data?.waiting ?? [];
    const picture = await transferAndGetSlip(app, newMember);
    const slip = (await verify(picture, newMember)).data;
    const [card] = await waiting();
    const now = app.deps.clock.now();
    expect(Date.parse(card?.expiresAt ?? '') - now.getTime()).toBeLessThanOrEqual(
      CONFIRMABLE_DAYS * 86_400_000,
    );
    await app.db
      .updateTable('slip')
      .set({ updated_at: new Date(now.getTime() - CONFIRMABLE_DAYS * 86_400_000) })
      .where('uuid', '=', slip?.id ?? '')
      .execute();
    expect(await waiting()).toEqual([]);
    expect((await confirm(slip?.id ?? '', newMember)).error?.code).toBe('SLIP_NOT_CONFIRMABLE');
    await verify(picture, newMember);
    expect(await waiting()).toHaveLength(1);
    expect((await confirm(slip?.id ?? '', newMember)).status).toBe(200);
    expect(await creditOf(app, newMember)).toBe(50_000);
  });

  it("[RO-03] of another member can't be confirmed or asked about, and no response reveals that it exists", async () => {
    const slip = await verified();
    const otherMember = await signUp(app);
    for (const response of [
      await confirm(slip.id, otherMember),
      await app.call('slip.requestDeposit', { body: { slipId: slip.id, amountSatang: 50_000 } }, otherMember),
    ]) {
      expect([response.status, response.error?.code]).toEqual([404, 'NOT_FOUND']);
    }
    expect((await confirm(randomUUID(), otherMember)).error?.message).toBe(
      (await confirm(slip.id, otherMember)).error?.message,
    );
    expect(await creditOf(app, otherMember)).toBe(0);
  });
});

describe('[AP-22] a request to staff', () => {
  const requestDeposit = (body: { slipId?: string; amountSatang: number; note?: string }, caller = member) =>
    app.call('slip.requestDeposit', { body }, caller);

  it("waits and is listed only among the member's own requests and deposits", async () => {
    const newMember = await signUp(app);
    const { data } = await requestDeposit({ amountSatang: 20_000, note: 'โอนแล้วแต่สลิปอ่านไม่ได้ น้ำ' }, newMember);
    expect(data).toMatchObject({ status: 'waiting', amountSatang: 20_000, slipId: null, decidedAt: null });
    const mine = await app.call('slip.myRequest', {}, newMember);
    expect(mine.data?.items).toEqual([data]);
    const deposits = await app.call('deposit.mine', { params: { uuid: newMember.uuid } }, newMember);
    expect(deposits.data?.items).toMatchObject([{ id: data?.id, status: 'pending', channel: 'request' }]);
    expect(await creditOf(app, newMember)).toBe(0);
    expect((await app.call('slip.myRequest', {}, await signUp(app))).data?.items).toEqual([]);
  });

  it('for one slip is created once', async () => {
    const pending = await verify(await transferAndGetSlip(app, member, { settleAfterMs: 60_000 }));
    const body = { slipId: pending.data?.id ?? '', amountSatang: 50_000 };
    const responses = await Promise.all(Array.from({ length: 5 }, () => requestDeposit(body)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it('below the minimum deposit, or with unreadable characters, is refused', async () => {
    expect((await requestDeposit({ amountSatang: 9_999 })).error?.code).toBe('DEPOSIT_BELOW_MINIMUM');
    expect((await requestDeposit({ amountSatang: 20_000, note: 'a\u0000b' })).error?.fields?.[0]?.path).toBe(
      'body.note',
    );
  });
});

describe("[AP-12, ME-04] the member's deposits", () => {
  it('are listed newest first, page by page, with the account to transfer to', async () => {
    const newMember = await signUp(app);
    for (let turn = 0; turn < 5; turn += 1)
      await app.call('slip.requestDeposit', { body: { amountSatang: 10_000 + turn } }, newMember);
    const page = (query: { limit?: number; cursor?: string }) =>
      app
        .call('deposit.mine', { params: { uuid: newMember.uuid }, query }, newMember)
        .then(({ data }) => data);
    const first = await page({ limit: 2 });
    const second = await page({ limit: 2, cursor: first?.nextCursor ?? '' });
    const third = await page({ limit: 2, cursor: second?.nextCursor ?? '' });
    const amounts = [first, second, third].flatMap(
      (item) => item?.items.map(({ amountSatang }) => amountSatang) ?? [],
    );
    expect(amounts).toEqual([10_004, 10_003, 10_002, 10_001, 10_000]);
    expect(third?.nextCursor).toBeNull();
    expect(first).toMatchObject({
      minimumSatang: 10_000,
      bank: { bankName: 'SCB', promptPayId: expect.stringMatching(/^\d{13}$/) },
    });
    const wrong = await app.call(
      'deposit.mine',
      { params: { uuid: newMember.uuid }, query: { cursor: 'bm9uZQ' } },
      newMember,
    );
    expect(wrong.status).toBe(422);
  });
});

it('test accounts have endings without a meaning in the sandbox bank', () =>
  expect(newAccount()).toMatch(/8888$/));
