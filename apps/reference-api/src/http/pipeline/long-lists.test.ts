import type { OperationData, OperationId, Operations } from '@chada/contract';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../database/connection.ts';
import { startTestApp, type TestResponse, type TestApp } from '../../../test/support/test-app.ts';
import { signUp, type TestMember } from '../../../test/support/test-members.ts';

const ROWS = 5_000;
/**
 * The number of journals in a transaction. Each journal changes the same balances, and PostgreSQL reads all versions of
 * a balance that the running transaction has written.
 */
const JOURNALS_AT_ONCE = 250;
const PAGE = 100;
const PAGE_BYTES = 64_000;
const span = { start: '2025-11-20', end: '2026-11-20' };

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  member = await signUp(app);
  // This connection has no time limit for a statement. On a busy machine, 5,000 journals take longer than the API's
  // limit of 25 s.
  const options = '-c search_path=api -c timezone=UTC';
  const db = createDatabase(new pg.Pool({ connectionString: app.databaseUrl, options }));
  try {
    await fill(db);
  } finally {
    await db.destroy();
  }
}, 300_000);
afterAll(() => app.close());

async function fill(db: Database): Promise<void> {
  const { id, clientId: client } = member;
  const at = sql`timestamptz '2026-11-20T02:00:00Z' - n * interval '100 minutes'`;
  const numbers = sql`(select ${ROWS}::int - n as n from generate_series(1, ${ROWS}::int) as one (n) order by 1 desc) as numbers`;
  const { bonus_expense: expense, affiliate_expense: affiliate } = await app.deps.houseAccounts(client);
  const { rows: wallets } = await sql<{ id: number }>`
    select id from account where member_id = ${id} and kind = 'member_wallet'`.execute(db);
  const wallet = wallets[0]?.id;
  await db.connection().execute(async (tx) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(tx);
    const batches = Array.from({ length: ROWS / JOURNALS_AT_ONCE }, (_, index) => index * JOURNALS_AT_ONCE);
    for (const from of batches)
      await run(sql`insert into withdrawal (client_id, member_id, amount, status, bank_code, bank_account, bangkok_day, journal_id, requested_at, decided_at, paid_at)
        select ${client}, ${id}, 100, 'paid', '004', '1234567890', (${at})::date,
               post_journal(${client}, 'game_brought', gen_random_uuid()::text, ${id}, ${at}, array[${wallet}, ${expense}]::bigint[], array[-100, 100]::bigint[]),
               ${at}, ${at}, ${at}
          from (select n from ${numbers} order by n desc limit ${JOURNALS_AT_ONCE} offset ${from}) as numbers`);
    await run(sql`insert into deposit (client_id, member_id, channel, status, amount, created_at, decided_at)
      select ${client}, ${id}, 'slip', 'rejected', 100, ${at}, ${at} from ${numbers}`);
    await run(sql`insert into prize_draw (client_id, member_id, game, bangkok_day, turn, segment_id, kind, amount, label, drawn_at)
      select ${client}, ${id}, game, (${at})::date, n + 1, 'none', 'none', 0, 'ไว้โอกาสหน้า', ${at}
        from ${numbers}, unnest(array['wheel', 'flip_card']) as game`);
    await run(sql`insert into reward_request (client_id, member_id, reward_id, reward_name, cost_point, status, created_at, decided_at)
      select ${client}, ${id}, (select min(reward.id) from reward where client_id = ${client}), 'ร่ม', 10, 'done', ${at}, ${at} from ${numbers}`);
    await run(sql`insert into member (client_id, username, phone, name, bank_code, bank_account, password_hash, affiliate_code, inviter_id, age_confirmed_at, created_at)
      select ${client}, 'friend' || n, '06' || lpad(n::text, 8, '0'), 'เพื่อน', '004', lpad(n::text, 10, '0'), 'none', 'LONG' || n, ${id}, ${at}, ${at} from ${numbers}`);
    await run(
      sql`insert into account (client_id, kind, normal_side, holder, member_id) values (${client}, 'member_affiliate', 'credit', 'member', ${id})`,
    );
    await run(sql`insert into game_session (client_id, member_id, provider, game_code, status, taken, brought, turnover, opened_by, closed_by, opened_at, closed_at)
      select ${client}, ${id}, 'SG', 'golden-hilo', 'closed', 1000, 900, 1000, 'long ' || n, 'long ' || n, ${at}, ${at} from ${numbers}
      union all
      select ${client}, friend.id, 'SG', 'golden-hilo', 'closed', 1000, 900, 1000, 'long', 'long', friend.created_at, friend.created_at from member friend where inviter_id = ${id}`);
    for (const from of batches)
      await run(sql`insert into commission (client_id, member_id, downline_id, game_session_id, bangkok_day, turnover, amount, journal_id, created_at)
      select ${client}, ${id}, played.member_id, played.id, (played.closed_at at time zone 'Asia/Bangkok')::date, 1000, 1 + played.member_id % 7,
             post_journal(${client}, 'affiliate_commission', played.uuid::text, ${id}, played.closed_at, array[account.id, ${affiliate}::bigint], array[-1 - played.member_id % 7, 1 + played.member_id % 7]),
             played.closed_at
        from (select played.* from game_session played join member friend on friend.id = played.member_id
               where friend.inviter_id = ${id} order by played.id limit ${JOURNALS_AT_ONCE} offset ${from}) as played
        join account on account.member_id = ${id} and account.kind = 'member_affiliate'
       order by played.id`);
    await run(sql`insert into game (code, name, category, provider, position)
      select 'long-' || n, 'เกม ' || n, 'slots', 'JK', 100000 + n from ${numbers}`);
  });
  await sql`analyze`.execute(db);
}

