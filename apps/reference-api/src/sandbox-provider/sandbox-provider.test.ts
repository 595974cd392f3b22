/** Tests the sandbox game provider over HTTP with the API's client. */
import { randomUUID } from 'node:crypto';
import { satang } from '@chada/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createPool } from '../database/connection.ts';
import { ProviderUnavailableError } from '../games/game-provider.ts';
import { HttpGameProvider } from '../games/http-game-provider.ts';
import { listen } from '../http/server/base-server.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { isAllowedReturn } from './operator-api.ts';
import {
  choicesOf,
  drawOutcome,
  gameKinds,
  kindOf,
  outcomesOf,
  payoutOf,
  publishedOdds,
} from './game-kinds.ts';
import { buildSandboxProvider } from './server.ts';

const apiKey = 'a key of this test';
const home = 'http://brand.localhost:5173/auth/games';
let test: TestDatabase;
let server: FastifyInstance;
let url: string;
let provider: HttpGameProvider;

beforeAll(async () => {
  test = await createTestDatabase();
  const pool = createPool({ url: test.url, schema: 'sandbox_provider' });
  server = await buildSandboxProvider({
    pool,
    apiKey,
    logLevel: 'silent',
    paceMs: 0,
    returnOrigins: ['https://brand.example'],
  });
  server.addHook('onClose', () => pool.end());
  url = await listen(server, 0);
  provider = new HttpGameProvider({ url, apiKey });
});
afterAll(async () => {
  await server.close();
  await test.drop();
});

