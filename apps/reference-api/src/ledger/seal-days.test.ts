import { bangkokDaySpan } from '@chada/domain';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildBrand, buildMember, giveCredit, type BuiltMember } from '../../test/support/builders.ts';
import { creditAt, daysAgo, noonOf, sealWhenPossible } from '../../test/support/dated-books.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { JobNotReadyError } from '../daily/job-not-ready-error.ts';
import { sealDays } from './seal-days.ts';

let test: TestDatabase;
let member: BuiltMember;
beforeEach(async () => {
  test = await createTestDatabase();
  await buildBrand(test.db, 'brand-a');
  member = await buildMember(test.db, 'brand-a');
});
afterEach(() => test.drop());

interface Seal {
  readonly day: string;
  readonly journals: number;
  readonly entries: number;
  readonly sums: Readonly<Record<string, number>>;
  readonly previous_hash: Buffer | null;
  readonly hash: Buffer;
}

async function sealsOf(brand = 'brand-a'): Promise<Seal[]> {
  const { rows } = await sql<Seal>`select * from ledger_seal where client_id = ${brand} order by day`.execute(
    test.db,
  );
  return rows;
}
const countsOf = async () =>
  (await sealsOf()).map(({ day, journals, entries }) => ({ day, journals, entries }));

function deferred() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** Resolves when a session of this database waits inside `seal_ledger_day`. */
async function sealWaits(): Promise<void> {
  const waiting = sql<{ waits: boolean }>`
    select exists (select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep') as waits`;
  await expect
    .poll(async () => (await waiting.execute(test.db)).rows[0]?.waits, { timeout: 10_000 })
    .toBe(true);
}

describe('the seals of a brand', () => {
  beforeEach(async () => {
    await creditAt(test.db, member, noonOf(daysAgo(6)), { amount: 500 });
    await creditAt(test.db, member, noonOf(daysAgo(4)), { amount: 20 });
    await creditAt(test.db, member, noonOf(daysAgo(4)), { amount: 3 });
  });

  it('count and sum each day from the first journal on, and leave no gaps', async () => {
    expect(await sealWhenPossible(test.db, 'brand-a', daysAgo(3))).toBe(daysAgo(3));
    const seals = await sealsOf();
    expect(seals.map(({ day, journals, entries, sums }) => ({ day, journals, entries, sums }))).toEqual([
      { day: daysAgo(6), journals: 1, entries: 2, sums: { bonus_expense: 500, member_wallet: -500 } },
      { day: daysAgo(5), journals: 0, entries: 0, sums: {} },
      { day: daysAgo(4), journals: 2, entries: 4, sums: { bonus_expense: 23, member_wallet: -23 } },
      { day: daysAgo(3), journals: 0, entries: 0, sums: {} },
    ]);
    const { rows } =
      await sql`select day, account_id, amount from ledger_seal_sum where amount < 0 order by day`.execute(
        test.db,
      );
    expect(rows).toEqual([
      { day: daysAgo(6), account_id: member.walletId, amount: -500 },
      { day: daysAgo(4), account_id: member.walletId, amount: -23 },
    ]);
  });

  it('each contain the hash of the seal before', async () => {
    await sealWhenPossible(test.db, 'brand-a', daysAgo(3));
    const seals = await sealsOf();
    expect(seals.map(({ previous_hash }) => previous_hash)).toEqual([
      null,
      ...seals.slice(0, -1).map(({ hash }) => hash),
    ]);
    expect(new Set(seals.map(({ hash }) => hash.toString('hex'))).size).toBe(4);
  });

  it('are written once by any number of processes, and stay as they are', async () => {
    await Promise.all(Array.from({ length: 4 }, () => sealWhenPossible(test.db, 'brand-a', daysAgo(4))));
    const seals = await sealsOf();
    expect(seals.map(({ day }) => day)).toEqual([daysAgo(6), daysAgo(5), daysAgo(4)]);
    expect(await sealWhenPossible(test.db, 'brand-a', daysAgo(5))).toBe(daysAgo(4));
    expect(await sealsOf()).toEqual(seals);
  });

  it('begin on the given day for a brand without journals', async () => {
    await test.db
      .insertInto('brand')
      .values({ client_id: 'brand-b', line1_id: null, line2_id: null })
      .execute();
    await sealWhenPossible(test.db, 'brand-b', daysAgo(2));
    expect((await sealsOf('brand-b')).map(({ day }) => day)).toEqual([daysAgo(2)]);
  });

  it.each([
    'update ledger_seal set journals = journals + 1',
    'delete from ledger_seal',
    'truncate ledger_seal cascade',
    'update ledger_seal_sum set amount = amount + 1',
    'delete from ledger_seal_sum',
    'truncate ledger_seal_sum',
  ])("can't be changed: %s", async (statement) => {
    await sealWhenPossible(test.db, 'brand-a', daysAgo(3));
    await expect(sql.raw(statement).execute(test.db)).rejects.toThrow(/the ledger is append-only/);
  });

  it.each([
    ['update ledger_sealed_total set amount = amount + 1', /changes only with a seal/],
    [
      "insert into ledger_sealed_total select client_id, id, 1 from account where kind = 'capital'",
      /changes only with a seal/,
    ],
    ['delete from ledger_sealed_total', /the ledger is append-only/],
    ['truncate ledger_sealed_total', /the ledger is append-only/],
  ])('have totals that can be changed by nothing else: %s', async (statement, refusal) => {
    await sealWhenPossible(test.db, 'brand-a', daysAgo(3));
    await expect(sql.raw(statement).execute(test.db)).rejects.toThrow(refusal);
  });
});

