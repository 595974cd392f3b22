/**
 * Confirms one bank transfer for three members of two brands. The transfer must be credited once (promise 4 in
 * docs/promises.md). Runs 2 rounds, or 500 with CHADA_FULL=1.
 */
import { satang } from '@chada/domain';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { checkLedger } from '../../src/ledger/check-ledger.ts';
import { approveRequest } from '../../src/staff/decide-request.ts';
import { StaffRefusedError } from '../../src/staff/staff-refused-error.ts';
import { runSeed, seededRandom, sized } from '../support/seeded-random.ts';
import { hostB } from '../support/test-app.ts';
import {
  creditOf,
  makeTransfer,
  receivingAccount,
  signUp,
  slipOf,
  type TestMember,
} from '../support/test-members.ts';
import { openRaceApp } from './support/race-app.ts';

const TIMES_EACH = 4;

const app = await openRaceApp();
const { bank_code, bank_account, account_name } = await receivingAccount(app);
await sql`drop index receiving_account_of_one_brand`.execute(app.db);
await app.db
  .insertInto('receiving_account')
  .values({ client_id: 'brand-b', bank_code, bank_account, account_name, prompt_pay_id: null })
  .execute();

async function createSimilarMembers(): Promise<TestMember[]> {
  const sender = await signUp(app);
  const { name } = await app.db
    .selectFrom('member')
    .select('name')
    .where('id', '=', sender.id)
    .executeTakeFirstOrThrow();
  const alike = async (host: string) => {
    const otherMember = await signUp(app, { host });
    const account = `${sender.bankId.slice(0, -1)}1`;
    await app.db
      .updateTable('member')
      .set({ bank_account: account, name })
      .where('id', '=', otherMember.id)
      .execute();
    return { ...otherMember, bankId: account };
  };
  return [sender, await alike(sender.host), await alike(hostB)];
}

async function show(slip: Blob, member: TestMember): Promise<string> {
  const { data, text } = await app.call('slip.verify', { body: { slip } }, member);
  if (!data) throw new Error(text);
  return data.id;
}

it(
  '[AP-22, ME-05] a transfer is credited once under simultaneous requests',
  { timeout: 3_600_000 },
  async () => {
    const seed = runSeed();
    console.info(`a slip counts once: CHADA_SEED=${seed}, ${app.processes.length} processes`);
    const random = seededRandom(seed);
    const rounds = sized(2, 500);
    for (let round = 0; round < rounds; round += 1) {
      const label = `seed ${seed}, round ${round}`;
      const members = await createSimilarMembers();
      const amountSatang = random.int(10_000, 900_000);
      const [sender] = members;
      if (!sender) throw new Error('the transfer has no sender');
      const transfer = await makeTransfer(app, sender, { amountSatang });
      const slip = await slipOf(transfer);
      const shown = await Promise.all(
        members.map(async (member) => ({ member, slipId: await show(slip, member) })),
      );
      const claimant = random.pick(shown);
      const request = await app.call(
        'slip.requestDeposit',
        { body: { slipId: claimant.slipId, amountSatang } },
        claimant.member,
      );
      const otherMember = random.pick(members);
      const withoutSlip = await app.call('slip.requestDeposit', { body: { amountSatang } }, otherMember);
      const named = { sendingBank: transfer.from.bank, transactionRef: transfer.reference };
      // The bank does not find the reference in lower case. The approval therefore needs two staff members who read the
      // bank statement.
      const input = { sendingBank: named.sendingBank, transactionRef: named.transactionRef.toLowerCase() };
      const reading = { amountSatang: satang(amountSatang), transferredAt: transfer.madeAt };
      const withoutSlipId = withoutSlip.data?.id ?? '';
      const early = await approveRequest(app.deps, withoutSlipId, { by: 'nok', transfer: input, ...reading });
      const confirmations = shown.flatMap(({ member, slipId }) =>
        Array.from({ length: TIMES_EACH }, () => app.call('slip.confirm', { body: { slipId } }, member)),
      );
      const approvals = await Promise.allSettled([
        approveRequest(app.deps, request.data?.id ?? ''),
        approveRequest(
          app.deps,
          withoutSlipId,
          random.pick([{ transfer: named }, { by: 'lek', transfer: input, ...reading }]),
        ),
      ]);
      const responses = await Promise.all(confirmations);
      const credited = responses.filter(({ status }) => status === 200).length;
      for (const approval of approvals)
        if (approval.status === 'rejected') expect(approval.reason, label).toBeInstanceOf(StaffRefusedError);
      const approved = approvals.filter(({ status }) => status === 'fulfilled').length;
      expect(credited + approved + (early.status === 'credited' ? 1 : 0), label).toBe(1);
      const refused = responses.filter(({ status }) => status !== 200).map(({ error }) => error?.code);
      expect(new Set(refused), label).toEqual(new Set(['SLIP_ALREADY_USED']));
      const credits = await Promise.all(members.map((member) => creditOf(app, member)));
      expect(
        credits.filter((credit) => credit > 0),
        label,
      ).toHaveLength(1);
      for (const member of members) {
        const again = await app.call('slip.verify', { body: { slip } }, member);
        expect([again.status, again.error?.code], label).toEqual([409, 'SLIP_ALREADY_USED']);
      }
    }
    expect(await checkLedger(app.db)).toMatchObject({ ok: true });
    const { count } = await app.db
      .selectFrom('deposit')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', '=', 'completed')
      .executeTakeFirstOrThrow();
    expect(count).toBe(rounds);
  },
);
