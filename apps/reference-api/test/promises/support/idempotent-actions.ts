import { randomUUID } from 'node:crypto';
import { satang } from '@chada/domain';
import { sql, type RawBuilder } from 'kysely';
import { lockAffiliateAccount } from '../../../src/ledger/member-accounts.ts';
import { credit, debit, postJournal } from '../../../src/ledger/post-journal.ts';
import { movePoints } from '../../../src/points/move-points.ts';
import { approveWithdrawal } from '../../../src/staff/decide-withdrawal.ts';
import type { TestResponse } from '../../support/test-app.ts';
import { giveTestCredit, signUp, transferAndGetSlip, type TestMember } from '../../support/test-members.ts';
import type { RaceApp } from './race-app.ts';

export interface IdempotentAction {
  readonly member: TestMember;
  send(key: string): Promise<TestResponse<unknown>>;
  readonly other?: (key: string) => Promise<TestResponse<unknown>>;
  readonly effects: RawBuilder<{ count: number }>;
}

const rowsOf = (table: string, { id }: TestMember) =>
  sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)} where member_id = ${id}`;
const journalsOf = (kind: string, { id }: TestMember) =>
  sql<{
    count: number;
  }>`select count(*)::int as count from journal where member_id = ${id} and kind = ${kind}`;

async function withdrawing(app: RaceApp): Promise<IdempotentAction> {
  const member = await signUp(app);
  await giveTestCredit(app, member, 100_000);
  const send = (amount: number) => (key: string) =>
    app.call('withdraw.create', { params: { uuid: member.uuid }, body: { amount } }, { ...member, key });
  return { member, send: send(20_000), other: send(20_001), effects: rowsOf('withdrawal', member) };
}

async function withdrawingAll(app: RaceApp): Promise<IdempotentAction> {
  const member = await signUp(app);
  await giveTestCredit(app, member, 100_000);
  const body = { uuid: member.uuid, bankId: member.bankId, bankName: 'KBANK' as const };
  return {
    member,
    send: (key) => app.call('user.transferToBank', { body }, { ...member, key }),
    effects: rowsOf('withdrawal', member),
  };
}

/** Prepares the repetition of a failed pay-out. The sandbox bank refuses the first pay-out to this account number. */
async function retrying(app: RaceApp): Promise<IdempotentAction> {
  const member = await signUp(app, { accountEnding: '0003' });
  await giveTestCredit(app, member, 100_000);
  const response = await app.call(
    'withdraw.create',
    { params: { uuid: member.uuid }, body: { amount: 20_000 } },
    member,
  );
  const id = response.data?.withdrawal.id ?? '';
  await approveWithdrawal(app.deps, id);
  const send = (withdrawalId: string) => (key: string) =>
    app.call('withdraw.retry', { body: { withdrawalId } }, { ...member, key });
  return {
    member,
    send: send(id),
    other: send(randomUUID()),
    effects: sql`select attempt - 1 as count from withdrawal where uuid = ${id}`,
  };
}

async function movingCommission(app: RaceApp): Promise<IdempotentAction> {
  const member = await signUp(app);
  const houseAccounts = await app.deps.houseAccounts(member.clientId);
  await app.db.transaction().execute(async (tx) => {
    const { accountId } = await lockAffiliateAccount(tx, member.clientId, member.id);
    await postJournal(tx, {
      clientId: member.clientId,
      kind: 'affiliate_commission',
      reference: randomUUID(),
      memberId: member.id,
      at: app.deps.clock.now(),
      legs: [debit(houseAccounts.affiliate_expense, satang(100_000)), credit(accountId, satang(100_000))],
    });
  });
  const params = { username: member.username };
  const send = (amount: number) => (key: string) =>
    app.call('affiliate.withdraw', { params, body: { amount, type: 'credit' } }, { ...member, key });
  return {
    member,
    send: send(20_000),
    other: send(20_001),
    effects: journalsOf('affiliate_to_credit', member),
  };
}

async function opening(app: RaceApp): Promise<IdempotentAction> {
  const member = await signUp(app);
  await giveTestCredit(app, member, 100_000);
  const send = (gameCode: string) => (key: string) =>
    app.call('game.open', { body: { gameCode, returnPath: '/' } }, { ...member, key });
  return {
    member,
    send: send('golden-hilo'),
    other: send('night-baccarat'),
    effects: rowsOf('game_session', member),
  };
}

async function cashingOut(app: RaceApp): Promise<IdempotentAction> {
  const { member, send } = await opening(app);
  await send(randomUUID());
  return {
    member,
    send: (key) => app.call('game.cashOut', { body: {} }, { ...member, key }),
    effects: journalsOf('game_brought', member),
  };
}

async function confirmingSlip(app: RaceApp): Promise<IdempotentAction> {
  const member = await signUp(app);
  const slip = await transferAndGetSlip(app, member);
  const shown = await app.call('slip.verify', { body: { slip } }, member);
  const send = (slipId: string) => (key: string) =>
    app.call('slip.confirm', { body: { slipId } }, { ...member, key });
  return {
    member,
    send: send(shown.data?.id ?? ''),
    other: send(randomUUID()),
    effects: journalsOf('deposit', member),
  };
}

async function askingStaff(app: RaceApp): Promise<IdempotentAction> {
  const member = await signUp(app);
  const send = (amountSatang: number) => (key: string) =>
    app.call('slip.requestDeposit', { body: { amountSatang } }, { ...member, key });
  return { member, send: send(20_000), other: send(20_001), effects: rowsOf('deposit', member) };
}

async function exchanging(app: RaceApp): Promise<IdempotentAction> {
  const member = await signUp(app);
  const at = app.deps.clock.now();
  await app.db
    .transaction()
    .execute((tx) =>
      movePoints(tx, { memberId: member.id, reason: 'staff', reference: randomUUID(), amount: 1_000, at }),
    );
  const listed = await app.call('reward.list', { body: { categoryId: 'credit' } }, member);
  const [first, second] = listed.data?.items ?? [];
  const send = (rewardId: string) => (key: string) =>
    app.call('reward.request', { body: { userUuid: member.uuid, rewardId } }, { ...member, key });
  return {
    member,
    send: send(first?.id ?? ''),
    other: send(second?.id ?? ''),
    effects: rowsOf('reward_request', member),
  };
}

async function checkingIn(app: RaceApp): Promise<IdempotentAction> {
  const member = await signUp(app);
  return {
    member,
    send: (key) => app.call('checkIn.claim', { body: {} }, { ...member, key }),
    effects: rowsOf('check_in', member),
  };
}

async function spinning(app: RaceApp): Promise<IdempotentAction> {
  const member = await signUp(app);
  return {
    member,
    send: (key) => app.call('wheel.reward', { body: {} }, { ...member, key }),
    effects: rowsOf('prize_draw', member),
  };
}

async function flipping(app: RaceApp): Promise<IdempotentAction> {
  const member = await signUp(app);
  const send = (card: number) => (key: string) =>
    app.call('flipCard.reward', { body: { card } }, { ...member, key });
  return { member, send: send(4), other: send(5), effects: rowsOf('prize_draw', member) };
}

export const idempotentActions: Readonly<Record<string, (app: RaceApp) => Promise<IdempotentAction>>> = {
  'game.cashOut': cashingOut,
  'game.open': opening,
  'user.transferToBank': withdrawingAll,
  'withdraw.retry': retrying,
  'withdraw.create': withdrawing,
  'affiliate.withdraw': movingCommission,
  'reward.request': exchanging,
  'wheel.reward': spinning,
  'flipCard.reward': flipping,
  'checkIn.claim': checkingIn,
  'slip.confirm': confirmingSlip,
  'slip.requestDeposit': askingStaff,
};
