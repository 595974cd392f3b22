import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildBrand, buildMember, giveCredit, type BuiltMember } from '../../test/support/builders.ts';
import { creditAt, daysAgo, noonOf } from '../../test/support/dated-books.ts';
import { runSeed, seededRandom, sized } from '../../test/support/seeded-random.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { checkLedger, checkSinceSeal } from './check-ledger.ts';
import { sealDays } from './seal-days.ts';

let test: TestDatabase;
let member: BuiltMember;
beforeEach(async () => {
  test = await createTestDatabase();
  await buildBrand(test.db, 'brand-a');
  member = await buildMember(test.db, 'brand-a');
});
afterEach(() => test.drop());

const byForce = (statement: string) =>
  test.db.connection().execute(async (db) => {
    await sql`set session_replication_role = replica`.execute(db);
    await sql.raw(statement).execute(db);
    await sql`set session_replication_role = origin`.execute(db);
  });

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
  beforeEach(async () => {
    await creditAt(test.db, member, noonOf(firstDay), { amount: 500 });
    await creditAt(test.db, member, noonOf(lastDay), { amount: 20 });
    await sealDays(test.db, 'brand-a', lastDay);
    await giveCredit(test.db, member, 7);
    expect((await checkLedger(test.db)).ok).toBe(true);
    expect((await checkSinceSeal(test.db)).ok).toBe(true);
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
      expect(report.wrongSeals).toEqual([
        expect.stringMatching(
          new RegExp(
            `^brand-a ${firstDay}: the sealed journals were changed${hasSums ? String.raw` \(accounts .*\)` : ''}$`,
          ),
        ),
      ]);
      expect((await checkSinceSeal(test.db)).ok).toBe(true);
    },
  );

  it('that were moved out of a sealed day are found by both checks', async () => {
    await byForce(`update journal set created_at = now() where id = ${onFirstDay}`);
    expect((await checkLedger(test.db)).wrongSeals).toHaveLength(1);
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
      'the first seal',
      `delete from ledger_seal where day = '${firstDay}'`,
      [`${daysAgo(3)}: the seal before it is missing or was changed`],
    ],
    [
      'a seal between others',
      `delete from ledger_seal where day = '${daysAgo(3)}'`,
      [`${lastDay}: the seal before it is missing or was changed`],
    ],
    [
      'a sum of an account',
      `update ledger_seal_sum set amount = amount + 1 where day = '${firstDay}' and amount > 0`,
      [`${firstDay}: the sums of the accounts were changed`],
    ],
    [
      'a missing sum',
      `delete from ledger_seal_sum where day = '${lastDay}' and amount > 0`,
      [`${lastDay}: the sums of the accounts were changed`],
    ],
  ])('with %s changed are found by both checks', async (_, statement, faults) => {
    await byForce(statement);
    for (const check of [checkLedger, checkSinceSeal]) {
      const report = await check(test.db);
      expect(report.ok).toBe(false);
      expect(report.wrongSeals).toEqual(expect.arrayContaining(faults.map((fault) => `brand-a ${fault}`)));
    }
  });

  it('without the last seal of a finished run are found by both checks', async () => {
    await sql`insert into daily_job (job, client_id, first_day) values ('ledger_seal', 'brand-a', ${lastDay})`.execute(
      test.db,
    );
    await sql`insert into daily_run (job, client_id, bangkok_day, due_at, finished_at, outcome)
              values ('ledger_seal', 'brand-a', ${lastDay}, now(), now(), 'sealed')`.execute(test.db);
    expect((await checkLedger(test.db)).wrongSeals).toEqual([]);
    await byForce(
      `delete from ledger_seal where day = '${lastDay}'; delete from ledger_seal_sum where day = '${lastDay}'`,
    );
    for (const check of [checkLedger, checkSinceSeal])
      expect((await check(test.db)).wrongSeals).toEqual([`brand-a ${lastDay}: the seal is missing`]);
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
    await buildBrand(test.db, 'brand-b');
    const members = [member];
    for (const brand of ['brand-a', 'brand-b', 'brand-b']) members.push(await buildMember(test.db, brand));
    const random = seededRandom(seed);
    let refused = 0;
    for (let round = 0; round < sized(8, 100); round += 1) {
      const told = `CHADA_SEED=${seed}, round ${round}`;
      const newest = Math.max(2, sized(8, 100) + 2 - round);
      const posts = Array.from({ length: random.int(5, 25) }, () =>
        creditAt(test.db, random.pick(members), noonOf(daysAgo(random.int(0, newest + 2))), {
          amount: random.int(1, 999),
        }),
      );
      const seals = ['brand-a', 'brand-b']
        .filter(() => random.int(0, 2) > 0)
        .map((brand) => sealDays(test.db, brand, daysAgo(newest)));
      const [posted] = await Promise.all([Promise.allSettled(posts), ...seals]);
      const reasons = posted.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
      for (const reason of reasons) expect(reason, told).toMatch(/is sealed up to/);
      refused += reasons.length;
      const complete = await checkLedger(test.db);
      expect(complete, told).toMatchObject({ ok: true, wrongSeals: [] });
      const { ok, sumByBrand } = await checkSinceSeal(test.db);
      expect({ ok, sumByBrand }, told).toEqual({ ok: true, sumByBrand: complete.sumByBrand });
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
