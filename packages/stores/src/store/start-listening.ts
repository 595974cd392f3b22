import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { AppDispatch, Services } from './services.ts';
import type { RootState } from './root-reducer.ts';

/** The listener middleware of a store. */
export function createStoreListeners(services: Services) {
  return createListenerMiddleware<RootState, AppDispatch, Services>({ extra: services });
}

/** Starts a listener of the store. */
export type StartListening = ReturnType<typeof createStoreListeners>['startListening'];
