/**
 * Tests a response that arrives after its session has ended. The tests fail if such a response closes the money
 * request, or if results appear only after a reload.
 */
import { login as loginOperation, outcomeGet, withdrawCreate } from '@chada/contract';
import { aMember, aSession, aWithdrawal, gate, memoryStorage, replies, until } from '@chada/testing';
import { startFakeServer, type FakeServer } from '@chada/testing/server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fakeWindow } from '../../test/fake-window.ts';
import { makeSite, signedInStorage, type Site } from '../../test/make-site.ts';
import { connectBrowser } from '../browser/connect-browser.ts';
import { withdraw } from '../withdrawal/withdrawal.endpoints.ts';
import { login, logout, readCurrentUser } from '../session/session.ts';
import { startUp } from '../start-up/start-up.ts';

let server: FakeServer;
beforeAll(async () => {
  server = await startFakeServer();
});
afterEach(() => server.reset());
afterAll(() => server.close());

let now = Date.parse('2026-11-20T05:00:00Z');
function tab(storage = signedInStorage()) {
  const site = makeSite(server, { storage, tabStorage: memoryStorage(), timeoutMs: 1000, clock: () => now });
  const browser = fakeWindow();
  connectBrowser(site.store, browser);
  site.store.dispatch(readCurrentUser());
  return Object.assign(site, { browser });
}
let tokens = 0;
async function signIn({ store }: Site, user = aMember()): Promise<void> {
  server.replyOnce(
    loginOperation,
    replies.data(aSession({ token: `token-of-somsri-after-${(tokens += 1)}`, user })),
  );
  await store.dispatch(login({ username: 'somsri88', password: 'แมวน้อยกินปลาทู9', from: 'login' }));
}
const pastOf = ({ store }: Site) => store.getState().pastRequests ?? [];
const settle = () => new Promise((resolve) => setTimeout(resolve, 60));
const answer = { withdrawal: aWithdrawal({ amountSatang: 50_000 }), creditSatang: 0 };

/** Sends a withdrawal. Another tab signs the member out before the response arrives. */
async function signOutDuringWithdrawal(site: ReturnType<typeof tab>) {
  const held = gate();
  server.replyOnce(withdrawCreate, async () => {
    await held.promise;
    return replies.data(answer);
  });
  const sent = site.store.dispatch(withdraw({ amount: 50_000 }));
  await until(() => server.requests(withdrawCreate).length === 1, 'the call');
  const other = tab(site.storage);
  other.store.dispatch(logout());
  site.browser.otherTabWrote('chada.token');
  expect(site.store.getState().auth.status).toBe('loggedOut');
  return { held, sent };
}