const roundSchema = z.object({ drawn: z.array(z.int()), payoutSatang: z.int(), balanceSatang: z.int() });
const stateSchema = z.object({ balanceSatang: z.int(), rounds: z.array(roundSchema) });
const newPlayer = () => ({ id: randomUUID(), name: 'somsri88' });
async function playing(amount: number, game = 'hilo') {
  const player = newPlayer();
  if (amount > 0) await provider.deposit(player, satang(amount), randomUUID());
  const page = await provider.launch(player, game, home);
  const state = async () => stateSchema.parse(await (await fetch(`${page}/state`)).json());
  const bet = async (body: object) => {
    const response = await fetch(`${page}/bets`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const round = roundSchema.safeParse(await response.json()).data;
    return { status: response.status, round };
  };
  return { player, page, state, bet };
}
const aBet = (stakeSatang: number, choice = 'low') => ({ key: randomUUID(), choice, stakeSatang });

describe('credit', () => {
  it('moves in once per reference, and completely out once per reference', async () => {
    const player = newPlayer();
    const [into, home1, home2] = [randomUUID(), randomUUID(), randomUUID()];
    await Promise.all(Array.from({ length: 6 }, () => provider.deposit(player, satang(5000), into)));
    expect(await Promise.all(Array.from({ length: 6 }, () => provider.withdrawAll(player, home1)))).toEqual(
      Array(6).fill({ amountSatang: 5000, turnoverSatang: 0 }),
    );
    expect(await provider.withdrawAll(player, home2)).toEqual({ amountSatang: 0, turnoverSatang: 0 });
    await provider.deposit(player, satang(5000), into);
    expect((await provider.withdrawAll(player, randomUUID())).amountSatang).toBe(0);
  });

  it('is not moved under the reference of another transfer', async () => {
    const [firstPlayer, secondPlayer, reference] = [newPlayer(), newPlayer(), randomUUID()];
    await provider.deposit(firstPlayer, satang(5000), reference);
    await expect(provider.deposit(secondPlayer, satang(5000), reference)).rejects.toThrow(
      ProviderUnavailableError,
    );
    await expect(provider.deposit(firstPlayer, satang(5001), reference)).rejects.toThrow(
      ProviderUnavailableError,
    );
    await expect(provider.withdrawAll(firstPlayer, reference)).rejects.toThrow(ProviderUnavailableError);
  });

  it('is only moved with the key', async () => {
    await expect(
      new HttpGameProvider({ url, apiKey: 'other' }).withdrawAll(newPlayer(), randomUUID()),
    ).rejects.toThrow(/401/);
  });
});

describe('a bet', () => {
  it.each(gameKinds)('of %s is settled by the published rules, on the server', async (kind) => {
    const { bet, state } = await playing(100_000, kind);
    for (const choice of choicesOf(kind)) {
      const before = (await state()).balanceSatang;
      const { status, round } = await bet(aBet(1000, choice));
      expect(status).toBe(200);
      expect(round?.payoutSatang).toBe(payoutOf(kind, choice, 1000, round?.drawn ?? []));
      expect(round?.balanceSatang).toBe(before - 1000 + (round?.payoutSatang ?? 0));
    }
    expect((await state()).rounds).toHaveLength(choicesOf(kind).length);
  });

  it('is refused within five seconds of the one before, and its repetition is not', async () => {
    const pool = createPool({ url: test.url, schema: 'sandbox_provider' });
    const paced = await buildSandboxProvider({ pool, apiKey, logLevel: 'silent' });
    paced.addHook('onClose', () => pool.end());
    const pacedUrl = await listen(paced, 0);
    const { player } = await playing(100_000);
    const page = await new HttpGameProvider({ url: pacedUrl, apiKey }).launch(player, 'slots-jk-01', home);
    const send = (body: object) =>
      fetch(`${page}/bets`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const placedBet = aBet(1000, 'spin');
    expect((await send(placedBet)).status).toBe(200);
    const soon = await send(aBet(1000, 'spin'));
    expect(soon.status).toBe(429);
    expect(await soon.json()).toMatchObject({ code: 'BET_TOO_SOON', waitMs: expect.any(Number) });
    expect((await send(placedBet)).status).toBe(200);
    await paced.close();
  });

  it('with the same key, at once or later, is the same round and costs nothing more', async () => {
    const { bet, state } = await playing(100_000);
    const once = aBet(2000);
    const responses = await Promise.all(Array.from({ length: 10 }, () => bet(once)));
    for (const response of responses) expect(response).toEqual(responses[0]);
    expect(await bet(once)).toEqual(responses[0]);
    expect((await state()).rounds).toHaveLength(1);
  });

  it('never spends the same credit twice, however many are made at once', async () => {
    const { bet, state } = await playing(1000);
    const responses = await Promise.all(Array.from({ length: 12 }, () => bet(aBet(1000, 'middle'))));
    const played = responses.filter((response) => response.status === 200);
    const paid = played.reduce((sum, response) => sum + (response.round?.payoutSatang ?? 0) - 1000, 1000);
    expect(played.length).toBeGreaterThan(0);
    expect((await state()).balanceSatang).toBe(paid);
    expect(paid).toBeGreaterThanOrEqual(0);
  });

  it.each([0, -100, 50, 150, 500_100, 1e21, '1000', null])(
    'of a stake %j is refused',
    async (stakeSatang) => {
      const { bet, state } = await playing(1_000_000);
      expect((await bet({ key: randomUUID(), choice: 'low', stakeSatang })).status).toBe(422);
      expect((await bet({ key: randomUUID(), choice: '__proto__', stakeSatang: 1000 })).status).toBe(422);
      expect((await state()).balanceSatang).toBe(1_000_000);
    },
  );

  it("can't be made with an invalid visit token", async () => {
    const { page } = await playing(0);
    expect((await fetch(`${page.slice(0, -3)}abc/state`)).status).toBe(404);
  });
});

describe('the game', () => {
  it.each([
    ['slots-jk-02', 'slots'],
    ['golden-dragon', 'slots'],
    ['naga-king', 'slots'],
    ['casino-sg-03', 'hilo'],
    ['golden-hilo', 'hilo'],
    ['night-baccarat', 'card'],
    ['fishing-ac-01', 'fishing'],
    ['card-ac-01', 'card'],
    ['lotto-jk-01', 'lotto'],
    ['sport-xe-01', 'sport'],
    ['constructor', 'hilo'],
  ] as const)('behind %s is %s', (code, kind) => expect(kindOf(code)).toBe(kind));

  it.each(gameKinds)('%s publishes correct odds, and returns the same share for each choice', (kind) => {
    const odds = publishedOdds(kind);
    const outcomes = outcomesOf(kind);
    for (const choice of choicesOf(kind)) {
      const own = odds.filter((entry) => entry.choice === choice);
      for (const item of own) expect(item.returnPercent).toBeCloseTo(96);
      const paid = outcomes.reduce((sum, drawn) => sum + payoutOf(kind, choice, 100, drawn), 0);
      expect(paid / outcomes.length).toBeCloseTo(96);
      const chance = own.reduce((sum, outcome) => sum + outcome.chancePercent, 0);
      const winning = outcomes.filter((drawn) => payoutOf(kind, choice, 100, drawn) > 0).length;
      expect(chance).toBeCloseTo((winning * 100) / outcomes.length);
    }
  });

  it('covers every throw of the dice and every pair of cards by exactly one choice', () => {
    for (const kind of ['hilo', 'card'] as const)
      expect(publishedOdds(kind).reduce((sum, entry) => sum + entry.chancePercent, 0)).toBeCloseTo(100);
  });

  it('draws every value about equally often, on each reel', () => {
    const counts = [1, 2, 3].map(() => new Map<number, number>());
    for (let turn = 0; turn < 20_000; turn += 1)
      drawOutcome('slots').forEach((value, reel) =>
        counts[reel]?.set(value, (counts[reel].get(value) ?? 0) + 1),
      );
    for (const reel of counts) {
      expect([...reel.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
      for (const count of reel.values()) expect(Math.abs(count - 20_000 / 6)).toBeLessThan(300);
    }
  });

  it.each(gameKinds)(
    '%s pays satang without fractions for every accepted stake, and never its stake only',
    (kind) => {
      for (const choice of choicesOf(kind))
        for (const drawn of outcomesOf(kind))
          for (const stake of [100, 1300, 499_900]) {
            const payout = payoutOf(kind, choice, stake, drawn);
            expect(Number.isInteger(payout)).toBe(true);
            expect(payout === 0 || payout > stake).toBe(true);
          }
    },
  );

  it.each(gameKinds)(
    '%s has a page with its own title and a text for each choice and prize',
    async (kind) => {
      const { page } = await playing(0, kind);
      const text = await (await fetch(page)).text();
      expect(text).toContain(`data-kind="${kind}"`);
      expect(text).not.toMatch(/\{\{|undefined/);
      const data: unknown = JSON.parse(/id="texts">([^<]*)</.exec(text)?.[1] ?? 'null');
      const { choices, prizes } = z
        .object({
          choices: z.record(z.string(), z.object({ name: z.string(), detail: z.string() })),
          prizes: z.optional(z.record(z.string(), z.string())),
        })
        .parse(data);
      expect(Object.keys(choices)).toEqual(choicesOf(kind));
      const named = publishedOdds(kind).map(({ prize }) => prize);
      expect(
        prizes === undefined ? named.filter((candidate) => candidate !== 'win') : Object.keys(prizes),
      ).toEqual(prizes === undefined ? [] : named);
    },
  );

  it('has a page that links back to the site without scripts, until the visit is over', async () => {
    const { page } = await playing(0);
    const linkOf = (html: string) => /<a class="back"([^>]*)>/.exec(html)?.[1]?.trim();
    const link = linkOf(await (await fetch(page)).text());
    expect(link).toBe(`href="${new URL(page).pathname.split('/').pop() ?? ''}/leave"`);
    const left = await fetch(new URL(/"(.+)"/.exec(link ?? '')?.[1] ?? '', page), { redirect: 'manual' });
    expect([left.status, left.headers.get('location')]).toEqual([302, home]);
    expect(linkOf(await (await fetch(page)).text())).toBe('hidden');
  });

  it('has a page that reports no earlier results only after it loads them', async () => {
    const { page } = await playing(0);
    expect(await (await fetch(page)).text()).toMatch(/<p id="no-trail" [^>]*hidden>/);
  });

  it('has a page that loads nothing from other hosts and runs no inline script', async () => {
    const { page } = await playing(0);
    const response = await fetch(page);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await response.text()).not.toMatch(
      /<script(?![^>]*(src=|type="application\/json"))|\son\w+=|style="/,
    );
  });

  it.each(['live', 'standings', 'films/lantern', 'films/boat', 'films/cat', 'films/kite'])(
    '%s may only be framed by sites of the operator, and runs no inline script',
    async (name) => {
      const page = await fetch(`${url}/${name}?theme=dark`);
      const policy = page.headers.get('content-security-policy');
      expect(policy).toMatch(
        /frame-ancestors http:\/\/localhost:\* http:\/\/\*\.localhost:\* http:\/\/127\.0\.0\.1:\* https:\/\/brand\.example$/,
      );
      for (const part of ['script', 'style', 'connect'])
        expect(policy).toContain(`${part}-src 'self' ${new URL(url).origin};`);
      expect(page.headers.get('x-frame-options')).toBeNull();
      expect(await page.text()).not.toMatch(
        /<script(?![^>]*(src=|type="application\/json"))|\son\w+=|style="/,
      );
    },
  );

  it('gives the scores the colour scheme of the surrounding page, including the scrollbar', async () => {
    const styles = await (await fetch(`${url}/assets/league.css`)).text();
    expect(styles).toMatch(/html \{[^}]*color-scheme: light/);
    expect(styles).toMatch(/html\[data-theme='dark'\] \{[^}]*color-scheme: dark/);
  });

  it('lets pages without an origin, such as films, load the font', async () => {
    const font = await fetch(`${url}/fonts/sarabun-thai-400-normal.woff2`, { headers: { origin: 'null' } });
    expect([font.status, font.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  });

  it('can not be shown in a frame', async () => {
    const { page } = await playing(0);
    const response = await fetch(page);
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it.each([
    ['http://brand.localhost:5173/x', true],
    ['http://127.0.0.1:4000/', true],
    ['https://brand.example/auth', true],
    ['https://brand.example.evil.test/', false],
    ['https://localhost.evil.test/', false],
    ['http://localhost@evil.test/', false],
    ['https://evil.test/?http://localhost', false],
  ])('links back to %s: %s', (address, allowed) =>
    expect(isAllowedReturn(address, ['https://brand.example'])).toBe(allowed),
  );
});

describe('a frame without an origin', () => {
  it.each([
    '/chat/widget.js',
    '/chat/widget.css',
    '/chat/texts.th.json',
    '/fonts/sarabun.css',
    '/fonts/sarabun-thai-400-normal.woff2',
  ])('[CH-01] loads %s without a session', async (path) => {
    const response = await fetch(url + path, { headers: { origin: 'null' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });
});
