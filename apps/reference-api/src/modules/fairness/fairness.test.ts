import { randomUUID } from 'node:crypto';
import {
  commitServerSeed,
  decodeLogEntry,
  hashClientSeed,
  parseClientSeed,
  verifyDraw,
  type LogEntry,
} from '@chada/fairness';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { signUp, type TestMember } from '../../../test/support/test-members.ts';
import { publishLog } from './publish-log.ts';
import { rotateDay } from './rotate-day.ts';

let app: TestApp;
let member: TestMember;
const madeSeeds: string[] = [];
const logLines: string[] = [];
beforeAll(async () => {
  app = await startTestApp({
    logStream: { write: (line) => void logLines.push(line) },
    around: ({ fairness }) => ({
      fairness: {
        ...fairness,
        makeServerSeed() {
          const seed = fairness.makeServerSeed();
          madeSeeds.push(seed);
          return seed;
        },
      },
    }),
  });
  await app.db.updateTable('prize_game').set({ turns_a_day: 50 }).execute();
});
beforeEach(async () => {
  app.setTime('2026-11-20T03:00:00.000Z');
  member = await signUp(app);
});
afterAll(() => app.close());

const stateOf = async (caller = member) => {
  const { data, text } = await app.call('fairness.get', {}, caller);
  if (!data) throw new Error(text);
  return data;
};
const publish = () => publishLog(app.deps, 'brand-a');
const spin = async () => {
  app.passTime();
  const { data, text } = await app.call('wheel.reward', { body: {} }, { ...member, key: randomUUID() });
  if (!data?.log.proof) throw new Error(text);
  return { ...data, proof: data.log.proof };
};
const setSeed = (clientSeed: string, commitment: string) =>
  app.call('fairness.clientSeed', { body: { clientSeed, commitment } }, member);
const entriesOf = async (): Promise<LogEntry[]> => {
  const rows = await app.db
    .selectFrom('fairness_entry')
    .select('payload')
    .where('client_id', '=', 'brand-a')
    .orderBy('index')
    .execute();
  return rows.map(({ payload }) => decodeLogEntry(payload));
};

async function chooseSeed(clientSeed: string) {
  const { next } = await stateOf();
  await publish();
  const { data, text } = await setSeed(clientSeed, next.commitment);
  if (!data) throw new Error(text);
  return data;
}

describe('[ME-16, ME-18] a draw', () => {
  it('uses a client seed of the server until the member sets one, and states who chose the seed', async () => {
    const { proof } = await spin();
    expect(proof).toMatchObject({ nonce: 0, clientSeedBy: 'server', serverSeed: null });
    expect((await stateOf()).active).toMatchObject({ clientSeedBy: 'server', nextNonce: 1 });
    expect((await entriesOf()).at(proof.logIndex)).toMatchObject({
      type: 'draw',
      commitment: proof.commitment,
      nonce: 0,
      weightsHash: proof.weightsHash,
      index: proof.index,
    });
  });

  it('can be recomputed from its proof once the server seed is revealed', async () => {
    const chosen = await chooseSeed('my own seed');
    const spins = [await spin(), await spin(), await spin()];
    expect(spins.map(({ proof }) => proof.nonce)).toEqual([0, 1, 2]);
    const { revealed } = await chooseSeed('my next seed');
    expect(revealed).toMatchObject({
      commitment: chosen.active?.commitment,
      clientSeed: 'my own seed',
      draws: 3,
    });
    const { data } = await app.call('fairness.draws', { query: {} }, member);
    expect(data?.items.map(({ log }) => log.id)).toEqual(spins.map(({ log }) => log.id).toReversed());
    for (const { log, weightTable } of data?.items ?? []) {
      if (!log.proof?.serverSeed) throw new Error('the server seed is not revealed');
      const { serverSeed } = log.proof;
      expect(verifyDraw({ ...log.proof, serverSeed, weightTable: JSON.parse(weightTable ?? '') })).toEqual({
        ok: true,
      });
    }
  });

  it('states the prize of each outcome in the weight table', async () => {
    const { log, proof } = await spin();
    const { data } = await app.call('fairness.draws', { query: {} }, member);
    const table: unknown = JSON.parse(data?.items[0]?.weightTable ?? '');
    expect(table).toMatchObject({ game: 'wheel' });
    const entries = (table as { entries: readonly { id: string }[] }).entries;
    expect(entries[proof.index]?.id.split(':').slice(1)).toEqual([log.prize.kind, String(log.prize.amount)]);
  });
});

