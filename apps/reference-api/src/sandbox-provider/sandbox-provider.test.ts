/**
 * Tests the sandbox provider over HTTP with the API's interface. To see these tests fail: play without the player's lock,
 * look for the earlier round after drawing, or accept any return address.
 */
import { randomUUID } from 'node:crypto';
import { satang } from '@chada/domain';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createPool } from '../database/connection.ts';
import { ProviderUnavailable } from '../games/game-provider.ts';
import { HttpGameProvider } from '../games/http-game-provider.ts';
import { listen } from '../http/server/base-server.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { isAllowedReturn } from './operator-api.ts';
import { choices, payoutOf, publishedOdds, throwDice, type Choice } from './rules.ts';
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

const roundSchema = z.object({ dice: z.array(z.int()), payoutSatang: z.int(), balanceSatang: z.int() });
const stateSchema = z.object({ balanceSatang: z.int(), rounds: z.array(roundSchema) });
const player = () => ({ id: randomUUID(), name: 'somsri88' });
async function playing(amount: number) {
  const who = player();
  if (amount > 0) await provider.deposit(who, satang(amount), randomUUID());
  const page = await provider.launch(who, 'hilo', home);
  const state = async () => stateSchema.parse(await (await fetch(`${page}/state`)).json());
  const bet = async (body: object) => {
    const answer = await fetch(`${page}/bets`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const round = roundSchema.safeParse(await answer.json()).data;
    return { status: answer.status, round };
  };
  return { who, page, state, bet };
}
const aBet = (stakeSatang: number, choice: Choice = 'low') => ({ key: randomUUID(), choice, stakeSatang });

describe('credit', () => {
  it('moves in once per reference, and completely out once per reference', async () => {
    const who = player();
    const [into, home1, home2] = [randomUUID(), randomUUID(), randomUUID()];
    await Promise.all(Array.from({ length: 6 }, () => provider.deposit(who, satang(5000), into)));
    expect(await Promise.all(Array.from({ length: 6 }, () => provider.withdrawAll(who, home1)))).toEqual(
      Array(6).fill({ amountSatang: 5000, turnoverSatang: 0 }),
    );
    expect(await provider.withdrawAll(who, home2)).toEqual({ amountSatang: 0, turnoverSatang: 0 });
    // A late repetition of the deposit must not have an effect.
    await provider.deposit(who, satang(5000), into);
    expect((await provider.withdrawAll(who, randomUUID())).amountSatang).toBe(0);
  });

  it('is not moved under the reference of another transfer', async () => {
    const [one, two, reference] = [player(), player(), randomUUID()];
    await provider.deposit(one, satang(5000), reference);
    await expect(provider.deposit(two, satang(5000), reference)).rejects.toThrow(ProviderUnavailable);
    await expect(provider.deposit(one, satang(5001), reference)).rejects.toThrow(ProviderUnavailable);
    await expect(provider.withdrawAll(one, reference)).rejects.toThrow(ProviderUnavailable);
  });

  it('is only moved with the key', async () => {
    await expect(
      new HttpGameProvider({ url, apiKey: 'other' }).withdrawAll(player(), randomUUID()),
    ).rejects.toThrow(/401/);
  });
});

describe('a bet', () => {
  it('is settled by the published rules, on the server', async () => {
    const { bet, state } = await playing(100_000);
    for (const choice of ['low', 'middle', 'high'] as const) {
      const before = (await state()).balanceSatang;
      const { status, round } = await bet(aBet(1000, choice));
      expect(status).toBe(200);
      expect(round?.payoutSatang).toBe(payoutOf(choice, 1000, round?.dice ?? []));
      expect(round?.balanceSatang).toBe(before - 1000 + (round?.payoutSatang ?? 0));
    }
    expect((await state()).rounds).toHaveLength(3);
  });

  it('with the same key, at once or later, is the same round and costs nothing more', async () => {
    const { bet, state } = await playing(100_000);
    const once = aBet(2000);
    const answers = await Promise.all(Array.from({ length: 10 }, () => bet(once)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await bet(once)).toEqual(answers[0]);
    expect((await state()).rounds).toHaveLength(1);
  });

  it('never spends the same credit twice, however many are made at once', async () => {
    const { bet, state } = await playing(1000);
    const answers = await Promise.all(Array.from({ length: 12 }, () => bet(aBet(1000, 'middle'))));
    const played = answers.filter((answer) => answer.status === 200);
    const paid = played.reduce((sum, answer) => sum + (answer.round?.payoutSatang ?? 0) - 1000, 1000);
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
  it('publishes correct odds, and returns the same share for each choice', () => {
    const odds = publishedOdds();
    expect(odds.reduce((sum, one) => sum + one.chancePercent, 0)).toBeCloseTo(100);
    for (const one of odds) expect(one.returnPercent).toBeCloseTo(96);
  });

  it('throws every face about equally often', () => {
    const counts = new Map<number, number>();
    for (let turn = 0; turn < 20_000; turn += 1)
      for (const die of throwDice()) counts.set(die, (counts.get(die) ?? 0) + 1);
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    // Each number is expected ten thousand times; five hundred is more than five standard deviations.
    for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('pays satang without fractions for every accepted stake', () => {
    for (const choice of ['low', 'middle', 'high'] as const)
      for (const stake of [100, 1300, 499_900])
        expect(Number.isInteger(payoutOf(choice, stake, [choices[choice].from - 2, 1, 1]))).toBe(true);
  });

  it('has a page that loads nothing from other hosts and runs no inline script', async () => {
    const { page } = await playing(0);
    const answer = await fetch(page);
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await answer.text()).not.toMatch(
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
      expect(policy).toContain("script-src 'self'");
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
    const answer = await fetch(page);
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
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
    const answer = await fetch(url + path, { headers: { origin: 'null' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });
});
