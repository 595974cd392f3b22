import { createBaseQuery, type ApiClient, type ApiError, type PreparedCall } from '@chada/api-client';
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { createApi } from '@reduxjs/toolkit/query/react';
import { callApi, supersededError } from '../call/call-api.ts';
import { deviceClock } from '../clock/clock.ts';
import type { AppDispatch, AppThunk } from '../store/services.ts';
import { selectIdentity, type Identity } from '../session/identity.ts';
import { addLazySlice } from '../store/lazy-slices.ts';
import { tags } from './tags.ts';

export type IdentifiedCall = (identity: Identity | null) => PreparedCall | null;

interface StoreApi extends BaseQueryApi {
  readonly dispatch: AppDispatch;
}

const readIdentity = (): AppThunk<Identity | null> => (_dispatch, getState) => selectIdentity(getState());

const runPrepared = createBaseQuery<StoreApi>(({ dispatch }): Pick<ApiClient, 'call'> => ({
  call: (operation, input, options) => dispatch(callApi(operation, input, options)),
}));

// Runs a query with the identity of the signed-in member. A screen can't pass another identity, so no screen can load
// another member's data (RD-19). `respondedAt` is the device's time, as is the `startedTimeStamp` of a query.
const baseQuery: BaseQueryFn<
  IdentifiedCall,
  unknown,
  ApiError,
  object,
  { readonly respondedAt: number }
> = async (call, api) => {
  const { dispatch }: StoreApi = api;
  const prepared = call(dispatch(readIdentity()));
  if (prepared === null) return { error: supersededError(api.endpoint) };
  return { ...(await runPrepared(prepared, api)), meta: { respondedAt: deviceClock() } };
};

/** The RTK Query API. Each `*.endpoints.ts` file injects its endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: tags,
  refetchOnReconnect: true,
  // A response that no open screen uses remains in the cache for this many seconds. A screen that opens during this
  // time shows the response immediately.
  keepUnusedDataFor: 120,
  endpoints: () => ({}),
});

addLazySlice({
  reducerPath: api.reducerPath,
  reducer: api.reducer,
  queries: {
    middleware: api.middleware,
    reset: () => api.util.resetApiState(),
    invalidate: (names) => api.util.invalidateTags([...names]),
    online: () => api.internalActions.onOnline(),
    settled: () => async (dispatch) => {
      await Promise.all(dispatch(api.util.getRunningQueriesThunk()));
    },
  },
});

export type Build = Parameters<Parameters<typeof api.injectEndpoints>[0]['endpoints']>[0];
