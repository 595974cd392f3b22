import { sql } from 'kysely';
import { bangkokDay, satang } from '@chada/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { BankUnavailableError, type StatementLine } from '../../bank/bank-gateway.ts';
import type { ReportedTransfer } from '../../games/game-provider.ts';
import { runAs, runCommand } from '../../staff/commands.ts';
import { addStaff } from '../../staff/staff-directory.ts';
import { approveWithdrawal } from '../../staff/decide-withdrawal.ts';
import { assertDeposited, withdraw } from '../../../test/support/money-acts.ts';
import { openTestApp } from '../../../test/support/test-app.ts';
import { creditOf, giveTestCredit, signUp, type TestMember } from '../../../test/support/test-members.ts';
import { reconcileDay } from './reconcile-day.ts';

const [BRAND, DAY, NEXT, LATER] = ['brand-a', '2026-11-20', '2026-11-21', '2026-11-22'];
let statements: Map<string, StatementLine[]>;
let reports: Map<string, ReportedTransfer[]>;
let silent: boolean;
const app = await openTestApp();
beforeEach(() => {
  [statements, reports, silent] = [new Map(), new Map(), false];
  app.setTime('2026-11-20T03:00:00.000Z');
});

const ownBank = {
  readStatement: async (_: unknown, day: string) => {
    if (silent) throw new BankUnavailableError('the bank did not answer');
    return statements.get(day) ?? [];
  },
};
const ownProvider = { readReport: async (day: string) => reports.get(day) ?? [] };
const run = (day = DAY) => reconcileDay({ ...app.deps, bank: ownBank, games: ownProvider }, BRAND, day);

const transferOf = (transactionRef: string, amount: number): StatementLine => ({
  kind: 'transfer',
  sendingBank: '004',
  transactionRef,
  amountSatang: satang(amount),
});
async function deposited(member: TestMember, amountSatang: number): Promise<StatementLine> {
  await assertDeposited(app, member, { amountSatang });
  const spent = await app.db
    .selectFrom('spent_transfer')
    .selectAll()
    .orderBy('deposit_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return transferOf(spent.transaction_ref, amountSatang);
}
async function paidOut(member: TestMember, amount: number): Promise<StatementLine> {
  const { data } = await withdraw(app, member, amount);
  const id = data?.withdrawal.id ?? '';
  await approveWithdrawal(app.deps, id);
  return { kind: 'payout', reference: `${id}:1`, amountSatang: satang(amount) };
}
const balances = async () => {
  const rows = await app.db
    .selectFrom('account')
    .select(['kind', sql<number>`sum(balance)::bigint`.as('balance')])
    .where('client_id', '=', BRAND)
    .where('holder', '=', 'house')
    .groupBy('kind')
    .execute();
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance]));
};
const open = () =>
  app.db
    .selectFrom('difference')
    .select(['uuid', 'source', 'reference', 'ours', 'theirs', 'excess'])
    .where('status', '=', 'open')
    .execute();
const type = (line: string) => runCommand(app.deps, line.split(' '));
async function settleOpenDifferences(): Promise<void> {
  for (const { uuid } of await open()) await type(`difference settle ${uuid} end of the test`);
}

