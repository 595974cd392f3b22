import { randomUUID } from 'node:crypto';
import { satang } from '@chada/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../database/connection.ts';
import { buildBrand, buildMember, giveCredit, type BuiltMember } from '../../test/support/builders.ts';
import { runSeed, seededRandom, sized } from '../../test/support/seeded-random.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import {
  houseAccountReader,
  houseAccounts,
  openHouseAccounts,
  type HouseAccountIds,
  type JournalKind,
} from './chart.ts';
import { checkLedger } from './check-ledger.ts';
import { gameAccount, lockAffiliateAccount, lockWallet, readBalances } from './member-accounts.ts';
import { credit, debit, postJournal, type Leg } from './post-journal.ts';

let test: TestDatabase;
let houseAccountIds: HouseAccountIds;
let member: BuiltMember;

beforeAll(async () => {
  test = await createTestDatabase();
  await buildBrand(test.db, 'brand-a');
  await buildBrand(test.db, 'brand-b');
  houseAccountIds = await houseAccountReader(test.db)('brand-a');
  member = await buildMember(test.db, 'brand-a');
  await giveCredit(test.db, member, 100_000);
});
afterAll(() => test.drop());

function post(
  legs: readonly Leg[],
  more: { kind?: JournalKind; reference?: string } = {},
  then?: (tx: Tx) => Promise<unknown>,
) {
  return test.db.transaction().execute(async (tx) => {
    const id = await postJournal(tx, {
      clientId: 'brand-a',
      kind: more.kind ?? 'deposit',
      reference: more.reference ?? randomUUID(),
      memberId: member.id,
      at: new Date(),
      legs,
    });
    await then?.(tx);
    return id;
  });
}

async function unchanged(attempt: () => Promise<unknown>, reason: RegExp | string): Promise<void> {
  const before = await readBalances(test.db, member.id);
  await expect(attempt()).rejects.toThrow(reason);
  expect(await readBalances(test.db, member.id)).toEqual(before);
  expect((await checkLedger(test.db)).ok).toBe(true);
}

describe('the accounts of a brand', () => {
  it('are opened once, each with its normal side', async () => {
    await openHouseAccounts(test.db, 'brand-a');
    const rows = await test.db
      .selectFrom('account')
      .select(['id', 'kind', 'normal_side', 'holder'])
      .where('client_id', '=', 'brand-a')
      .where('holder', '=', 'house')
      .where('stripe', '=', 0)
      .execute();
    expect(Object.fromEntries(rows.map(({ kind, normal_side }) => [kind, normal_side]))).toEqual(
      houseAccounts,
    );
    expect(Object.fromEntries(rows.map(({ kind, id }) => [kind, id]))).toEqual(houseAccountIds);
    expect(rows).toHaveLength(Object.keys(houseAccounts).length);
  });

  it('are not read for a brand without them, until it has them', async () => {
    const brand = { client_id: 'brand-new', line1_id: null, line2_id: null };
    await test.db.insertInto('brand').values(brand).execute();
    const read = houseAccountReader(test.db);
    const missing = /^the brand brand-new has no accounts yet; seed it first$/;
    await expect(read('brand-new')).rejects.toThrow(missing);
    const bank = sql`insert into account (client_id, kind, normal_side, holder) values ('brand-new', 'bank', 'debit', 'house')`;
    await bank.execute(test.db);
    await expect(read('brand-new')).rejects.toThrow(missing);
    await openHouseAccounts(test.db, 'brand-new');
    expect(Object.keys(await read('brand-new')).sort()).toEqual(Object.keys(houseAccounts).sort());
    expect(await read('brand-new')).toBe(await read('brand-new'));
  });
});

