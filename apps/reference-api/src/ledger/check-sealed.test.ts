import { satang } from '@chada/domain';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildBrand, buildMember, giveCredit, type BuiltMember } from '../../test/support/builders.ts';
import { changeByForce } from '../../test/support/change-by-force.ts';
import { creditAt, daysAgo, noonOf, sealWhenPossible } from '../../test/support/dated-books.ts';
import { runSeed, seededRandom, sized } from '../../test/support/seeded-random.ts';
import { preparedDatabase } from '../../test/support/prepared-database.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { houseAccountReader } from './chart.ts';
import { checkLedger, checkSinceSeal } from './check-ledger.ts';
import { credit, debit, postJournal } from './post-journal.ts';

let test: TestDatabase;
let member: BuiltMember;
const buildBooks = async (started: TestDatabase): Promise<void> => {
  test = started;
  await buildBrand(test.db, 'brand-a');
  member = await buildMember(test.db, 'brand-a');
};
afterEach(() => test.drop());

const byForce = (statement: string) => changeByForce(test.db, statement);

async function failOnSecondCall(called: string) {
  const isDigest = called.startsWith('ledger_digest');
  const values = isDigest ? '$1, $2, $3' : '$1, $2';
  const result = isDigest ? 'out journals bigint, out entries bigint, out hash bytea' : 'out hash bytea';
  const [name = '', types = ''] = called.split(/[()]/);
  await test.pool.query(`
    alter function ${called} rename to replaced;
    create function ${name}(${types}, ${result}) language plpgsql set search_path from current as $$
    begin
      if current_setting('test.called_at', true) = statement_timestamp()::text then
        raise exception 'one statement reads two days';
      end if;
      perform set_config('test.called_at', statement_timestamp()::text, false);
      select * into ${isDigest ? 'journals, entries, hash' : 'hash'} from replaced(${values});
    end $$`);
}

