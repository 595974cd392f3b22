import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { ProviderUnavailableError, type GameProvider } from '../../games/game-provider.ts';
import { runSeed, seededRandom, sized } from '../../../test/support/seeded-random.ts';
import { hostB, openTestApp } from '../../../test/support/test-app.ts';
import {
  creditOf,
  giveTestCredit,
  signIn,
  signUp,
  type TestMember,
} from '../../../test/support/test-members.ts';

/**
 * Selects the provider's call that fails. `before`: the provider does not receive the call. `after`: the provider's
 * response is lost.
 */
let breaking: (call: keyof GameProvider) => 'before' | 'after' | undefined = () => undefined;
function breakable(games: GameProvider): GameProvider {
  const through = async <Result>(call: keyof GameProvider, work: () => Promise<Result>): Promise<Result> => {
    const how = breaking(call);
    if (how === 'before') throw new ProviderUnavailableError('broken on the way there');
    const result = await work();
    if (how === 'after') throw new ProviderUnavailableError('broken on the way back');
    return result;
  };
  return {
    launch: (...args) => through('launch', () => games.launch(...args)),
    deposit: (...args) => through('deposit', () => games.deposit(...args)),
    withdrawAll: (...args) => through('withdrawAll', () => games.withdrawAll(...args)),
    readPlayerState: (...args) => through('readPlayerState', () => games.readPlayerState(...args)),
    readReport: (day) => games.readReport(day),
  };
}

let member: TestMember;
const app = await openTestApp({ around: ({ games }) => ({ games: breakable(games) }) });
beforeEach(async () => {
  breaking = () => undefined;
  member = await signUp(app);
  await giveTestCredit(app, member, 100_000);
});

const signInOnSecondDevice = async (caller: TestMember) => ({
  ...caller,
  token: await signIn(app, caller.username, caller.host),
});
const open = (gameCode = 'golden-hilo', key: string = randomUUID(), caller = member) =>
  app.call('game.open', { body: { gameCode, returnPath: '/auth/games/casino/SG' } }, { ...caller, key });
const cashOut = (key: string = randomUUID(), caller = member, sessionId?: string) =>
  app.call('game.cashOut', { body: { sessionId } }, { ...caller, key });
const resume = (sessionId: string, caller = member) =>
  app.call('game.resume', { body: { sessionId, returnPath: '/auth/dashboard' } }, caller);
