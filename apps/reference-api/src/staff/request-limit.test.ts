/** Tests that the credited amount counts towards the daily limit of a staff member. */
import { bahtToSatang } from '@chada/domain';
import { beforeEach, expect, it } from 'vitest';
import { BankUnavailableError, type BankGateway } from '../bank/bank-gateway.ts';
import { openTestApp } from '../../test/support/test-app.ts';
import { creditOf, makeTransfer, signUp, slipOf, type TestMember } from '../../test/support/test-members.ts';
import type { Actor } from './actor.ts';
import { runAs } from './commands.ts';
import { addStaff } from './staff-directory.ts';

let member: TestMember;
let cashier: Actor;
let count = 0;
const app = await openTestApp();
beforeEach(async () => {
  member = await signUp(app);
  count += 1;
  cashier = await addStaff(
    app.db,
    { name: `cashier-${count}`, role: 'cashier', dailyLimitSatang: bahtToSatang(1_000) },
    { keyHash: Buffer.alloc(32, count), at: app.deps.clock.now() },
  );
});

const as = (line: string, bank: BankGateway = app.deps.bank) =>
  runAs({ ...app.deps, bank }, cashier, line.split(' '));

async function claim(claimedBaht: number, { sentBaht, withSlip }: { sentBaht: number; withSlip: boolean }) {
  const transfer = await makeTransfer(app, member, { amountSatang: bahtToSatang(sentBaht) });
  const slip = withSlip ? await slipOf(transfer) : undefined;
  const shown = slip && (await app.call('slip.verify', { body: { slip } }, member));
  const body = { amountSatang: bahtToSatang(claimedBaht), slipId: shown?.data?.id };
  const { data, text } = await app.call('slip.requestDeposit', { body }, member);
  if (!data) throw new Error(text);
  return `slip-request approve ${data.id}${withSlip ? '' : ` --transfer KBANK:${transfer.reference}`}`;
}
const lastAction = () =>
  app.db
    .selectFrom('staff_action')
    .innerJoin('staff_action_result', 'action_id', 'staff_action.id')
    .select(['amount', 'outcome'])
    .orderBy('staff_action.id', 'desc')
    .executeTakeFirstOrThrow();

it.each([{ withSlip: true }, { withSlip: false }])(
  'a large transfer exceeds the limit even if the member typed a small amount (slip: $withSlip)',
  async ({ withSlip }) => {
    const line = await claim(500, { sentBaht: 5_000, withSlip });
    await expect(as(line)).rejects.toThrow(/your limit for a day is 1,000.00 baht.*needs 5,000.00 baht/);
    await expect(as(`${line} --amount 500`)).rejects.toThrow(/needs 5,000.00 baht/);
    expect(await creditOf(app, member)).toBe(0);
    expect(await lastAction()).toEqual({ amount: 500_000, outcome: 'refused' });
  },
);

it.each([{ withSlip: true }, { withSlip: false }])(
  'a small transfer is within the limit even if the member typed a large amount (slip: $withSlip)',
  async ({ withSlip }) => {
    const line = await claim(900_000, { sentBaht: 100, withSlip });
    expect(await as(line)).toEqual(['100.00 baht credited']);
    expect(await creditOf(app, member)).toBe(10_000);
    expect(await lastAction()).toEqual({ amount: 10_000, outcome: 'done' });
  },
);

it('an amount that the bank reports only after the limit was counted is not credited', async () => {
  const line = await claim(500, { sentBaht: 5_000, withSlip: false });
  let changes = 0;
  const bank: BankGateway = Object.assign(Object.create(app.deps.bank), {
    findTransfer: (query: Parameters<BankGateway['findTransfer']>[0]) => {
      changes += 1;
      if (changes === 1) return Promise.reject(new BankUnavailableError('slow'));
      return app.deps.bank.findTransfer(query);
    },
  });
  await expect(as(`${line} --amount 500 --time 2026-11-20T10:30`, bank)).rejects.toThrow(
    /counted 500.00 baht.*is 5,000.00 baht; run it again/,
  );
  expect(changes).toBe(2);
  expect(await creditOf(app, member)).toBe(0);
  expect(await lastAction()).toEqual({ amount: 50_000, outcome: 'refused' });
});
