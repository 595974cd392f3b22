import type { Middleware, Reducer, UnknownAction } from '@reduxjs/toolkit';

/** What a store needs of RTK Query's api to take it in. */
export interface InstallableApi {
  readonly reducerPath: 'api';
  readonly reducer: Reducer;
  readonly middleware: Middleware;
  readonly reset: () => UnknownAction;
  readonly invalidate: (tags: readonly string[]) => UnknownAction;
  readonly online: () => UnknownAction;
}

type Install = (api: InstallableApi) => void;

let offered: InstallableApi | undefined;
const waiting = new Set<Install>();

/**
 * Offers the api to every store. RTK Query is a third of the store's weight, and the login page needs none of it: so
 * it comes with the first chunk that has endpoints, and joins the store as that chunk is evaluated, before any of its
 * screens renders.
 */
export function offerApi(api: InstallableApi): void {
  offered = api;
  for (const install of waiting) install(api);
  waiting.clear();
}

/** Takes the api in now, if it is there, or when it comes. */
export function takeApi(install: Install): void {
  if (offered === undefined) waiting.add(install);
  else install(offered);
}
