import { randomUUID } from 'node:crypto';
import { satang, type Satang } from '@chada/domain';
import { expect, it } from 'vitest';
import { rejectRequest } from '../../staff/decide-request.ts';
import { deposit as depositBySlip } from '../../../test/support/money-acts.ts';
import { brandB, hostB, openTestApp } from '../../../test/support/test-app.ts';
import { receivingAccount, signUp, type TestMember } from '../../../test/support/test-members.ts';
import { insertDeposit } from './repository.ts';
import { postDeposit } from './service.ts';

const app = await openTestApp();

async function deposit(member: TestMember, amountSatang: number) {
  const { data, text } = await depositBySlip(app, member, { amountSatang });
  if (!data) throw new Error(text);
  return data;
}
const completed = (member: TestMember, amountSatang: Satang, at: Date) =>
  app.db.transaction().execute(async (tx) => {
    const uuid = randomUUID();
    const crediting = { clientId: member.clientId, memberId: member.id, amountSatang, at };
    const { journalId } = await postDeposit(app.deps, tx, crediting, uuid);
    await insertDeposit(tx, {
      uuid,
      client_id: member.clientId,
      member_id: member.id,
      channel: 'slip',
      status: 'completed',
      amount: amountSatang,
      slip_id: null,
      transferred_at: at,
      note: null,
      reason: null,
      journal_id: journalId,
      evidence: 'sample',
      created_at: at,
      decided_at: at,
    });
  });
const listDeposits = async (member: TestMember, query: { limit?: number; cursor?: string } = {}) =>
  app.call('deposit.mine', { params: { uuid: member.uuid }, query }, member);

it("[AP-12] a member sees the brand's account, the minimum and their own deposits, newest first", async () => {
  const [member, otherMember] = [await signUp(app), await signUp(app)];
  await deposit(otherMember, 77_700);
  await deposit(member, 50_000);
  const response = await app.call('slip.requestDeposit', { body: { amountSatang: 60_000 } }, member);
  const { data: first } = await listDeposits(member, { limit: 1 });
  expect(first?.items).toMatchObject([
    { amountSatang: 60_000, status: 'pending', channel: 'request', completedAt: null, reason: null },
  ]);
  const { data: second } = await listDeposits(member, { limit: 1, cursor: first?.nextCursor ?? '' });
  expect(second?.nextCursor).toBeNull();
  expect(second?.items).toMatchObject([
    {
      amountSatang: 50_000,
      status: 'completed',
      channel: 'slip',
      createdAt: '2026-11-20T03:00:00.000Z',
      completedAt: '2026-11-20T03:00:00.000Z',
    },
  ]);
  const account = await receivingAccount(app);
  expect(first).toMatchObject({
    minimumSatang: 10_000,
    bank: {
      bankId: account.bank_account,
      accountName: account.account_name,
      promptPayId: account.prompt_pay_id,
    },
  });

  await rejectRequest(app.deps, response.data?.id ?? '', 'ไม่พบรายการโอน');
  expect((await listDeposits(member, { limit: 1 })).data?.items).toMatchObject([
    { status: 'rejected', completedAt: null, reason: 'ไม่พบรายการโอน' },
  ]);
});

it('[AP-12] a member gets the account that staff show, and never an inactive one', async () => {
  const member = await signUp(app, { host: hostB });
  const account = await receivingAccount(app, brandB.id);
  const add = (bankAccount: string, state: { active: boolean; shown: boolean }) =>
    app.db
      .insertInto('receiving_account')
      .values({
        client_id: brandB.id,
        bank_code: '014',
        bank_account: bankAccount,
        account_name: 'ดาวทอง',
        prompt_pay_id: null,
        ...state,
      })
      .execute();
  const setAll = (state: { active?: boolean; shown?: boolean }) =>
    app.db.updateTable('receiving_account').set(state).where('client_id', '=', brandB.id).execute();
  const shownNow = async () => (await listDeposits(member)).data?.bank.bankId;
  await setAll({ shown: false });
  await add('1110000001', { active: false, shown: true });
  await add('1110000002', { active: true, shown: false });
  expect(await shownNow()).toBe(account.bank_account);
  await setAll({ shown: false });
  await add('1110000003', { active: true, shown: true });
  expect(await shownNow()).toBe('1110000003');
  await app.db
    .deleteFrom('receiving_account')
    .where('client_id', '=', brandB.id)
    .where('bank_account', 'like', '111000000%')
    .execute();
  await setAll({ active: false });
  const { status, error } = await listDeposits(member);
  expect([status, error?.code]).toEqual([500, 'INTERNAL']);
  await setAll({ active: true, shown: true });
});

it("[AP-12, RO-01] visitors see the brand's last 20 completed deposits, with masked names", async () => {
  const member = await signUp(app, { host: hostB });
  expect((await app.call('deposit.public', {}, { host: hostB })).data).toEqual({ items: [] });
  const start = app.deps.clock.now().getTime();
  for (let turn = 0; turn < 21; turn += 1) {
    const decidedAt = new Date(start + ((turn * 8) % 21) * 60_000);
    await completed(member, satang(50_000 + ((turn * 8) % 21)), decidedAt);
  }
  await app.call('slip.requestDeposit', { body: { amountSatang: 60_000 } }, member);
  const { data } = await app.call('deposit.public', {}, { host: hostB });
  expect(data?.items.map(({ amountSatang }) => amountSatang)).toEqual(
    Array.from({ length: 20 }, (_, index) => 50_020 - index),
  );
  for (const { maskedName } of data?.items ?? []) expect(maskedName).toMatch(/\*\*\*$/);
});

it('[EN-03] a deposit at a brand without a promotion is credited without a bonus', async () => {
  await app.db.deleteFrom('promotion').where('client_id', '=', brandB.id).execute();
  app.setTime('2026-11-20T12:00:00+07:00');
  const member = await signUp(app, { host: hostB });
  expect(await deposit(member, 100_000)).toMatchObject({ creditSatang: 100_000, bonusSatang: 0 });
});
