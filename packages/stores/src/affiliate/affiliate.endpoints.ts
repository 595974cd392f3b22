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

/** A range of Bangkok days, `YYYY-MM-DD`, both ends included. */
export interface DaySpan {
  readonly start: string;
  readonly end: string;
}

const provides = ['Affiliate'] as const;
/** Downline members per page of the bonus by dates. */
const BONUS_PAGE = 50;

export const affiliateApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the commission that can be withdrawn and the total earned. */
    affiliateBonus: memberQuery(
      build,
      affiliateBonus,
      ({ username }, _: void) => ({ params: { username } }),
      { provides },
    ),
    /** Returns the member's downline, newest first. */
    affiliateDownline: memberPages(
      build,
      affiliateDownline,
      ({ username }, _: void, cursor) => ({ params: { username }, query: { cursor } }),
      { provides },
    ),
    /** Returns the member's own affiliate code. */
    affiliateCode: memberQuery(build, affiliateCode, ({ uuid }, _: void) => ({ params: { uuid } })),
    /** Returns the commission of a range of days by downline member, highest first. */
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

/** Moves commission to the main wallet; `amount` is in satang. */
export const withdrawAffiliate = createMoneyThunk({
  operation: affiliateWithdraw,
  input: ({ username }, { amount }: { readonly amount: number }) => ({
    params: { username },
    body: { amount, type: 'credit' as const },
  }),
  invalidates: ['Affiliate', 'History'],
});
/** The money hook of `withdrawAffiliate`. */
export const useWithdrawAffiliate = createMoneyHook(withdrawAffiliate);

/** The log's type and its Bangkok days, `YYYY-MM-DD`, both ends included. */
export interface LogArgument {
  /** `af`: commission; `wl`: win and loss. */
  readonly type: 'af' | 'wl';
  readonly start: string;
  readonly end: string;
}

export const logApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the log with totals by day (AP-17). */
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
