import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../../ledger/check-ledger.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { creditOf, giveTestCredit, signUp, type TestMember } from '../../../test/support/test-members.ts';
import { ApiError } from '../errors/api-error.ts';
import {
  requestHash,
  runIdempotentSteps,
  type IdempotentRequest,
  type ResponseSerializer,
} from './run-idempotent.ts';

const CLOSED_GAME = 'golden-hilo';

let app: TestApp;
let faulty = false;
beforeAll(async () => {
  app = await startTestApp({
    around: ({ houseAccounts }) => ({
      houseAccounts: (clientId) =>
        faulty ? Promise.reject(new Error('a fault of this test')) : houseAccounts(clientId),
    }),
  });
});
afterAll(async () => {
  expect((await checkLedger(app.db)).ok).toBe(true);
  await app.close();
});

async function rich(): Promise<TestMember> {
  const member = await signUp(app);
  await giveTestCredit(app, member, 100_000);
  return member;
}
const withdraw = (member: TestMember, amount: number, key: string | null) =>
  app.call('withdraw.create', { params: { uuid: member.uuid }, body: { amount } }, { ...member, key });

describe('the same key', () => {
  it('stores a refusal and returns it even if the request would succeed now', async () => {
    const [member, key] = [await rich(), randomUUID()];
    const refused = await withdraw(member, 150_000, key);
    expect([refused.status, refused.error?.code]).toEqual([409, 'WITHDRAW_ABOVE_CREDIT']);
    await giveTestCredit(app, member, 100_000);
    const again = await withdraw(member, 150_000, key);
    expect([again.status, again.text]).toEqual([409, refused.text]);
    expect((await withdraw(member, 150_000, randomUUID())).status).toBe(200);
  });

  it('does not store a fault, so the repeated request succeeds', async () => {
    const [member, key] = [await rich(), randomUUID()];
    faulty = true;
    const failed = await withdraw(member, 20_000, key);
    faulty = false;
    expect([failed.status, failed.error?.code]).toEqual([500, 'INTERNAL']);
    expect(await creditOf(app, member)).toBe(100_000);
    expect((await withdraw(member, 20_000, key)).status).toBe(200);
    expect(await creditOf(app, member)).toBe(80_000);
  });

  it('returns the stored response even if the server could not run the request now', async () => {
    const [member, key] = [await rich(), randomUUID()];
    const taken = await withdraw(member, 20_000, key);
    faulty = true;
    const again = await withdraw(member, 20_000, key);
    faulty = false;
    expect([again.status, again.text]).toEqual([200, taken.text]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  it('does not store a response whose transaction fails before the commit', async () => {
    const [member, key] = [await rich(), randomUUID()];
    await sql`alter table withdrawal add constraint a_fault check (amount <> 23456)`.execute(app.db);
    const failed = await withdraw(member, 23_456, key);
    await sql`alter table withdrawal drop constraint a_fault`.execute(app.db);
    expect([failed.status, failed.error?.code]).toEqual([500, 'INTERNAL']);
    expect(await creditOf(app, member)).toBe(100_000);
    expect((await withdraw(member, 23_456, key)).status).toBe(200);
    expect(await creditOf(app, member)).toBe(76_544);
  });

  it('stores a refusal of a stepwise operation and returns it even if the request would succeed now', async () => {
    const [member, key] = [await rich(), randomUUID()];
    const setEnabled = (enabled: boolean) =>
      app.db.updateTable('game').set({ enabled }).where('code', '=', CLOSED_GAME).execute();
    const open = (ownKey: string) =>
      app.call('game.open', { body: { gameCode: CLOSED_GAME, returnPath: '/' } }, { ...member, key: ownKey });

    await setEnabled(false);
    const refused = await open(key);
    await setEnabled(true);
    expect([refused.status, refused.error?.code]).toEqual([409, 'GAME_UNAVAILABLE']);
    expect(refused.headers.get('idempotency-replayed')).toBeNull();

    const again = await open(key);
    expect([again.status, again.text]).toEqual([409, refused.text]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    const { data } = await app.call('outcome.get', { params: { operation: 'game.open', key } }, member);
    expect(data).toMatchObject({ outcome: 'refused', code: 'GAME_UNAVAILABLE' });
    expect(await creditOf(app, member)).toBe(100_000);
    expect((await open(randomUUID())).status).toBe(200);
  });

  it.each([
    ['one transaction', 'withdraw.create'],
    ['steps', 'game.open'],
  ] as const)('runs a request in %s once, also if it arrives several times at once', async (_, operation) => {
    const [member, key] = [await rich(), randomUUID()];
    const send = (ownKey: string) =>
      operation === 'game.open'
        ? app.call(
            operation,
            { body: { gameCode: CLOSED_GAME, returnPath: '/' } },
            { ...member, key: ownKey },
          )
        : withdraw(member, 30_000, ownKey);
    const responses = await Promise.all([send(key), send(key), send(key)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    const replayed = responses.filter(({ headers }) => headers.get('idempotency-replayed') === 'true');
    if (operation === 'withdraw.create') expect(replayed).toHaveLength(2);
    expect(await creditOf(app, member)).toBe(operation === 'game.open' ? 0 : 70_000);

    const again = await send(key);
    expect([again.text, again.headers.get('idempotency-replayed')]).toEqual([responses[0].text, 'true']);
  });

  it.each([
    [409, 'WITHDRAW_ABOVE_CREDIT', 150_000],
    [422, 'WITHDRAW_BELOW_MINIMUM', 1],
  ])('refuses once with %i if the request arrives several times at once', async (status, code, amount) => {
    const [member, key] = [await rich(), randomUUID()];
    const responses = await Promise.all([1, 2, 3].map(() => withdraw(member, amount, key)));
    expect(responses.map((response) => [response.status, response.error?.code])).toEqual(
      responses.map(() => [status, code]),
    );
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  });

  it('with another input is refused, after a success, after a refusal and for steps', async () => {
    const member = await rich();
    const [taken, refused, opened] = [randomUUID(), randomUUID(), randomUUID()];
    const open = (returnPath: string) =>
      app.call('game.open', { body: { gameCode: CLOSED_GAME, returnPath } }, { ...member, key: opened });
    await withdraw(member, 20_000, taken);
    await withdraw(member, 150_000, refused);
    await open('/');
    for (const response of [
      await withdraw(member, 20_001, taken),
      await withdraw(member, 20_000, refused),
      await open('/other'),
    ])
      expect([response.status, response.error?.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect((await withdraw(member, 20_000, taken)).headers.get('idempotency-replayed')).toBe('true');
  });

  it('of another member is another request', async () => {
    const [firstMember, otherMember, key] = [await rich(), await rich(), randomUUID()];
    for (const member of [firstMember, otherMember]) {
      const response = await withdraw(member, 20_000, key);
      expect([response.status, response.headers.get('idempotency-replayed')]).toEqual([200, null]);
      expect(await creditOf(app, member)).toBe(80_000);
    }
  });

  it('continues a stepwise operation that a fault interrupted', async () => {
    const [member, key] = [await rich(), randomUUID()];
    const open = () =>
      app.call('game.open', { body: { gameCode: CLOSED_GAME, returnPath: '/' } }, { ...member, key });
    await sql`alter table game_session add constraint a_fault check (opened_at < '2020-01-01') not valid`.execute(
      app.db,
    );
    const failed = await open();
    await sql`alter table game_session drop constraint a_fault`.execute(app.db);
    expect([failed.status, failed.error?.code]).toEqual([500, 'INTERNAL']);
    const { data } = await app.call('outcome.get', { params: { operation: 'game.open', key } }, member);
    expect(data?.outcome).toBe('running');
    const again = await open();
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, null]);
    expect(await creditOf(app, member)).toBe(0);
  });

  it('identifies another request at another operation', async () => {
    const [member, key] = [await rich(), randomUUID()];
    await withdraw(member, 20_000, key);
    expect((await app.call('game.cashOut', { body: {} }, { ...member, key })).data?.creditSatang).toBe(
      80_000,
    );
  });
});

describe('a stepwise request', () => {
  const serializer: ResponseSerializer = {
    succeed: (data) => `done ${String(data)}`,
    refuse: ({ code }) => code,
  };
  const run = (request: IdempotentRequest, work: () => Promise<unknown>) =>
    runIdempotentSteps(app.db, request, undefined, work, serializer);
  const requestOf = async (): Promise<IdempotentRequest> => {
    const { id: memberId } = await signUp(app);
    return { memberId, operation: 'game.open', key: randomUUID(), requestHash: requestHash({}) };
  };

  it('that a concurrent request has overtaken returns the stored response', async () => {
    const request = await requestOf();
    const first = await run(request, async () => 1);
    expect(first).toEqual({ status: 200, body: 'done 1', replayed: false });
    expect(await run(request, async () => 2)).toEqual({ ...first, replayed: true });
  });

  it('that ends while a concurrent request stores its response returns the stored one', async () => {
    const request = await requestOf();
    const late = run(request, async () => {
      await run(request, async () => 'first');
      return 'second';
    });
    expect(await late).toEqual({ status: 200, body: 'done first', replayed: true });
  });

  it('does not store an error of the bank or provider', async () => {
    const request = await requestOf();
    const failing = run(request, () => Promise.reject(new ApiError('GAME_PROVIDER_UNAVAILABLE')));
    await expect(failing).rejects.toMatchObject({ code: 'GAME_PROVIDER_UNAVAILABLE' });
    expect(await run(request, async () => 'done')).toMatchObject({ status: 200, replayed: false });
  });
});

it.each([null, '', 'short', 'x'.repeat(65), 'has a blank in it!!', 'ไทยไทยไทยไทยไทยไทย'.slice(0, 16)])(
  'a missing key or the key %j is refused before money moves',
  async (key) => {
    const member = await rich();
    const headers: Record<string, string> = key === null ? {} : { 'idempotency-key': encodeURI(key) };
    const response = await app.call(
      'withdraw.create',
      { params: { uuid: member.uuid }, body: { amount: 20_000 } },
      { ...member, key: null, headers },
    );
    expect([response.status, response.error?.code]).toEqual([400, 'IDEMPOTENCY_KEY_MISSING']);
    expect(await creditOf(app, member)).toBe(100_000);
  },
);

it('hashes the complete input of a request in any order', () => {
  expect(requestHash({ body: { a: 1, b: [1, { c: 2, d: 3 }] } })).toEqual(
    requestHash({ body: { b: [1, { d: 3, c: 2 }], a: 1 } }),
  );
  expect(requestHash({ body: { a: 1 } })).not.toEqual(requestHash({ body: { a: '1' } }));
  expect(requestHash({ body: { a: null } })).not.toEqual(requestHash({ body: { a: {} } }));
  expect(requestHash({ body: { a: 1, b: 2 } })).not.toEqual(requestHash({ body: { a: 2, b: 1 } }));
  expect(requestHash({ body: [{ a: 1 }] })).not.toEqual(requestHash({ body: { 0: { a: 1 } } }));
  expect(requestHash({}).length).toBe(32);
  expect(requestHash({ body: [1, 2] })).not.toEqual(requestHash({ body: [2, 1] }));
});