describe('[ME-16, ME-18] a client seed', () => {
  it('is accepted only when the commitment is in a signed checkpoint', async () => {
    const { next } = await stateOf();
    expect(next.published).toBe(false);
    expect((await setSeed('too early', next.commitment)).error?.code).toBe('SEED_NOT_PUBLISHED');
    await publish();
    expect((await stateOf()).next).toEqual({ ...next, published: true });
    expect((await setSeed('in time', next.commitment)).data?.active).toMatchObject({
      commitment: next.commitment,
      clientSeed: 'in time',
      clientSeedBy: 'member',
    });
  });

  it('has no effect a second time, and is refused for another commitment', async () => {
    const first = await chooseSeed('once');
    const again = await setSeed('once', first.active?.commitment ?? '');
    expect(again.data).toMatchObject({ active: first.active, next: { commitment: first.next.commitment } });
    expect((await setSeed('other', first.active?.commitment ?? '')).error?.code).toBe('SEED_PAIR_CHANGED');
    expect((await setSeed('other', 'ab'.repeat(32))).error?.code).toBe('SEED_PAIR_CHANGED');
  });

  it('is logged as a hash, and in plain text once its pair is revealed', async () => {
    const { active } = await chooseSeed('kept back');
    const entries = await entriesOf();
    expect(entries.findLast(({ type }) => type === 'activation')).toMatchObject({
      commitment: active?.commitment,
      clientSeedHash: hashClientSeed('kept back'),
      clientSeedBy: 'member',
    });
    expect(JSON.stringify(entries)).not.toContain('kept back');
    await chooseSeed('another');
    expect((await entriesOf()).findLast(({ type }) => type === 'reveal')).toMatchObject({
      clientSeed: 'kept back',
    });
  });

  it.each([
    ['an emoji', '😀'],
    ['NUL', 'a\u0000b'],
    ['a colon', 'a:b'],
    ['nothing', ''],
    ['Thai', 'เมล็ด'],
    ['65 characters', 'a'.repeat(65)],
    ['a line break', 'a\nb'],
  ])('of %s is refused by the contract and by the package', async (_, clientSeed) => {
    const { next } = await stateOf();
    await publish();
    const { status, error } = await setSeed(clientSeed, next.commitment);
    expect([status, error?.code]).toEqual([422, 'VALIDATION_FAILED']);
    expect(() => parseClientSeed(clientSeed)).toThrow();
    expect((await stateOf()).next.commitment).toBe(next.commitment);
  });

  it('of a megabyte is refused without being read', async () => {
    const { next } = await stateOf();
    expect((await setSeed('a'.repeat(1_048_576), next.commitment)).status).toBe(413);
  });
});

