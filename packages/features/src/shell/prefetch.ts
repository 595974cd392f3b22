import type { ResolvedClient } from '@chada/client-config';
import { type AppThunk, useAppDispatch } from '@chada/stores';
import { type ComponentType, createContext, useCallback, useContext } from 'react';
import { useClient } from '../common/brand/site-context.tsx';

/** A screen can load the data of its first view before it renders. */
export type ScreenComponent = ComponentType & {
  readonly prefetch?: (client: ResolvedClient) => AppThunk;
};

interface LoadedScreen {
  /** Returns undefined if the code of the screen is not loaded. */
  readonly loaded: () => ScreenComponent | undefined;
}

/** The screens that load data before they render, by path. */
export const PrefetchScreens = createContext<Readonly<Record<string, LoadedScreen>>>({});

/**
 * Returns a function that loads the data of the screen at a path. The data then arrives while React renders the screen,
 * which takes long on slow phones.
 */
export function usePrefetch(): (path: string) => void {
  const screens = useContext(PrefetchScreens);
  const client = useClient();
  const dispatch = useAppDispatch();
  return useCallback(
    (path) => {
      const load = screens[path]?.loaded()?.prefetch;
      if (load !== undefined) dispatch(load(client));
    },
    [screens, client, dispatch],
  );
}
