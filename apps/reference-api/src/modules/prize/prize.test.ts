import { randomUUID } from 'node:crypto';
import { drawWeighted, weightsOf } from '@chada/fairness';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, brandB, hostB } from '../../../test/support/test-app.ts';
import { creditOf, signUp, type TestMember } from '../../../test/support/test-members.ts';
import { runSeed, seededRandom, sized } from '../../../test/support/seeded-random.ts';
import { seedsThatGive, withSeeds, type TestSeeds } from '../../../test/support/test-seeds.ts';
import { weightTableOf } from './draw-segment.ts';
import { readSegments } from './repository.ts';

let member: TestMember;
let seeds: TestSeeds | undefined;
const app = await openTestApp({ around: ({ fairness }) => ({ fairness: withSeeds(fairness, () => seeds) }) });
beforeEach(async () => {
  seeds = undefined;
  app.setTime('2026-11-20T03:00:00.000Z');
  member = await signUp(app);
});

const games = [
  ['wheel', 'wheel.reward', 'WHEEL_NO_SPIN'],
  ['flip_card', 'flipCard.reward', 'FLIP_CARD_NO_TURN'],
] as const;
type Game = (typeof games)[number][0];

const play = (game: Game, key: string = randomUUID(), caller = member) =>
  game === 'wheel'
    ? app.call('wheel.reward', { body: {} }, { ...caller, key })
    : app.call('flipCard.reward', { body: { card: 4 } }, { ...caller, key });
const drawsOf = async () =>
  app.db.selectFrom('prize_draw').selectAll().where('member_id', '=', member.id).orderBy('id').execute();

describe.each(games)('%s', (game, _, noTurn) => {
  it('[AP-19, AP-20, ME-16, ME-18] credits the drawn prize in the same transaction', async () => {
    const segments = await readSegments(app.db, 'brand-a', game);
    seeds = seedsThatGive(segments, ({ kind }) => kind === 'credit');
    const { data } = await play(game);
    expect(data?.log.prize.kind).toBe('credit');
    expect(data?.creditSatang).toBe(data?.log.prize.amount);
    expect(await creditOf(app, member)).toBe(data?.log.prize.amount);
    const history = await app.call('history.list', { params: { uuid: member.uuid }, query: {} }, member);
    expect(history.data?.items.map(({ kind, amountSatang }) => [kind, amountSatang])).toEqual([
      [game === 'wheel' ? 'wheel' : 'flipCard', data?.log.prize.amount],
    ]);
  });

  it('[AP-19, AP-20] gives points, or nothing, as drawn', async () => {
    const segments = await readSegments(app.db, 'brand-a', game);
    seeds = seedsThatGive(segments, ({ kind }) => kind === 'point');
    const points = await play(game);
    expect(points.data?.point).toBe(points.data?.log.prize.amount);
    seeds = seedsThatGive(segments, ({ kind }) => kind === 'none');
    const nothing = await play(game, randomUUID(), (member = await signUp(app)));
    expect(nothing.data).toMatchObject({ creditSatang: 0, point: 0, log: { prize: { amount: 0 } } });
  });

  it('[AP-19, AP-20] gives one turn per Bangkok day and the time of the next turn', async () => {
    expect((await play(game)).data?.left).toBe(0);
    const again = await play(game);
    expect(again.error).toMatchObject({ code: noTurn, details: { nextAt: '2026-11-20T17:00:00.000Z' } });
    expect(await drawsOf()).toHaveLength(1);
    app.setTime('2026-11-20T17:00:00.000Z');
    await app.db
      .updateTable('session')
      .set({ last_used_at: new Date('2026-11-20T16:59:00.000Z') })
      .where('member_id', '=', member.id)
      .execute();
    expect((await play(game)).status).toBe(200);
  });

  it('[ME-16, ME-18] publishes chances that sum to one, which the database enforces', async () => {
    const segments = await readSegments(app.db, 'brand-a', game);
    const chances =
      game === 'wheel'
        ? (await app.call('wheel.get', {}, member)).data?.segments.map(({ chancePpm }) => chancePpm)
        : (await app.call('flipCard.logs', {}, member)).data?.chances.map(({ chancePpm }) => chancePpm);
    expect(chances).toEqual(segments.map(({ weight_ppm }) => weight_ppm));
    expect(chances?.reduce((sum, chance) => sum + chance, 0)).toBe(1_000_000);
    const tilted = app.pool.query(
      `update prize_segment set weight_ppm = weight_ppm + 1 where client_id = 'brand-a' and game = '${game}' and kind = 'none'`,
    );
    await expect(tilted).rejects.toThrow(/sum to 1000001/);
  });

  it('[ME-16, ME-18] fits the published chances in derived draws (chi-square; a million with CHADA_FULL=1)', async () => {
    const seed = runSeed();
    console.log(`${game}: CHADA_SEED=${seed}`);
    const segments = await readSegments(app.db, 'brand-a', game);
    const random = seededRandom(seed);
    const digits = Array.from({ length: 64 }, () => random.int(0, 15).toString(16)).join('');
    const hits = new Map<string, number>(segments.map(({ id }) => [id, 0]));
    const draws = sized(100_000, 1_000_000);
    const weights = weightsOf(weightTableOf(game, segments));
    for (let nonce = 0; nonce < draws; nonce += 1) {
      const { index } = drawWeighted({ serverSeed: digits, clientSeed: 'odds', nonce }, weights);
      const id = segments[index]?.id ?? '';
      hits.set(id, (hits.get(id) ?? 0) + 1);
    }
    let chiSquare = 0;
    for (const { id, weight_ppm } of segments) {
      const expected = (weight_ppm / 1_000_000) * draws;
      chiSquare += ((hits.get(id) ?? 0) - expected) ** 2 / expected;
    }
    // With a fair wheel, `chiSquare` exceeds 35 about once in 100,000 runs.
    expect(chiSquare).toBeLessThan(35);
  }, 300_000);
});

