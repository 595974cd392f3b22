import { depositMine, depositPublic } from '@chada/contract/deposit';
import { api } from '../query/query-api.ts';
import { memberPages, publicQuery } from '../query/endpoint-builders.ts';

export type { Deposit, PublicMovement, ReceivingAccount } from '@chada/contract/deposit';

export const depositApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Pages with the account to transfer to, the smallest deposit, and the member's own deposits. */
    depositMine: memberPages(
      build,
      depositMine,
      ({ uuid }, _: void, cursor) => ({ params: { uuid }, query: { cursor } }),
      { provides: ['Deposit'] },
    ),
    /** Recent deposits of all members, names masked. */
    depositPublic: publicQuery(build, depositPublic, (_: void) => ({})),
  }),
});

export const { useDepositMineInfiniteQuery, useDepositPublicQuery } = depositApi;
