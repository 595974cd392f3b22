import type { OperationData } from '@chada/contract';
import {
  affiliateBonus,
  affiliateCode,
  affiliateDownline,
  affiliateDownlineBonus,
  affiliateWithdraw,
  logAffiliate,
} from '@chada/contract/affiliate';
import { createMoneyThunk, createMoneyHook } from '../money/send-money.ts';
import { api } from '../query/query-api.ts';
import { memberPages, memberQuery } from '../query/endpoint-builders.ts';

export type { AffiliateLog, DownlineMember } from '@chada/contract/affiliate';

/** The commission that the member can withdraw now, and the total commission ever earned. */
export type Commission = OperationData<typeof affiliateBonus>;
/** One page of the commission list. Each entry belongs to one downline member. */
export type DownlineBonus = OperationData<typeof affiliateDownlineBonus>;
/** The entries of one day in the log of commission or of wins and losses, with the totals of the day. */
export type LogDay = OperationData<typeof logAffiliate>['days'][number];

/** A range of days in Bangkok time, in the format `YYYY-MM-DD`. Both days are included. */
export interface DaySpan {
  readonly start: string;
  readonly end: string;
}

const provides = ['Affiliate'] as const;
const BONUS_PAGE = 50;

export const affiliateApi = api.injectEndpoints({
  endpoints: (build) => ({
    affiliateBonus: memberQuery(
      build,
      affiliateBonus,
      ({ username }, _: void) => ({ params: { username } }),
      { provides },
    ),
    affiliateDownline: memberPages(
      build,
      affiliateDownline,
      ({ username }, _: void, cursor) => ({ params: { username }, query: { cursor } }),
      { provides },
    ),
    affiliateCode: memberQuery(build, affiliateCode, ({ uuid }, _: void) => ({ params: { uuid } })),
    /** Loads the commission of each invited member in a range of days, highest first. */
    downlineBonus: memberPages(
      build,
      affiliateDownlineBonus,
      ({ username }, span: DaySpan, cursor) => ({
        params: { username },
        body: { ...span, limit: BONUS_PAGE, cursor },
      }),
      { provides },
    ),
  }),
});

export const {
  useAffiliateBonusQuery,
  useAffiliateDownlineInfiniteQuery,
  useAffiliateCodeQuery,
  useDownlineBonusInfiniteQuery,
} = affiliateApi;

/** Moves commission to the member's credit. `amount` is in satang. */
export const withdrawAffiliate = createMoneyThunk({
  operation: affiliateWithdraw,
  input: ({ username }, { amount }: { readonly amount: number }) => ({
    params: { username },
    body: { amount, type: 'credit' as const },
  }),
  invalidates: ['Affiliate', 'History'],
});
export const useWithdrawAffiliate = createMoneyHook(withdrawAffiliate);

/**
 * Filters of the log of commission or of wins and losses. `start` and `end` are days in Bangkok time, in the format
 * `YYYY-MM-DD`. Both days are included.
 */
export interface LogArgument {
  /** `af` selects commission, `wl` selects wins and losses. */
  readonly type: 'af' | 'wl';
  readonly start: string;
  readonly end: string;
}

export const logApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Loads the log of commission or of wins and losses, with a total for each day (AP-17). */
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
