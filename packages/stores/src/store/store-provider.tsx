import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from './create-store.ts';

/**
 * Provides the store to the screens. Hydration starts from the state of the server render, even if `startUp` has already
 * read the storage.
 */
export function StoreProvider({
  store,
  children,
}: {
  readonly store: AppStore;
  readonly children: ReactNode;
}) {
  return (
    <Provider store={store} serverState={store.initialState}>
      {children}
    </Provider>
  );
}