describe('sealed books', () => {
  const [firstDay, lastDay] = [daysAgo(4), daysAgo(2)];
  const sealedBooks = preparedDatabase(async (started) => {
    await buildBooks(started);
    await creditAt(test.db, member, noonOf(firstDay), { amount: 500 });
    await creditAt(test.db, member, noonOf(lastDay), { amount: 20 });
    await sealWhenPossible(test.db, 'brand-a', lastDay);
    await giveCredit(test.db, member, 7);
    expect((await checkLedger(test.db)).ok).toBe(true);
    expect((await checkSinceSeal(test.db)).ok).toBe(true);
    return member;
  });
  beforeEach(async () => {
    ({ test, prepared: member } = await sealedBooks());
  });

  it('are read completely, or only after the last seal', async () => {
    expect(await checkLedger(test.db)).toMatchObject({ journals: 4, entries: 8 });
    expect(await checkSinceSeal(test.db)).toMatchObject({ journals: 2, entries: 4 });
  });

  it.each(['ledger_digest(text, timestamptz, timestamptz)', 'ledger_seal_sums_hash(text, date)'])(
    'are checked in a statement of its own for each day: %s',
    async (called) => {
      await failOnSecondCall(called);
      expect((await checkLedger(test.db)).wrongSeals).toEqual([]);
      expect((await checkSinceSeal(test.db)).wrongSeals).toEqual([]);
    },
  );

  const onFirstDay = '(select min(journal_id) from entry where amount = 500)';
  it.each([
    ['an amount', `update entry set amount = 501 where journal_id = ${onFirstDay} and amount > 0`, true],
    ['both amounts', `update entry set amount = amount * 2 where journal_id = ${onFirstDay}`, true],
    [
      'a balance after an entry',
      `update entry set balance_after = 1 where journal_id = ${onFirstDay}`,
      false,
    ],
    ['a reference', `update journal set reference = 'other' where id = ${onFirstDay}`, false],
    [
      'a time',
      `update journal set created_at = created_at + interval '1 second' where id = ${onFirstDay}`,
      false,
    ],
  ])(
    '%s that was changed in a sealed day is found by the complete check, with its day',
    async (_, statement, hasSums) => {
      await byForce(statement);
      const report = await checkLedger(test.db);
      expect(report.ok).toBe(false);
      const accounts = hasSums ? String.raw` \(accounts .*\)` : '';
      const faults = [`brand-a ${firstDay}: the sealed journals were changed${accounts}`];
      if (hasSums) faults.push(`brand-a ${lastDay}: the totals differ from the sealed entries${accounts}`);
      expect(report.wrongSeals).toEqual(
        faults.map((fault) => expect.stringMatching(new RegExp(`^${fault}$`))),
      );
      expect((await checkSinceSeal(test.db)).ok).toBe(true);
    },
  );

  it('that were moved out of a sealed day are found by both checks', async () => {
    await byForce(`update journal set created_at = now() where id = ${onFirstDay}`);
    expect((await checkLedger(test.db)).wrongSeals).toHaveLength(2);
    expect((await checkSinceSeal(test.db)).wrongAccounts).toHaveLength(2);
  });

  it.each([
    [
      'a count',
      `update ledger_seal set journals = 9 where day = '${firstDay}'`,
      [`${firstDay}: the seal was changed`],
    ],
    [
      'a hash',
      `update ledger_seal set hash = '\\x00' where day = '${firstDay}'`,
      [`${firstDay}: the seal was changed`, `${daysAgo(3)}: the seal before it is missing or was changed`],
    ],
    [
      'the hash of the totals',
      `update ledger_seal set totals_hash = '\\x00' where day = '${firstDay}'`,
      [`${firstDay}: the seal was changed`],
    ],
    [
      'no hash of the totals',
      `update ledger_seal set totals_hash = null where day = '${lastDay}'`,
      [`${lastDay}: the seal was changed`],
    ],
    [
      'the first seal',
      `delete from ledger_seal where day = '${firstDay}'`,
      [`${daysAgo(3)}: the seal before it is missing or was changed`],
    ],
    [
      'a seal between others',
      `delete from ledger_seal where day = '${daysAgo(3)}'`,
      [`${lastDay}: the seal before it is missing or was changed`],
    ],
  ])('with %s changed are found by both checks', async (_, statement, faults) => {
    await byForce(statement);
    for (const check of [checkLedger, checkSinceSeal]) {
      const report = await check(test.db);
      expect(report.ok).toBe(false);
      expect(report.wrongSeals).toEqual(expect.arrayContaining(faults.map((fault) => `brand-a ${fault}`)));
    }
  });

  it.each([
    [
      'changed',
      `update ledger_seal_sum set amount = amount + 1 where day = '${firstDay}' and amount > 0`,
      firstDay,
    ],
    ['missing', `delete from ledger_seal_sum where day = '${lastDay}' and amount > 0`, lastDay],
  ])('with a %s sum of a sealed day are found by the complete check', async (_, statement, day) => {
    await byForce(statement);
    expect((await checkLedger(test.db)).wrongSeals).toEqual([
      `brand-a ${day}: the sums of the accounts were changed`,
    ]);
    expect((await checkSinceSeal(test.db)).ok).toBe(true);
  });

  it.each([
    ['paid', `'paid'`, `'2020-01-01'`],
    ['rejected', `'rejected'`, 'null'],
  ])(
    'with a withdrawal of today that is %s without a journal, on an earlier day, are found by both checks',
    async (_, status, paidAt) => {
      await byForce(`
      insert into withdrawal (client_id, member_id, amount, status, bank_code, bank_account, bangkok_day, journal_id,
                              requested_at, decided_at, paid_at)
        select 'brand-a', ${member.id}, 300, ${status}, 'KBANK', '1', current_date, max(id), now(), '2020-01-01', ${paidAt}
          from journal`);
      const [complete, sinceSeal] = [await checkLedger(test.db), await checkSinceSeal(test.db)];
      expect([complete.ok, sinceSeal.ok]).toEqual([false, false]);
    },
  );

  it('without the last seal of a finished run are found by both checks', async () => {
    await sql`insert into daily_job (job, client_id, first_day) values ('ledger_seal', 'brand-a', ${lastDay})`.execute(
      test.db,
    );
    await sql`insert into daily_run (job, client_id, bangkok_day, due_at, finished_at, outcome)
              values ('ledger_seal', 'brand-a', ${lastDay}, now(), now(), 'sealed')`.execute(test.db);
    expect((await checkLedger(test.db)).wrongSeals).toEqual([]);
    await byForce(
      `update ledger_sealed_total total set amount = total.amount - part.amount from ledger_seal_sum part
        where part.day = '${lastDay}' and part.account_id = total.account_id;
       delete from ledger_seal where day = '${lastDay}'; delete from ledger_seal_sum where day = '${lastDay}'`,
    );
    for (const check of [checkLedger, checkSinceSeal])
      expect((await check(test.db)).wrongSeals).toEqual([`brand-a ${lastDay}: the seal is missing`]);
  });
});

