import { historyList } from '@chada/contract/history';
import { api } from '../query/query-api.ts';
import { memberPages } from '../query/endpoint-builders.ts';

export type { Movement } from '@chada/contract/history';

/** Filters of the history. Without `kind`, the response contains all kinds of movements. */
export interface HistoryArgument {
  readonly kind?: 'deposit' | 'withdrawal' | 'other';
  /**
   * Days in Bangkok time, in the format `YYYY-MM-DD`. Both days are included. Without `span`, the response covers all
   * days.
   */
  readonly span?: { readonly start: string; readonly end: string };
}

export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    history: memberPages(
      build,
      historyList,
      ({ uuid }, { kind, span }: HistoryArgument, cursor) => ({
        params: { uuid },
        query: { kind, ...span, cursor },
      }),
      { provides: ['History'] },
    ),
  }),
});

export const { useHistoryInfiniteQuery } = historyApi;