describe("the books and the bank's statement", () => {
  it('agree, so no journal is posted', async () => {
    const member = await signUp(app);
    statements.set(DAY, [await deposited(member, 50_000), await paidOut(member, 20_000)]);
    const before = await balances();
    expect(await run()).toEqual([
      { source: 'bank', compared: 2, open: 0 },
      { source: 'provider', compared: 0, open: 0 },
    ]);
    expect(await balances()).toEqual(before);
    expect(await type('difference list')).toEqual(['no difference is open']);
  });

  it('differ by a transfer that only the bank has, which stays in suspense until it is credited', async () => {
    const before = await balances();
    const line = transferOf('NOBODYS1', 70_000);
    statements.set(DAY, [...(statements.get(DAY) ?? []), line]);
    for (let again = 0; again < 3; again += 1) await run();
    const found = (await open()).filter(({ reference }) => reference === '004:NOBODYS1');
    expect(found).toMatchObject([{ ours: null, theirs: 70_000, excess: 70_000 }]);
    const { suspense_payable: suspended = 0 } = await balances();
    expect(suspended).toBeGreaterThanOrEqual((before['suspense_payable'] ?? 0) + 70_000);
    expect((await type('difference list --brand brand-a')).join('\n')).toContain(
      '004:NOBODYS1  the books nothing, the bank 700.00 baht  difference 700.00 baht',
    );
    await settleOpenDifferences();
    expect((await balances())['suspense_payable']).toBe(0);
  });

  it('differ by a deposit whose line comes late; the difference then closes by itself', async () => {
    const member = await signUp(app);
    await runAndSettleDifferences();
    const line = await deposited(member, 50_000);
    const before = await balances();
    await run();
    expect(await open()).toMatchObject([{ ours: 50_000, theirs: null, excess: -50_000 }]);
    expect((await balances())['bank']).toBe((before['bank'] ?? 0) - 50_000);
    expect((await balances())['suspense_receivable']).toBe(50_000);
    await run();
    expect(await open()).toHaveLength(1);
    statements.set(DAY, [...(statements.get(DAY) ?? []), line]);
    app.setTime('2026-11-21T20:00:00.000Z');
    await run(NEXT);
    expect(await open()).toEqual([]);
    expect(await balances()).toEqual(before);
  });

  it('agree if the bank reports a movement on the next or an earlier day', async () => {
    const member = await signUp(app);
    await runAndSettleDifferences();
    app.setTime('2026-11-21T03:00:00.000Z');
    const session = { last_used_at: app.deps.clock.now(), expires_at: new Date('2027-01-01T00:00:00.000Z') };
    await app.db.updateTable('session').set(session).where('member_id', '=', member.id).execute();
    await giveTestCredit(app, member, 30_000);
    const after = await paidOut(member, 30_000);
    app.setTime('2026-11-22T03:00:00.000Z');
    statements.set(LATER, [after]);
    await run(NEXT);
    expect(await open()).toEqual([]);
    await run(LATER);
    expect(await open()).toEqual([]);
  });

  it('differ by a payout that only one side has', async () => {
    const member = await signUp(app);
    await runAndSettleDifferences();
    await giveTestCredit(app, member, 100_000);
    const paid = await paidOut(member, 30_000);
    const before = await balances();
    const twice: StatementLine = { kind: 'payout', reference: 'unknown:1', amountSatang: satang(10_000) };
    statements.set(DAY, [...(statements.get(DAY) ?? []), twice]);
    await run();
    expect((await open()).map(({ excess }) => excess).toSorted((a, b) => a - b)).toEqual([-10_000, 30_000]);
    expect(await balances()).toMatchObject({
      bank: (before['bank'] ?? 0) + 20_000,
      suspense_payable: 30_000,
      suspense_receivable: 10_000,
    });
    statements.set(DAY, [...(statements.get(DAY) ?? []), paid]);
    await run();
    const [left, ...rest] = await open();
    expect(rest).toEqual([]);
    expect(await type(`difference settle ${left?.uuid} the bank charged a fee`)).toEqual([
      '100.00 baht settled as a loss',
    ]);
    expect(await balances()).toMatchObject({ suspense_payable: 0, suspense_receivable: 0 });
    await expect(type(`difference settle ${left?.uuid} again`)).rejects.toThrow(/settled already/);
    await run();
    expect(await open()).toEqual([]);
  });

  it('differ by a large amount: one staff member proposes, another settles', async () => {
    const [cashier, otherActor] = await Promise.all(
      ['anan', 'boonmee'].map((name, at) =>
        addStaff(
          app.db,
          { name, role: 'cashier', dailyLimitSatang: satang(10_000_000) },
          { keyHash: Buffer.alloc(32, at + 1), at: app.deps.clock.now() },
        ),
      ),
    );
    if (cashier === undefined || otherActor === undefined) throw new Error('Fewer than two staff members.');
    await runAndSettleDifferences();
    statements.set(DAY, [...(statements.get(DAY) ?? []), transferOf('MUCH', 2_000_000)]);
    await run();
    const [difference] = await open();
    const line = ['difference', 'settle', difference?.uuid ?? '', 'typed', 'wrong'];
    const [proposed = ''] = await runAs(app.deps, cashier, line);
    expect(proposed).toMatch(/^proposed, nothing is changed yet/);
    expect(await open()).toHaveLength(1);
    const id = proposed.split(' ').at(-1) ?? '';
    expect(await runAs(app.deps, otherActor, ['proposal', 'approve', id])).toEqual([
      '20,000.00 baht settled as a gain',
    ]);
    expect(await open()).toEqual([]);
  });

  it('differ by an amount; after settlement, only later changes count', async () => {
    const member = await signUp(app);
    await runAndSettleDifferences();
    const line = await deposited(member, 50_000);
    const short = { ...line, amountSatang: satang(40_000) };
    const others = statements.get(DAY) ?? [];
    statements.set(DAY, [...others, short]);
    await run();
    const [difference] = await open();
    expect(difference).toMatchObject({ ours: 50_000, theirs: 40_000, excess: -10_000 });
    await type(`difference settle ${difference?.uuid} typed wrong`);
    statements.set(DAY, [...others, line]);
    await run();
    expect(await open()).toMatchObject([{ ours: 50_000, theirs: 50_000, excess: 10_000 }]);
    await settleOpenDifferences();
  });

  it("are compared again after the bank did not respond; the provider's report is not affected", async () => {
    silent = true;
    await expect(run(LATER)).rejects.toThrow(/did not answer/);
    silent = false;
    expect(await run(LATER)).toHaveLength(2);
  });

  it('are recorded once by concurrent runs', async () => {
    await runAndSettleDifferences();
    statements.set(DAY, [...(statements.get(DAY) ?? []), transferOf('RACE1', 12_300)]);
    await Promise.allSettled(Array.from({ length: 6 }, () => run()));
    await run();
    expect(await open()).toMatchObject([{ reference: '004:RACE1', excess: 12_300 }]);
    expect((await balances())['suspense_payable']).toBe(12_300);
    await settleOpenDifferences();
  });
});