interface ListPage {
  readonly keys: readonly string[];
  readonly nextCursor: string | null | undefined;
  readonly bytes: number;
}
type Cursor = string | undefined;

function pageOf<Id extends OperationId>(
  { data, text }: TestResponse<OperationData<Operations[Id]>>,
  read: (data: OperationData<Operations[Id]>) => Omit<ListPage, 'bytes'>,
): ListPage {
  if (data === undefined) throw new Error(text);
  return { ...read(data), bytes: Buffer.byteLength(text) };
}
const ids = ({ items, nextCursor }: { items: readonly { id: string }[]; nextCursor: string | null }) => ({
  keys: items.map(({ id }) => id),
  nextCursor,
});
const paged = (cursor: Cursor) => ({ limit: PAGE, ...(cursor === undefined ? {} : { cursor }) });
const me = () => ({ uuid: { uuid: member.uuid }, username: { username: member.username } });

const lists: readonly [name: string, rows: number, read: (cursor: Cursor) => Promise<ListPage>][] = [
  [
    '[ME-09] every movement of credit',
    ROWS,
    async (cursor) =>
      pageOf<'history.list'>(
        await app.call('history.list', { params: me().uuid, query: paged(cursor) }, member),
        ids,
      ),
  ],
  [
    '[AP-12] own deposits',
    ROWS,
    async (cursor) =>
      pageOf<'deposit.mine'>(
        await app.call('deposit.mine', { params: me().uuid, query: paged(cursor) }, member),
        ids,
      ),
  ],
  [
    '[AP-13] own withdrawals',
    ROWS,
    async (cursor) =>
      pageOf<'withdraw.history'>(
        await app.call('withdraw.history', { params: me().uuid, query: paged(cursor) }, member),
        ids,
      ),
  ],
  [
    '[AP-17, ME-08] the win/loss log',
    ROWS,
    async (cursor) =>
      pageOf<'log.affiliate'>(
        await app.call(
          'log.affiliate',
          { params: me().username, body: { type: 'wl', ...span, ...paged(cursor) } },
          member,
        ),
        ids,
      ),
  ],
  [
    '[AP-17] the affiliate log',
    ROWS,
    async (cursor) =>
      pageOf<'log.affiliate'>(
        await app.call(
          'log.affiliate',
          { params: me().username, body: { type: 'af', ...span, ...paged(cursor) } },
          member,
        ),
        ids,
      ),
  ],
  [
    '[AP-15, ME-07] the downline',
    ROWS,
    async (cursor) =>
      pageOf<'affiliate.downline'>(
        await app.call('affiliate.downline', { params: me().username, query: paged(cursor) }, member),
        ({ items, nextCursor }) => ({ keys: items.map(({ username }) => username), nextCursor }),
      ),
  ],
  [
    '[AP-16, ME-07] the downline bonus by dates',
    ROWS,
    async (cursor) =>
      pageOf<'affiliate.downlineBonus'>(
        await app.call(
          'affiliate.downlineBonus',
          { params: me().username, body: { ...span, ...paged(cursor) } },
          member,
        ),
        ({ downline_users, nextCursor }) => ({ keys: Object.keys(downline_users), nextCursor }),
      ),
  ],
  [
    '[AP-18, ME-10] the reward requests',
    ROWS,
    async (cursor) =>
      pageOf<'reward.history'>(await app.call('reward.history', { body: paged(cursor) }, member), ids),
  ],
  [
    '[AP-19, ME-16] the spins of the wheel',
    ROWS,
    async (cursor) => pageOf<'wheel.log'>(await app.call('wheel.log', { body: paged(cursor) }, member), ids),
  ],
  [
    '[AP-20, ME-18] the flips of cards',
    ROWS,
    async (cursor) =>
      pageOf<'flipCard.logs'>(await app.call('flipCard.logs', { query: paged(cursor) }, member), ids),
  ],
  [
    '[AP-09, ME-20] the games of a category',
    ROWS,
    async (cursor) =>
      pageOf<'game.list'>(
        await app.call(
          'game.list',
          { body: { gameType: 'slots', provider: 'JK', ...paged(cursor) } },
          member,
        ),
        ({ items, nextCursor }) => ({ keys: items.map(({ code }) => code), nextCursor }),
      ),
  ],
];