describe('the log', () => {
  it("[EN-06, AP-19, AP-20] lists only the member's own prizes, newest first, page by page", async () => {
    await app.db
      .updateTable('prize_game')
      .set({ turns_a_day: 3 })
      .where('client_id', '=', 'brand-a')
      .execute();
    const ids: (string | undefined)[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      ids.unshift((await play('wheel')).data?.log.id);
      app.passTime();
    }
    const first = await app.call('wheel.log', { body: { limit: 2 } }, member);
    const second = await app.call(
      'wheel.log',
      { body: { limit: 2, cursor: first.data?.nextCursor ?? '' } },
      member,
    );
    expect([...(first.data?.items ?? []), ...(second.data?.items ?? [])].map(({ id }) => id)).toEqual(ids);
    expect(second.data?.nextCursor).toBeNull();
    const otherMember = await signUp(app);
    expect((await app.call('wheel.log', { body: {} }, otherMember)).data?.items).toEqual([]);
    await app.db
      .updateTable('prize_game')
      .set({ turns_a_day: 1 })
      .where('client_id', '=', 'brand-a')
      .execute();
  });

  it('has the proof of each draw, but none for a draw from before draws had proofs', async () => {
    const log = async () => (await app.call('wheel.log', { body: {} }, member)).data?.items ?? [];
    const { data } = await play('wheel');
    expect(data?.log.proof).toMatchObject({ nonce: 0, clientSeedBy: 'server', serverSeed: null });
    expect(await log()).toEqual([data?.log]);
    const draw = await app.db
      .insertInto('prize_draw')
      .values({
        client_id: 'brand-a',
        member_id: member.id,
        game: 'wheel',
        bangkok_day: '2026-11-19',
        turn: 1,
        segment_id: 'w4',
        kind: 'none',
        amount: 0,
        label: 'ไม่ได้รางวัล',
        drawn_at: new Date('2026-11-19T03:00:00.000Z'),
      })
      .returning(['uuid'])
      .executeTakeFirstOrThrow();
    const old = (await log()).find(({ id }) => id === draw.uuid);
    expect(old?.prize.kind).toBe('none');
    expect(old).not.toHaveProperty('proof');
  });

  it('[ME-18] shows nine cards, the chosen one with the prize', async () => {
    const { data } = await app.call('flipCard.reward', { body: { card: 7 } }, member);
    expect(data?.faces).toHaveLength(9);
    expect(data?.faces[7]).toEqual(data?.log.prize);
  });
});

describe("today's remaining turns", () => {
  it('[AP-21, ME-15] are returned for every game in one call', async () => {
    const readOverview = async (caller = member) => (await app.call('game.overview', {}, caller)).data;
    expect(await readOverview()).toEqual({
      wheel: { enabled: true, left: 1 },
      flipCard: { enabled: true, left: 1 },
      checkIn: { enabled: true, today: false },
    });
    await play('wheel');
    await app.call('checkIn.claim', { body: {} }, member);
    expect(await readOverview()).toMatchObject({
      wheel: { left: 0 },
      flipCard: { left: 1 },
      checkIn: { today: true },
    });
    expect((await app.call('wheel.get', {}, member)).data).toMatchObject({
      left: 0,
      nextAt: '2026-11-20T17:00:00.000Z',
    });
    const otherBrandMember = await signUp(app, { host: hostB });
    expect(otherBrandMember.clientId).toBe(brandB.id);
    expect((await play('wheel', randomUUID(), otherBrandMember)).status).toBe(200);
  });
});
