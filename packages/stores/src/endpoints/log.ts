import { logAffiliate } from '@chada/contract/affiliate';
import { api } from '../rtk/api.ts';
import { memberPages } from '../rtk/endpoint-makers.ts';

export type { AffiliateLog } from '@chada/contract/affiliate';

/** Which log, and of which Bangkok days, `YYYY-MM-DD`, both ends included. */
export interface LogArgument {
  /** `af` commission, `wl` win and loss. */
  readonly type: 'af' | 'wl';
  readonly start: string;
  readonly end: string;
}

export const logApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The log with its totals by day (AP-17). */
    log: memberPages(
      build,
      logAffiliate,
      ({ username }, argument: LogArgument, cursor) => ({
        params: { username },
        body: { ...argument, cursor },
      }),
      { provides: ['History'] },
    ),
  }),
});

export const { useLogInfiniteQuery } = logApi;
