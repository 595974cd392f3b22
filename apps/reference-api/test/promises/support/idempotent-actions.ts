import { randomUUID } from 'node:crypto';
import { satang } from '@chada/domain';
import { sql, type RawBuilder } from 'kysely';
import { lockAffiliateAccount } from '../../../src/ledger/member-accounts.ts';
import { credit, debit, postJournal } from '../../../src/ledger/post-journal.ts';
import { movePoints } from '../../../src/points/move-points.ts';
import { approveWithdrawal } from '../../../src/staff/decide-withdrawal.ts';
import type { Answered } from '../../support/test-app.ts';
import { giveTestCredit, signUp, transferAndGetSlip, type TestMember } from '../../support/test-members.ts';
import type { RaceApp } from './race-app.ts';

export interface IdempotentAction {
  readonly who: TestMember;
  send(key: string): Promise<Answered<unknown>>;
  readonly other?: (key: string) => Promise<Answered<unknown>>;
  readonly effects: RawBuilder<{ count: number }>;
}

const rowsOf = (table: string, { id }: TestMember) =>
  sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)} where member_id = ${id}`;
const journalsOf = (kind: string, { id }: TestMember) =>
  sql<{
    count: number;
  }>`select count(*)::int as count from journal where member_id = ${id} and kind = ${kind}`;

async function withdrawing(app: RaceApp): Promise<IdempotentAction> {
  const who = await signUp(app);
  await giveTestCredit(app, who, 100_000);
  const send = (amount: number) => (key: string) =>
    app.call('withdraw.create', { params: { uuid: who.uuid }, body: { amount } }, { ...who, key });
  return { who, send: send(20_000), other: send(20_001), effects: rowsOf('withdrawal', who) };
}

async function withdrawingAll(app: RaceApp): Promise<IdempotentAction> {
  const who = await signUp(app);
  await giveTestCredit(app, who, 100_000);
  const body = { uuid: who.uuid, bankId: who.bankId, bankName: 'KBANK' as const };
  return {
    who,
    send: (key) => app.call('user.transferToBank', { body }, { ...who, key }),
    effects: rowsOf('withdrawal', who),
  };
}

/** Prepares the repetition of a failed pay-out. The sandbox bank refuses the first pay-out to this account number. */
async function retrying(app: RaceApp): Promise<IdempotentAction> {
  const who = await signUp(app, { accountEnding: '0003' });
  await giveTestCredit(app, who, 100_000);
  const response = await app.call(
    'withdraw.create',
    { params: { uuid: who.uuid }, body: { amount: 20_000 } },
    who,
  );
  const id = response.data?.withdrawal.id ?? '';
  await approveWithdrawal(app.deps, id);
  const send = (withdrawalId: string) => (key: string) =>
    app.call('withdraw.retry', { body: { withdrawalId } }, { ...who, key });
  return {
    who,
    send: send(id),
    other: send(randomUUID()),
    effects: sql`select attempt - 1 as count from withdrawal where uuid = ${id}`,
  };
}

async function movingCommission(app: RaceApp): Promise<IdempotentAction> {
  const who = await signUp(app);
  const house = await app.deps.houseAccounts(who.clientId);
  await app.db.transaction().execute(async (tx) => {
    const { accountId } = await lockAffiliateAccount(tx, who.clientId, who.id);
    await postJournal(tx, {
      clientId: who.clientId,
      kind: 'affiliate_commission',
      reference: randomUUID(),
      memberId: who.id,
      at: app.deps.clock.now(),
      legs: [debit(house.affiliate_expense, satang(100_000)), credit(accountId, satang(100_000))],
    });
  });
  const params = { username: who.username };
  const send = (amount: number) => (key: string) =>
    app.call('affiliate.withdraw', { params, body: { amount, type: 'credit' } }, { ...who, key });
  return { who, send: send(20_000), other: send(20_001), effects: journalsOf('affiliate_to_credit', who) };
}

async function opening(app: RaceApp): Promise<IdempotentAction> {
  const who = await signUp(app);
  await giveTestCredit(app, who, 100_000);
  const send = (gameCode: string) => (key: string) =>
    app.call('game.open', { body: { gameCode, returnPath: '/' } }, { ...who, key });
  return {
    who,
    send: send('golden-hilo'),
    other: send('night-baccarat'),
    effects: rowsOf('game_session', who),
  };
}

async function cashingOut(app: RaceApp): Promise<IdempotentAction> {
  const { who, send } = await opening(app);
  await send(randomUUID());
  return {
    who,
    send: (key) => app.call('game.cashOut', { body: {} }, { ...who, key }),
    effects: journalsOf('game_brought', who),
  };
}

async function confirmingSlip(app: RaceApp): Promise<IdempotentAction> {
  const who = await signUp(app);
  const slip = await transferAndGetSlip(app, who);
  const shown = await app.call('slip.verify', { body: { slip } }, who);
  const send = (slipId: string) => (key: string) =>
    app.call('slip.confirm', { body: { slipId } }, { ...who, key });
  return {
    who,
    send: send(shown.data?.id ?? ''),
    other: send(randomUUID()),
    effects: journalsOf('deposit', who),
  };
}

async function askingStaff(app: RaceApp): Promise<IdempotentAction> {
  const who = await signUp(app);
  const send = (amountSatang: number) => (key: string) =>
    app.call('slip.requestDeposit', { body: { amountSatang } }, { ...who, key });
  return { who, send: send(20_000), other: send(20_001), effects: rowsOf('deposit', who) };
}

async function exchanging(app: RaceApp): Promise<IdempotentAction> {
  const who = await signUp(app);
  const at = app.deps.clock.now();
  await app.db
    .transaction()
    .execute((tx) =>
      movePoints(tx, { memberId: who.id, reason: 'staff', reference: randomUUID(), amount: 1_000, at }),
    );
  const listed = await app.call('reward.list', { body: { categoryId: 'credit' } }, who);
  const [first, second] = listed.data?.items ?? [];
  const send = (rewardId: string) => (key: string) =>
    app.call('reward.request', { body: { userUuid: who.uuid, rewardId } }, { ...who, key });
  return {
    who,
    send: send(first?.id ?? ''),
    other: send(second?.id ?? ''),
    effects: rowsOf('reward_request', who),
  };
}

async function checkingIn(app: RaceApp): Promise<IdempotentAction> {
  const who = await signUp(app);
  return {
    who,
    send: (key) => app.call('checkIn.claim', { body: {} }, { ...who, key }),
    effects: rowsOf('check_in', who),
  };
}

async function spinning(app: RaceApp): Promise<IdempotentAction> {
  const who = await signUp(app);
  return {
    who,
    send: (key) => app.call('wheel.reward', { body: {} }, { ...who, key }),
    effects: rowsOf('prize_draw', who),
  };
}

async function flipping(app: RaceApp): Promise<IdempotentAction> {
  const who = await signUp(app);
  const send = (card: number) => (key: string) =>
    app.call('flipCard.reward', { body: { card } }, { ...who, key });
  return { who, send: send(4), other: send(5), effects: rowsOf('prize_draw', who) };
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
