/**
 * Limits over HTTP, by two servers on one database, with the clock moved by hand. The table is made from the rules. To see
 * these fail: count by fixed spans in 0014-rate-window.sql (`hit >= at_ms - at_ms % span_ms`); leave
 * `request_hash is null` out of authenticate.ts; count a guess after the look; set `trustProxy: true`; or take `networkOf` out of rate-limit.ts.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { operationList, operations, type OperationId } from '@chada/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from '../server.ts';
import { startTestApp, hostA, type TestApp } from '../testing/test-app.ts';
import { give, newPhone, PASSWORD, signIn, signUp, type TestMember } from '../testing/test-members.ts';
import { networkOf } from './network-address.ts';
import { rateRules, wrongPasswordRules, type RateRule } from './rate-rules.ts';
import { listen } from './server-base.ts';

/** Divides every rule without a rest. */
const SCALE = 0.1;
const scaled = ({ most }: RateRule) => most * SCALE;
const START = Date.parse('2026-11-20T03:00:00.000Z');

let app: TestApp;
let second: FastifyInstance;
let urls: readonly string[];
let now = START;
beforeAll(async () => {
  app = await startTestApp({ rateLimitScale: SCALE });
  second = await buildServer(app.deps, { logLevel: 'silent' });
  urls = [app.url, await listen(second, 0)];
});
afterAll(async () => {
  await second.close();
  await app.close();
});

function pass(seconds: number): void {
  now += seconds * 1000;
  app.setTime(new Date(now));
}

const newAddress = () => `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(1, 255)}`;

let turn = 0;
interface From {
  readonly address: string;
  readonly member?: TestMember | undefined;
  readonly key?: string;
  readonly body?: string;
}
/** Asks an operation at the servers by turns, with an empty body: a limit counts what is refused for its input too. */
async function ask(id: OperationId, { address, member, key = randomUUID(), body = '{}' }: From) {
  const { method, path } = operations[id];
  turn += 1;
  const own = member ? { uuid: member.uuid, username: member.username } : {};
  const filled = path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => new Map(Object.entries(own)).get(name) ?? '0812345678',
  );
  const response = await fetch(`${urls[turn % 2]}${filled}`, {
    method,
    headers: {
      hostname: hostA,
      'x-forwarded-for': address,
      'idempotency-key': key,
      ...(member && { authorization: `Bearer ${member.token}` }),
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { body }),
  });
  return {
    status: response.status,
    wait: Number(response.headers.get('retry-after') ?? Number.NaN),
    text: await response.text(),
  };
}

const limited = Object.entries(rateRules).flatMap(([name, rules]) => {
  const operation = operationList.find(({ id }) => id === name);
  if (!operation) throw new Error(`${name} is no operation`);
  return rules.map((rule) => ({ id: operation.id, auth: operation.auth, rule, rules }));
});

describe('each rule', () => {
  it.each(
    limited.map(
      (one) => [`${one.id}, ${one.rule.most} in ${one.rule.seconds} s by ${one.rule.by}`, one] as const,
    ),
  )(
    '%s: so many pass, the next is told how long to wait, others are not in its way',
    async (_, { id, auth, rule, rules }) => {
      // By account one member comes from ever new addresses, by address ever new members from one.
      const [member, address] = [auth === 'member' ? await signUp(app) : undefined, newAddress()];
      const from = async (): Promise<From> =>
        rule.by === 'account'
          ? { member, address: newAddress() }
          : { address, member: auth === 'member' ? await signUp(app) : undefined };
      const shorter = rules.find((one) => one.by === rule.by && one.seconds < rule.seconds);
      const statuses: number[] = [];
      for (let count = 1; count <= scaled(rule); count += 1) {
        statuses.push((await ask(id, await from())).status);
        if (shorter && count % scaled(shorter) === 0) pass(shorter.seconds);
      }
      expect(statuses).toHaveLength(scaled(rule));
      expect(statuses).not.toContain(429);
      const refused = await ask(id, await from());
      expect([refused.status, JSON.parse(refused.text)]).toMatchObject([
        429,
        { code: 'RATE_LIMITED', message: expect.stringMatching(/กรุณารอสักครู่/) },
      ]);
      expect(refused.wait).toBeGreaterThan(0);
      expect(refused.wait).toBeLessThanOrEqual(rule.seconds);
      const other = { address: newAddress(), member: auth === 'member' ? await signUp(app) : undefined };
      expect((await ask(id, other)).status).not.toBe(429);
      pass(refused.wait);
      expect((await ask(id, await from())).status).not.toBe(429);
    },
  );

  it('stands where the specification lets members be counted or money moves, and nowhere in the way home', () => {
    const rulesOf = (id: OperationId) => (rateRules[id] ?? []).map(({ by }) => by);
    for (const { id, auth, idempotent, params, body } of operationList) {
      if (idempotent) expect(rulesOf(id), id).toContain('account');
      if (auth === 'public' && (params || body)) expect(rulesOf(id), id).toContain('address');
      if (/^withdraw\.|\.withdraw$|cashOut|transferToBank/.test(id))
        expect(rulesOf(id), id).not.toContain('address');
    }
    expect(rulesOf('session.logout')).toEqual([]);
    expect(rulesOf('slip.verify')).toEqual(['account', 'address']);
    expect(rulesOf('user.changePassword')).toEqual(['account', 'address']);
  });
});