describe('the totals of sealed days', () => {
  const lastDay = daysAgo(3);
  let other: BuiltMember;
  const sealedBooks = preparedDatabase(async (started) => {
    await buildBooks(started);
    other = await buildMember(test.db, 'brand-a');
    for (const [accountId, amount] of [
      [member, 500],
      [other, 30],
    ] as const)
      await creditAt(test.db, accountId, noonOf(daysAgo(4)), { amount });
    await sealWhenPossible(test.db, 'brand-a', lastDay);
    await giveCredit(test.db, member, 7);
    expect((await checkLedger(test.db)).ok).toBe(true);
    return [member, other] as const;
  });
  beforeEach(async () => {
    const { test: copy, prepared } = await sealedBooks();
    test = copy;
    [member, other] = prepared;
  });

  const changed = 'brand-a: the totals of the sealed days were changed';
  const addToTotal = ({ walletId }: BuiltMember, amount: number) =>
    `update ledger_sealed_total set amount = amount + ${amount} where account_id = ${walletId};`;
  const addToBalance = ({ walletId }: BuiltMember, amount: number) =>
    `update account set balance = balance + ${amount} where id = ${walletId};`;

  it('that were changed together with the balances are found by their hash', async () => {
    // In the totals, credit is a negative amount, so -9 in the total matches +9 in the balance.
    await byForce(
      [addToTotal(member, -9) + addToBalance(member, 9), addToTotal(other, 9) + addToBalance(other, -9)].join(
        '',
      ),
    );
    expect(await checkSinceSeal(test.db)).toMatchObject({
      ok: false,
      wrongAccounts: [],
      unbalancedJournals: [],
      wrongSeals: [changed],
    });
    expect((await checkLedger(test.db)).ok).toBe(false);
    await expect(sealWhenPossible(test.db, 'brand-a', daysAgo(2))).rejects.toThrow(
      'the totals of the sealed days of brand-a were changed',
    );
  });

  it('that were changed together with the last seal are found by the complete check', async () => {
    await byForce(`
      ${addToTotal(member, -9)} ${addToTotal(other, 9)}
      update ledger_seal set totals_hash = sealed_totals_hash('brand-a') where day = '${lastDay}';
      update ledger_seal seal set hash = ledger_seal_hash(seal) where day = '${lastDay}'`);
    const ids = `${member.walletId}, ${other.walletId}`;
    expect(await checkLedger(test.db)).toMatchObject({
      ok: false,
      wrongAccounts: [],
      wrongSeals: [`brand-a ${lastDay}: the totals differ from the sealed entries (accounts ${ids})`],
    });
    expect(await checkSinceSeal(test.db)).toMatchObject({
      ok: false,
      wrongAccounts: [member.walletId, other.walletId],
      wrongSeals: [],
    });
  });

  it.each([
    ['a missing total', () => `delete from ledger_sealed_total where account_id = ${member.walletId}`],
    [
      'a total of an account that has none',
      () =>
        `insert into ledger_sealed_total select client_id, id, 0 from account where kind = 'bank' and stripe = 15`,
    ],
    [
      'a total of another brand',
      () => `insert into brand (client_id) values ('brand-b');
             update ledger_sealed_total set client_id = 'brand-b' where account_id = ${member.walletId}`,
    ],
  ])('with %s are found by both checks', async (_, statement) => {
    await byForce(statement());
    for (const check of [checkLedger, checkSinceSeal]) {
      const report = await check(test.db);
      expect(report.ok).toBe(false);
      expect(report.wrongSeals).toContain(changed);
    }
  });

  it('do not contain an account that is new since the seal, and its balance is checked', async () => {
    const newcomer = await buildMember(test.db, 'brand-a');
    await giveCredit(test.db, newcomer, 11);
    expect(await checkSinceSeal(test.db)).toMatchObject({ ok: true });
    await byForce(addToBalance(newcomer, 1));
    expect((await checkSinceSeal(test.db)).wrongAccounts).toEqual([newcomer.walletId]);
  });

  it('are right for an account whose sealed entries sum to zero', async () => {
    const houseAccounts = await houseAccountReader(test.db)('brand-a');
    await test.db.transaction().execute((tx) =>
      postJournal(tx, {
        clientId: 'brand-a',
        kind: 'credit_by_staff',
        reference: 'back',
        memberId: other.id,
        at: noonOf(daysAgo(2)),
        legs: [credit(houseAccounts.bonus_expense, satang(30)), debit(other.walletId, satang(30))],
      }),
    );
    await sealWhenPossible(test.db, 'brand-a', daysAgo(2));
    const { rows } = await sql<{ amount: number }>`
      select amount from ledger_sealed_total where account_id = ${other.walletId}`.execute(test.db);
    expect(rows).toEqual([{ amount: 0 }]);
    for (const check of [checkLedger, checkSinceSeal]) expect((await check(test.db)).ok).toBe(true);
  });
});

