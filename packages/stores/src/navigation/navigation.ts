import type { AppThunk } from '../store/services.ts';

export interface Navigator {
  readonly navigate: (path: string) => void;
  readonly currentPath: () => string;
}

export interface Navigation {
  go(path: string): void;
  currentPath(): string;
  /** Connects a router. The returned function disconnects the router. */
  connect(navigator: Navigator): () => void;
}

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
 * Connects a router to the store (RD-02). The function `navigate` of the router must replace the current history entry.
 */
export function connectNavigator(navigator: Navigator): AppThunk<() => void> {
  return (_dispatch, _getState, { navigation }) => navigation.connect(navigator);
}
