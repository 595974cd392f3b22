/**
 * Which responses are stored under a key. test/promises/03-one-key-one-effect.test.ts proves the one effect, for every
 * operation and over several processes. To see these fail: store faults, leave the operation out of the key, store the
 * response outside the transaction, keep the effects of a refusal, or don't store a refusal of `runIdempotentSteps`.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../../ledger/check-ledger.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { creditOf, give, signUp, type TestMember } from '../../testing/test-members.ts';
import { requestHash } from './run-idempotent.ts';

/** A game that is closed and opened again during a test. */
const CLOSED_GAME = 'golden-hilo';

let app: TestApp;
/** While true, reading the brand's accounts fails. */
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
  const who = await signUp(app);
  await give(app, who, 100_000);
  return who;
}
const withdraw = (who: TestMember, amount: number, key: string | null) =>
  app.call('withdraw.create', { params: { uuid: who.uuid }, body: { amount } }, { ...who, key });

describe('the same key', () => {
  it('stores a refusal, even when the request would be accepted now', async () => {
    const [who, key] = [await rich(), randomUUID()];
    const refused = await withdraw(who, 150_000, key);
    expect([refused.status, refused.error?.code]).toEqual([409, 'WITHDRAW_ABOVE_CREDIT']);
    await give(app, who, 100_000);
    const again = await withdraw(who, 150_000, key);
    expect([again.status, again.text]).toEqual([409, refused.text]);
    expect((await withdraw(who, 150_000, randomUUID())).status).toBe(200);
  });

  it('does not store a fault: the repeated request succeeds', async () => {
    const [who, key] = [await rich(), randomUUID()];
    faulty = true;
    const failed = await withdraw(who, 20_000, key);
    faulty = false;
    expect([failed.status, failed.error?.code]).toEqual([500, 'INTERNAL']);
    expect(await creditOf(app, who)).toBe(100_000);
    expect((await withdraw(who, 20_000, key)).status).toBe(200);
    expect(await creditOf(app, who)).toBe(80_000);
  });

  it('does not store a response whose transaction fails before the commit', async () => {
    const [who, key] = [await rich(), randomUUID()];
    await sql`alter table withdrawal add constraint a_fault check (amount <> 23456)`.execute(app.db);
    const failed = await withdraw(who, 23_456, key);
    await sql`alter table withdrawal drop constraint a_fault`.execute(app.db);
    expect([failed.status, failed.error?.code]).toEqual([500, 'INTERNAL']);
    expect(await creditOf(app, who)).toBe(100_000);
    expect((await withdraw(who, 23_456, key)).status).toBe(200);
    expect(await creditOf(app, who)).toBe(76_544);
  });

  it('stores a refusal of a stepwise operation, even when the request would be accepted now', async () => {
    const [who, key] = [await rich(), randomUUID()];
    const setEnabled = (enabled: boolean) =>
      app.db.updateTable('game').set({ enabled }).where('code', '=', CLOSED_GAME).execute();
    const open = (ownKey: string) =>
      app.call('game.open', { body: { gameCode: CLOSED_GAME, returnPath: '/' } }, { ...who, key: ownKey });

    await setEnabled(false);
    const refused = await open(key);
    await setEnabled(true);
    expect([refused.status, refused.error?.code]).toEqual([409, 'GAME_UNAVAILABLE']);

    const again = await open(key);
    expect([again.status, again.text]).toEqual([409, refused.text]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    const { data } = await app.call('outcome.get', { params: { operation: 'game.open', key } }, who);
    expect(data).toMatchObject({ outcome: 'refused', code: 'GAME_UNAVAILABLE' });
    expect(await creditOf(app, who)).toBe(100_000);
    expect((await open(randomUUID())).status).toBe(200);
  });

  it('of another operation is another request', async () => {
    const [who, key] = [await rich(), randomUUID()];
    await withdraw(who, 20_000, key);
    expect((await app.call('game.cashOut', { body: {} }, { ...who, key })).data?.creditSatang).toBe(80_000);
  });
});

it.each([null, '', 'short', 'x'.repeat(65), 'has a blank in it!!', 'ไทยไทยไทยไทยไทยไทย'.slice(0, 16)])(
  'no key, or %j for one, is refused before anything moves',
  async (key) => {
    const who = await rich();
    const headers: Record<string, string> = key === null ? {} : { 'idempotency-key': encodeURI(key) };
    const answer = await app.call(
      'withdraw.create',
      { params: { uuid: who.uuid }, body: { amount: 20_000 } },
      { ...who, key: null, headers },
    );
    expect([answer.status, answer.error?.code]).toEqual([400, 'IDEMPOTENCY_KEY_MISSING']);
    expect(await creditOf(app, who)).toBe(100_000);
  },
);

it('hashes a request’s complete input, in any order', () => {
  expect(requestHash({ body: { a: 1, b: [1, { c: 2, d: 3 }] } })).toEqual(
    requestHash({ body: { b: [1, { d: 3, c: 2 }], a: 1 } }),
  );
  expect(requestHash({ body: { a: 1 } })).not.toEqual(requestHash({ body: { a: '1' } }));
  expect(requestHash({ body: [1, 2] })).not.toEqual(requestHash({ body: [2, 1] }));
});
