/**
 * Kills the API between the claim of a transfer and its settlement. No transfer may be lost or credited twice. Runs 2
 * rounds, or 60 with CHADA_FULL=1.
 */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { checkLedger } from '../../src/ledger/check-ledger.ts';
import { openRegistry } from '../../src/cells/registry.ts';
import { recoverClaims } from '../../src/cells/transfer-claims.ts';
import { runSeed, seededRandom, sized } from '../support/seeded-random.ts';
import { openThreeCells } from '../support/three-cells.ts';
import { shareReceivingAccount, signUpAtB } from '../support/person-in-cells.ts';
import { callerOf } from '../support/test-app.ts';
import { creditOf, makeTransfer, signUp, slipOf } from '../support/test-members.ts';
import { startCellProcess } from './start-cell-process.ts';

const cells = await openThreeCells();
const [appOne, two] = [cells.appOf('one'), cells.appOf('two')];
await shareReceivingAccount(appOne, two);

const recover = async (unfinishedAfterSeconds: number) => {
  const faults: unknown[] = [];
  for (const { db } of [appOne, two])
    await recoverClaims(
      { db, registry: cells.registry },
      { onFault: (error) => faults.push(error), unfinishedAfterSeconds },
    );
  expect(faults).toEqual([]);
};

it(
  'a kill between claim and commit neither loses nor repeats a transfer',
  { timeout: 3_600_000 },
  async () => {
    const seed = runSeed();
    console.info(`killed claims: CHADA_SEED=${seed}`);
    const random = seededRandom(seed);
    const rounds = sized(2, 60);
    for (let round = 0; round < rounds; round += 1) {
      const label = `seed ${seed}, round ${round}`;
      const dies = round % 2 === 0 ? 'before-money' : 'before-settling';
      const atA = await signUp(appOne);
      const atB = await signUpAtB(appOne, two, atA);
      const amountSatang = random.int(10_000, 900_000);
      const slip = await slipOf(await makeTransfer(appOne, atA, { amountSatang }));
      const [slipA, slipB] = [
        (await cells.call('slip.verify', { body: { slip } }, atA)).data?.id ?? '',
        (await cells.call('slip.verify', { body: { slip } }, atB)).data?.id ?? '',
      ];
      const key = `key-of-${dies}-${round}-${seed}`;
      const crashing = await startCellProcess(cells, dies);
      const confirmation = callerOf(() => crashing.url)(
        'slip.confirm',
        { body: { slipId: slipA } },
        { ...atA, key },
      );
      await confirmation.catch(() => undefined);
      await crashing.ended;
      // In a random half of the rounds, the claims are recovered before the member repeats the request.
      if (random.int(0, 1) === 0) await recover(0);
      const order = random.int(0, 1) === 0 ? (['A', 'B'] as const) : (['B', 'A'] as const);
      const statuses: Record<'A' | 'B', number> = { A: 0, B: 0 };
      for (const brand of order) {
        const request = brand === 'A' ? { member: atA, slipId: slipA, key } : { member: atB, slipId: slipB };
        const send = () =>
          cells.call('slip.confirm', { body: { slipId: request.slipId } }, { ...request.member, ...request });
        let response = await send();
        if (response.status === 503) {
          await recover(0);
          response = await send();
        }
        statuses[brand] = response.status;
      }
      expect([statuses.A, statuses.B].toSorted(), `${label}, ${dies}, ${order.join()}`).toEqual([200, 409]);
      if (dies === 'before-settling') expect(statuses.A, label).toBe(200);
      const credits = [await creditOf(appOne, atA), await creditOf(two, atB)];
      expect(
        credits.toSorted((left, right) => left - right),
        label,
      ).toEqual([0, amountSatang]);
    }
    await recover(0);
    for (const { db } of [appOne, two]) {
      expect(await checkLedger(db)).toMatchObject({ ok: true });
      expect(await db.selectFrom('transfer_intent').select('claim').execute()).toEqual([]);
    }
    const { settled } = await cells.registry
      .selectFrom('transfer_claim')
      .select(({ fn }) => fn.countAll<number>().as('settled'))
      .where('state', '=', 'settled')
      .executeTakeFirstOrThrow();
    expect(settled).toBe(rounds);
    const { open } = await cells.registry
      .selectFrom('transfer_claim')
      .select(({ fn }) => fn.countAll<number>().as('open'))
      .where('state', '=', 'claimed')
      .executeTakeFirstOrThrow();
    expect(open).toBe(0);
  },
);

it("claims that can't be resolved stop no other claim, and are tried again later", async () => {
  const { registry } = cells;
  const unfinished = Array.from({ length: 101 }, (_, number) => ({
    client_id: 'brand-a',
    sending_bank: '004',
    reference: number === 100 ? 'RIGHT' : `FAULTY${number}`,
    touched_at: new Date(Date.now() - 3_600_000 + number),
  }));
  await appOne.db.insertInto('transfer_intent').values(unfinished).execute();
  await sql`
    create function registry.refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused by the test'; end $$`.execute(registry);
  await sql`
    create trigger refuse before insert on registry.transfer_claim for each row when (new.reference like 'FAULTY%')
      execute function registry.refuse()`.execute(registry);
  const faultsOfRecovery = async () => {
    const faults: string[] = [];
    await recoverClaims({ db: appOne.db, registry }, { onFault: (_, claim) => faults.push(claim) });
    return new Set(faults).size;
  };
  const left = async () =>
    (await appOne.db.selectFrom('transfer_intent').select('reference').execute()).map(
      ({ reference }) => reference,
    );
  expect(await faultsOfRecovery()).toBe(100);
  expect(await left()).not.toContain('RIGHT');
  expect(await faultsOfRecovery()).toBe(0);
  await sql`drop trigger refuse on registry.transfer_claim`.execute(registry);
  await recover(0);
  expect(await left()).toEqual([]);
});

it('without the registry, the recovery of claims ends at the first one; a stop ends it too', async () => {
  const unfinished = ['FIRST', 'SECOND', 'THIRD'].map((reference, number) => ({
    client_id: 'brand-a',
    sending_bank: '004',
    reference,
    touched_at: new Date(Date.now() - 3_600_000 + number),
  }));
  await appOne.db.insertInto('transfer_intent').values(unfinished).execute();
  const waiting = async () =>
    (await appOne.db.selectFrom('transfer_intent').select('reference').orderBy('touched_at').execute()).map(
      ({ reference }) => reference,
    );
  const faults: string[] = [];
  const onFault = (_: unknown, claim: string) => faults.push(claim);
  const { registry: unreachable } = openRegistry('postgres://nobody@127.0.0.1:9/nowhere');
  try {
    await expect(recoverClaims({ db: appOne.db, registry: unreachable }, { onFault })).rejects.toThrow(
      'ECONNREFUSED',
    );
  } finally {
    await unreachable.destroy();
  }
  expect(faults).toEqual([]);
  expect(await waiting()).toEqual(['FIRST', 'SECOND', 'THIRD']);
  await recoverClaims({ db: appOne.db, registry: cells.registry }, { onFault, signal: AbortSignal.abort() });
  expect(await waiting()).toEqual(['FIRST', 'SECOND', 'THIRD']);
  await recover(0);
  expect(await waiting()).toEqual([]);
});
