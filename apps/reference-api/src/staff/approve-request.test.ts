/** Tests the credit for an approved deposit request. */
import { satang } from '@chada/domain';
import { describe, expect, it } from 'vitest';
import { spendTransfer } from '../modules/deposit/repository.ts';
import type { TestApp } from '../../test/support/test-app.ts';
import {
  creditOf,
  giveTestCredit,
  makeTransfer,
  settleNow,
  slipOf,
  type TestMember,
} from '../../test/support/test-members.ts';
import { testWithMember } from '../../test/support/test-with-member.ts';
import { runCommand } from './commands.ts';
import { approveRequest } from './decide-request.ts';

let app: TestApp;
let member: TestMember;
testWithMember((started, signedUp) => {
  app = started;
  member = signedUp;
});

const type = (line: string) => runCommand(app.deps, line.split(' '));
const show = async (slip: Blob, caller = member) =>
  (await app.call('slip.verify', { body: { slip } }, caller)).data?.id ?? '';
const confirm = (slipId: string, caller = member) => app.call('slip.confirm', { body: { slipId } }, caller);
async function requestDeposit(amountSatang: number, slipId?: string, caller = member): Promise<string> {
  const { data, text } = await app.call('slip.requestDeposit', { body: { amountSatang, slipId } }, caller);
  if (!data) throw new Error(text);
  return data.id;
}
let count = 0;
const unknownReference = () => `STATEMENT${String((count += 1)).padStart(6, '0')}`;

describe('a request whose transfer the bank knows', () => {
  it('credits the amount that the bank reports, not the one that the member typed', async () => {
    const slipId = await show(await slipOf(await makeTransfer(app, member, { amountSatang: 10_000 })));
    expect(await type(`slip-request approve ${await requestDeposit(100_000_000, slipId)}`)).toEqual([
      '100.00 baht credited',
    ]);
    expect(await creditOf(app, member)).toBe(10_000);
    const mine = await app.call('slip.myRequest', {}, member);
    expect(mine.data?.items[0]).toMatchObject({ status: 'approved', amountSatang: 10_000 });
  });

  it('without a slip credits the amount that the bank reports for the reference', async () => {
    const { reference } = await makeTransfer(app, member, { amountSatang: 12_300 });
    await type(`slip-request approve ${await requestDeposit(100_000_000)} --transfer 004:${reference}`);
    expect(await creditOf(app, member)).toBe(12_300);
  });

  it('asks the bank again about a transfer that was pending', async () => {
    const transfer = await makeTransfer(app, member, { amountSatang: 20_000, settleAfterMs: 600_000 });
    const slipId = await show(await slipOf(transfer));
    const id = await requestDeposit(99_000_000, slipId);
    await settleNow(app, transfer);
    await type(`slip-request approve ${id}`);
    expect(await creditOf(app, member)).toBe(20_000);
    expect((await confirm(slipId)).error?.code).toBe('SLIP_ALREADY_USED');
  });

  it.each([
    ['the transfer went to another account', { toAccount: '1112223334' }, /not the brand’s/],
    [
      "the transfer is older than the member's registration",
      { madeAt: new Date('2026-11-19T00:00:00Z') },
      /before the member registered/,
    ],
  ])('is refused: %s', async (_, more, refusal) => {
    const { reference } = await makeTransfer(app, member, more);
    const id = await requestDeposit(50_000);
    await expect(type(`slip-request approve ${id} --transfer KBANK:${reference}`)).rejects.toThrow(refusal);
    expect(await creditOf(app, member)).toBe(0);
  });
});

describe("a request for a transfer from another account than the member's", () => {
  it('credits the amount that the bank reports after two persons approve', async () => {
    const { reference } = await makeTransfer(app, member, {
      fromAccount: '9998887776',
      amountSatang: 20_000,
    });
    const approve = `slip-request approve ${await requestDeposit(90_000)} --transfer KBANK:${reference}`;
    await expect(type(approve)).rejects.toThrow(/two persons must approve/);
    expect(await type(`${approve} --by nok`)).toEqual([expect.stringMatching(/nothing is credited yet/)]);
    expect(await type(`${approve} --by nok`)).toEqual([expect.stringMatching(/nothing is credited yet/)]);
    expect(await creditOf(app, member)).toBe(0);
    expect(await type(`${approve} --by lek`)).toEqual(['200.00 baht credited']);
    expect(await creditOf(app, member)).toBe(20_000);
  });
});

