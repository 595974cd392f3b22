import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from './create-store.ts';

/** Provides the store to React components. */
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
