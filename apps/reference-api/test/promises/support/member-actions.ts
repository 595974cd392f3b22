import { randomUUID } from 'node:crypto';
import { satang } from '@chada/domain';
import { approveRequest, rejectRequest } from '../../../src/staff/decide-request.ts';
import { approveWithdrawal, rejectWithdrawal } from '../../../src/staff/decide-withdrawal.ts';
import { giveCredit } from '../../../src/staff/give-credit.ts';
import { StaffRefusedError } from '../../../src/staff/staff-refused-error.ts';
import type { SeededRandom } from '../../support/seeded-random.ts';
import type { TestResponse, TestApp } from '../../support/test-app.ts';
import { makeTransfer, transferAndGetSlip, type TestMember } from '../../support/test-members.ts';

export interface TrackedMember extends TestMember {
  expectedSatang: number;
  readonly withdrawals: { readonly id: string; readonly amountSatang: number }[];
  readonly requests: { readonly id: string; readonly amountSatang: number }[];
  launchUrl: string | undefined;
}

export interface ActionContext {
  readonly app: TestApp;
  readonly member: TrackedMember;
  readonly random: SeededRandom;
}

type Send = (key: string) => Promise<TestResponse<unknown>>;
export type MemberAction = (
  acting: ActionContext,
) => Promise<
  { readonly send: Send; readonly key: string; readonly first: TestResponse<unknown> } | undefined
>;

async function sendOnce<Data>(
  member: TrackedMember,
  send: (options: TrackedMember & { key: string }) => Promise<TestResponse<Data>>,
  movedSatang: (data: Data) => number,
) {
  const key = randomUUID();
  const first = await send({ ...member, key });
  if (first.data !== undefined) member.expectedSatang += movedSatang(first.data);
  return { send: (again: string) => send({ ...member, key: again }), key, first };
}

/** Runs an action of staff. Ignores a refusal, because a concurrent action may have changed the data. */
async function asStaff(work: () => Promise<number>, member: TrackedMember): Promise<undefined> {
  try {
    const moved = await work();
    member.expectedSatang += moved;
  } catch (error) {
    if (!(error instanceof StaffRefusedError)) throw error;
  }
}

const withdraw: MemberAction = ({ app, member, random }) => {
  const amount = random.pick([random.int(1, 20_000), random.int(10_000, 500_000), 10_000]);
  const params = { uuid: member.uuid };
  return sendOnce(
    member,
    (options) => app.call('withdraw.create', { params, body: { amount } }, options),
    ({ withdrawal }) => (member.withdrawals.push(withdrawal), -withdrawal.amountSatang),
  );
};

const withdrawAll: MemberAction = ({ app, member }) =>
  sendOnce(
    member,
    (options) =>
      app.call(
        'user.transferToBank',
        { body: { uuid: member.uuid, bankId: member.bankId, bankName: 'KBANK' } },
        options,
      ),
    ({ withdrawal }) => (member.withdrawals.push(withdrawal), -withdrawal.amountSatang),
  );

const retry: MemberAction = ({ app, member, random }) =>
  sendOnce(
    member,
    (options) => {
      const withdrawalId = random.pick([...member.withdrawals.map(({ id }) => id), randomUUID()]);
      return app.call('withdraw.retry', { body: { withdrawalId } }, options);
    },
    () => 0,
  ).then(() => undefined);

const depositBySlip: MemberAction = async ({ app, member, random }) => {
  const slip = await transferAndGetSlip(app, member, { amountSatang: random.int(9_000, 300_000) });
  const shown = await app.call('slip.verify', { body: { slip } }, member);
  const slipId = shown.data?.id ?? randomUUID();
  return sendOnce(
    member,
    (options) => app.call('slip.confirm', { body: { slipId } }, options),
    ({ deposit }) => deposit.amountSatang,
  );
};

const askForDeposit: MemberAction = ({ app, member, random }) => {
  const amountSatang = random.int(9_000, 500_000);
  return sendOnce(
    member,
    (options) => app.call('slip.requestDeposit', { body: { amountSatang } }, options),
    (request) => (member.requests.push(request), 0),
  );
};

const decideDeposit: MemberAction = ({ app, member, random }) =>
  asStaff(async () => {
    const { id, amountSatang } = random.pick([...member.requests, { id: randomUUID(), amountSatang: 100 }]);
    if (random.int(0, 3) === 0) return (await rejectRequest(app.deps, id), 0);
    const { from, reference } = await makeTransfer(app, member, { amountSatang });
    const transfer = { sendingBank: from.bank, transactionRef: reference };
    const approved = await approveRequest(app.deps, id, { transfer });
    return approved.status === 'credited' ? approved.deposit.amount : 0;
  }, member);