const openGameOf = async (caller = member) => {
  const response = await app.call(
    'user.credit',
    { params: { username: caller.username }, body: { balanceType: 'main' } },
    caller,
  );
  return response.data?.openGame;
};
const openGamePage = (launchUrl = '') => fetch(`${launchUrl}/state`);
const leave = (launchUrl = '') => fetch(`${launchUrl}/leave`, { redirect: 'manual' });
const bet = async (launchUrl: string, stakeSatang: number) => {
  const response = await fetch(`${launchUrl}/bets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: randomUUID(), choice: 'low', stakeSatang }),
  });
  const round: unknown = await response.json();
  if (typeof round !== 'object' || round === null || !('balanceSatang' in round)) throw new Error('no round');
  return Number(round.balanceSatang);
};
const credits = async (caller = member) => [
  await creditOf(app, caller, 'main'),
  await creditOf(app, caller, 'game'),
];

describe('[AP-07, ME-22] a game', () => {
  it('receives the credit, is played at the provider, and returns the rest', async () => {
    const { data } = await open();
    expect(data?.movedSatang).toBe(100_000);
    expect(await credits()).toEqual([0, 100_000]);
    const left = await bet(data?.launchUrl ?? '', 50_000);
    expect([50_000, 146_000]).toContain(left);
    const home = await cashOut();
    expect(home.data).toEqual({ movedSatang: left, takenSatang: 100_000, creditSatang: left });
    expect(await credits()).toEqual([left, 0]);
  });

  it("links back only to the member's site", async () => {
    const { data } = await app.call(
      'game.open',
      { body: { gameCode: 'golden-hilo', returnPath: '/auth/games/casino/SG?x=1' } },
      { ...member, headers: { origin: 'http://brand-a.localhost:5173' } },
    );
    const state: unknown = await (await fetch(`${data?.launchUrl}/state`)).json();
    expect(state).toMatchObject({ returnUrl: 'http://brand-a.localhost:5173/auth/games/casino/SG?x=1' });
    for (const returnPath of ['//evil.test', 'https://evil.test', '/\\evil.test', 'javascript:alert(1)']) {
      const { status } = await app.call(
        'game.open',
        { body: { gameCode: 'golden-hilo', returnPath } },
        member,
      );
      expect(status, returnPath).toBe(422);
    }
    const foreign = await app.call(
      'game.open',
      { body: { gameCode: 'golden-hilo', returnPath: '/x' } },
      { ...member, headers: { origin: 'https://evil.test' } },
    );
    const other: unknown = await (await fetch(`${foreign.data?.launchUrl}/state`)).json();
    expect(other).toMatchObject({ returnUrl: 'https://www.brand-a.example/x' });
  });

  it('returns its credit exactly once for any number of requests', async () => {
    await open();
    const key = randomUUID();
    const responses = await Promise.all([
      ...Array.from({ length: 6 }, () => cashOut(key)),
      ...Array.from({ length: 6 }, () => cashOut()),
    ]);
    expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(await credits()).toEqual([100_000, 0]);
    const moved = new Map(responses.map(({ text, data }) => [text, data?.movedSatang]));
    expect([...moved.values()].filter((amount) => amount === 100_000)).toHaveLength(1);
    expect(new Set(responses.slice(0, 6).map(({ text }) => text)).size).toBe(1);
  });

  it('reports only the credit if none is open', async () => {
    expect((await cashOut()).data).toEqual({ movedSatang: 0, takenSatang: null, creditSatang: 100_000 });
  });

  it('takes the credit once for one key; another key first returns the credit of the open game', async () => {
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 8 }, () => open('golden-hilo', key)));
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await credits()).toEqual([0, 100_000]);
    const next = await open('golden-dragon');
    expect(next.data?.movedSatang).toBe(100_000);
    expect(await credits()).toEqual([0, 100_000]);
    const { rows } = await app.pool.query(
      `select status, count(*) as count from game_session where member_id = ${member.id} group by status order by status`,
    );
    expect(rows).toEqual([
      { status: 'closed', count: 1 },
      { status: 'open', count: 1 },
    ]);
  });

  it('is refused without credit, for an unknown game, and for one that the brand does not offer', async () => {
    const poor = await signUp(app);
    expect((await open('golden-hilo', randomUUID(), poor)).error?.code).toBe('CREDIT_INSUFFICIENT');
    expect((await open('no-such-game')).error?.code).toBe('GAME_UNAVAILABLE');
    const there = await signUp(app, { host: hostB });
    await giveTestCredit(app, there, 5000);
    expect((await open('golden-hilo', randomUUID(), there)).error?.code).toBe('GAME_UNAVAILABLE');
    expect((await open('golden-dragon', randomUUID(), there)).status).toBe(200);
    expect(await credits()).toEqual([100_000, 0]);
  });
});

describe('[RD-26, ME-22] the open game in a credit look-up', () => {
  it("shows the provider's balance in every session of the member until the credit is returned", async () => {
    expect(await openGameOf()).toBeNull();
    const { data } = await open();
    const left = await bet(data?.launchUrl ?? '', 50_000);
    const secondDevice = await signInOnSecondDevice(member);
    expect(await openGameOf(secondDevice)).toEqual({
      sessionId: data?.sessionId,
      gameCode: 'golden-hilo',
      gameName: 'ไฮโลทองคำ',
      openedAt: expect.any(String),
      takenSatang: 100_000,
      amountSatang: left,
      amountSource: 'provider',
      visitEnded: false,
    });
    expect((await cashOut(randomUUID(), secondDevice)).data?.creditSatang).toBe(left);
    expect(await openGameOf()).toBeNull();
  });

  it('shows the taken amount if the provider fails', async () => {
    await open();
    breaking = (call) => (call === 'readPlayerState' ? 'before' : undefined);
    expect(await openGameOf()).toMatchObject({
      amountSatang: 100_000,
      amountSource: 'taken',
      visitEnded: false,
    });
  });

  it('reports the end of the visit once the member has left every page of the game', async () => {
    const { data } = await open();
    await openGamePage(data?.launchUrl);
    const again = await resume(data?.sessionId ?? '');
    await openGamePage(again.data?.launchUrl);
    expect((await leave(data?.launchUrl)).headers.get('location')).toMatch(/\/auth\/games\/casino\/SG$/);
    expect(await openGameOf()).toMatchObject({ visitEnded: false });
    await leave(again.data?.launchUrl);
    expect(await openGameOf()).toMatchObject({ visitEnded: true, amountSatang: 100_000 });
    await resume(data?.sessionId ?? '');
    expect(await openGameOf()).toMatchObject({ visitEnded: false });
  });

  it('reports the end of the visit while a started return waits for the provider', async () => {
    await open();
    breaking = (call) => (call === 'withdrawAll' ? 'before' : undefined);
    expect((await cashOut()).status).toBe(502);
    expect(await openGameOf()).toMatchObject({ visitEnded: true, amountSource: 'taken' });
  });
});

describe('[ME-22] resuming an open game', () => {
  it('continues with its credit; no credit moves', async () => {
    const { data } = await open();
    const left = await bet(data?.launchUrl ?? '', 10_000);
    const { data: resumed } = await resume(data?.sessionId ?? '');
    expect(await (await openGamePage(resumed?.launchUrl)).json()).toMatchObject({ balanceSatang: left });
    expect(await bet(resumed?.launchUrl ?? '', 1000)).toBeGreaterThan(0);
    expect(await credits()).toEqual([0, 100_000]);
  });

  it("is refused after the credit was returned, and for another member's session", async () => {
    const { data } = await open();
    const otherMember = await signUp(app);
    expect((await resume(data?.sessionId ?? '', otherMember)).error?.code).toBe('GAME_NOT_OPEN');
    await cashOut();
    expect((await resume(data?.sessionId ?? '')).error?.code).toBe('GAME_NOT_OPEN');
    expect((await resume(randomUUID())).error?.code).toBe('GAME_NOT_OPEN');
  });

  it('completes an opening that was interrupted before the credit arrived', async () => {
    breaking = (call) => (call === 'deposit' || call === 'withdrawAll' ? 'before' : undefined);
    expect((await open()).status).toBe(502);
    await app.pool.query(
      `update game_session set status = 'moving_in', closed_by = null where member_id = ${member.id}`,
    );
    breaking = () => undefined;
    const there = await openGameOf();
    expect(there).toMatchObject({ amountSource: 'taken', visitEnded: false });
    const { data } = await resume(there?.sessionId ?? '');
    expect(await (await openGamePage(data?.launchUrl)).json()).toMatchObject({ balanceSatang: 100_000 });
  });

  it('at the same time as a return from another tab keeps the ledger correct', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { data } = await open();
      const [resumed, returned] = await Promise.all([
        resume(data?.sessionId ?? ''),
        cashOut(randomUUID(), member, data?.sessionId),
      ]);
      expect([200, 409]).toContain(resumed.status);
      expect(returned.data).toMatchObject({ movedSatang: 100_000, creditSatang: 100_000 });
      expect(await openGameOf()).toBeNull();
      expect(await credits()).toEqual([100_000, 0]);
    }
  });
});

describe('[ME-22] returning one session', () => {
  it('does not affect a game that was opened later', async () => {
    const { data: first } = await open();
    const { data: second } = await open('golden-dragon');
    expect((await cashOut(randomUUID(), member, first?.sessionId)).data).toEqual({
      movedSatang: 0,
      takenSatang: null,
      creditSatang: 0,
    });
    expect(await openGameOf()).toMatchObject({ sessionId: second?.sessionId });
    expect((await cashOut(randomUUID(), member, second?.sessionId)).data?.movedSatang).toBe(100_000);
  });
});

describe('a failing provider', () => {
  it('keeps the credit in the wallet if it fails before the credit moves', async () => {
    breaking = () => 'before';
    const { status, error } = await open();
    expect([status, error?.code]).toEqual([502, 'GAME_PROVIDER_UNAVAILABLE']);
    expect(await credits()).toEqual([100_000, 0]);
  });

  it.each(['before', 'after'] as const)(
    'that fails the deposit (%s it arrived) returns the credit',
    async (how) => {
      let failed = false;
      breaking = (call) => (call === 'deposit' && !failed ? ((failed = true), how) : undefined);
      const key = randomUUID();
      expect((await open('golden-hilo', key)).status).toBe(502);
      expect(await credits()).toEqual([100_000, 0]);
      expect((await open('golden-hilo', key)).data?.movedSatang).toBe(100_000);
      expect(await credits()).toEqual([0, 100_000]);
    },
  );

  it.each(['before', 'after'] as const)(
    'that fails the withdrawal (%s it arrived) loses no credit',
    async (how) => {
      await open();
      breaking = (call) => (call === 'withdrawAll' ? how : undefined);
      const key = randomUUID();
      expect((await cashOut(key)).error?.code).toBe('GAME_PROVIDER_UNAVAILABLE');
      expect(await credits()).toEqual([0, 100_000]);
      breaking = () => undefined;
      expect((await cashOut(key)).data).toMatchObject({ movedSatang: 100_000, creditSatang: 100_000 });
      expect(await credits()).toEqual([100_000, 0]);
    },
  );

  it('that fails at random never creates or loses a satang', { timeout: 900_000 }, async () => {
    const seed = runSeed();
    console.info(`provider faults: CHADA_SEED=${seed}`);
    for (let round = 0; round < sized(4, 100); round += 1) {
      const random = seededRandom(seed + round);
      const newMember = await signUp(app);
      await giveTestCredit(app, newMember, 77_700);
      breaking = () => (random.int(1, 100) <= 35 ? random.pick(['before', 'after'] as const) : undefined);
      const actions = Array.from(
        { length: 12 },
        () => () =>
          random.int(0, 1) ? open('golden-hilo', randomUUID(), newMember) : cashOut(randomUUID(), newMember),
      );
      for (let at = 0; at < actions.length; at += 3)
        await Promise.all(actions.slice(at, at + 3).map((action) => action()));
      breaking = () => undefined;
      await cashOut(randomUUID(), newMember);
      expect(await credits(newMember), `seed ${seed + round}`).toEqual([77_700, 0]);
    }
  });
});

describe('[AP-09, ME-20, ME-21] the lobby', () => {
  const list = (body: object, caller = member) =>
    app.call('game.list', { body: { gameType: 'slots', ...body } }, caller);

  it('lists a type page by page in one order, with each game once', async () => {
    const codes: string[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await list({ limit: 7, cursor });
      codes.push(...(data?.items.map(({ code }) => code) ?? []));
      expect(data?.total).toBe(19);
      cursor = data?.nextCursor ?? undefined;
    } while (cursor);
    expect(codes).toHaveLength(19);
    expect(new Set(codes).size).toBe(19);
  });

  it('lists the hot games of every category, and those of one provider', async () => {
    const { data: hot } = await list({ gameType: 'hot', limit: 100 });
    expect(hot?.items.every((game) => game.hot)).toBe(true);
    expect(new Set(hot?.items.map(({ category }) => category)).size).toBeGreaterThan(3);
    const { data: ofJK } = await list({ provider: 'JK', limit: 100 });
    expect(ofJK?.items.every(({ provider, category }) => provider === 'JK' && category === 'slots')).toBe(
      true,
    );
  });

  it.each([
    ['มังกร', ['golden-dragon']],
    ['เเมวกวัก', ['slots-jk-02']],
    ['%', []],
    ['_', []],
    ["' or 1=1", []],
  ])('finds a part of the name, with usual ways of typing Thai: %s', async (search, codes) => {
    const { data } = await list({ search, limit: 100 });
    expect(data?.items.map(({ code }) => code)).toEqual(codes);
  });

  it('lists the providers of a category, limited to what the brand offers', async () => {
    const { data } = await app.call('game.providers', { params: { gameCate: 'slots' } }, member);
    expect(data?.providers.map(({ provider }) => provider)).toEqual(['AC', 'JK', 'SG', 'XE']);
    expect(data?.providers.reduce((sum, { games }) => sum + games, 0)).toBe(19);
    const there = await signUp(app, { host: hostB });
    const other = await app.call('game.providers', { params: { gameCate: 'slots' } }, there);
    expect(other.data?.providers.map(({ provider }) => provider)).toEqual(['JK']);
    expect((await list({ gameType: 'casino' }, there)).data).toMatchObject({ items: [], total: 0 });
    expect(
      (await app.call('game.providers', { params: { gameCate: 'casino' } }, there)).data?.providers,
    ).toEqual([]);
  });
});