describe('one transfer', () => {
  it("that was credited for a request can't be confirmed as a slip", async () => {
    const transfer = await makeTransfer(app, member);
    const slip = await slipOf(transfer);
    const slipId = await show(slip);
    await type(`slip-request approve ${await requestDeposit(50_000)} --transfer KBANK:${transfer.reference}`);
    expect((await confirm(slipId)).error?.code).toBe('SLIP_ALREADY_USED');
    expect((await app.call('slip.verify', { body: { slip } }, member)).error?.code).toBe('SLIP_ALREADY_USED');
    expect((await app.call('slip.myRequest', {}, member)).data?.waiting).toEqual([]);
    expect(await creditOf(app, member)).toBe(50_000);
  });

  it('that was confirmed as a slip is not credited for a request, even with a reference in lower case', async () => {
    let transfer = await makeTransfer(app, member);
    while (!/[A-Z]/.test(transfer.reference)) transfer = await makeTransfer(app, member);
    await confirm(await show(await slipOf(transfer)));
    const id = await requestDeposit(50_000);
    const named = `KBANK:${transfer.reference.toLowerCase()}`;
    const read = `slip-request approve ${id} --transfer ${named} --amount 500 --time 2026-11-20T10:00`;
    await type(`${read} --by nok`);
    await expect(type(`${read} --by lek`)).rejects.toThrow(/credited already/);
    expect(await creditOf(app, member)).toBe(50_000);
  });

  it('that two requests name is credited once', async () => {
    const { reference } = await makeTransfer(app, member);
    const ids = [await requestDeposit(50_000), await requestDeposit(50_000)];
    const results = await Promise.allSettled(
      ids.map((id) => type(`slip-request approve ${id} --transfer KBANK:${reference}`)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await creditOf(app, member)).toBe(50_000);
  });
});

describe('a request whose transfer the bank does not know', () => {
  const reading = (id: string, reference: string, by: string, amount = 500) =>
    type(
      `slip-request approve ${id} --transfer KBANK:${reference} --by ${by} --amount ${amount} --time 2026-11-20T10:30`,
    );

  it('is credited after two persons read the same from the statement', async () => {
    const [id, reference] = [await requestDeposit(50_000), unknownReference()];
    await expect(type(`slip-request approve ${id} --transfer KBANK:${reference}`)).rejects.toThrow(
      /two persons/,
    );
    expect(await reading(id, reference, 'nok')).toEqual([expect.stringMatching(/nothing is credited yet/)]);
    expect(await reading(id, reference, 'Nok')).toEqual([expect.stringMatching(/nothing is credited yet/)]);
    expect(await creditOf(app, member)).toBe(0);
    await expect(reading(id, reference, 'lek', 600)).rejects.toThrow(
      /nok read another reference, amount or time/,
    );
    await expect(reading(id, unknownReference(), 'lek')).rejects.toThrow(/nok read another/);
    expect(await reading(id, reference, 'lek')).toEqual(['500.00 baht credited']);
    expect(await creditOf(app, member)).toBe(50_000);
  });

  it('uses up the reference that was read', async () => {
    const [first, second, reference] = [
      await requestDeposit(50_000),
      await requestDeposit(50_000),
      unknownReference(),
    ];
    await reading(first, reference, 'nok');
    await reading(first, reference, 'lek');
    await reading(second, reference, 'nok');
    await expect(reading(second, reference, 'lek')).rejects.toThrow(/credited already/);
    expect(await creditOf(app, member)).toBe(50_000);
  });

  it("is refused by the database with one person or another amount than the bank's", async () => {
    const id = await requestDeposit(50_000);
    const named = { sendingBank: '004', transactionRef: unknownReference() };
    const transferredAt = new Date('2026-11-20T03:30:00Z');
    await approveRequest(app.deps, id, {
      by: 'nok',
      transfer: named,
      amountSatang: satang(50_000),
      transferredAt,
    });
    await giveTestCredit(app, member, 1);
    const complete = (evidence: 'bank' | 'two_persons', bankAmount: number | null) =>
      app.db.transaction().execute(async (tx) => {
        const { id: journalId } = await tx
          .selectFrom('journal')
          .select('id')
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow();
        const { id: depositId } = await tx
          .updateTable('deposit')
          .set({ status: 'completed', evidence, decided_at: transferredAt, journal_id: journalId })
          .where('uuid', '=', id)
          .returning('id')
          .executeTakeFirstOrThrow();
        await spendTransfer(tx, { ...named, bankAmountSatang: bankAmount, depositId });
      });
    await expect(complete('two_persons', null)).rejects.toThrow(/needs two persons/);
    await expect(complete('bank', null)).rejects.toThrow(/gave no figure/);
    await expect(complete('bank', 49_900)).rejects.toThrow(/not of the bank's figure/);
  });
});