const decideWithdrawal: MemberAction = ({ app, member, random }) =>
  asStaff(async () => {
    const { id, amountSatang } = random.pick([...member.withdrawals, { id: randomUUID(), amountSatang: 0 }]);
    if (random.int(0, 1) === 0) return (await approveWithdrawal(app.deps, id), 0);
    await rejectWithdrawal(app.deps, id);
    return amountSatang;
  }, member);

const giftByStaff: MemberAction = ({ app, member, random }) =>
  asStaff(async () => {
    const amount = random.int(1, 200_000);
    await giveCredit(
      app.deps,
      { username: member.username, clientId: member.clientId },
      {
        amountSatang: satang(amount),
        reference: randomUUID(),
      },
    );
    return amount;
  }, member);

const spin: MemberAction = ({ app, member }) =>
  sendOnce(
    member,
    (options) => app.call('wheel.reward', { body: {} }, options),
    ({ log: { prize } }) => (prize.kind === 'credit' ? prize.amount : 0),
  );

const flip: MemberAction = ({ app, member, random }) => {
  const card = random.int(0, 8);
  return sendOnce(
    member,
    (options) => app.call('flipCard.reward', { body: { card } }, options),
    ({ log: { prize } }) => (prize.kind === 'credit' ? prize.amount : 0),
  );
};

const checkIn: MemberAction = ({ app, member }) =>
  sendOnce(
    member,
    (options) => app.call('checkIn.claim', { body: {} }, options),
    () => 0,
  );

const exchange: MemberAction = async ({ app, member, random }) => {
  const listed = await app.call('reward.list', { body: { categoryId: 'credit' } }, member);
  const rewardId = random.pick((listed.data?.items ?? []).slice(0, 2)).id;
  const before = await app.db
    .selectFrom('reward')
    .select('credit_amount')
    .where('uuid', '=', rewardId)
    .executeTakeFirstOrThrow();
  return sendOnce(
    member,
    (options) => app.call('reward.request', { body: { userUuid: member.uuid, rewardId } }, options),
    () => before.credit_amount ?? 0,
  );
};

const moveCommission: MemberAction = ({ app, member, random }) => {
  const amount = random.int(9_000, 30_000);
  const params = { username: member.username };
  return sendOnce(
    member,
    (options) => app.call('affiliate.withdraw', { params, body: { amount, type: 'credit' } }, options),
    () => amount,
  );
};

const openGame: MemberAction = ({ app, member, random }) => {
  const gameCode = random.pick(['golden-dragon', 'slots-jk-02', 'golden-hilo']);
  return sendOnce(
    member,
    (options) => app.call('game.open', { body: { gameCode, returnPath: '/' } }, options),
    ({ launchUrl }) => ((member.launchUrl = launchUrl), 0),
  );
};

const cashOut: MemberAction = ({ app, member }) =>
  sendOnce(
    member,
    (options) => app.call('game.cashOut', { body: {} }, options),
    () => 0,
  );

const bet: MemberAction = async ({ member, random }) => {
  if (member.launchUrl === undefined) return undefined;
  const stakeSatang = random.pick([1_000, 20_000, 100_000]);
  await fetch(`${member.launchUrl}/bets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: randomUUID(), choice: random.pick(['low', 'high']), stakeSatang }),
  });
  return undefined;
};

/**
 * All actions, each with its relative frequency. `depositBySlip` is rare, because it must create the picture of a slip,
 * which is slow.
 */
export const actions: readonly MemberAction[] = Object.values({
  withdraw: [withdraw, 3],
  withdrawAll: [withdrawAll, 1],
  retry: [retry, 1],
  depositBySlip: [depositBySlip, 1],
  askForDeposit: [askForDeposit, 3],
  decideDeposit: [decideDeposit, 3],
  decideWithdrawal: [decideWithdrawal, 3],
  giftByStaff: [giftByStaff, 2],
  spin: [spin, 1],
  flip: [flip, 1],
  checkIn: [checkIn, 1],
  exchange: [exchange, 1],
  moveCommission: [moveCommission, 1],
  openGame: [openGame, 2],
  bet: [bet, 3],
  cashOut: [cashOut, 2],
} satisfies Record<string, readonly [MemberAction, number]>).flatMap(([action, times]) =>
  Array<MemberAction>(times).fill(action),
);
