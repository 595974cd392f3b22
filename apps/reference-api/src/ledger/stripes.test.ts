import { randomUUID } from 'node:crypto';
import { satang } from '@chada/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBrand, buildMember, giveCredit, type BuiltMember } from '../../test/support/builders.ts';
import { runSeed, seededRandom, sized } from '../../test/support/seeded-random.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import type { Tx } from '../database/connection.ts';
import { houseAccountReader, type HouseAccount, type HouseAccountIds } from './chart.ts';
import { checkLedger } from './check-ledger.ts';
import { credit, debit, postJournal, type Leg } from './post-journal.ts';

const BRAND = 'brand-a';
const STRIPES = 16;

let test: TestDatabase;
let houseAccounts: HouseAccountIds;
const members: BuiltMember[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
  await buildBrand(test.db, BRAND);
  houseAccounts = await houseAccountReader(test.db)(BRAND);
  for (let index = 0; index < STRIPES; index += 1) {
    const member = await buildMember(test.db, BRAND);
    await giveCredit(test.db, member, 10_000_000);
    members.push(member);
  }
});
afterAll(() => test.drop());

function memberAt(index: number): BuiltMember {
  const member = members[index % STRIPES];
  if (!member) throw new Error('the member is missing');
  return member;
}

const postIn = (tx: Tx, memberId: number | null, legs: readonly Leg[]): Promise<number> =>
  postJournal(tx, {
    clientId: BRAND,
    kind: 'withdrawal_requested',
    reference: randomUUID(),
    memberId,
    at: new Date(),
    legs,
  });
const post = (memberId: number | null, legs: readonly Leg[]): Promise<number> =>
  test.db.transaction().execute((tx) => postIn(tx, memberId, legs));
const request = (member: BuiltMember, amount: number): Promise<number> =>
  post(member.id, [
    debit(member.walletId, satang(amount)),
    credit(houseAccounts.withdrawals_payable, satang(amount)),
  ]);
const pay = (member: BuiltMember, amount: number): Promise<number> =>
  post(member.id, [
    debit(houseAccounts.withdrawals_payable, satang(amount)),
    credit(houseAccounts.bank, satang(amount)),
  ]);

async function stripesOf(kind: HouseAccount): Promise<number[]> {
  const rows = await test.db
    .selectFrom('account')
    .select('balance')
    .where('client_id', '=', BRAND)
    .where('kind', '=', kind)
    .orderBy('stripe')
    .execute();
  return rows.map(({ balance }) => balance);
}
const sumOf = async (kind: HouseAccount): Promise<number> =>
  (await stripesOf(kind)).reduce((sum, balance) => sum + balance, 0);
async function expectCorrectBooks(): Promise<void> {
  expect(await checkLedger(test.db)).toMatchObject({ ok: true, wrongAccounts: [] });
}

