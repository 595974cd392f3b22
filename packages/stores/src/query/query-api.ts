import { createBaseQuery, type ApiClient, type ApiError, type PreparedCall } from '@chada/api-client';
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import { callApi, supersededError } from '../call/call-api.ts';
import type { AppDispatch } from '../store/services.ts';
import { identityOf, type Identity } from '../session/identity.ts';
import type { RootState } from '../store/root-reducer.ts';
import { addLazySlice } from '../store/lazy-slices.ts';

/** Cache tags of the queries; money actions invalidate some of them. */
export const tags = [
  'Address',
  'Affiliate',
  'Announcement',
  'CheckIn',
  'Deposit',
  'FlipCard',
  'History',
  'Overview',
  'Reward',
  'SlipRequest',
  'User',
  'Wheel',
  'Withdrawal',
] as const;
/** A cache tag. */
export type Tag = (typeof tags)[number];

/** Prepares a call for an identity; returns null if the call needs a member and there is none. */
export type IdentifiedCall = (who: Identity | null) => PreparedCall | null;

interface StoreApi extends BaseQueryApi {
  readonly dispatch: AppDispatch;
}

function isRootState(state: unknown): state is RootState {
  return typeof state === 'object' && state !== null && 'auth' in state;
}

const runPrepared = createBaseQuery<StoreApi>(({ dispatch }): Pick<ApiClient, 'call'> => ({
  call: (operation, input, options) => dispatch(callApi(operation, input, options)),
}));

/** Takes the identity from the state, never from an argument: a screen can't request another member's data (RD-19). */
const baseQuery: BaseQueryFn<IdentifiedCall, unknown, ApiError> = (call, api) => {
  const state = api.getState();
  const prepared = isRootState(state) ? call(identityOf(state)) : null;
  if (prepared === null) return { error: supersededError(api.endpoint) };
  return runPrepared(prepared, api);
};

/** The RTK Query api of the store; each `*.endpoints.ts` injects its endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: tags,
  refetchOnReconnect: true,
  // A member who returns to a screen within two minutes sees it at once; money actions reload it anyway.
  keepUnusedDataFor: 120,
  endpoints: () => ({}),
});

function isTag(name: string): name is Tag {
  return (tags as readonly string[]).includes(name);
}

addLazySlice({
  reducerPath: api.reducerPath,
  reducer: api.reducer,
  queries: {
    middleware: api.middleware,
    reset: () => api.util.resetApiState(),
    invalidate: (names) => api.util.invalidateTags(names.filter(isTag)),
    online: () => api.internalActions.onOnline(),
    settled: () => async (dispatch) => {
      await Promise.all(dispatch(api.util.getRunningQueriesThunk()));
    },
  },
});

/** The builder of the api's endpoints. */
export type Build = Parameters<Parameters<typeof api.injectEndpoints>[0]['endpoints']>[0];
