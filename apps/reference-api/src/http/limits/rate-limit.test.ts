import { randomUUID } from 'node:crypto';
import { operationList, operations, type OperationId } from '@chada/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from '../../server.ts';
import { runSeed, sized } from '../../../test/support/seeded-random.ts';
import { startTestApp, hostA, type TestApp } from '../../../test/support/test-app.ts';
import {
  giveTestCredit,
  newAddress,
  newPhone,
  signUp,
  type TestMember,
} from '../../../test/support/test-members.ts';
import { countActions } from './rate-limit.ts';
import { rateRules, type RateRule } from './rate-rules.ts';
import { listen } from '../server/base-server.ts';

const SCALE = 0.1;
const scaled = ({ max }: RateRule) => max * SCALE;
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

function advanceTime(seconds: number): void {
  now += seconds * 1000;
  app.setTime(new Date(now));
}

let turn = 0;
interface RequestOrigin {
  readonly address: string;
  readonly member?: TestMember | undefined;
  readonly key?: string;
  readonly body?: string;
}
async function request(id: OperationId, { address, member, key = randomUUID(), body = '{}' }: RequestOrigin) {
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
  return rules
    .filter(({ isOfAllBrands }) => isOfAllBrands !== true)
    .map((rule) => ({ id: operation.id, auth: operation.auth, rule, rules }));
});

const seed = runSeed();
console.info(`rate rules: CHADA_SEED=${seed}`);
const share = sized(3, 1);

describe('each rule (a third of them without CHADA_FULL=1)', () => {
  it.each(
    limited
      .filter((_, index) => (index + seed) % share === 0)
      .map(
        (item) =>
          [`${item.id}, ${item.rule.max} in ${item.rule.seconds} s by ${item.rule.by}`, item] as const,
      ),
  )(
    '%s: allows its number, refuses the next with a waiting time, and does not affect other members',
    async (_, { id, auth, rule, rules }) => {
      const [member, address] = [auth === 'member' ? await signUp(app) : undefined, newAddress()];
      const from = async (): Promise<RequestOrigin> =>
        rule.by === 'account'
          ? { member, address: newAddress() }
          : { address, member: auth === 'member' ? await signUp(app) : undefined };
      const shorter = rules.find((rateRule) => rateRule.by === rule.by && rateRule.seconds < rule.seconds);
      const statuses: number[] = [];
      for (let count = 1; count <= scaled(rule); count += 1) {
        statuses.push((await request(id, await from())).status);
        if (shorter && count % scaled(shorter) === 0) advanceTime(shorter.seconds);
      }
      expect(statuses).toHaveLength(scaled(rule));
      expect(statuses).not.toContain(429);
      const refused = await request(id, await from());
      expect([refused.status, JSON.parse(refused.text)]).toMatchObject([
        429,
        { code: 'RATE_LIMITED', message: expect.stringMatching(/กรุณารอสักครู่/) },
      ]);
      expect(refused.wait).toBeGreaterThan(0);
      expect(refused.wait).toBeLessThanOrEqual(rule.seconds);
      const other = { address: newAddress(), member: auth === 'member' ? await signUp(app) : undefined };
      expect((await request(id, other)).status).not.toBe(429);
      advanceTime(refused.wait);
      expect((await request(id, await from())).status).not.toBe(429);
    },
  );

  it('limits money operations by member, and never limits logging out', () => {
    const rulesOf = (id: OperationId) => (rateRules[id] ?? []).map(({ by }) => by);
    for (const { id, auth, idempotent, params, body } of operationList) {
      if (idempotent) expect(rulesOf(id), id).toContain('account');
      if (auth === 'public' && (params || body)) expect(rulesOf(id), id).toContain('address');
    }
    expect(rulesOf('session.logout')).toEqual([]);
    expect(rulesOf('slip.verify')).toEqual(['account', 'address']);
    expect(rulesOf('user.changePassword')).toEqual(['account', 'address']);
  });

  it('never limits withdrawals, breaks and changes of consents by address', () => {
    const never = /^withdraw\.|\.withdraw$|cashOut|transferToBank|^protection\.|^consent\./;
    for (const { id, auth } of operationList) {
      const limitedBy = (rateRules[id] ?? []).map(({ by }) => by);
      if (auth === 'member' && never.test(id)) expect(limitedBy, id).not.toContain('address');
    }
    for (const id of [
      'consent.change',
      'protection.prepareExclusion',
      'protection.confirmExclusion',
    ] as const)
      expect(rateRules[id]?.map(({ by }) => by) ?? [], id).toContain('account');
  });
});

