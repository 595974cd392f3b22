import { login as loginOperation, userCredit, withdrawCreate, withdrawRequests } from '@chada/contract';
import { aSession, createDeferred, replies, until, type Reply } from '@chada/testing';
import type { ApiError } from '@chada/api-client';
import { describe, expect, it } from 'vitest';
import { makeSite, noticeTexts, signedInStorage, TOKEN, type Site } from '../../test/make-site.ts';
import { openFakeServer } from '../../test/open-fake-server.ts';
import { retryWithdrawal, withdrawalApi } from '../withdrawal/withdrawal.endpoints.ts';
import { login, readCurrentUser } from '../session/session.ts';
import { createMoneyThunk, isOutcomeUnknown } from './send-money.ts';

const server = await openFakeServer();

const withdraw = createMoneyThunk({
  operation: withdrawCreate,
  input: ({ uuid }, amount: number) => ({ params: { uuid }, body: { amount } }),
  invalidates: ['Withdrawal', 'History', 'User'],
});

const memberSite = (from?: Site): Site => {
  const site = makeSite(server, {
    storage: from?.storage ?? signedInStorage(),
    tabStorage: from?.tabStorage,
    timeoutMs: 800,
  });
  site.store.dispatch(readCurrentUser());
  return site;
};
const ID = '3f0f5b7e-8f2a-4c1d-9a57-6f2d1c0b9e11';
const keys = () => server.requests(withdrawCreate).map(({ headers }) => headers['idempotency-key']);
const distinctKeys = () => new Set(keys()).size;

