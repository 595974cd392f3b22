import { describe, expect, it } from 'vitest';
import { runCommand } from '../../staff/commands.ts';
import { holderOf } from '../../sandbox-bank/holder.ts';
import {
  assertDeposited,
  confirmSlip,
  deposit,
  play,
  verifySlip,
  withdraw,
} from '../../../test/support/money-acts.ts';
import { confirmExclusion, exclude, prepareExclusion } from '../../../test/support/protection-acts.ts';
import { hostB, type TestApp } from '../../../test/support/test-app.ts';
import {
  giveTestCredit,
  newAccount,
  newPhone,
  newUsername,
  registrationForm,
  signIn,
  signUpOverHttp,
  type TestMember,
} from '../../../test/support/test-members.ts';
import { findAccountIds } from './exclusion-registry.ts';
import { returnAllPausedCredit } from './return-paused-credit.ts';
import { atDay, testWithMember } from '../../../test/support/test-with-member.ts';

let app: TestApp;
let member: TestMember;
const { signInAgain } = testWithMember((started, signedUp) => {
  app = started;
  member = signedUp;
});

describe('a self-exclusion is recognised in every brand of the operator', () => {
  const register = (body: { phone?: string; bankId?: string; username?: string }, host = hostB) =>
    app.call('register.member', { body: registrationForm(body) }, { host });

  it('by phone and by bank account, with the same response as for a value in use', async () => {
    expect((await register({ phone: newPhone() })).status).toBe(200);
    await assertDeposited(app, member);
    await exclude(app, member, 'year1');
    const byPhone = await register({ phone: member.phone });
    const byAccount = await register({ bankId: member.bankId });
    expect([byPhone.error?.code, byAccount.error?.code]).toEqual(['PHONE_TAKEN', 'BANK_ACCOUNT_TAKEN']);
    for (const { error, text } of [byPhone, byAccount]) {
      expect(error?.details).toBeUndefined();
      expect(text).not.toMatch(/exclu|protect|pause/i);
    }
    const check = { params: { value: member.phone } };
    expect((await app.call('register.checkPhone', check, { host: hostB })).data).toEqual({
      available: false,
    });
  });

  describe('with an account that the person already has there', () => {
    const registerOther = (same: { phone?: string; bankId?: string }) =>
      signUpOverHttp(app, { host: hostB, ...same });
    const pauseOf = async (one: TestMember) => {
      const token = await signIn(app, one.username, hostB);
      return (await app.call('protection.get', {}, { ...one, token })).data?.pause;
    };

    it('that has the same bank account: play ends, and the credit of a game returns', async () => {
      const otherMember = await registerOther({ bankId: member.bankId });
      await assertDeposited(app, otherMember);
      await giveTestCredit(app, otherMember, 40_000);
      expect((await play(app, otherMember)).status).toBe(200);
      await assertDeposited(app, member);
      await exclude(app, member, 'year1');
      expect((await app.call('protection.get', {}, otherMember)).error?.code).toBe('SESSION_INVALID');
      await returnAllPausedCredit(app.deps, (paused) => expect.fail(paused));
      expect(await pauseOf(otherMember)).toMatchObject({
        cause: 'selfExclusion',
        endRequestableAt: atDay(365).toISOString(),
      });
      const again = { ...otherMember, token: await signIn(app, otherMember.username, hostB) };
      expect((await play(app, again)).error?.code).toBe('PLAY_PAUSED');
      const ended = await app.call('protection.requestEnd', { body: {} }, again);
      expect(ended.error?.code).toBe('EXCLUSION_NOT_OVER');
      expect((await withdraw(app, again, 40_000)).status).toBe(200);
    });

    it('not by a stranger who registered with the phone or the account number of somebody else', async () => {
      const [byPhone, byAccount] = [
        await registerOther({ phone: member.phone }),
        await registerOther({ bankId: member.bankId }),
      ];
      await exclude(app, member, 'year1');
      expect([await pauseOf(byPhone), await pauseOf(byAccount)]).toEqual([null, null]);
    });

    it('that has no deposit, and may be a stranger’s: only its deposits are refused', async () => {
      const otherMember = await registerOther({ bankId: member.bankId });
      await assertDeposited(app, member);
      await exclude(app, member, 'year1');
      expect(await pauseOf(otherMember)).toBeNull();
      const check = { params: { value: otherMember.phone } };
      expect((await app.call('register.checkPhone', check)).data).toEqual({ available: true });
      expect((await deposit(app, otherMember)).error?.code).toBe('PLAY_PAUSED');
    });

    it('also if the person excludes at two brands at the same moment', async () => {
      const otherMember = await registerOther({ bankId: member.bankId });
      await assertDeposited(app, otherMember);
      await assertDeposited(app, member);
      const both = [member, otherMember];
      const ids = await Promise.all(both.map((requester) => prepareExclusion(app, requester, 'year1')));
      const responses = await Promise.all(
        both.map((requester, index) => confirmExclusion(app, requester, ids[index] ?? '')),
      );
      expect(responses.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
      expect((await pauseOf(otherMember))?.cause).toBe('selfExclusion');
    });
  });

  describe('by name, even if phone and account are new', () => {
    async function excludeHolderOf(account: string): Promise<void> {
      await assertDeposited(app, member);
      await app.db
        .updateTable('member')
        .set({ name: `นาย${holderOf('004', account)}` })
        .where('id', '=', member.id)
        .execute();
      await exclude(app, member, 'year1');
    }
    async function depositAsNew(account: string) {
      const other = await signUpOverHttp(app, { host: hostB, bankId: account });
      const slipId = await verifySlip(app, other);
      return { other, slipId, answer: await confirmSlip(app, other, slipId) };
    }

    it('reveals nothing to a stranger who knows an account number', async () => {
      const account = newAccount();
      await excludeHolderOf(account);
      const check = { params: { bankId: account }, body: { bankName: 'KBANK' as const } };
      const checked = await app.call('register.checkBankId', check, { host: hostB });
      expect(checked.data).toEqual({ available: true });
      const username = newUsername();
      expect((await register({ bankId: account, username })).status).toBe(200);
      const otherMember = { token: await signIn(app, username, hostB), host: hostB };
      expect((await app.call('protection.get', {}, otherMember)).data?.pause).toBeNull();
      expect((await play(app, otherMember)).error?.code).not.toBe('PLAY_PAUSED');
    });

    it('at a deposit, which only the account holder can make, and the money can be returned', async () => {
      const account = newAccount();
      await excludeHolderOf(account);
      const { other, slipId, answer } = await depositAsNew(account);
      expect([answer.status, answer.error?.code]).toEqual([409, 'PLAY_PAUSED']);
      expect(answer.error?.details).toEqual({ cause: 'selfExclusion', until: null });
      app.setTime(atDay(20));
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
      expect((await confirmSlip(app, other, slipId)).status).toBe(200);
    });

    it('not by a different name', async () => {
      const account = newAccount();
      expect((await depositAsNew(account)).answer.status).toBe(200);
    });
  });

  it('only after a deposit, so that nobody excludes the holder of another phone and account', async () => {
    await exclude(app, member, 'year1');
    await signInAgain();
    expect((await app.call('protection.get', {}, member)).data?.pause?.cause).toBe('selfExclusion');
    const { phone, bankId } = member;
    await assertDeposited(app, await signUpOverHttp(app, { host: hostB, phone, bankId }));
  });

  it('only until the self-exclusion has ended', async () => {
    await assertDeposited(app, member);
    await exclude(app, member, 'months6');
    await signInAgain(atDay(365));
    await app.call('protection.requestEnd', { body: {} }, member);
    expect((await register({ phone: member.phone })).error?.code).toBe('PHONE_TAKEN');
    app.setTime(atDay(366));
    expect((await register({ phone: member.phone })).status).toBe(200);
  });

  it('without storing phone, account or name again', async () => {
    await assertDeposited(app, member);
    await exclude(app, member, 'year1');
    const rows = await app.db.selectFrom('operator_exclusion').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    const text = JSON.stringify(rows);
    for (const value of [member.phone, member.bankId, member.username]) expect(text).not.toContain(value);
  });
});

it('finds no account of an operator that has no brand', async () => {
  const find = (operator: string) =>
    app.db
      .transaction()
      .execute((tx) =>
        findAccountIds(tx, app.deps, { operator, person: { bankCode: '004', bankAccount: '1234567890' } }),
      );
  expect(await find('without-a-brand')).toEqual([]);
});
