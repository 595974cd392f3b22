/**
 * Confirms, approves and returns one bank transfer at the same time. The transfer must be either credited or returned,
 * never both (promise 4 in docs/promises.md). Runs 4 rounds, or 400 with CHADA_FULL=1.
 */
import { satang } from '@chada/domain';
import { expect, it } from 'vitest';
import { checkLedger } from '../../src/ledger/check-ledger.ts';
import { runCommand } from '../../src/staff/commands.ts';
import { approveRequest } from '../../src/staff/decide-request.ts';
import { StaffRefusedError } from '../../src/staff/staff-refused-error.ts';
import { runSeed, seededRandom, sized } from '../support/seeded-random.ts';
import { creditOf, makeTransfer, signUp, slipOf, type TestMember } from '../support/test-members.ts';
import { openRaceApp } from './support/race-app.ts';

const app = await openRaceApp();

const staff = (line: string) => runCommand(app.deps, line.split(' '));
const confirm = (member: TestMember, slipId: string) =>
  app.call('slip.confirm', { body: { slipId } }, member);
const requestReturn = (member: TestMember, slipId: string) =>
  app.call('slip.requestReturn', { body: { slipId } }, member);
const shuffled = <Item>(items: readonly Item[], random: ReturnType<typeof seededRandom>): Item[] =>
  items
    .map((item) => ({ item, at: random.int(0, 2 ** 30) }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

it(
  '[ME-05] a transfer is credited or paid back, never both, under simultaneous requests',
  { timeout: 3_600_000 },
  async () => {
    const seed = runSeed();
    console.info(`credited or returned: CHADA_SEED=${seed}, ${app.processes.length} processes`);
    const random = seededRandom(seed);
    const rounds = sized(4, 400);
    for (let round = 0; round < rounds; round += 1) {
      const label = `seed ${seed}, round ${round}`;
      const member = await signUp(app);
      const amountSatang = random.int(10_000, 900_000);
      const transfer = await makeTransfer(app, member, { amountSatang });
      const slip = await slipOf(transfer);
      const slipId = (await app.call('slip.verify', { body: { slip } }, member)).data?.id ?? '';
      const named = { sendingBank: transfer.from.bank, transactionRef: transfer.reference };
      const requestDeposit = async (of?: string) =>
        (await app.call('slip.requestDeposit', { body: { amountSatang, slipId: of } }, member)).data?.id ??
        '';
      const ofSlip = random.pick([true, false]) ? await requestDeposit(slipId) : undefined;
      const withoutSlip = await requestDeposit();
      const input = { sendingBank: named.sendingBank, transactionRef: named.transactionRef.toLowerCase() };
      const reading = { amountSatang: satang(amountSatang), transferredAt: transfer.madeAt };
      await approveRequest(app.deps, withoutSlip, { by: 'nok', transfer: input, ...reading });
      const actions: (() => Promise<unknown>)[] = [
        () => confirm(member, slipId),
        () => requestReturn(member, slipId),
        () => requestReturn(member, slipId),
        () => approveRequest(app.deps, withoutSlip, { by: 'lek', transfer: input, ...reading }),
        ...(ofSlip === undefined ? [] : [() => approveRequest(app.deps, ofSlip)]),
      ];
      const results = await Promise.allSettled(shuffled(actions, random).map((action) => action()));
      for (const item of results)
        if (item.status === 'rejected') expect(item.reason, label).toBeInstanceOf(StaffRefusedError);
      const begun = await Promise.allSettled([
        staff(`slip-return start ${slipId} --by nok`),
        staff(`slip-return start ${slipId} --by lek`),
      ]);
      const paying = begun.filter(({ status }) => status === 'fulfilled').length;
      const credit = await creditOf(app, member);
      expect([0, amountSatang], label).toContain(credit);
      expect(paying, label).toBe(credit === 0 ? 1 : 0);
      if (credit === 0) await staff(`slip-return done ${slipId} --reference BACK-${round}`);
      expect((await confirm(member, slipId)).status, label).not.toBe(200);
      const late = await approveRequest(app.deps, withoutSlip, { by: 'lek', transfer: input, ...reading })
        .then(() => 'credited')
        .catch((error: unknown) => error);
      expect(late, label).toBeInstanceOf(StaffRefusedError);
      expect(await creditOf(app, member), label).toBe(credit);
    }
    expect(await checkLedger(app.db)).toMatchObject({ ok: true });
  },
);
