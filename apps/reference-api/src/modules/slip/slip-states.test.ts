import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BankGateway, SettledTransfer, TransferLookup } from '../../bank/bank-gateway.ts';
import { runCommand } from '../../staff/commands.ts';
import { confirmSlip, deposit, verifySlip } from '../../../test/support/money-acts.ts';
import { exclude } from '../../../test/support/protection-acts.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { START } from '../../../test/support/test-with-member.ts';
import {
  makeTransfer,
  signUp,
  slipOf,
  transferAndGetSlip,
  type TestMember,
} from '../../../test/support/test-members.ts';
import { confirmableTransfer } from './confirmable-transfer.ts';
import { claimReturn } from './request-return.ts';
import { storePicture } from './store-picture.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const at = (days: number, ms = 0) => new Date(START + days * DAY + ms);

let app: TestApp;
let member: TestMember;
/**
 * Functions that change the next answers of the sandbox bank about a transfer, one function for each answer. If the
 * list is empty, the answer does not change.
 */
const results: ((answer: TransferLookup) => TransferLookup)[] = [];
beforeAll(async () => {
  app = await startTestApp({
    around: ({ bank }) => {
      const findTransfer: BankGateway['findTransfer'] = async (query) => {
        const result = await bank.findTransfer(query);
        return results.shift()?.(result) ?? result;
      };
      return {
        bank: {
          lookUpHolder: (...args) => bank.lookUpHolder(...args),
          payOut: (payout) => bank.payOut(payout),
          readStatement: (...args) => bank.readStatement(...args),
          findTransfer,
        },
      };
    },
  });
  member = await signUp(app);
});
afterEach(() => {
  results.length = 0;
  app.setTime(at(0));
});
afterAll(() => app.close());

const staff = (line: string) => runCommand(app.deps, line.split(' '));
const readRequests = async (caller: TestMember) => (await app.call('slip.myRequest', {}, caller)).data;
const slipRow = (uuid: string) =>
  app.db.selectFrom('slip').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();
const change = (uuid: string, columns: { updated_at?: Date; held_until?: Date | null }) =>
  app.db.updateTable('slip').set(columns).where('uuid', '=', uuid).execute();

interface RequestFields {
  readonly amountSatang?: number;
  readonly slipId?: string;
  readonly transferredAt?: string;
  readonly note?: string;
}
const requestDeposit = ({ amountSatang = 50_000, ...more }: RequestFields = {}) =>
  app.call('slip.requestDeposit', { body: { amountSatang, ...more } }, member);
const rowOf = (uuid = '') =>
  app.db.selectFrom('deposit').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();

it('[AP-22] gives staff the time and the note, if the member has entered them', async () => {
  const transferredAt = '2026-11-20T02:30:00.000Z';
  const full = await requestDeposit({ transferredAt, note: 'โอนจากบัญชีแม่' });
  expect(full.data).toMatchObject({ amountSatang: 50_000, status: 'waiting', slipId: null, reason: null });
  expect(await rowOf(full.data?.id)).toMatchObject({
    member_id: member.id,
    status: 'pending',
    transferred_at: new Date(transferredAt),
    note: 'โอนจากบัญชีแม่',
  });
  const short = await requestDeposit();
  expect(await rowOf(short.data?.id)).toMatchObject({ transferred_at: null, note: null, slip_id: null });
});

it('[AP-22] below the minimum is refused with the minimum, which itself is accepted', async () => {
  const { status, error } = await requestDeposit({ amountSatang: 9_999 });
  expect([status, error?.code, error?.details]).toEqual([
    422,
    'DEPOSIT_BELOW_MINIMUM',
    { minimumSatang: 10_000 },
  ]);
  expect((await requestDeposit({ amountSatang: 10_000 })).status).toBe(200);
});

it('[AP-22] a slip has one request; a fault of the database is no second request', async () => {
  const slip = await transferAndGetSlip(app, member);
  const { data: verified } = await app.call('slip.verify', { body: { slip } }, member);
  const slipId = verified?.id ?? '';
  await sql`alter table deposit add constraint a_fault check (amount <> 50000) not valid`.execute(app.db);
  const failed = await requestDeposit({ slipId });
  await sql`alter table deposit drop constraint a_fault`.execute(app.db);
  expect([failed.status, failed.error?.code]).toEqual([500, 'INTERNAL']);
  expect((await requestDeposit({ slipId })).data).toMatchObject({ slipId });
  expect((await requestDeposit({ slipId })).error?.code).toBe('SLIP_ALREADY_USED');
});

