import type { ResolvedClient } from '@chada/client-config';
import type { AppThunk } from '@chada/stores';
import { type ComponentType, createContext, createElement, useContext, useEffect, useState } from 'react';

/** The time limit for loading the code of a screen, in milliseconds (CO-01). */
export const CHUNK_TIMEOUT_MS = 120_000;

export const LEAVE_TIMEOUT_MS = 10_000;

/** Thrown if the code of a screen does not load. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';

  readonly again: (() => Promise<unknown>) | undefined;

  constructor(message: string, options?: ErrorOptions, again?: () => Promise<unknown>) {
    super(message, options);
    this.again = again;
  }
}

const hasStoredFiles = (): boolean =>
  'serviceWorker' in navigator && Boolean(navigator.serviceWorker.controller);

function within<Value>(promise: Promise<Value>, timeoutMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not loaded within ${timeoutMs} ms.`)), timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A screen can load the data of its first view before it renders. */
export type ScreenComponent = ComponentType & {
  readonly prefetch?: (client: ResolvedClient) => AppThunk;
};

export type LazyScreen = ComponentType & {
  /** Returns undefined if the code of the screen is not loaded. */
  readonly loaded: () => ScreenComponent | undefined;
  /** Loads the code of the screen. Resolves to false if the code did not load. */
  readonly preload: () => Promise<boolean>;
};

export const LoadingScreen = createContext<ComponentType>(() => null);

/**
 * Loads a screen's code on first render. Does not suspend, because the router would then keep the previous screen
 * visible. Throws a `ScreenLoadError` if loading fails or takes longer than `timeoutMs`. A screen loaded by `preload`
 * renders synchronously.
 */
export function lazyScreen(
  load: () => Promise<ScreenComponent>,
  { timeoutMs = CHUNK_TIMEOUT_MS, optional = false }: { timeoutMs?: number; optional?: boolean } = {},
): LazyScreen {
  let loading: Promise<ScreenComponent> | undefined;
  let loaded: ScreenComponent | undefined;
  const loadOnce = (): Promise<ScreenComponent> => {
    // Without a network, the code is not requested, because browsers may cache a failed module until the next reload.
    if (loading === undefined && globalThis.navigator?.onLine === false && !hasStoredFiles())
      return Promise.reject(new ScreenLoadError('Offline.'));
    loading ??= within(load(), timeoutMs).then(
      (screen) => (loaded = screen),
      (cause: unknown) => {
        loading = undefined;
        throw new ScreenLoadError('Screen not loaded.', { cause }, loadOnce);
      },
    );
    return loading;
  };
  const Screen = () => {
    const Loading = useContext(LoadingScreen);
    const [screen, setScreen] = useState<ComponentType | undefined>(() => loaded);
    const [failure, setFailure] = useState<{ readonly error: unknown } | undefined>(undefined);
    useEffect(() => {
      let isGone = false;
      let isLeaving = false;
      const leave = (): void => {
        isLeaving = true;
      };
      // The listener is removed after loading, because a `beforeunload` listener keeps a page out of Firefox's
      // back/forward cache.
      window.addEventListener('beforeunload', leave);
      const stopListening = (): void => window.removeEventListener('beforeunload', leave);
      const show = (arrived: ComponentType): void => {
        stopListening();
        if (!isGone) setScreen(() => arrived);
      };
      const retry = (): void => void loadOnce().then(show, () => undefined);
      loadOnce().then(show, (error: unknown) => {
        stopListening();
        if (optional) return window.addEventListener('online', retry, { once: true });
        const fail = (): unknown => isGone || setFailure({ error });
        // If the visitor is leaving the page, shows the error only after a delay. In Firefox and Safari, leaving a page
        // aborts running requests while the page is still visible, so the error would appear for a moment.
        if (isLeaving) setTimeout(fail, LEAVE_TIMEOUT_MS);
        else fail();
      });
      return () => {
        isGone = true;
        stopListening();
        window.removeEventListener('online', retry);
      };
    }, []);
    if (failure !== undefined) throw failure.error;
    return createElement(screen ?? Loading);
  };
  const preload = () =>
    loadOnce().then(
      () => true,
      () => false,
    );
  return Object.assign(Screen, { preload, loaded: () => loaded });
}
