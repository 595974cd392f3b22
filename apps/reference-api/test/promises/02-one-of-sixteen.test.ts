/**
 * Sends sixteen withdrawals of the full credit at the same moment. Exactly one must succeed (promise 2 in
 * docs/promises.md). Runs 6 rounds, or 500 with CHADA_FULL=1.
 */
import { expect, it } from 'vitest';
import { checkLedger } from '../../src/ledger/check-ledger.ts';
import { runSeed, seededRandom, sized } from '../support/seeded-random.ts';
import { creditOf, giveTestCredit, signUp, type TestMember } from '../support/test-members.ts';
import { openRaceApp } from './support/race-app.ts';

const AT_ONCE = 16;

const app = await openRaceApp();

const amountOf = (member: TestMember, amount: number) =>
  app.call('withdraw.create', { params: { uuid: member.uuid }, body: { amount } }, member);
const totalOf = (member: TestMember) =>
  app.call(
    'user.transferToBank',
    { body: { uuid: member.uuid, bankId: member.bankId, bankName: 'KBANK' } },
    member,
  );

it(
  '[AP-08, AP-14] of sixteen withdrawals of the full credit exactly one succeeds',
  { timeout: 3_600_000 },
  async () => {
    const seed = runSeed();
    console.info(`one of sixteen: CHADA_SEED=${seed}, ${app.processes.length} processes`);
    const random = seededRandom(seed);
    const rounds = sized(6, 500);
    for (let round = 0; round < rounds; round += 1) {
      const label = `seed ${seed}, round ${round}`;
      const member = await signUp(app);
      const amount = random.int(10_000, 10_000_000);
      await giveTestCredit(app, member, amount);
      const responses = await Promise.all(
        Array.from({ length: AT_ONCE }, () =>
          random.int(0, 1) === 0 ? amountOf(member, amount) : totalOf(member),
        ),
      );
      const succeeded = responses.filter(({ status }) => status === 200);
      expect(
        succeeded.map(({ data }) => data?.withdrawal.amountSatang),
        label,
      ).toEqual([amount]);
      const refused = responses.filter(({ status }) => status !== 200).map(({ error }) => error?.code);
      expect(refused, label).toEqual(Array(AT_ONCE - 1).fill('WITHDRAW_ABOVE_CREDIT'));
      expect(await creditOf(app, member), label).toBe(0);
    }
    expect(await checkLedger(app.db)).toMatchObject({ ok: true });
    const { count } = await app.db
      .selectFrom('withdrawal')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(rounds);
  },
);
