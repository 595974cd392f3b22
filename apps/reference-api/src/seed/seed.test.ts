/** Tests the sample data of a sandbox. A second run of the seed must change nothing. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBangkokDays, bangkokDay } from '@chada/domain';
import { openBrand } from '../brands/open-brand.ts';
import { houseAccountReader } from '../ledger/chart.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { refundDay } from '../modules/loss-refund/refund-day.ts';
import { readStanding } from '../modules/user/standing.ts';
import { brandA, brandB } from '../../test/support/test-app.ts';
import { testBrand } from '../../test/support/test-brands.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { kindOf } from '../sandbox-provider/game-kinds.ts';
import { readGames, readProviders } from '../modules/game/repository.ts';
import { seed } from './seed.ts';

const now = new Date('2026-11-20T03:00:00.000Z');
let test: TestDatabase;
let firstMs: number;
let againMs: number;
beforeAll(async () => {
  test = await createTestDatabase();
  const timed = async (at: Date) => {
    const start = performance.now();
    await seed(test.db, { brands: [brandA, brandB], now: at, demo: true });
    return performance.now() - start;
  };
  firstMs = await timed(now);
  againMs = await timed(new Date(now.getTime() + 3_600_000));
});
afterAll(() => test.drop());

const memberId = async (username: string) => {
  const { id } = await test.db
    .selectFrom('member')
    .select('id')
    .where('client_id', '=', brandA.id)
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return id;
};
const count = async (table: 'member' | 'journal' | 'game' | 'commission' | 'reward_request' | 'prize_draw') =>
  (
    await test.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
  ).rows;

it.each(['2026-11-30T17:00:20.000Z', '2026-12-01T01:00:00.000Z'])(
  'has its levels and no future act in the first hours of a month, at %s',
  async (time) => {
    const early = await createTestDatabase();
    try {
      await seed(early.db, { brands: [brandA], now: new Date(time), demo: true });
      for (const [username, level] of [
        ['demo_silver', 1],
        ['demo_gold', 2],
        ['demo_platinum', 3],
        ['demo_diamond', 4],
      ] as const) {
        const { id } = await early.db
          .selectFrom('member')
          .select('id')
          .where('username', '=', username)
          .executeTakeFirstOrThrow();
        const standing = await readStanding(early.db, { id, brand: {}, now: new Date(time) });
        expect(standing.level, username).toBe(level);
      }
      const future = await sql<{ rows: number }>`
        select count(*)::int as rows from journal where created_at > ${new Date(time)}`.execute(early.db);
      expect(future.rows).toEqual([{ rows: 0 }]);
      expect((await checkLedger(early.db)).ok).toBe(true);
    } finally {
      await early.drop();
    }
  },
);

describe('the sample data', () => {
  it('is found much faster than it is created', () => {
    console.log(`seeded in ${firstMs.toFixed(0)} ms, again in ${againMs.toFixed(0)} ms`);
    expect(againMs).toBeLessThan(firstMs / 3);
  });

  it.each([
    ['demo_silver', 1],
    ['demo_gold', 2],
    ['demo_platinum', 3],
    ['demo_diamond', 4],
    ['demo_new', 0],
  ] as const)('[TI-02] has %s at level %i', async (username, level) => {
    const standing = await readStanding(test.db, { id: await memberId(username), brand: {}, now });
    expect(standing.level).toBe(level);
  });

  it('has a new member without data, for the empty states of all screens', async () => {
    const id = await memberId('demo_new');
    const { rows } = await sql<{ rows: number }>`
      select (select count(*) from journal where member_id = ${id}) + (select count(*) from point_movement where member_id = ${id})
           + (select count(*) from check_in where member_id = ${id}) + (select count(*) from deposit where member_id = ${id}) as rows`.execute(
      test.db,
    );
    expect(rows[0]?.rows).toBe(0);
  });

  it('[ME-07] has a downline of more than a hundred, whose stakes earned commission', async () => {
    const inviter = await memberId('demo1234');
    const { rows } = await sql<{ downline: number; earned: number; balance: number; moved: number }>`
      select (select count(*) from member where inviter_id = ${inviter}) as downline,
             (select sum(amount)::bigint from commission where member_id = ${inviter}) as earned,
             (select balance from account where member_id = ${inviter} and kind = 'member_affiliate') as balance,
             (select sum(entry.amount)::bigint from journal join entry on entry.journal_id = journal.id
               join account on account.id = entry.account_id and account.kind = 'member_affiliate'
               where journal.kind = 'affiliate_to_credit' and journal.member_id = ${inviter}) as moved`.execute(
      test.db,
    );
    expect(rows[0]?.downline).toBeGreaterThan(100);
    expect(rows[0]?.earned).toBeGreaterThan(0);
    expect(rows[0]?.moved).toBeGreaterThan(0);
    expect(rows[0]?.balance).toBe((rows[0]?.earned ?? 0) - (rows[0]?.moved ?? 0));
  });

  it.each(['demo1234', 'demo_silver', 'demo_gold', 'demo_platinum', 'demo_diamond'])(
    'has entries for %s in every list',
    async (username) => {
      const id = await memberId(username);
      const { rows } = await sql<Record<string, number>>`
        select (select count(*) from deposit where member_id = ${id}) as deposits,
               (select count(*) from withdrawal where member_id = ${id}) as withdrawals,
               (select count(*) from game_session where member_id = ${id}) as plays,
               (select count(*) from deposit_bonus where member_id = ${id}) as bonuses,
               (select count(*) from check_in where member_id = ${id}) as check_ins,
               (select count(*) from prize_draw where member_id = ${id} and game = 'wheel') as wheel,
               (select count(*) from prize_draw where member_id = ${id} and game = 'flip_card') as cards,
               (select count(*) from reward_request where member_id = ${id}) as rewards`.execute(test.db);
      for (const [list, length] of Object.entries(rows[0] ?? {}))
        expect(length, list).toBeGreaterThanOrEqual(3);
    },
  );

  it('[ME-09] lists events in the order in which they happened', async () => {
    const { rows } = await sql`
      select 1 from (
        select created_at, lag(created_at) over (partition by account_id order by journal_id) as before
          from entry join account on account.id = entry.account_id and account.kind = 'member_wallet'
          join journal on journal.id = entry.journal_id) as told
       where created_at < before`.execute(test.db);
    expect(rows).toEqual([]);
  });

  it('[TI-03] refunds lost days like the staff command', async () => {
    const { rows } = await sql<{ username: string; refunds: number }>`
      select member.username, count(*) as refunds from loss_refund join member on member.id = loss_refund.member_id
       where member.client_id = ${brandA.id} group by 1`.execute(test.db);
    const refunded = rows.filter(({ refunds }) => refunds >= 3).map(({ username }) => username);
    expect(refunded).toEqual(
      expect.arrayContaining(['demo1234', 'demo_silver', 'demo_gold', 'demo_platinum', 'demo_diamond']),
    );
    const deps = { db: test.db, clock: { now: () => now }, houseAccounts: houseAccountReader(test.db) };
    for (let daysAgo = 1; daysAgo <= 200; daysAgo += 1) {
      const day = addBangkokDays(bangkokDay(now), -daysAgo);
      expect(await refundDay(deps, brandA, day), day).toMatchObject({ members: 0 });
    }
  });

  it('[ME-20] has at least 600 games, with unique names within a category', async () => {
    expect(await count('game')).toBeGreaterThanOrEqual(600);
    const { rows } = await sql`select name from game group by category, name having count(*) > 1`.execute(
      test.db,
    );
    expect(rows).toEqual([]);
  });

  it('has correct ledgers of credit and points', async () => {
    expect(await checkLedger(test.db)).toMatchObject({ ok: true });
    const { rows } = await sql`
      select member.id from member left join point_movement on point_movement.member_id = member.id
       group by member.id having member.point <> coalesce(sum(point_movement.amount), 0)`.execute(test.db);
    expect(rows).toEqual([]);
  });

  it('is the same after a second seed, even if only a part existed', async () => {
    const counts = async () => [
      await count('member'),
      await count('journal'),
      await count('commission'),
      await count('reward_request'),
      await count('prize_draw'),
    ];
    const before = await counts();
    await seed(test.db, { brands: [brandA, brandB], now, demo: true });
    expect(await counts()).toEqual(before);
  });

  it('has no dates in the future', async () => {
    const { rows } = await sql<{ latest: Date }>`select max(created_at) as latest from journal`.execute(
      test.db,
    );
    expect(rows[0]?.latest.getTime()).toBeLessThanOrEqual(now.getTime() + 3_600_000);
  });
});

describe('a brand with its own providers and categories', () => {
  const providers = ['MALI', 'KRAM', 'JK'];
  const own = testBrand('brand-b', {
    game: {
      categories: ['slots', 'crash', 'bingo', 'hot'],
      defaultCategory: 'crash',
      providers,
      names: { crash: 'เกมแครช', bingo: 'บิงโก' },
      drawings: { bingo: 'lotto' },
    },
  });
  const seedOwn = () => seed(test.db, { brands: [brandA, own], now, demo: true });
  const total = async (gameType: string) => (await readGames(test.db, own, { gameType })).total;

  it('[ME-20] [ME-21] has sandbox games of each provider in each category', async () => {
    const before = await count('game');
    await seedOwn();
    for (const category of ['slots', 'crash', 'bingo', 'hot']) {
      const found = await readProviders(test.db, own, category);
      expect(found.map(({ provider }) => provider).sort(), category).toEqual([...providers].sort());
    }
    const { rows: bingo } = await readGames(test.db, own, { gameType: 'bingo', limit: 100 });
    expect(new Set(bingo.map(({ code }) => kindOf(code)))).toEqual(new Set(['lotto']));
    const { rows } = await sql`select name from game group by category, name having count(*) > 1`.execute(
      test.db,
    );
    expect(rows).toEqual([]);
    expect(await count('game')).toBeGreaterThan(before);
  });

  it('keeps its games in later seeds, also those that its team adds', async () => {
    await test.db.deleteFrom('game').where('category', '=', 'crash').execute();
    const added = { category: 'crash', provider: 'MALI', hot: false, latin_name: null, image_path: null };
    await test.db
      .insertInto('game')
      .values({ ...added, code: 'our-rocket', name: 'จรวดของเรา', position: 30_000 })
      .execute();
    await seedOwn();
    const { rows } = await readGames(test.db, own, { gameType: 'crash', provider: 'MALI' });
    expect(rows.map(({ code }) => code)).toEqual(['our-rocket']);
    const before = await total('crash');
    await seedOwn();
    expect(await total('crash')).toBe(before);
  });

  it('has different names for a hundred providers', async () => {
    const many = Array.from({ length: 100 }, (_, at) => `P${at}`);
    const game = { categories: ['crash', 'slots'], defaultCategory: 'crash', providers: many };
    await seed(test.db, { brands: [testBrand('brand-b', { game })], now, demo: true });
    const { rows } = await sql`select name from game group by category, name having count(*) > 1`.execute(
      test.db,
    );
    expect(rows).toEqual([]);
  });
});

describe('a brand that is opened again', () => {
  it.each([
    ['other', '@other', '@reserve'],
    ['no', null, null],
  ])('[CT-01] has the LINE accounts of its file: %s', async (_name, main, backup) => {
    const contact = { ...brandB.contact, main: main ?? undefined, backup: backup ?? undefined };
    expect(await openBrand(test.db, { ...brandB, contact })).toBe(false);
    const row = await test.db
      .selectFrom('brand')
      .select(['line1_id', 'line2_id'])
      .where('client_id', '=', brandB.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ line1_id: main, line2_id: backup });
  });
});