describe('a day', () => {
  it('is not sealed within two hours of its end', async () => {
    await expect(sealWhenPossible(test.db, 'brand-a', daysAgo(0))).rejects.toThrow(/two hours after its end/);
    expect(await sealsOf()).toEqual([]);
  });

  it('that is sealed refuses a late journal, and the next day accepts it', async () => {
    await creditAt(test.db, member, noonOf(daysAgo(3)));
    await sealWhenPossible(test.db, 'brand-a', daysAgo(3));
    const nextDay = bangkokDaySpan(daysAgo(2)).start;
    const refusal = /sealed up to .*, so a journal of .* is refused/;
    await expect(creditAt(test.db, member, new Date(nextDay.getTime() - 1))).rejects.toThrow(refusal);
    await expect(creditAt(test.db, member, noonOf(daysAgo(30)))).rejects.toThrow(refusal);
    await creditAt(test.db, member, nextDay);
    await giveCredit(test.db, member, 100);
    await sealWhenPossible(test.db, 'brand-a', daysAgo(2));
    expect(await countsOf()).toEqual([
      { day: daysAgo(3), journals: 1, entries: 2 },
      { day: daysAgo(2), journals: 1, entries: 2 },
    ]);
  });

  it('of one brand is sealed without the other brands', async () => {
    await buildBrand(test.db, 'brand-b');
    const otherMember = await buildMember(test.db, 'brand-b');
    await sealWhenPossible(test.db, 'brand-a', daysAgo(2));
    await creditAt(test.db, otherMember, noonOf(daysAgo(3)));
  });
});

describe('a seal waits', () => {
  it('for a journal of the day that is not committed, and then contains it', async () => {
    const [gated, posted] = [deferred(), deferred()];
    const posting = creditAt(test.db, member, noonOf(daysAgo(3)), {
      beforeCommit: () => {
        posted.open();
        return gated.opened;
      },
    });
    await posted.opened;
    const sealing = sealWhenPossible(test.db, 'brand-a', daysAgo(2));
    await sealWaits();
    gated.open();
    await posting;
    await sealing;
    expect(await countsOf()).toEqual([
      { day: daysAgo(3), journals: 1, entries: 2 },
      { day: daysAgo(2), journals: 0, entries: 0 },
    ]);
  });

  it('for every older transaction that writes, since it may have posted before midnight', async () => {
    const { sealing } = await test.db.transaction().execute(async (tx) => {
      await sql`select pg_current_xact_id()`.execute(tx);
      const started = sealWhenPossible(test.db, 'brand-a', daysAgo(2));
      await sealWaits();
      expect(await sealsOf()).toEqual([]);
      return { sealing: started };
    });
    expect(await sealing).toBe(daysAgo(2));
  });

  it('at most 8 seconds, and reports a wait and not a fault', { timeout: 30_000 }, async () => {
    await test.db.transaction().execute(async (tx) => {
      await sql`select pg_current_xact_id()`.execute(tx);
      await expect(sealDays(test.db, 'brand-a', daysAgo(2))).rejects.toThrow(JobNotReadyError);
    });
    expect(await sealWhenPossible(test.db, 'brand-a', daysAgo(2))).toBe(daysAgo(2));
  });

  it('for no transaction that only reads, such as a backup', async () => {
    await test.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        await sql`select count(*) from entry`.execute(tx);
        expect(await sealWhenPossible(test.db, 'brand-a', daysAgo(2))).toBe(daysAgo(2));
      });
  });
});

it('a seal that is not committed delays no posting to the accounts that it sums', async () => {
  await creditAt(test.db, member, noonOf(daysAgo(3)));
  await test.db.transaction().execute(async (tx) => {
    await sql`select seal_ledger_day('brand-a', ${daysAgo(3)}::date)`.execute(tx);
    await test.db.transaction().execute(async (other) => {
      await sql`select from account for update nowait`.execute(other);
    });
  });
});

it('a transaction that might not see a new seal posts no journal of an earlier time', async () => {
  const posting = test.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) =>
      sql`insert into journal (client_id, kind, reference, created_at) values ('brand-a', 'deposit', 'late', ${noonOf(daysAgo(2))})`.execute(
        tx,
      ),
    );
  await expect(posting).rejects.toThrow(/read committed/);
});