const spoilers = {
  'a balance':
    'update account set balance = balance + 1 where id = (select min(id) from account where balance > 0)',
  'two balances of one kind': `update account set balance = balance + case id when (select min(id) from account where kind = 'member_wallet') then 1 else -1 end
    where kind = 'member_wallet' and balance > 0 and id in ((select min(id) from account where kind = 'member_wallet'), (select max(id) from account where kind = 'member_wallet'))`,
  'an open entry':
    'update entry set amount = amount + 1 where amount > 0 and journal_id = (select max(id) from journal)',
  'a missing open entry': 'delete from entry where amount < 0 and journal_id = (select max(id) from journal)',
} as const;

it(
  'both checks have the same verdict on random books that were sealed while journals were posted',
  { timeout: 600_000 },
  async () => {
    const seed = runSeed();
    console.info(`sealed books: CHADA_SEED=${seed}`);
    await buildBooks(await createTestDatabase());
    await buildBrand(test.db, 'brand-b');
    const members = [member];
    for (const brand of ['brand-a', 'brand-b', 'brand-b']) members.push(await buildMember(test.db, brand));
    const random = seededRandom(seed);
    let refused = 0;
    for (let round = 0; round < sized(8, 100); round += 1) {
      const label = `CHADA_SEED=${seed}, round ${round}`;
      const newest = Math.max(2, sized(8, 100) + 2 - round);
      const posts = Array.from({ length: random.int(5, 25) }, () =>
        creditAt(test.db, random.pick(members), noonOf(daysAgo(random.int(0, newest + 2))), {
          amount: random.int(1, 999),
        }),
      );
      const seals = ['brand-a', 'brand-b']
        .filter(() => random.int(0, 2) > 0)
        .map((brand) => sealWhenPossible(test.db, brand, daysAgo(newest)));
      const [posted] = await Promise.all([Promise.allSettled(posts), ...seals]);
      const reasons = posted.flatMap((item) => (item.status === 'rejected' ? [String(item.reason)] : []));
      for (const reason of reasons) expect(reason, label).toMatch(/is sealed up to/);
      refused += reasons.length;
      const complete = await checkLedger(test.db);
      expect(complete, label).toMatchObject({ ok: true, wrongSeals: [] });
      const { ok, sumByBrand } = await checkSinceSeal(test.db);
      expect({ ok, sumByBrand }, label).toEqual({ ok: true, sumByBrand: complete.sumByBrand });
    }
    expect(refused, `CHADA_SEED=${seed}`).toBeGreaterThan(0);
    await giveCredit(test.db, member, 5);
    const spoiler = random.pick(Object.values(spoilers));
    await byForce(spoiler);
    const [complete, sinceSeal] = [await checkLedger(test.db), await checkSinceSeal(test.db)];
    expect(complete.ok, `CHADA_SEED=${seed}: ${spoiler}`).toBe(false);
    for (const part of ['sumByBrand', 'unbalancedJournals', 'wrongAccounts', 'wrongSeals'] as const)
      expect(sinceSeal[part], `CHADA_SEED=${seed}: ${spoiler}`).toEqual(complete[part]);
  },
);