it('[AP-22] a request has the decision of staff, with its time', async () => {
  const newMember = await signUp(app);
  const made = await makeTransfer(app, newMember);
  const ids = [];
  for (const _ of [1, 2])
    ids.push((await app.call('slip.requestDeposit', { body: { amountSatang: 50_000 } }, newMember)).data?.id);
  app.setTime(at(0, MINUTE));
  await staff(`slip-request approve ${ids[0]} --transfer KBANK:${made.reference}`);
  await staff(`slip-request reject ${ids[1]}`);
  const decidedAt = at(0, MINUTE).toISOString();
  expect((await readRequests(newMember))?.items).toMatchObject([
    { id: ids[1], status: 'rejected', createdAt: at(0).toISOString(), decidedAt },
    { id: ids[0], status: 'approved', createdAt: at(0).toISOString(), decidedAt },
  ]);
});

describe('a slip that a limit refuses', () => {
  const setLimit = (caller: TestMember, value: number, period: 'day' | 'month' = 'month') =>
    app.call('protection.setLimit', { body: { kind: 'deposit', period, value } }, caller);
  const refusalsOf = ({ id }: TestMember) =>
    app.db
      .selectFrom('protection_event')
      .select(['detail', 'created_at'])
      .where('member_id', '=', id)
      .where('kind', '=', 'limit_refused')
      .execute();
  const expiry = (from: Date) => new Date(from.getTime() + 7 * DAY).toISOString();

  it('can be confirmed until seven days after the limit opens, and the refusal is recorded', async () => {
    const newMember = await signUp(app);
    await setLimit(newMember, 60_000);
    await deposit(app, newMember, { amountSatang: 60_000 });
    const slipId = await verifySlip(app, newMember);
    expect((await readRequests(newMember))?.waiting).toMatchObject([
      { id: slipId, expiresAt: expiry(at(0)) },
    ]);
    app.setTime(at(0, MINUTE));
    expect((await confirmSlip(app, newMember, slipId)).error?.code).toBe('DEPOSIT_LIMIT_REACHED');
    const opensAt = '2026-11-30T17:00:00.000Z';
    expect((await readRequests(newMember))?.waiting).toMatchObject([
      { id: slipId, confirmableAt: opensAt, expiresAt: expiry(new Date(opensAt)) },
    ]);
    expect(await refusalsOf(newMember)).toEqual([
      { detail: { kind: 'deposit', amountSatang: 50_000, opensAt }, created_at: at(0, MINUTE) },
    ]);
  });

  it('waits 31 days longer if no period can ever have room for it', async () => {
    const newMember = await signUp(app);
    await setLimit(newMember, 40_000);
    const slipId = await verifySlip(app, newMember);
    expect((await confirmSlip(app, newMember, slipId)).error?.code).toBe('DEPOSIT_LIMIT_REACHED');
    expect((await readRequests(newMember))?.waiting).toMatchObject([
      { confirmableAt: null, expiresAt: expiry(at(31)) },
    ]);
    expect(await refusalsOf(newMember)).toMatchObject([{ detail: { amountSatang: 50_000, opensAt: null } }]);
  });

  it('waits 31 days longer for a member with the name of an excluded person', async () => {
    const [newMember, excluded] = [await signUp(app), await signUp(app)];
    await exclude(app, excluded, 'year1');
    await app.db
      .insertInto('excluded_namesake')
      .columns(['member_id', 'break_id'])
      .expression((from) =>
        from
          .selectFrom('member_break')
          .select([sql.val(newMember.id).as('member_id'), 'id'])
          .where('member_id', '=', excluded.id),
      )
      .execute();
    const slipId = await verifySlip(app, newMember);
    expect((await confirmSlip(app, newMember, slipId)).error?.code).toBe('PLAY_PAUSED');
    const [waiting] = (await readRequests(newMember))?.waiting ?? [];
    expect(waiting?.expiresAt).toBe(expiry(at(31)));
    expect(waiting).not.toHaveProperty('confirmableAt');
  });

  it.each([
    ['has no limit', undefined],
    ['has a limit with room', 1_000_000],
  ])('waits no longer if its money was credited otherwise and the member %s', async (_, limit) => {
    const newMember = await signUp(app);
    if (limit !== undefined) await setLimit(newMember, limit);
    const made = await makeTransfer(app, newMember);
    const { data } = await app.call('slip.verify', { body: { slip: await slipOf(made) } }, newMember);
    const response = await app.call('slip.requestDeposit', { body: { amountSatang: 50_000 } }, newMember);
    await staff(`slip-request approve ${response.data?.id} --transfer KBANK:${made.reference}`);
    expect((await confirmSlip(app, newMember, data?.id ?? '')).error?.code).toBe('SLIP_ALREADY_USED');
    expect((await slipRow(data?.id ?? '')).held_until).toBeNull();
    expect(await refusalsOf(newMember)).toEqual([]);
    expect((await readRequests(newMember))?.waiting).toEqual([]);
  });
});