describe('a limit', () => {
  const rule: RateRule = { by: 'address', max: 240, seconds: 60 };
  const check = async (address: string) => request('register.checkPhone', { address });

  it('does not allow a second burst at the start of a minute', async () => {
    const address = newAddress();
    advanceTime(60 - ((now / 1000) % 60) + 59);
    for (let count = 0; count < scaled(rule); count += 1) expect((await check(address)).status).toBe(200);
    advanceTime(2);
    const { status, wait } = await check(address);
    expect([status, wait]).toEqual([429, 58]);
    advanceTime(57);
    expect((await check(address)).status).toBe(429);
    advanceTime(1);
    expect((await check(address)).status).toBe(200);
  });

  it('counts forty simultaneous requests at two servers together', async () => {
    const address = newAddress();
    const responses = await Promise.all(Array.from({ length: 40 }, () => check(address)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(scaled(rule));
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(40 - scaled(rule));
  });

  it('of one brand does not count at another', async () => {
    const address = newAddress();
    for (let count = 0; count < 25; count += 1) await check(address);
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

  it('of all brands counts the requests to all brands', async () => {
    const address = newAddress();
    const changes = (clientId: string, from = address) =>
      countActions(app.db, [
        {
          name: 'register.requestPhoneCode',
          clientId,
          account: undefined,
          address: from,
          rules: rateRules['register.requestPhoneCode'] ?? [],
          now: new Date(now),
          scale: SCALE,
        },
      ]);
    for (let brand = 0; brand < 5; brand += 1)
      for (let count = 0; count < 3; count += 1) await changes(`brand-${brand}`);
    await expect(changes('brand-5')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(changes('brand-5', newAddress())).resolves.toBeUndefined();
  });

  it('never blocks a repeated request or signing out', async () => {
    const member = await signUp(app);
    await giveTestCredit(app, member, 100_000);
    const [key, address, body] = [randomUUID(), newAddress(), JSON.stringify({ amount: 10_000 })];
    const first = await request('withdraw.create', { address, member, key, body });
    expect(first.status).toBe(200);
    for (let count = 0; count < 20; count += 1) {
      expect((await request('withdraw.create', { address, member, key, body })).text).toBe(first.text);
    }
    for (let count = 0; count < 40; count += 1) {
      const stranger = { ...member, token: randomUUID() };
      expect((await request('session.logout', { address, member: stranger })).status).toBe(401);
    }
    expect((await request('session.logout', { address, member })).status).toBe(200);
  });
});

describe('a scale', () => {
  it('of two doubles the hourly limits', async () => {
    const hourly: RateRule = { by: 'address', max: 200, seconds: 3600 };
    const [at, max] = [START + 10 * 3_600_000, hourly.max * 2];
    const action = {
      name: 'scale',
      clientId: 'brand-a',
      account: undefined,
      address: newAddress(),
      rules: [hourly],
      now: new Date(at),
      scale: 2,
    };
    for (let count = 0; count < max; count += 20)
      await Promise.all(Array.from({ length: 20 }, () => countActions(app.db, [action])));
    await expect(countActions(app.db, [action])).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    const later = { ...action, now: new Date(at + 3_600_000) };
    await expect(countActions(app.db, [later])).resolves.toBeUndefined();
  });

  it('of any size allows almost exactly its number within a time span', async () => {
    const [max, span, perMs] = [1200, 300, 4];
    const { rows } = await app.pool.query<{ at: number; wait: number }>(
      `select at, count_hit('any size', at, $1, $2)::integer as wait
       from (select (1000000 + i / $3)::integer as at from generate_series(0, 2399) as i) as hits`,
      [span, max, perMs],
    );
    const passed = rows.filter(({ wait }) => wait === 0).map(({ at }) => at);
    const within = passed.map((from) => passed.filter((at) => at >= from && at < from + span).length);
    expect(Math.max(...within)).toBeLessThanOrEqual(max);
    expect(passed.filter((at) => at < 1_000_300)).toHaveLength(max);
    expect(passed.length).toBeGreaterThan(1.9 * max);
    const [row] = (await app.pool.query("select hits from rate_window where bucket = 'any size'")).rows;
    expect(row.hits.length).toBeLessThanOrEqual(1000);
  });
});