describe('the accounts of a member', () => {
  it('at a provider and for commission are opened once, empty, and one for each provider', async () => {
    const newMember = await buildMember(test.db, 'brand-a');
    const open = (provider: string) =>
      test.db
        .transaction()
        .execute((tx) => gameAccount(tx, { clientId: 'brand-a', memberId: newMember.id, provider }));
    const commission = () =>
      test.db.transaction().execute((tx) => lockAffiliateAccount(tx, 'brand-a', newMember.id));
    const first = await open('JK');
    expect(first.balanceSatang).toBe(0);
    expect(await open('JK')).toEqual(first);
    expect((await open('SA')).accountId).not.toBe(first.accountId);
    expect(await commission()).toEqual(await commission());
    expect((await commission()).balanceSatang).toBe(0);
  });

  it('have balances by place', async () => {
    const newMember = await buildMember(test.db, 'brand-a');
    await giveCredit(test.db, newMember, 9_000);
    const game = await test.db
      .transaction()
      .execute((tx) => gameAccount(tx, { clientId: 'brand-a', memberId: newMember.id, provider: 'JK' }));
    await post([debit(newMember.walletId, satang(2_000)), credit(game.accountId, satang(2_000))]);
    expect(await readBalances(test.db, newMember.id)).toEqual({ walletSatang: 7_000, gameSatang: 2_000 });
    const wallet = await test.db.transaction().execute((tx) => lockWallet(tx, newMember.id));
    expect(wallet).toEqual({ accountId: newMember.walletId, balanceSatang: 7_000 });
  });

  it.each([
    ['wallet', (tx: Tx, id: number) => lockWallet(tx, id)],
    ['commission account', (tx: Tx, id: number) => lockAffiliateAccount(tx, 'brand-a', id)],
  ])('are locked until the transaction ends: the %s', async (_name, lock) => {
    const newMember = await buildMember(test.db, 'brand-a');
    await test.db.transaction().execute((tx) => lock(tx, newMember.id));
    await test.db.transaction().execute(async (tx) => {
      await lock(tx, newMember.id);
      const other = test.db.transaction().execute(async (second) => {
        await sql`set local lock_timeout = '100ms'`.execute(second);
        await lock(second, newMember.id);
      });
      await expect(other).rejects.toThrow(/lock timeout/);
    });
  });
});

