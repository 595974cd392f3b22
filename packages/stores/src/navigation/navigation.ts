import type { AppThunk } from '../store/services.ts';

/** How the store moves the member: a router, or nothing yet. */
export interface Navigator {
  /** Goes to a path of the site, leaving no entry behind to come back to. */
  readonly navigate: (path: string) => void;
  /** Path and query now, e.g. `/auth/deposit?x=1`. */
  readonly currentPath: () => string;
}

/** The store's hold on the router. */
export interface Navigation {
  go(path: string): void;
  currentPath(): string;
  /** Connects a router; a move that was asked for before is made now. Gives the way to disconnect. */
  connect(navigator: Navigator): () => void;
}

/** A navigation without a router. */
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
 * Lets the store move the member through a router (RD-02): dispatch it once the router is there, and call what it
 * gives to disconnect. `navigate` should replace the entry, so that going back does not lead to a screen that is gone.
 */
export function connectNavigator(navigator: Navigator): AppThunk<() => void> {
  return (_dispatch, _getState, { navigation }) => navigation.connect(navigator);
}
