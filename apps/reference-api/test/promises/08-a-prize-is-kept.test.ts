/**
 * Tests wheel, flip cards and check-in with several API processes (promise 8 in docs/promises.md). A repeated request
 * must return the same prize. Runs 1 round, or 200 with CHADA_FULL=1.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { runSeed, seededRandom, sized } from '../support/seeded-random.ts';
import { signUp, type TestMember } from '../support/test-members.ts';
import { openRaceApp } from './support/race-app.ts';

const AT_ONCE = 12;
const rounds = sized(1, 200);
const seed = runSeed();
const random = seededRandom(seed);
const app = await openRaceApp();
console.info(`a prize is kept: CHADA_SEED=${seed}, ${app.processes.length} processes`);

interface DrawOptions {
  readonly key?: string;
  readonly signal?: AbortSignal;
}

interface WonPrize {
  readonly id: string;
  readonly creditSatang: number | undefined;
  readonly point: number | undefined;
}

const games = {
  wheel: async (member: TestMember, options: DrawOptions) => {
    const { status, text, error, data } = await app.call(
      'wheel.reward',
      { body: {} },
      { ...member, ...options },
    );
    const won = data && { id: data.log.id, creditSatang: data.creditSatang, point: data.point };
    return { status, text, code: error?.code, won };
  },
  flipCard: async (member: TestMember, options: DrawOptions) => {
    const input = { body: { card: 4 } };
    const { status, text, error, data } = await app.call('flipCard.reward', input, { ...member, ...options });
    const won = data && { id: data.log.id, creditSatang: data.creditSatang, point: data.point };
    return { status, text, code: error?.code, won };
  },
  checkIn: async (member: TestMember, options: DrawOptions) => {
    const { status, text, error, data } = await app.call(
      'checkIn.claim',
      { body: {} },
      { ...member, ...options },
    );
    const won = data && { id: data.gameLog.id, creditSatang: undefined, point: data.gameValue.value };
    return { status, text, code: error?.code, won };
  },
} satisfies Record<
  string,
  (
    member: TestMember,
    options: DrawOptions,
  ) => Promise<{ status: number; text: string; code: string | undefined; won: WonPrize | undefined }>
>;
type Game = keyof typeof games;
const gameNames: readonly Game[] = ['wheel', 'flipCard', 'checkIn'];
const noTurn = { wheel: 'WHEEL_NO_SPIN', flipCard: 'FLIP_CARD_NO_TURN', checkIn: 'CHECK_IN_DONE' } as const;

async function readHoldings({ id }: TestMember) {
  const count = (table: string) =>
    sql`(select count(*)::int from ${sql.table(table)} where member_id = ${id})`;
  const { rows } = await sql<{
    ids: string[];
    journals: number;
    moves: number;
    credit: number;
    point: number;
  }>`
    select array(select uuid::text from prize_draw where member_id = ${id}
                 union all select uuid::text from check_in where member_id = ${id}) as ids,
           ${count('journal')} as journals, ${count('point_movement')} as moves,
           (select balance from account where member_id = ${id} and kind = 'member_wallet') as credit,
           (select point from member where id = ${id}) as point`.execute(app.db);
  const [row] = rows;
  if (!row) throw new Error('no member');
  return row;
}

async function expectHeld(member: TestMember, won: WonPrize | undefined, label: string): Promise<void> {
  const { ids, credit, point, journals, moves } = await readHoldings(member);
  expect(ids, label).toEqual([won?.id]);
  expect(point, label).toBe(won?.point);
  if (won?.creditSatang !== undefined) expect(credit, label).toBe(won.creditSatang);
  expect([journals, moves], label).toEqual([credit > 0 ? 1 : 0, point > 0 ? 1 : 0]);
}

describe.each(gameNames)('%s', (game) => {
  const play = games[game];

  it(
    '[AP-19, AP-20, AP-21] returns the same prize if the response was lost and the request is repeated',
    { timeout: 3_600_000 },
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const label = `seed ${seed}, round ${round}`;
        const [member, key, leaving] = [await signUp(app), randomUUID(), new AbortController()];
        const lost = play(member, { key, signal: leaving.signal }).catch(() => undefined);
        await delay(random.int(0, 12));
        leaving.abort();
        const responses = await Promise.all(Array.from({ length: AT_ONCE }, () => play(member, { key })));
        await lost;
        expect(new Set(responses.map(({ status }) => status)), label).toEqual(new Set([200]));
        expect(new Set(responses.map(({ text }) => text)).size, label).toBe(1);
        await expectHeld(member, responses[0]?.won, label);
      }
    },
  );

  it(
    '[AP-19, AP-20, AP-21] gives one turn to concurrent requests and shows only stored prizes',
    { timeout: 3_600_000 },
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const label = `seed ${seed}, round ${round}`;
        const member = await signUp(app);
        const responses = await Promise.all(
          Array.from({ length: AT_ONCE }, async () => {
            const response = await play(member, {});
            if (response.status === 200) await expectHeld(member, response.won, label);
            return response;
          }),
        );
        expect(
          responses.filter(({ status }) => status === 200),
          label,
        ).toHaveLength(1);
        const refused = responses.filter(({ status }) => status !== 200).map(({ code }) => code);
        expect(refused, label).toEqual(Array(AT_ONCE - 1).fill(noTurn[game]));
      }
    },
  );

  it('[AP-19, AP-20, AP-21] has no effect and keeps the turn if the commit fails', async () => {
    const [member, key] = [await signUp(app), randomUUID()];
    const before = await readHoldings(member);
    // Makes the commit fail after all inserts.
    await sql`create function fail_late() returns trigger language plpgsql as $$ begin raise exception 'a fault of this test'; end $$`.execute(
      app.db,
    );
    await sql`create constraint trigger fail_late after insert on idempotency deferrable initially deferred for each row execute function fail_late()`.execute(
      app.db,
    );
    const failed = await play(member, { key });
    await sql`drop function fail_late cascade`.execute(app.db);
    expect([failed.status, failed.code]).toEqual([500, 'INTERNAL']);
    expect(await readHoldings(member)).toEqual(before);
    const { status, won } = await play(member, { key });
    expect(status).toBe(200);
    await expectHeld(member, won, 'after the fault');
  });
});
