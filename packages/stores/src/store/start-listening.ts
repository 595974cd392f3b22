import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { AppDispatch, Services } from './services.ts';
import type { RootState } from './root-reducer.ts';

/** Creates the listener middleware of a store. */
export function createStoreListeners(services: Services) {
  return createListenerMiddleware<RootState, AppDispatch, Services>({ extra: services });
}

/** The function that starts a listener. */
export type StartListening = ReturnType<typeof createStoreListeners>['startListening'];
