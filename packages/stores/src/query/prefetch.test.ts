import type { Operation } from '@chada/contract';
import { checkInGet } from '@chada/contract/check-in';
import { gameList } from '@chada/contract/game';
import { userLevel, userSetting } from '@chada/contract/user';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeSite, signedInStorage, type Site } from '../../test/make-site.ts';
import { openFakeServer } from '../../test/open-fake-server.ts';
import { prefetchCheckIn } from '../check-in/check-in.endpoints.ts';
import { prefetchLobby } from '../game/game.endpoints.ts';
import { readCurrentUser } from '../session/session.ts';
import type { AppThunk } from '../store/services.ts';
import { prefetchLevel, prefetchUserSetting } from '../user/user.endpoints.ts';
import { FRESH_SECONDS } from './prefetch.ts';
import { api } from './query-api.ts';

const server = await openFakeServer();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function load({ store }: Site, prefetched: AppThunk): Promise<void> {
  store.dispatch(prefetched);
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
}

const cases: readonly (readonly [
  name: string,
  prefetched: () => AppThunk,
  operation: Operation,
  counts: readonly [first: number, fresh: number, old: number],
])[] = [
  ['the level', prefetchLevel, userLevel, [1, 1, 2]],
  ['the check-in', prefetchCheckIn, checkInGet, [1, 1, 2]],
  ['the setting, which stays stored for an hour,', prefetchUserSetting, userSetting, [1, 1, 1]],
  ['the lobby, which the screen does not load again,', prefetchLobby, gameList, [2, 2, 2]],
];

it.each(cases)(
  'a prefetch of %s loads a response again as the screen does',
  async (_name, prefetched, operation, counts) => {
    const site = makeSite(server, { storage: signedInStorage() });
    site.store.dispatch(readCurrentUser());
    const count = (): number => server.requests(operation).length;
    const [first, fresh, old] = counts;
    await load(site, prefetched());
    expect(count()).toBe(first);
    vi.setSystemTime(Date.now() + FRESH_SECONDS * 1000 - 100);
    await load(site, prefetched());
    expect(count()).toBe(fresh);
    vi.setSystemTime(Date.now() + 200);
    await load(site, prefetched());
    expect(count()).toBe(old);
  },
);
