/**
 * Confirms one bank transfer at two brands in two cells at the same time. The transfer must be credited once. Runs 3
 * rounds, or 200 with CHADA_FULL=1.
 */
import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { checkLedger } from '../../src/ledger/check-ledger.ts';
import { recoverClaims } from '../../src/cells/transfer-claims.ts';
import { reachDatabase } from '../../src/runtime/open-database.ts';
import { runSeed, seededRandom, sized } from '../support/seeded-random.ts';
import { shareReceivingAccount, signUpAtB } from '../support/person-in-cells.ts';
import { openThreeCells } from '../support/three-cells.ts';
import type { TestApp } from '../support/test-app.ts';
import { creditOf, makeTransfer, signUp, slipOf, type TestMember } from '../support/test-members.ts';

const cells = await openThreeCells();
const [appOne, two] = [cells.appOf('one'), cells.appOf('two')];
await shareReceivingAccount(appOne, two);

/** Creates accounts of the same person at the two brands. */
async function signUpTwice(): Promise<readonly [TestMember, TestMember]> {
  const atA = await signUp(appOne);
  return [atA, await signUpAtB(appOne, two, atA)];
}

async function show(slip: Blob, member: TestMember): Promise<string> {
  const { data, text } = await cells.call('slip.verify', { body: { slip } }, member);
  if (!data) throw new Error(text);
  return data.id;
}

const intentCount = async (app: TestApp) =>
  (await app.db.selectFrom('transfer_intent').select('claim').execute()).length;
const claimsOf = (reference: string) =>
  cells.registry
    .selectFrom('transfer_claim')
    .select(['client_id', 'state'])
    .where('reference', '=', reference.toUpperCase())
    .where('state', '<>', 'released')
    .execute();

/**
 * Confirms a slip and returns the final status. While another brand's claim to the same transfer is undecided, the API
 * responds with 503, and this function repeats the request as the site does.
 */
async function confirmWithRetries(member: TestMember, slipId: string): Promise<number> {
  for (;;) {
    const { status, headers } = await cells.call('slip.confirm', { body: { slipId } }, member);
    if (status !== 503) return status;
    expect(headers.get('retry-after')).not.toBeNull();
  }
}

it(
  '[AP-22, ME-05] a transfer is credited once by two brands in two cells',
  { timeout: 3_600_000 },
  async () => {
    const seed = runSeed();
    console.info(`two cells: CHADA_SEED=${seed}`);
    const random = seededRandom(seed);
    for (let round = 0; round < sized(3, 200); round += 1) {
      const label = `seed ${seed}, round ${round}`;
      const members = await signUpTwice();
      const amountSatang = random.int(10_000, 900_000);
      const transfer = await makeTransfer(appOne, members[0], { amountSatang });
      const slip = await slipOf(transfer);
      const shown = [];
      for (const member of members) shown.push({ member, slipId: await show(slip, member) });
      const asksBack = random.int(0, 3) === 0 ? random.pick(shown) : undefined;
      const [responses, returned] = await Promise.all([
        Promise.all(
          shown.flatMap(({ member, slipId }) =>
            Array.from({ length: 3 }, () => confirmWithRetries(member, slipId)),
          ),
        ),
        asksBack && cells.call('slip.requestReturn', { body: { slipId: asksBack.slipId } }, asksBack.member),
      ]);
      const credits = [await creditOf(appOne, members[0]), await creditOf(two, members[1])];
      const credited = responses.filter((status) => status === 200).length;
      const isReturned = returned?.status === 200;
      expect(credited + (isReturned ? 1 : 0), label).toBe(1);
      expect(
        credits.reduce((sum, credit) => sum + credit, 0),
        label,
      ).toBe(isReturned ? 0 : amountSatang);
      await expect
        .poll(() => claimsOf(transfer.reference), { message: label })
        .toMatchObject([{ state: 'settled' }]);
      await expect
        .poll(async () => (await intentCount(appOne)) + (await intentCount(two)), { message: label })
        .toBe(0);
    }
    for (const app of [appOne, two]) expect(await checkLedger(app.db)).toMatchObject({ ok: true });
  },
);

it('a refused deposit releases its claim, so that another brand can credit the transfer', async () => {
  const [atA, atB] = await signUpTwice();
  const transfer = await makeTransfer(appOne, atA, { amountSatang: 90_000 });
  const slip = await slipOf(transfer);
  const [slipA, slipB] = [await show(slip, atA), await show(slip, atB)];
  const limited = await cells.call(
    'protection.setLimit',
    { body: { kind: 'deposit', period: 'day', value: 10_000 } },
    atA,
  );
  expect(limited.status).toBe(200);
  expect((await cells.call('slip.confirm', { body: { slipId: slipA } }, atA)).error?.code).toBe(
    'DEPOSIT_LIMIT_REACHED',
  );
  expect(await claimsOf(transfer.reference)).toEqual([]);
  expect((await cells.call('slip.confirm', { body: { slipId: slipB } }, atB)).status).toBe(200);
});

it('a cell refuses a transfer without a claim, whatever a program does', async () => {
  const [atA] = await signUpTwice();
  const slip = await slipOf(await makeTransfer(appOne, atA));
  const slipId = await show(slip, atA);
  const spending =
    sql`insert into spent_transfer (sending_bank, transaction_ref, bank_amount, returned_slip_id)
    select settled_bank, settled_ref, amount, id from slip where uuid = ${slipId}`.execute(appOne.db);
  await expect(spending).rejects.toThrow('not claimed');
});

it('a program without CELLS_FILE refuses the database of a cell', async () => {
  const config = { sandbox: true, databaseUrl: appOne.databaseUrl, dataFolder: cells.folder };
  await expect(reachDatabase(config)).rejects.toThrow('is the cell one');
  const renamed = { ...cells.file, cells: { ...cells.file.cells, one: two.databaseUrl } };
  await expect(reachDatabase({ ...config, cells: renamed })).rejects.toThrow('the database of one is two');
});

it('recovery leaves a delayed request no way to credit an abandoned transfer', async () => {
  const [atA, atB] = await signUpTwice();
  const transfer = await makeTransfer(appOne, atA);
  const slip = await slipOf(transfer);
  const [slipA, slipB] = [await show(slip, atA), await show(slip, atB)];
  const named = { sendingBank: transfer.from.bank, transactionRef: transfer.reference };
  const late = await cells.deps.registry?.claim('brand-a', named);
  const busy = await cells.call('slip.confirm', { body: { slipId: slipB } }, atB);
  expect([busy.status, busy.error?.code]).toEqual([503, 'OVERLOADED']);
  await recoverClaims(
    { db: appOne.db, registry: cells.registry },
    { onFault: () => undefined, unfinishedAfterSeconds: 0 },
  );
  expect((await cells.call('slip.confirm', { body: { slipId: slipB } }, atB)).status).toBe(200);
  const delayed =
    sql`insert into spent_transfer (sending_bank, transaction_ref, bank_amount, returned_slip_id, claim)
    select settled_bank, settled_ref, amount, id, ${late?.claim}::uuid from slip where uuid = ${slipA}`.execute(
      appOne.db,
    );
  await expect(delayed).rejects.toThrow('not claimed');
  await expect
    .poll(() => claimsOf(transfer.reference))
    .toContainEqual(expect.objectContaining({ state: 'settled' }));
  expect((await cells.call('slip.confirm', { body: { slipId: slipA } }, atA)).error?.code).toBe(
    'SLIP_ALREADY_USED',
  );
});