const quickest = new Map<string, number>();

describe.each(lists)('%s', (name, rows, read) => {
  it('is complete over all pages', async () => {
    const uniqueKeys = new Set<string>();
    let [responseCount, maxMs, quickestMs] = [0, 0, Infinity];
    let cursor: Cursor;
    do {
      const start = performance.now();
      const { keys, nextCursor, bytes } = await read(cursor);
      quickestMs = Math.min(quickestMs, performance.now() - start);
      expect(keys.length).toBeLessThanOrEqual(PAGE);
      for (const key of keys) uniqueKeys.add(key);
      responseCount += keys.length;
      maxMs = Math.max(maxMs, bytes);
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
    quickest.set(name, quickestMs);
    expect(maxMs).toBeLessThan(PAGE_BYTES);
    expect(uniqueKeys.size).toBeGreaterThanOrEqual(rows);
    expect(responseCount).toBe(uniqueKeys.size);
  }, 30_000);
});

it('no list is much slower than the others', () => {
  const times = [...quickest.values()].sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  const slow = [...quickest].filter(([, ms]) => ms > median * 8);
  console.log([...quickest].map(([name, ms]) => `${name}: ${ms.toFixed(1)} ms a page`).join('\n'));
  expect(slow).toEqual([]);
});

it('[AP-16] the downline bonus without a limit in the request is limited too', async () => {
  const { data } = await app.call('affiliate.downlineBonus', { params: me().username, body: span }, member);
  const bonuses = Object.values(data?.downline_users ?? {}).map(({ bonus }) => bonus);
  expect(bonuses).toHaveLength(1_000);
  expect(bonuses).toEqual([...bonuses].sort((a, b) => b - a));
  expect(data?.nextCursor).toEqual(expect.any(String));
  const { rows } = await sql<{ total: number }>`
    select sum(amount)::bigint as total from commission where member_id = ${member.id}`.execute(app.db);
  expect(data?.total_bonus).toBe(rows[0]?.total);
});

it.each([
  ['deposit.public', async () => (await app.call('deposit.public', {})).data?.items],
  ['withdraw.public', async () => (await app.call('withdraw.public', {})).data?.items],
  ['announcement.list', async () => (await app.call('announcement.list', {}, member)).data?.items],
  ['slip.myRequest', async () => (await app.call('slip.myRequest', {}, member)).data?.items],
] as const)('%s is short without pages', async (_name, read) => {
  expect((await read())?.length).toBeLessThanOrEqual(100);
});

it.each(['MTAw', 'MS4y', 'eA', '0'])(
  'a cursor %s that belongs to another list or is invalid is refused or harmless',
  async (cursor) => {
    const { status, error } = await app.call(
      'affiliate.downlineBonus',
      { params: me().username, body: { ...span, cursor } },
      member,
    );
    if (status !== 200) expect(error?.code).toBe('VALIDATION_FAILED');
    expect([200, 422, 400]).toContain(status);
  },
);