async function runAndSettleDifferences(): Promise<void> {
  await run();
  await settleOpenDifferences();
}

it('a return that only the provider reports is a difference until the books have it', async () => {
  const member = await signUp(app);
  await giveTestCredit(app, member, 80_000);
  const opened = await app.call(
    'game.open',
    { body: { gameCode: 'golden-dragon', returnPath: '/' } },
    member,
  );
  expect(opened.data?.movedSatang).toBe(80_000);
  const session = await app.db
    .selectFrom('game_session')
    .selectAll()
    .where('member_id', '=', member.id)
    .executeTakeFirstOrThrow();
  const playerId = `${session.provider}:${member.uuid}`;
  const move = (direction: 'in' | 'out', reference: string, amount: number) =>
    ({ direction, reference, playerId, amountSatang: satang(amount) }) as const;
  const inMove = move('in', session.in_reference, 80_000);
  const unknownMove = { ...inMove, reference: 'x', playerId: 'JK:00000000-0000-4000-8000-000000000000' };
  reports.set(DAY, [inMove, unknownMove]);
  await runAndSettleDifferences();
  reports.set(DAY, [inMove, move('out', session.out_reference, 80_000)]);
  await run();
  expect(await open()).toMatchObject([{ source: 'provider', ours: null, theirs: 80_000, excess: 80_000 }]);
  await app.call('game.cashOut', { body: {} }, member);
  await run();
  expect(await open()).toEqual([]);
});

it("the sandbox's bank and provider report their movements", async () => {
  app.setTime(new Date());
  const today = bangkokDay(new Date());
  const member = await signUp(app);
  const line = await deposited(member, 50_000);
  const paid = await paidOut(member, 10_000);
  const credit = await creditOf(app, member);
  expect(credit).toBeGreaterThanOrEqual(40_000);
  await app.call('game.open', { body: { gameCode: 'golden-dragon', returnPath: '/' } }, member);
  await app.call('game.cashOut', { body: {} }, member);
  const account = await app.db
    .selectFrom('receiving_account')
    .selectAll()
    .where('client_id', '=', BRAND)
    .executeTakeFirstOrThrow();
  const statement = await app.deps.bank.readStatement(
    { bank: account.bank_code, account: account.bank_account },
    today,
  );
  expect(statement).toEqual(expect.arrayContaining([line, paid]));
  const report = await app.deps.games.readReport(today);
  const own = report.filter(({ playerId }) => playerId.endsWith(member.uuid));
  expect(own.map(({ direction, amountSatang }) => [direction, amountSatang])).toEqual([
    ['in', credit],
    ['out', credit],
  ]);
});