describe('a limit', () => {
  const rule: RateRule = { by: 'address', most: 60, seconds: 60 };
  const check = async (address: string) => ask('register.checkPhone', { address });

  it('lets no second burst through at the edge of a minute', async () => {
    const address = newAddress();
    pass(60 - ((now / 1000) % 60) + 59);
    for (let count = 0; count < scaled(rule); count += 1) expect((await check(address)).status).toBe(200);
    pass(2);
    const { status, wait } = await check(address);
    expect([status, wait]).toEqual([429, 58]);
    pass(57);
    expect((await check(address)).status).toBe(429);
    pass(1);
    expect((await check(address)).status).toBe(200);
  });

  it('holds for forty at once at two servers', async () => {
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: 40 }, () => check(address)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(scaled(rule));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40 - scaled(rule));
  });

  it('of one brand does not count at another', async () => {
    const address = newAddress();
    for (let count = 0; count < 7; count += 1) await check(address);
    expect((await check(address)).status).toBe(429);
    const value = newPhone();
    const headers = { 'x-forwarded-for': address };
    const there = await app.call(
      'register.checkPhone',
      { params: { value } },
      { host: 'brand-b.localhost', headers },
    );
    expect(there.status).toBe(200);
  });

  it('never keeps a lost answer from being asked again, nor anybody from signing out', async () => {
    const member = await signUp(app);
    await give(app, member, 100_000);
    const [key, address, body] = [randomUUID(), newAddress(), JSON.stringify({ amount: 10_000 })];
    const first = await ask('withdraw.create', { address, member, key, body });
    expect(first.status).toBe(200);
    for (let count = 0; count < 20; count += 1) {
      expect((await ask('withdraw.create', { address, member, key, body })).text).toBe(first.text);
    }
    for (let count = 0; count < 40; count += 1) {
      const who = { ...member, token: randomUUID() };
      expect((await ask('session.logout', { address, member: who })).status).toBe(401);
    }
    expect((await ask('session.logout', { address, member })).status).toBe(200);
  });
});

describe('guessing', () => {
  it('all at once is no more than one by one, and does not lock the member out elsewhere', async () => {
    const scale = 0.2;
    const [atOne, atAll] = wrongPasswordRules.map(({ most }) => most * scale);
    const strict = await startTestApp({ rateLimitScale: scale });
    try {
      const { username } = await signUp(strict);
      const guess = (address: string, password = 'a guess') =>
        strict.call(
          'session.login',
          { body: { username, password } },
          { headers: { 'x-forwarded-for': address } },
        );
      const guesses = await Promise.all(Array.from({ length: 30 }, () => guess('203.0.113.1')));
      expect(guesses.filter(({ status }) => status === 401)).toHaveLength(atOne ?? 0);
      expect(guesses.filter(({ status }) => status === 429)).toHaveLength(30 - (atOne ?? 0));
      // The right one too is told nothing where there were too many wrong ones.
      strict.setTime(new Date(START + 61_000));
      expect((await guess('203.0.113.1', PASSWORD)).status).toBe(429);
      // The member, at home, comes in as ever: what is right is no guess.
      for (let count = 0; count < 5; count += 1) expect(await signIn(strict, username)).toBeTruthy();
      // From many addresses it ends as well.
      let wrong = atOne ?? 0;
      for (let from = 2; from < 100; from += 1) {
        if ((await guess(`203.0.113.${from}`)).status === 429) break;
        wrong += 1;
      }
      expect(wrong).toBe(atAll);
    } finally {
      await strict.close();
    }
  });
});

describe('the address', () => {
  /** As if the connection came from there: nothing of a request can set it. */
  const from = (remoteAddress: string, forwarded?: string) =>
    second.inject({
      url: `/api/user/checkPhone/${newPhone()}`,
      remoteAddress,
      headers: { hostname: hostA, ...(forwarded && { 'x-forwarded-for': forwarded }) },
    });
  const statuses = async (asks: readonly Promise<{ statusCode: number }>[]) => {
    const all = await Promise.all(asks);
    return all.map(({ statusCode }) => statusCode).filter((status) => status === 200).length;
  };

  it('is the connection’s, whatever a stranger says in X-Forwarded-For', async () => {
    const asks = Array.from({ length: 20 }, () => from('203.0.113.50', newAddress()));
    expect(await statuses(asks)).toBe(6);
  });

  it('is what a proxy on this machine says last, and not what its client put before', async () => {
    const asks = Array.from({ length: 20 }, () => from('127.0.0.1', `${newAddress()}, 203.0.113.51`));
    expect(await statuses(asks)).toBe(6);
    expect((await from('::1', '203.0.113.52')).statusCode).toBe(200);
  });

  it('of IPv6 is the network, in which everybody has addresses without end', async () => {
    const asks = Array.from({ length: 20 }, (_, count) => from(`2001:db8:7:8:${count}::${count + 1}`));
    expect(await statuses(asks)).toBe(6);
    expect((await from('2001:db8:7:9::1')).statusCode).toBe(200);
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0DB8:0:0:ffff::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['not an address', 'not an address'],
  ])('%s is counted as %s', (address, network) => expect(networkOf(address)).toBe(network));
});
