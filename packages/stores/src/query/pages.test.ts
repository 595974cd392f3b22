import { affiliateDownline, affiliateDownlineBonus, logAffiliate } from '@chada/contract/affiliate';
import { depositMine } from '@chada/contract/deposit';
import { fairnessDraws } from '@chada/contract/fairness';
import { gameList } from '@chada/contract/game';
import { historyList } from '@chada/contract/history';
import { flipCardLogs, wheelLog } from '@chada/contract/prize';
import { rewardHistory, rewardList } from '@chada/contract/reward';
import { withdrawHistory } from '@chada/contract/withdrawal';
import type { Operation } from '@chada/contract';
import { replies } from '@chada/testing';
import { describe, expect, it } from 'vitest';
import { makeSite, signedInStorage, type Site } from '../../test/make-site.ts';
import { openFakeServer } from '../../test/open-fake-server.ts';
import { affiliateApi, logApi } from '../affiliate/affiliate.endpoints.ts';
import { depositApi } from '../deposit/deposit.endpoints.ts';
import { fairnessApi } from '../fairness/fairness.endpoints.ts';
import { gameApi } from '../game/game.endpoints.ts';
import { historyApi } from '../history/history.endpoints.ts';
import { flipCardApi, wheelApi } from '../prize/prize.endpoints.ts';
import { rewardApi } from '../reward/reward.endpoints.ts';
import { readCurrentUser } from '../session/session.ts';
import { withdrawalApi } from '../withdrawal/withdrawal.endpoints.ts';

const server = await openFakeServer();

const span = { start: '2026-11-01', end: '2026-11-20' };
type Load = (site: Site, options?: { readonly direction: 'forward' }) => PromiseLike<{ error?: unknown }>;

const lists: readonly (readonly [string, Operation, Load, object])[] = [
  [
    'invited members',
    affiliateDownline,
    ({ store }, next) => store.dispatch(affiliateApi.endpoints.affiliateDownline.initiate(undefined, next)),
    {},
  ],
  [
    'commissions by friend',
    affiliateDownlineBonus,
    ({ store }, next) => store.dispatch(affiliateApi.endpoints.downlineBonus.initiate(span, next)),
    span,
  ],
  [
    'wins and losses',
    logAffiliate,
    ({ store }, next) => store.dispatch(logApi.endpoints.log.initiate({ type: 'wl', ...span }, next)),
    { type: 'wl', ...span },
  ],
  [
    'deposits',
    depositMine,
    ({ store }, next) => store.dispatch(depositApi.endpoints.depositMine.initiate(undefined, next)),
    {},
  ],
  [
    'proven draws',
    fairnessDraws,
    ({ store }, next) => store.dispatch(fairnessApi.endpoints.provenDraws.initiate(undefined, next)),
    {},
  ],
  [
    'games',
    gameList,
    ({ store }, next) =>
      store.dispatch(gameApi.endpoints.gameList.initiate({ gameType: 'slots', provider: 'JK' }, next)),
    { gameType: 'slots', provider: 'JK' },
  ],
  [
    'movements',
    historyList,
    ({ store }, next) => store.dispatch(historyApi.endpoints.history.initiate({ kind: 'other', span }, next)),
    { kind: 'other', ...span },
  ],
  [
    'draws of the wheel',
    wheelLog,
    ({ store }, next) => store.dispatch(wheelApi.endpoints.wheelLog.initiate(undefined, next)),
    {},
  ],
  [
    'draws of the cards',
    flipCardLogs,
    ({ store }, next) => store.dispatch(flipCardApi.endpoints.flipCardLogs.initiate(undefined, next)),
    {},
  ],
  [
    'reward requests',
    rewardHistory,
    ({ store }, next) => store.dispatch(rewardApi.endpoints.rewardHistory.initiate(undefined, next)),
    {},
  ],
  [
    'withdrawals',
    withdrawHistory,
    ({ store }, next) => store.dispatch(withdrawalApi.endpoints.withdrawHistory.initiate(undefined, next)),
    {},
  ],
];

function openSite(): Site {
  const site = makeSite(server, { storage: signedInStorage() });
  site.store.dispatch(readCurrentUser());
  return site;
}

const fieldsSent = (operation: Operation): readonly object[] =>
  server.requests(operation).map(({ query, body }) => ({ ...query, ...body }));

describe('a list with several pages', () => {
  it.each(lists)('loads the next page of %s', async (_name, operation, load, filters) => {
    const { response } = operation.example as { readonly response: object };
    server.reply(operation, replies.data({ ...response, nextCursor: 'next-1' }));
    const site = openSite();
    expect((await load(site)).error).toBeUndefined();
    expect((await load(site, { direction: 'forward' })).error).toBeUndefined();
    const [first, second] = fieldsSent(operation);
    expect(first).toMatchObject(filters);
    expect(first).not.toHaveProperty('cursor');
    expect(second).toMatchObject({ ...filters, cursor: 'next-1' });
  });
});

it('the rewards of a category are loaded by its id', async () => {
  const site = openSite();
  await site.store.dispatch(rewardApi.endpoints.rewards.initiate({ categoryId: 'home' }));
  await site.store.dispatch(rewardApi.endpoints.rewards.initiate({}));
  expect(fieldsSent(rewardList)).toEqual([{ categoryId: 'home' }, {}]);
});