describe('a house account with stripes', () => {
  it('has 16 rows, and an account that few use has one', async () => {
    expect(await stripesOf('withdrawals_payable')).toHaveLength(STRIPES);
    expect(await stripesOf('suspense_payable')).toHaveLength(1);
  });

  it('lets members of other stripes continue while one transaction holds a stripe', async () => {
    const [first, second] = [memberAt(0), memberAt(1)];
    await test.db.transaction().execute(async (tx) => {
      await postIn(tx, first.id, [
        debit(first.walletId, satang(100)),
        credit(houseAccounts.withdrawals_payable, satang(100)),
      ]);
      const other = test.db.transaction().execute(async (otherTx) => {
        await sql`set local lock_timeout = '2s'`.execute(otherTx);
        await postIn(otherTx, second.id, [
          debit(second.walletId, satang(100)),
          credit(houseAccounts.withdrawals_payable, satang(100)),
        ]);
      });
      await expect(other).resolves.toBeUndefined();
    });
    await expectCorrectBooks();
  });

  it('can’t be replaced by the account of another brand', async () => {
    await buildBrand(test.db, 'brand-d');
    const other = await houseAccountReader(test.db)('brand-d');
    const member = memberAt(3);
    const posting = post(member.id, [
      debit(member.walletId, satang(100)),
      credit(other.withdrawals_payable, satang(100)),
    ]);
    await expect(posting).rejects.toThrow(/one brand/);
    await expectCorrectBooks();
  });

  it('keeps what one member adds and takes in one stripe', async () => {
    const member = memberAt(2);
    const before = await stripesOf('withdrawals_payable');
    await request(member, 700);
    const after = await stripesOf('withdrawals_payable');
    expect(after.filter((balance, index) => balance !== before[index])).toHaveLength(1);
    expect(after[member.id % STRIPES]).toBe((before[member.id % STRIPES] ?? 0) + 700);
    await post(member.id, [
      debit(houseAccounts.withdrawals_payable, satang(700)),
      credit(member.walletId, satang(700)),
    ]);
    expect(await stripesOf('withdrawals_payable')).toEqual(before);
  });

  it('takes the rest from the other stripes, the lowest ids first, if one stripe is too small', async () => {
    const [payer, other] = [memberAt(3), memberAt(4)];
    await post(other.id, [debit(houseAccounts.bank, satang(5_000)), credit(other.walletId, satang(5_000))]);
    await request(payer, 3_000);
    const [bank, payable] = [await stripesOf('bank'), await sumOf('withdrawals_payable')];
    expect(bank[payer.id % STRIPES]).toBe(0);
    await pay(payer, 3_000);
    const after = await stripesOf('bank');
    expect(after[0]).toBe((bank[0] ?? 0) - 3_000);
    expect(after.slice(1)).toEqual(bank.slice(1));
    expect(await sumOf('withdrawals_payable')).toBe(payable - 3_000);
    await expectCorrectBooks();
  });

  it('empties several stripes if it must, and is never below zero in any', async () => {
    const payer = memberAt(5);
    const all = await sumOf('bank');
    const spread = satang(all - 40);
    for (const index of [6, 7, 8]) {
      const member = memberAt(index);
      await post(member.id, [debit(houseAccounts.bank, satang(10)), credit(member.walletId, satang(10))]);
    }
    await post(null, [debit(houseAccounts.gaming_payout, spread), credit(houseAccounts.bank, spread)]);
    expect(await sumOf('bank')).toBe(70);
    await request(payer, 70);
    await pay(payer, 70);
    expect(await sumOf('bank')).toBe(0);
    await expectCorrectBooks();
  });

  it('refuses more than all stripes hold together, and changes nothing', async () => {
    const payer = memberAt(9);
    await post(payer.id, [debit(houseAccounts.bank, satang(25)), credit(payer.walletId, satang(25))]);
    await request(payer, 26);
    const before = [await stripesOf('bank'), await stripesOf('withdrawals_payable')];
    await expect(pay(payer, 26)).rejects.toThrow('account_never_below_zero');
    expect([await stripesOf('bank'), await stripesOf('withdrawals_payable')]).toEqual(before);
    await expectCorrectBooks();
  });

  it('counts an account of another brand as such, with and without a member', async () => {
    await buildBrand(test.db, 'brand-c');
    const { bank } = await houseAccountReader(test.db)('brand-c');
    const member = memberAt(0);
    const legs = [debit(bank, satang(5)), credit(member.walletId, satang(5))];
    await expect(post(member.id, legs)).rejects.toThrow(/one brand/);
    await expect(post(null, legs)).rejects.toThrow(/one brand/);
  });

  it('survives requests and pay-outs of 8 lanes at once that empty each other’s stripes', async () => {
    const seed = runSeed();
    console.log(`stripes: CHADA_SEED=${seed}`);
    const capital = satang(200_000);
    await post(null, [debit(houseAccounts.bank, capital), credit(houseAccounts.capital, capital)]);
    const [bankBefore, payableBefore] = [await sumOf('bank'), await sumOf('withdrawals_payable')];
    let [paid, requested] = [0, 0];
    const lane = async (number: number) => {
      const random = seededRandom(seed + number);
      for (let turn = 0; turn < sized(30, 400); turn += 1) {
        const amount = random.int(1, 300);
        await request(memberAt(random.int(0, STRIPES - 1)), amount);
        requested += amount;
        await pay(memberAt(random.int(0, STRIPES - 1)), amount);
        paid += amount;
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, number) => lane(number)));
    expect(await sumOf('bank')).toBe(bankBefore - paid);
    expect(await sumOf('withdrawals_payable')).toBe(payableBefore + requested - paid);
    await expectCorrectBooks();
  });
});