describe('a withdrawal that was running when the member signed out in another tab', () => {
  it('is reported at the next sign-in if its response arrived after the end of the session', async () => {
    const site = tab();
    const { held, sent } = await signOutDuringWithdrawal(site);
    held.open();
    await sent;
    expect(pastOf(site)).toEqual([]);
    server.reply(outcomeGet, replies.data({ outcome: 'done', data: answer }));
    await signIn(site);
    await until(() => pastOf(site).length === 1, 'the report');
    expect(pastOf(site)[0]).toMatchObject({
      operation: 'withdraw.create',
      outcome: 'done',
      amountSatang: 50_000,
    });
    const [asked] = server.requests(outcomeGet);
    expect(asked?.url).toContain(server.requests(withdrawCreate)[0]?.headers['idempotency-key']);
    expect(server.requests(withdrawCreate)).toHaveLength(1);
  });

  it('is reported from the stored response if the API can’t report results', async () => {
    const site = tab();
    const { held, sent } = await signOutDuringWithdrawal(site);
    held.open();
    await sent;
    server.reply(outcomeGet, replies.refuse('NOT_FOUND'));
    await signIn(site);
    await until(() => pastOf(site).length === 1, 'the report');
    expect(pastOf(site)[0]).toMatchObject({ outcome: 'done', amountSatang: 50_000 });
  });

  it('is reported in the new session if its response arrives then', async () => {
    const site = tab();
    const { held, sent } = await signOutDuringWithdrawal(site);
    server.reply(outcomeGet, replies.data({ outcome: 'none' }));
    await signIn(site);
    server.reply(outcomeGet, replies.data({ outcome: 'done', data: answer }));
    held.open();
    await sent;
    await until(() => pastOf(site).length === 1, 'the report');
    expect(pastOf(site)[0]).toMatchObject({ outcome: 'done' });
  });

  it('is reported once, and a withdrawal of the same amount is a new request', async () => {
    const site = tab();
    const { held, sent } = await signOutDuringWithdrawal(site);
    held.open();
    await sent;
    server.reply(outcomeGet, replies.data({ outcome: 'done', data: answer }));
    await signIn(site);
    await until(() => pastOf(site).length === 1, 'the report');
    site.store.dispatch(logout());
    await signIn(site);
    await settle();
    expect(pastOf(site)).toEqual([]);
    await site.store.dispatch(withdraw({ amount: 50_000 }));
    const keys = server.requests(withdrawCreate).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);
  });

  it('is not reported to another member on the same device', async () => {
    const site = tab();
    const { held, sent } = await signOutDuringWithdrawal(site);
    held.open();
    await sent;
    await signIn(site, aMember({ uuid: '11111111-1111-4111-8111-111111111111' }));
    await settle();
    expect(server.requests(outcomeGet)).toHaveLength(0);
    expect(pastOf(site)).toEqual([]);
  });
});

describe('a withdrawal without a response', () => {
  async function loseAnswer(site: ReturnType<typeof tab>) {
    server.replyOnce(withdrawCreate, replies.loseAnswer());
    await site.store.dispatch(withdraw({ amount: 50_000 }));
    now += 120_000;
  }

  it('is reported as refused with the reason', async () => {
    const site = tab();
    await loseAnswer(site);
    site.store.dispatch(logout());
    server.reply(outcomeGet, replies.data({ outcome: 'refused', code: 'X', message: 'เครดิตไม่พอ' }));
    await signIn(site);
    await until(() => pastOf(site).length === 1, 'the report');
    expect(pastOf(site)[0]).toMatchObject({ outcome: 'refused', message: 'เครดิตไม่พอ' });
  });

  it('is reported once as unknown, and a press uses the same idempotency key', async () => {
    const site = tab();
    await loseAnswer(site);
    site.store.dispatch(logout());
    server.reply(outcomeGet, replies.data({ outcome: 'none' }));
    await signIn(site);
    await until(() => pastOf(site).length === 1, 'the report');
    expect(pastOf(site)[0]).toMatchObject({ outcome: 'none', amountSatang: 50_000 });
    expect(server.requests(withdrawCreate)).toHaveLength(1);
    site.store.dispatch(logout());
    await signIn(site);
    await settle();
    expect(pastOf(site)).toEqual([]);
    await site.store.dispatch(withdraw({ amount: 50_000 }));
    const keys = server.requests(withdrawCreate).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  });

  it('is reported later if the server has received it', async () => {
    const site = tab();
    await loseAnswer(site);
    site.store.dispatch(logout());
    server.reply(outcomeGet, replies.data({ outcome: 'none' }));
    await signIn(site);
    await until(() => pastOf(site).length === 1, 'the first report');
    site.store.dispatch(logout());
    server.reply(outcomeGet, replies.data({ outcome: 'done', data: answer }));
    await signIn(site);
    await until(() => pastOf(site).length === 1, 'the second report');
    expect(pastOf(site)[0]?.outcome).toBe('done');
  });

  it('is not reported while the session continues', async () => {
    const site = tab();
    await loseAnswer(site);
    await tab(site.storage).store.dispatch(startUp());
    await settle();
    expect(server.requests(outcomeGet)).toHaveLength(0);
  });
});
