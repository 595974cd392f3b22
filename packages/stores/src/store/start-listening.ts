import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { AppDispatch, Services } from './services.ts';
import type { RootState } from './root-reducer.ts';

export function createStoreListeners(services: Services) {
  return createListenerMiddleware<RootState, AppDispatch, Services>({ extra: services });
}

export type StartListening = ReturnType<typeof createStoreListeners>['startListening'];
