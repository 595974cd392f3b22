/**
 * One bank transfer, shown by three members of two brands and confirmed by all of them at the same moment, each several
 * times and with keys of their own, while staff of a brand approve a request about it: it is credited once, ever
 * (quality.md, money 4). 2 rounds by default, 500 with CHADA_FULL=1.
 * To see it fail: take `transfer_counts_once` out of 0004-deposit.sql, or spendOnce out of creditTransfer in
 * deposit/service.ts; or lock the slip after the wallet in staff/decide-request.ts, and both sides wait for each other.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger } from '../../src/ledger/check-ledger.ts';
import { approveRequest } from '../../src/staff/decide-request.ts';
import { StaffRefusal } from '../../src/staff/staff-refusal.ts';
import { runSeed, seededRandom, sized } from '../../src/testing/seeded-random.ts';
import { hostB } from '../../src/testing/test-app.ts';
import {
  creditOf,
  receivingAccount,
  signUp,
  transferAndGetSlip,
  type TestMember,
} from '../../src/testing/test-members.ts';
import { startRaceApp, type RaceApp } from './support/race-app.ts';

const TIMES_EACH = 4;

let app: RaceApp;
beforeAll(async () => {
  app = await startRaceApp();
  // Both brands receive on the same account, so that nothing but the list of spent transfers stands in the way.
  const { bank_code, bank_account, account_name } = await receivingAccount(app);
  await app.db
    .insertInto('receiving_account')
    .values({ client_id: 'brand-b', bank_code, bank_account, account_name, prompt_pay_id: null })
    .execute();
});
afterAll(() => app.close());

/** Three members whom the bank's masked slip can't tell apart: the sender, one of the same brand, one of another. */
async function lookAlikes(): Promise<TestMember[]> {
  const sender = await signUp(app);
  const { name } = await app.db
    .selectFrom('member')
    .select('name')
    .where('id', '=', sender.id)
    .executeTakeFirstOrThrow();
  const alike = async (host: string) => {
    const other = await signUp(app, { host });
    // The last digit is hidden on a slip.
    const account = `${sender.bankId.slice(0, -1)}1`;
    await app.db
      .updateTable('member')
      .set({ bank_account: account, name })
      .where('id', '=', other.id)
      .execute();
    return { ...other, bankId: account };
  };
  return [sender, await alike(sender.host), await alike(hostB)];
}

async function show(slip: Blob, who: TestMember): Promise<string> {
  const { data, text } = await app.call('slip.verify', { body: { slip } }, who);
  if (!data) throw new Error(text);
  return data.id;
}

it(
  '[AP-22, ME-05] a slip counts once ever, whoever confirms it at the same moment',
  { timeout: 3_600_000 },
  async () => {
    const seed = runSeed();
    console.info(`a slip counts once: CHADA_SEED=${seed}, ${app.processes.length} processes`);
    const random = seededRandom(seed);
    const rounds = sized(2, 500);
    for (let round = 0; round < rounds; round += 1) {
      const told = `seed ${seed}, round ${round}`;
      const members = await lookAlikes();
      const amountSatang = random.int(10_000, 900_000);
      const [sender] = members;
      if (!sender) throw new Error('there is no sender');
      const slip = await transferAndGetSlip(app, sender, { amountSatang });
      const shown = await Promise.all(members.map(async (who) => ({ who, slipId: await show(slip, who) })));
      const asker = random.pick(shown);
      const request = await app.call(
        'slip.requestDeposit',
        { body: { slipId: asker.slipId, amountSatang } },
        asker.who,
      );
      const confirmations = shown.flatMap(({ who, slipId }) =>
        Array.from({ length: TIMES_EACH }, () => app.call('slip.confirm', { body: { slipId } }, who)),
      );
      const [approved] = await Promise.allSettled([approveRequest(app.deps, request.data?.id ?? '')]);
      const answers = await Promise.all(confirmations);
      const credited = answers.filter(({ status }) => status === 200).length;
      // Refused as too late, and not because it waited for a confirmation that waited for it.
      if (approved?.status === 'rejected') expect(approved.reason, told).toBeInstanceOf(StaffRefusal);
      expect(credited + (approved?.status === 'fulfilled' ? 1 : 0), told).toBe(1);
      const refused = answers.filter(({ status }) => status !== 200).map(({ error }) => error?.code);
      expect(new Set(refused), told).toEqual(new Set(['SLIP_ALREADY_USED']));
      const credits = await Promise.all(members.map((who) => creditOf(app, who)));
      expect(
        credits.filter((credit) => credit > 0),
        told,
      ).toHaveLength(1);
      for (const who of members) {
        const again = await app.call('slip.verify', { body: { slip } }, who);
        expect([again.status, again.error?.code], told).toEqual([409, 'SLIP_ALREADY_USED']);
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