describe('a journal', () => {
  it('skips entries of zero', async () => {
    const id = await post([
      debit(houseAccountIds.bank, satang(5)),
      credit(member.walletId, satang(5)),
      credit(houseAccountIds.capital, satang(0)),
    ]);
    const { entries } = await test.db
      .selectFrom('entry')
      .select(({ fn }) => fn.countAll<number>().as('entries'))
      .where('journal_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(entries).toBe(2);
  });

  it('moves both balances', async () => {
    const before = await readBalances(test.db, member.id);
    await post([debit(houseAccountIds.bank, satang(500)), credit(member.walletId, satang(500))]);
    expect((await readBalances(test.db, member.id)).walletSatang).toBe(before.walletSatang + 500);
  });

  it('that does not sum to zero is refused completely', () =>
    unchanged(
      () => post([debit(houseAccountIds.bank, satang(500)), credit(member.walletId, satang(499))]),
      /sum to/,
    ));

  it('of one entry is refused', () =>
    unchanged(() => post([credit(member.walletId, satang(1))]), /1 entries/));

  it('of no entries is refused', () => unchanged(() => post([]), /0 entries/));

  it('that would make an account negative is refused', async () => {
    const { walletSatang } = await readBalances(test.db, member.id);
    const tooMuch = satang(walletSatang + 1);
    await unchanged(
      () => post([debit(member.walletId, tooMuch), credit(houseAccountIds.bank, tooMuch)]),
      'account_never_below_zero',
    );
  });

  it('of a recorded event is refused', async () => {
    const legs = [debit(houseAccountIds.bank, satang(5)), credit(member.walletId, satang(5))];
    await post(legs, { reference: 'once' });
    await unchanged(() => post(legs, { reference: 'once' }), 'journal_once');
  });

  it('can’t use another brand’s accounts', async () => {
    const other = await houseAccountReader(test.db)('brand-b');
    await unchanged(
      () => post([debit(other.bank, satang(5)), credit(member.walletId, satang(5))]),
      /one brand/,
    );
  });

  it('accepts no later entries, even if they balance', async () => {
    const id = await post([debit(houseAccountIds.bank, satang(5)), credit(member.walletId, satang(5))]);
    const later = sql`insert into entry (journal_id, account_id, amount, balance_after) values (${id}, ${houseAccountIds.capital}, 1, 0)`;
    await unchanged(() => later.execute(test.db), /no entries after/);
  });

  it('is checked even if entries follow after an early check', () =>
    unchanged(
      () =>
        post([debit(houseAccountIds.bank, satang(5)), credit(member.walletId, satang(5))], {}, async (tx) => {
          await sql`set constraints all immediate`.execute(tx);
          await sql`set constraints all deferred`.execute(tx);
          await sql`insert into entry (journal_id, account_id, amount, balance_after)
                  select max(id), ${houseAccountIds.capital}, 7, 0 from journal`.execute(tx);
        }),
      /sum to 7/,
    ));
});

describe('the database refuses to', () => {
  it.each([
    ['update a journal', sql`update journal set reference = 'other'`],
    ['delete a journal', sql`delete from journal`],
    ['update an entry', sql`update entry set amount = amount * 2`],
    ['delete an entry', sql`delete from entry`],
    ['truncate the entries', sql`truncate entry`],
    ['truncate the journals', sql`truncate journal cascade`],
    ['delete an account', sql`delete from account`],
    ['truncate the accounts', sql`truncate account cascade`],
    ['update a balance', sql`update account set balance = balance + 1`],
    ['remove the owner of an account', sql`update account set member_id = null where member_id is not null`],
    [
      'open an account with a balance',
      sql`insert into account (client_id, kind, normal_side, holder, provider, member_id, balance)
          select client_id, 'member_game', 'credit', 'member_at_provider', 'ZZ', member_id, 5
            from account where member_id is not null limit 1`,
    ],
  ])('%s', (_, statement) =>
    unchanged(() => statement.execute(test.db), /append-only|only through entries|opens empty/),
  );
});

it('journals of the same accounts in opposite orders never deadlock', async () => {
  const otherMember = await buildMember(test.db, 'brand-a');
  await giveCredit(test.db, otherMember, 100_000);
  const there = [debit(member.walletId, satang(1)), credit(otherMember.walletId, satang(1))];
  const back = [debit(otherMember.walletId, satang(1)), credit(member.walletId, satang(1))];
  await Promise.all(Array.from({ length: sized(60, 1000) }, (_, turn) => post(turn % 2 ? there : back)));
  expect((await checkLedger(test.db)).ok).toBe(true);
});

it(
  'random commands keep all sums zero, all balances equal to their entries, and no balance negative',
  { timeout: 900_000 },
  async () => {
    const seed = runSeed();
    console.info(`ledger property test: CHADA_SEED=${seed}`);
    const reader = houseAccountReader(test.db);
    for (let round = 0; round < sized(12, 1000); round += 1) {
      const random = seededRandom(seed + round);
      const brand = random.pick(['brand-a', 'brand-b']);
      const accounts = await reader(brand);
      const newMember = await buildMember(test.db, brand);
      const game = await test.db
        .transaction()
        .execute((tx) => gameAccount(tx, { clientId: brand, memberId: newMember.id, provider: 'JK' }));
      const pool = [...Object.values(accounts), newMember.walletId, game.accountId];
      let expected = 0;
      for (let command = 0; command < 40; command += 1) {
        const amounts = Array.from({ length: random.int(1, 3) }, () => random.int(1, 50_000));
        const skew = random.int(1, 10) === 1 ? 1 : 0;
        const target = random.pick([...pool, newMember.walletId, newMember.walletId]);
        const total = amounts.reduce((sum, amount) => sum + amount, 0) + skew;
        const sources = amounts.map((amount) => ({ accountId: random.pick(pool), signedSatang: amount }));
        const legs = [...sources, { accountId: target, signedSatang: -total }];
        const accepted = await test.db
          .transaction()
          .execute((tx) =>
            postJournal(tx, {
              clientId: brand,
              kind: 'credit_by_staff',
              reference: randomUUID(),
              memberId: newMember.id,
              at: new Date(),
              legs,
            }),
          )
          .then(
            () => true,
            () => false,
          );
        if (accepted) {
          expect(skew, `seed ${seed + round}: an unbalanced journal was accepted`).toBe(0);
          expected -= legs
            .filter((leg) => leg.accountId === newMember.walletId)
            .reduce((sum, leg) => sum + leg.signedSatang, 0);
        }
      }
      expect((await readBalances(test.db, newMember.id)).walletSatang, `seed ${seed + round}`).toBe(expected);
    }
    const report = await checkLedger(test.db);
    expect(report, `seed ${seed}`).toMatchObject({ ok: true, unbalancedJournals: [], wrongAccounts: [] });
    expect(report.journals).toBeGreaterThan(100);
  },
);