describe('a money call', () => {
  it('sends the identity of the signed-in member', async () => {
    const result = await memberSite().store.dispatch(withdraw(30_000));
    expect(result.ok).toBe(true);
    expect(server.requests(withdrawCreate)[0]?.violations).toEqual([]);
  });

  it.each<[string, Reply]>([
    ['a success', replies.usual()],
    ['a refusal of 409', replies.refuse('WITHDRAW_ABOVE_CREDIT')],
    ['a refusal of 422', replies.refuse('IDEMPOTENCY_KEY_REUSED')],
    ['a refusal of 429 at once', replies.refuse('RATE_LIMITED')],
  ])('uses a new key after %s: the next request is a new one', async (_name, reply) => {
    server.reply(withdrawCreate, reply);
    const { store } = memberSite();
    await store.dispatch(withdraw(30_000));
    await store.dispatch(withdraw(30_000));
    expect(distinctKeys()).toBe(2);
  });

  it.each<[string, Reply]>([
    ['a lost answer', replies.loseAnswer()],
    ['a cut connection', replies.drop()],
    ['no answer in time', replies.hang()],
    ['408', replies.status(408)],
    ['maintenance', replies.refuse('MAINTENANCE')],
    ['500', replies.refuse('INTERNAL')],
    ['a bad gateway', replies.html(502)],
    ['a page of a captive portal', replies.html()],
    ['an answer of the wrong shape', replies.misshapen()],
    ['an answer cut short', replies.truncate()],
    ['the end of the session', replies.refuse('SESSION_INVALID')],
  ])('keeps its key after %s, across a retry and a reload', async (_name, reply) => {
    server.reply(withdrawCreate, reply);
    const site = memberSite();
    const failed = await site.store.dispatch(withdraw(30_000));
    expect(failed.ok).toBe(false);
    const again = async (tab: Site) => {
      server.replyOnce(loginOperation, replies.data(aSession({ token: TOKEN })));
      await tab.store.dispatch(login({ username: 'somsri88', password: 'แมวน้อยกินปลาทู9', from: 'login' }));
      return tab.store.dispatch(withdraw(30_000));
    };
    await again(site);
    server.reply(withdrawCreate, replies.usual());
    const reloaded = memberSite(site);
    expect((await again(reloaded)).ok).toBe(true);
    expect(server.requests(withdrawCreate)).toHaveLength(3);
    expect(distinctKeys()).toBe(1);
    await reloaded.store.dispatch(withdraw(30_000));
    expect(distinctKeys()).toBe(2);
  });

  it('keeps its idempotency key after a lost response and a 429', async () => {
    const { store } = memberSite();
    server.replyOnce(withdrawCreate, replies.loseAnswer());
    await store.dispatch(withdraw(30_000));
    server.replyOnce(withdrawCreate, replies.refuse('RATE_LIMITED'));
    await store.dispatch(withdraw(30_000));
    await store.dispatch(withdraw(30_000));
    expect(server.requests(withdrawCreate)).toHaveLength(3);
    expect(distinctKeys()).toBe(1);
  });

  it('is sent once after ten simultaneous presses', async () => {
    const { store } = memberSite();
    const results = await Promise.all(Array.from({ length: 10 }, () => store.dispatch(withdraw(30_000))));
    expect(server.requests(withdrawCreate)).toHaveLength(1);
    expect(results.every((result) => result.ok)).toBe(true);
  });

  it('uses one idempotency key in two tabs that send at the same time', async () => {
    const tabA = memberSite();
    const tabB = memberSite(tabA);
    await Promise.all([tabA.store.dispatch(withdraw(30_000)), tabB.store.dispatch(withdraw(30_000))]);
    expect(server.requests(withdrawCreate)).toHaveLength(2);
    expect(distinctKeys()).toBe(1);
  });

  it('keeps one idempotency key per page if the storage is blocked', async () => {
    const site = memberSite();
    site.storage.fault = 'full';
    server.reply(withdrawCreate, replies.drop());
    await site.store.dispatch(withdraw(30_000));
    await site.store.dispatch(withdraw(30_000));
    expect(distinctKeys()).toBe(1);
    expect(site.store.getState().server.storageProblem).toBe('tabOnly');
  });

  it('is not sent for a visitor', async () => {
    const site = makeSite(server);
    site.store.dispatch(readCurrentUser());
    expect(await site.store.dispatch(withdraw(30_000))).toMatchObject({ ok: false, error: { by: 'us' } });
    expect(server.requests()).toEqual([]);
  });

  it.each<[string, Reply, number]>([
    ['a success', replies.usual(), 2],
    ['an unknown outcome', replies.drop(), 2],
    ['a refusal', replies.refuse('WITHDRAW_ABOVE_CREDIT'), 1],
  ])('reloads its lists after %s if needed', async (_name, reply, loads) => {
    server.reply(withdrawCreate, reply);
    const { store } = memberSite();
    const list = store.dispatch(withdrawalApi.endpoints.withdrawRequests.initiate());
    await list;
    const result = await store.dispatch(withdraw(30_000));
    await until(() => server.requests(withdrawRequests).length === loads, `${loads} loads of the list`);
    if (!result.ok) expect(isOutcomeUnknown(result.error)).toBe(loads === 2);
    list.unsubscribe();
  });

  it.each<[boolean, { kind: ApiError['kind']; captivePortal?: boolean }]>([
    [false, { kind: 'refused' }],
    [false, { kind: 'sessionEnded', captivePortal: false }],
    [true, { kind: 'sessionEnded', captivePortal: true }],
    [true, { kind: 'network' }],
    [true, { kind: 'timeout' }],
    [true, { kind: 'aborted' }],
    [true, { kind: 'serverProblem' }],
    [true, { kind: 'invalidResponse' }],
    [true, { kind: 'other' }],
  ])('has an unknown outcome (%s) after %j', (unknown, error) => {
    const policy = { clearsSession: false, setsServerProblem: false, silent: false };
    expect(isOutcomeUnknown({ operation: 'withdraw.create', policy, ...error } as ApiError)).toBe(unknown);
  });

  it('[ST-06] requests the credit after an unknown result and uses the credit of a success', async () => {
    const { store } = memberSite();
    await store.dispatch(withdraw(30_000));
    expect(store.getState().credit).toMatchObject({ creditSatang: 95_050, status: 'ready' });
    expect(server.requests(userCredit)).toHaveLength(0);
    server.reply(withdrawCreate, replies.drop());
    await store.dispatch(withdraw(30_000));
    await until(() => store.getState().credit.creditSatang === 125_050, 'the credit');
  });

  it('[ST-06] requests the credit after a success that does not contain it, and reports a failure of this', async () => {
    const site = memberSite();
    server.reply(userCredit, replies.refuse('INTERNAL'));
    expect((await site.store.dispatch(retryWithdrawal({ withdrawalId: ID }))).ok).toBe(true);
    await until(() => site.store.getState().credit.status === 'failed', 'the credit');
    expect(server.requests(userCredit)).toHaveLength(1);
    expect(noticeTexts(site)).toHaveLength(1);
  });

  it('[ST-06] reports no failure of the credit after an unknown outcome, which has its own notice', async () => {
    const site = memberSite();
    server.reply(withdrawCreate, replies.refuse('INTERNAL'));
    server.reply(userCredit, replies.drop());
    await site.store.dispatch(withdraw(30_000));
    const before = noticeTexts(site);
    await until(() => server.requests(userCredit).length === 1, 'the request of the credit');
    await until(() => site.store.getState().credit.status === 'failed', 'its failure');
    expect(noticeTexts(site)).toEqual(before);
  });

  it('[ST-04] does not change the state of the next member by a late response', async () => {
    const site = memberSite();
    const response = createDeferred();
    server.reply(withdrawCreate, replies.after(response));
    const running = site.store.dispatch(withdraw(30_000));
    await until(() => server.requests(withdrawCreate).length === 1, 'the call');
    const { logout } = await import('../session/session.ts');
    site.store.dispatch(logout());
    response.resolve();
    expect((await running).ok).toBe(true);
    expect(site.store.getState().credit).toMatchObject({ creditSatang: null, status: 'idle' });
  });
});