describe('[AP-22] the return of a slip', () => {
  const sendReturnRequest = (slipId: string, caller: TestMember) =>
    app.call('slip.requestReturn', { body: { slipId } }, caller);
  const claimsOf = async (slipId: string) =>
    app.db
      .selectFrom('spent_transfer')
      .select(['sending_bank', 'transaction_ref'])
      .where('returned_slip_id', '=', (await slipRow(slipId)).id)
      .execute();

  it('prevents its credit, is requested once, and withdraws the request for its deposit', async () => {
    const newMember = await signUp(app);
    const made = await makeTransfer(app, newMember);
    const { data } = await app.call('slip.verify', { body: { slip: await slipOf(made) } }, newMember);
    const slipId = data?.id ?? '';
    await app.call('slip.requestDeposit', { body: { amountSatang: 50_000, slipId } }, newMember);
    await app.call('slip.requestDeposit', { body: { amountSatang: 20_000 } }, newMember);
    app.setTime(at(0, MINUTE));
    const first = await sendReturnRequest(slipId, newMember);
    const returnRequestedAt = at(0, MINUTE).toISOString();
    expect(first.data?.slip).toMatchObject({ id: slipId, status: 'verified', returnRequestedAt });
    expect(first.data?.slip).not.toHaveProperty('confirmableAt');
    app.setTime(at(0, 2 * MINUTE));
    expect((await sendReturnRequest(slipId, newMember)).data?.slip).toEqual(first.data?.slip);
    expect((await confirmSlip(app, newMember, slipId)).error?.code).toBe('SLIP_NOT_CONFIRMABLE');
    expect((await readRequests(newMember))?.items).toMatchObject([
      { amountSatang: 20_000, status: 'waiting', decidedAt: null },
      {
        amountSatang: 50_000,
        status: 'rejected',
        decidedAt: returnRequestedAt,
        reason: 'คุณขอรับเงินคืนสำหรับรายการโอนนี้',
      },
    ]);
    const row = await slipRow(slipId);
    await app.db.transaction().execute((tx) => claimReturn(tx, row));
    expect(await claimsOf(slipId)).toEqual([
      { sending_bank: row.settled_bank, transaction_ref: row.settled_ref },
    ]);
    expect(row.settled_ref).toBe(made.reference);
  });

  it('of a transfer that the bank has not reported claims nothing yet', async () => {
    const slipId = await verifySlip(app, member, { settleAfterMs: 600_000 });
    expect((await sendReturnRequest(slipId, member)).data?.slip).toMatchObject({ status: 'pending' });
    expect(await claimsOf(slipId)).toEqual([]);
    const row = await slipRow(slipId);
    await expect(app.db.transaction().execute((tx) => claimReturn(tx, row))).rejects.toThrow(
      `slip ${slipId} has no transfer to claim`,
    );
  });

  it('is refused for a slip of another member, and for a slip that was credited or returned', async () => {
    const newMember = await signUp(app);
    const [credited, returned] = [await verifySlip(app, newMember), await verifySlip(app, newMember)];
    await confirmSlip(app, newMember, credited);
    await sendReturnRequest(returned, newMember);
    await staff(`slip-return start ${returned} --by nok`);
    await staff(`slip-return done ${returned} --reference BACK-1`);
    expect((await sendReturnRequest(returned, member)).error?.code).toBe('NOT_FOUND');
    for (const slipId of [credited, returned])
      expect((await sendReturnRequest(slipId, newMember)).error?.code).toBe('SLIP_ALREADY_USED');
  });

  it('is refused after the last moment of a confirmation', async () => {
    const [late, inTime] = [await verifySlip(app, member), await verifySlip(app, member)];
    await change(late, { updated_at: at(-7) });
    await change(inTime, { updated_at: at(-7, 1) });
    expect((await sendReturnRequest(late, member)).error?.code).toBe('SLIP_NOT_CONFIRMABLE');
    expect((await sendReturnRequest(inTime, member)).status).toBe(200);
  });

  it('is possible for seven more days after the bank was asked again about a pending transfer', async () => {
    const slip = await transferAndGetSlip(app, member);
    const processing = (): TransferLookup => ({ status: 'pending', retryAfterSeconds: 9 });
    results.push(processing, processing);
    const askBank = () => app.call('slip.verify', { body: { slip } }, member);
    const slipId = (await askBank()).data?.id ?? '';
    await change(slipId, { updated_at: at(-7) });
    expect((await sendReturnRequest(slipId, member)).error?.code).toBe('SLIP_NOT_CONFIRMABLE');
    await askBank();
    expect((await sendReturnRequest(slipId, member)).data?.slip).toMatchObject({
      id: slipId,
      status: 'pending',
    });
  });
});