describe('[ME-16, ME-18] a server seed', () => {
  it('is in no row, response or log line before it is revealed', async () => {
    await chooseSeed('watchful');
    await spin();
    await stateOf();
    const { rows } = await sql<{ text: string }>`
      select string_agg(row::text, ' ') as text from (
        select pair::text as row from seed_pair pair where status <> 'revealed'
        union all select body from idempotency
        union all select convert_from(payload, 'UTF8') from fairness_entry
        union all select note from fairness_checkpoint) as rows`.execute(app.db);
    const revealed = await app.db
      .selectFrom('seed_pair')
      .select('server_seed')
      .where('status', '=', 'revealed')
      .execute();
    const secret = madeSeeds.filter((seed) => !revealed.some(({ server_seed: shown }) => shown === seed));
    expect(secret.length).toBeGreaterThan(1);
    const everything = [rows[0]?.text ?? '', ...logLines].join('\n');
    expect(everything).toContain(commitServerSeed(secret.at(-1) ?? ''));
    for (const seed of secret) expect(everything).not.toContain(seed);
  });

  it('is revealed by the daily job if its pair made draws, and the next commitment is ready', async () => {
    const { proof } = await spin();
    const idle = await signUp(app);
    const job = () => rotateDay(app.deps, 'brand-a', '2026-11-20', new AbortController().signal);
    app.setTime('2026-11-20T17:01:00.000Z');
    expect(await job()).toBeGreaterThan(0);
    expect(await job()).toBe(0);
    const pairs = await app.db
      .selectFrom('seed_pair')
      .selectAll()
      .where('member_id', '=', member.id)
      .orderBy('id')
      .execute();
    expect(pairs.map(({ status }) => status)).toEqual(['revealed', 'pending']);
    expect(commitServerSeed(pairs[0]?.server_seed ?? '')).toBe(proof.commitment);
    expect(
      await app.db.selectFrom('seed_pair').select('id').where('member_id', '=', idle.id).execute(),
    ).toEqual([]);
  });
});

describe('[ME-16, ME-18] the database refuses', () => {
  const run = (statement: string) => app.pool.query(statement, [member.id]);
  beforeEach(async () => {
    await spin();
    await spin();
  });

  it('a draw that leaves out a nonce', async () => {
    const gap = `insert into prize_draw (client_id, member_id, game, bangkok_day, turn, segment_id, kind, amount, label, drawn_at,
                   seed_pair_id, nonce, previous_nonce, weights_hash, outcome_index, log_index)
                 select client_id, member_id, game, bangkok_day, turn + 100, segment_id, 'none', 0, label, drawn_at,
                   seed_pair_id, nonce + 5, nonce + 4, weights_hash, outcome_index, 0
                   from prize_draw where member_id = $1 order by id desc limit 1`;
    await expect(run(gap)).rejects.toThrow(/prize_draw_nonce_gapless/);
  });

  it.each([
    [
      'a changed entry of the log',
      `update fairness_entry set payload = 'x' where $1::bigint > 0`,
      /never changed/,
    ],
    ['a deleted entry of the log', 'delete from fairness_entry where $1::bigint > 0', /never changed/],
    [
      'another commitment',
      `update seed_pair set commitment = repeat('a', 64) where member_id = $1`,
      /moves forward/,
    ],
    ['another client seed', `update seed_pair set client_seed = 'x' where member_id = $1`, /moves forward/],
    ['a nonce that goes back', 'update seed_pair set next_nonce = 0 where member_id = $1', /moves forward/],
    ['a nonce that jumps', 'update seed_pair set next_nonce = 9 where member_id = $1', /moves forward/],
    [
      'a server seed that was not committed',
      `update seed_pair set status = 'revealed', server_seed = repeat('a', 64), reveal_index = 0, revealed_at = now()
        where member_id = $1 and status = 'active'`,
      /seed_pair_committed/,
    ],
    [
      'a changed weight table',
      `update weight_table set canonical = '{}' where $1::bigint > 0`,
      /never changed/,
    ],
  ])('%s', (_, statement, why) => expect(run(statement)).rejects.toThrow(why));

  it('no new weights, but publishes the weights before a draw uses them', async () => {
    const before = (await entriesOf()).length;
    await app.pool.query(
      `update prize_segment set weight_ppm = weight_ppm + case kind when 'none' then 1 else -1 end
        where client_id = 'brand-a' and game = 'wheel' and id in ('none', 'credit-20')`,
    );
    const [entry, ...further] = (await entriesOf()).slice(before);
    expect(further).toEqual([]);
    expect(entry?.type).toBe('weights');
    const { proof } = await spin();
    expect(entry).toMatchObject({ weightsHash: proof.weightsHash });
  });
});
