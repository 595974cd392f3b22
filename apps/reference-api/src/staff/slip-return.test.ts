/** Tests the return of a transfer's money. */
import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../test/support/test-app.ts';
import {
  creditOf,
  makeTransfer,
  settleNow,
  signUp,
  slipOf,
  type TestMember,
} from '../../test/support/test-members.ts';
import { testWithMember } from '../../test/support/test-with-member.ts';
import { runCommand } from './commands.ts';

let app: TestApp;
let member: TestMember;
testWithMember((started, signedUp) => {
  app = started;
  member = signedUp;
});

const staff = (line: string) => runCommand(app.deps, line.split(' '));
const transfer = (settleAfterMs?: number) =>
  makeTransfer(app, member, { amountSatang: 50_000, ...(settleAfterMs !== undefined && { settleAfterMs }) });
type TransferResult = Awaited<ReturnType<typeof transfer>>;
const verify = async (made: TransferResult, caller = member) =>
  (await app.call('slip.verify', { body: { slip: await slipOf(made) } }, caller)).data?.id ?? '';
const confirm = (slipId: string) => app.call('slip.confirm', { body: { slipId } }, member);
const requestReturn = (slipId: string) => app.call('slip.requestReturn', { body: { slipId } }, member);
const requestDeposit = async (slipId?: string) =>
  (await app.call('slip.requestDeposit', { body: { amountSatang: 50_000, slipId } }, member)).data?.id ?? '';
const requests = async () => (await app.call('slip.myRequest', {}, member)).data;

describe('a transfer whose return was requested', () => {
  it('is not credited: by its slip, by a request of its member, by a request of another member', async () => {
    const made = await transfer();
    const slipId = await verify(made);
    const [mine, otherMember] = [await requestDeposit(), await signUp(app)];
    const otherRequest = (
      await app.call('slip.requestDeposit', { body: { amountSatang: 50_000 } }, otherMember)
    ).data?.id;
    await requestReturn(slipId);
    expect((await confirm(slipId)).error?.code).toBe('SLIP_NOT_CONFIRMABLE');
    await expect(staff(`slip-request approve ${mine} --transfer KBANK:${made.reference}`)).rejects.toThrow(
      'asks for the money',
    );
    const statement = `--amount 500 --time 2026-11-20T10:00 --transfer KBANK:${made.reference.toLowerCase()}`;
    await staff(`slip-request approve ${otherRequest} --by nok ${statement}`);
    await expect(staff(`slip-request approve ${otherRequest} --by lek ${statement}`)).rejects.toThrow(
      'returned to a member',
    );
    expect(await creditOf(app, member)).toBe(0);
    expect((await requests())?.waiting).toHaveLength(1);
  });

  it('withdraws the member’s waiting request for it', async () => {
    const slipId = await verify(await transfer());
    const request = await requestDeposit(slipId);
    await requestReturn(slipId);
    expect((await requests())?.items[0]).toMatchObject({
      status: 'rejected',
      reason: 'คุณขอรับเงินคืนสำหรับรายการโอนนี้',
    });
    await expect(staff(`slip-request approve ${request}`)).rejects.toThrow('rejected already');
  });

  it('is paid back by one of two staff members, once', async () => {
    const slipId = await verify(await transfer());
    await requestReturn(slipId);
    await staff(`slip-return start ${slipId} --by nok`);
    await expect(staff(`slip-return start ${slipId} --by lek`)).rejects.toThrow('nok returns this transfer');
    expect((await staff('slip-return list')).join()).toContain('started by nok');
    await staff(`slip-return stop ${slipId}`);
    await staff(`slip-return start ${slipId} --by lek`);
    await staff(`slip-return done ${slipId} --reference BACK-1`);
    await expect(staff(`slip-return done ${slipId} --reference BACK-2`)).rejects.toThrow('BACK-1');
    await expect(staff(`slip-return start ${slipId} --by lek`)).rejects.toThrow('no transfer');
    expect((await requestReturn(slipId)).error?.code).toBe('SLIP_ALREADY_USED');
    const again = await app.call('slip.verify', { body: { slip: await slipOf(await transfer()) } }, member);
    expect(again.status).toBe(200);
  });

  it('is never marked as returned without a claim, because the database refuses this too', async () => {
    const slipId = await verify(await transfer());
    const mark = app.db
      .updateTable('slip')
      .set({ return_requested_at: new Date(), returned_at: new Date(), return_reference: 'BACK' })
      .where('uuid', '=', slipId);
    await expect(mark.execute()).rejects.toThrow('must be claimed');
  });
});

describe('a return', () => {
  it('of a credited transfer is refused, also if a request credited it', async () => {
    const confirmed = await verify(await transfer());
    await confirm(confirmed);
    expect((await requestReturn(confirmed)).error?.code).toBe('SLIP_ALREADY_USED');
    const made = await transfer();
    const slipId = await verify(made);
    await staff(`slip-request approve ${await requestDeposit()} --transfer KBANK:${made.reference}`);
    expect((await requestReturn(slipId)).error?.code).toBe('SLIP_ALREADY_USED');
    expect(await creditOf(app, member)).toBe(100_000);
  });

  it('of a slip that the bank could not verify waits for the bank’s report', async () => {
    const made = await transfer(600_000);
    const slipId = await verify(made);
    expect((await requestReturn(slipId)).data?.slip.status).toBe('pending');
    expect((await staff('slip-return list')).join()).toContain('amount unknown');
    await expect(staff(`slip-return start ${slipId} --by nok`)).rejects.toThrow('does not report');
    await settleNow(app, made);
    expect((await staff(`slip-return start ${slipId} --by nok`))[0]).toContain('pay 500.00 baht back');
    expect((await confirm(slipId)).error?.code).toBe('SLIP_NOT_CONFIRMABLE');
    await staff(`slip-return done ${slipId} --reference BACK-3`);
    expect(await creditOf(app, member)).toBe(0);
  });
});
