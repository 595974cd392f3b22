import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from './create-store.ts';

/**
 * Gives the store to the screens. Hydration starts from the state that the server rendered, even where `startUp` has
 * read the storage already.
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
