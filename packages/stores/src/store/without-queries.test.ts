/** Tests the store without RTK Query, because the sign-in page and the home page do not load RTK Query. */
import { userGet, withdrawCreate } from '@chada/contract';
import { aMember, replies, until } from '@chada/testing';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSite, noticeTexts, signedInStorage, signIn } from '../../test/make-site.ts';
import { openFakeServer } from '../../test/open-fake-server.ts';
import { callApi } from '../call/call-api.ts';
import { createMoneyThunk } from '../money/send-money.ts';
import { loadQueriesAfterRunning, loadQueriesAgain } from '../query/reload-queries.ts';
import { logout, readCurrentUser } from '../session/session.ts';

vi.hoisted(() => vi.resetModules());
vi.mock('../user/user.endpoints.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const server = await openFakeServer();
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => void logged.mockClear());
afterEach(() => expect(logged.mock.calls).toEqual([]));
afterAll(() => {
  logged.mockRestore();
  // Removes the mock and the loaded modules, because the next test file of this worker needs the real endpoints.
  vi.doUnmock('../user/user.endpoints.ts');
  vi.resetModules();
});

const memberSite = () => {
  const site = makeSite(server, { storage: signedInStorage() });
  site.store.dispatch(readCurrentUser());
  return site;
};

describe('a page that has loaded no queries', () => {
  it('[ST-03] signs a member in and out', async () => {
    const site = makeSite(server);
    await signIn(site, server);
    await until(() => server.requests(userGet).length === 1, 'the profile');
    site.store.dispatch(logout());
    expect(site.store.getState().auth.status).toBe('loggedOut');
    expect(site.store.getState()).not.toHaveProperty('api');
  });

  it('reports a refusal during a break', async () => {
    const site = memberSite();
    server.reply(userGet, replies.refuse('PLAY_PAUSED'));
    await site.store.dispatch(callApi(userGet, { params: { uuid: aMember().uuid } }));
    expect(noticeTexts(site)).toHaveLength(1);
  });

  it('sends money', async () => {
    const withdraw = createMoneyThunk({
      operation: withdrawCreate,
      input: ({ uuid }, amount: number) => ({ params: { uuid }, body: { amount } }),
      invalidates: ['Withdrawal'],
    });
    expect(await memberSite().store.dispatch(withdraw(30_000))).toMatchObject({ ok: true });
  });

  it('has nothing to load again', async () => {
    const { store } = memberSite();
    store.dispatch(loadQueriesAgain());
    await store.dispatch(loadQueriesAfterRunning());
    expect(server.requests()).toEqual([]);
  });
});
