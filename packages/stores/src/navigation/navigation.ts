import type { AppThunk } from '../store/services.ts';

/** The router as the store uses it. */
export interface Navigator {
  /** Navigates to a path of the site and replaces the history entry. */
  readonly navigate: (path: string) => void;
  /** Returns the current path and query, e.g. `/auth/deposit?x=1`. */
  readonly currentPath: () => string;
}

/** The store's access to a router that may not be connected yet. */
export interface Navigation {
  go(path: string): void;
  currentPath(): string;
  /** Connects a router and performs a pending navigation. Returns the function that disconnects. */
  connect(navigator: Navigator): () => void;
}

/** Creates a navigation without a router. */
export function createNavigation(): Navigation {
  let connected: Navigator | undefined;
  let waiting: string | undefined;
  return {
    go(path) {
      if (connected === undefined) waiting = path;
      else connected.navigate(path);
    },
    currentPath: () => connected?.currentPath() ?? '',
    connect(navigator) {
      connected = navigator;
      const path = waiting;
      waiting = undefined;
      if (path !== undefined) navigator.navigate(path);
      return () => {
        if (connected === navigator) connected = undefined;
      };
    },
  };
}

/**
 * Connects a router to the store (RD-02). Dispatch it once the router exists; it returns the function that disconnects.
 * `navigate` should replace the history entry, so that going back does not lead to a screen that is gone.
 */
export function connectNavigator(navigator: Navigator): AppThunk<() => void> {
  return (_dispatch, _getState, { navigation }) => navigation.connect(navigator);
}
