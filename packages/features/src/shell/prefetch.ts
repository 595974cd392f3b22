import { useAppDispatch } from '@chada/stores';
import { createContext, useCallback, useContext } from 'react';
import { useClient } from '../common/brand/site-context.tsx';
import type { LazyScreen } from './lazy-screen.ts';

/** The screens that load data before they render, by path. */
export const PrefetchScreens = createContext<Readonly<Record<string, Pick<LazyScreen, 'loaded'>>>>({});

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