describe('the transfer that a confirmation or a return claims', () => {
  const claimed = (slipId: string, caller = member) =>
    confirmableTransfer({ deps: app.deps, member: { id: caller.id } }, slipId);

  it('is that of a verified slip of the member', async () => {
    const newMember = await signUp(app);
    const made = await makeTransfer(app, newMember);
    const { data } = await app.call('slip.verify', { body: { slip: await slipOf(made) } }, newMember);
    const slipId = data?.id ?? '';
    expect(await claimed(slipId, newMember)).toMatchObject({
      transactionRef: made.reference,
      amountSatang: data?.amountSatang,
    });
    expect(await claimed(slipId)).toBeUndefined();
    await confirmSlip(app, newMember, slipId);
    expect(await claimed(slipId, newMember)).toBeUndefined();
  });

  it('is missing for a slip that is pending or asked back', async () => {
    expect(await claimed(await verifySlip(app, member, { settleAfterMs: 600_000 }))).toBeUndefined();
    const slipId = await verifySlip(app, member);
    expect(await claimed(slipId)).toBeDefined();
    await app.call('slip.requestReturn', { body: { slipId } }, member);
    expect(await claimed(slipId)).toBeUndefined();
  });
});

describe("[AP-22] the bank's answer about a slip", () => {
  const settledAs =
    (changes: Partial<SettledTransfer>) =>
    (result: TransferLookup): TransferLookup =>
      result.status === 'settled' ? { ...result, transfer: { ...result.transfer, ...changes } } : result;
  const verify = (slip: Blob, caller = member) => app.call('slip.verify', { body: { slip } }, caller);
  const notYet = (): TransferLookup => ({ status: 'not-yet', retryAfterSeconds: 7 });
  const initialsOnly = { bank: null, maskedAccount: '', maskedName: 'บริษัท' };

  it('has the time of the transfer, and no time to ask again if it is final', async () => {
    const { data } = await verify(await transferAndGetSlip(app, member));
    expect(data).toMatchObject({ status: 'verified', transferredAt: at(0).toISOString() });
    expect(data).not.toHaveProperty('retryAfterSeconds');
  });

  it.each([
    ['unknown', 'SLIP_TRANSFER_UNKNOWN'],
    ['wrong-receiver', 'SLIP_WRONG_RECEIVER'],
  ] as const)('%s is refused with %s', async (status, code) => {
    results.push(() => ({ status }));
    expect((await verify(await transferAndGetSlip(app, member))).error?.code).toBe(code);
  });

  it('may be late by less than 15 minutes, counted from the first question', async () => {
    const slip = await transferAndGetSlip(app, member);
    results.push(notYet, notYet, notYet);
    expect((await verify(slip)).data).toMatchObject({ status: 'pending', retryAfterSeconds: 7 });
    app.setTime(at(0, 15 * MINUTE - 1));
    expect((await verify(slip)).data?.status).toBe('pending');
    app.setTime(at(0, 15 * MINUTE));
    expect((await verify(slip)).error?.code).toBe('SLIP_TRANSFER_UNKNOWN');
  });

  it('has no limit of time while the bank processes the transfer', async () => {
    const slip = await transferAndGetSlip(app, member);
    const processing = (): TransferLookup => ({ status: 'pending', retryAfterSeconds: 9 });
    results.push(processing, processing);
    await verify(slip);
    app.setTime(at(0, 60 * MINUTE));
    expect((await verify(slip)).data).toMatchObject({ status: 'pending', retryAfterSeconds: 9 });
  });

  it('never makes a verified slip pending again', async () => {
    const slip = await transferAndGetSlip(app, member);
    const first = (await verify(slip)).data;
    results.push(notYet);
    expect((await verify(slip)).data).toEqual({ ...first, retryAfterSeconds: 7 });
  });

  it('never makes a slip pending again that waits for staff, and can verify it later', async () => {
    const newMember = await signUp(app);
    const slip = await transferAndGetSlip(app, newMember);
    results.push(settledAs({ receiver: initialsOnly }), notYet);
    const first = await verify(slip, newMember);
    expect(first.error?.code).toBe('SLIP_NEEDS_STAFF');
    expect((await verify(slip, newMember)).error?.details).toEqual(first.error?.details);
    const slipId = String(first.error?.details?.['slipId']);
    await change(slipId, { held_until: at(3) });
    expect((await readRequests(newMember))?.returnable).toMatchObject([
      { id: slipId, status: 'pending', receiver: { name: 'บริษัท', bankName: null } },
    ]);
    expect((await verify(slip, newMember)).data).toMatchObject({ id: slipId, status: 'verified' });
  });

  it('may name the transfer otherwise than the slip, and is refused if that transfer was credited', async () => {
    const newMember = await signUp(app);
    const [made, credited] = [await makeTransfer(app, newMember), await makeTransfer(app, newMember)];
    const { data } = await verify(await slipOf(credited), newMember);
    await confirmSlip(app, newMember, data?.id ?? '');
    const other = { sendingBank: '004', transactionRef: credited.reference };
    results.push(settledAs(other));
    expect((await verify(await slipOf(made), newMember)).error?.code).toBe('SLIP_ALREADY_USED');
  });
});

