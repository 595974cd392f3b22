import { depositMine, depositPublic } from '@chada/contract/deposit';
import { api } from '../query/query-api.ts';
import { memberPages, publicQuery } from '../query/endpoint-builders.ts';
import { prefetch, prefetchStale } from '../query/prefetch.ts';
import type { AppThunk } from '../store/services.ts';

export type { Deposit, PublicMovement, ReceivingAccount } from '@chada/contract/deposit';

export const depositApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Loads the receiving account, the minimum deposit and the member's deposits. */
    depositMine: memberPages(
      build,
      depositMine,
      ({ uuid }, _: void, cursor) => ({ params: { uuid }, query: { cursor } }),
      { provides: ['Deposit'] },
    ),
    depositPublic: publicQuery(build, depositPublic, (_: void) => ({})),
  }),
});

export const { useDepositMineInfiniteQuery, useDepositPublicQuery } = depositApi;

/** Loads what the deposit screen shows. */
export function prefetchDeposits(): AppThunk {
  const { depositMine: mine, depositPublic: recent } = depositApi.endpoints;
  return prefetch(mine.initiate(undefined, prefetchStale), recent.initiate(undefined, prefetchStale));
}