describe('[AP-22] the picture of a slip', () => {
  const name = '3f0f5b7e-8f2a-4c1d-9a57-6f2d1c0b9e11.jpg';
  const redraw = () => Promise.resolve(Buffer.from('jpeg'));
  const fakePictures = () => ({
    store: vi.fn(() => Promise.resolve(name)),
    remove: vi.fn(() => Promise.resolve()),
    fileOf: () => Promise.resolve(undefined),
    async *storedBefore() {},
  });
  const store = async (slipId: string, picture: string | null, slipPictures = fakePictures()) => {
    await app.db.updateTable('slip').set({ picture: null }).where('uuid', '=', slipId).execute();
    const row = { ...(await slipRow(slipId)), picture };
    const log = { error: vi.fn() };
    const context = { deps: { db: app.db, slipPictures }, log, requestId: 'r-1' };
    return { slipPictures, log, run: () => storePicture(context, row, redraw) };
  };

  it('is drawn once, and a second one of a request at the same time is removed', async () => {
    const slipId = await verifySlip(app, member);
    const withPicture = await store(slipId, 'old.jpg');
    await withPicture.run();
    expect(withPicture.slipPictures.store).not.toHaveBeenCalled();
    const withoutPicture = await store(slipId, null);
    await withoutPicture.run();
    expect((await slipRow(slipId)).picture).toBe(name);
    expect(withoutPicture.slipPictures.remove).not.toHaveBeenCalled();
    await withoutPicture.run();
    expect(withoutPicture.slipPictures.remove).toHaveBeenCalledWith([name]);
    expect(withoutPicture.log.error).not.toHaveBeenCalled();
  });

  it('that can not be stored is reported in the log with the request', async () => {
    const err = new Error('full');
    const failing = { ...fakePictures(), store: vi.fn(() => Promise.reject(err)) };
    const { run, log } = await store(await verifySlip(app, member), null, failing);
    await run();
    expect(log.error.mock.calls).toEqual([
      [{ err, requestId: 'r-1' }, 'the picture of a slip could not be stored'],
    ]);
  });
});
