import { type ComponentType, createContext, createElement, useContext, useEffect, useState } from 'react';

/** Milliseconds that the code of a screen may take to load (CO-01). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** How long a page that is being left may still run. */
const LEAVE_MS = 50;

/** The code of a screen did not come: an old page after a deploy, no network, or HTML in its place. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';

  /** Loads the code once more, where that can be tried. */
  readonly again: (() => Promise<unknown>) | undefined;

  constructor(message: string, options?: ErrorOptions, again?: () => Promise<unknown>) {
    super(message, options);
    this.again = again;
  }
}

function within<Value>(promise: Promise<Value>, timeoutMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms.`)), timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A screen whose code can also be fetched before it is shown, such as while the browser is idle. */
export type LazyScreen = ComponentType & { readonly preload: () => Promise<void> };

/** The component that a lazy screen shows while its code loads; by default nothing. */
export const LoadingScreen = createContext<ComponentType>(() => null);

/**
 * A screen whose code loads when it is first shown; meanwhile it renders `LoadingScreen`. It does not suspend: a router
 * that moves in a transition would leave the screen before in place until the code comes. What does not come within
 * `timeoutMs`, or not at all, is a `ScreenLoadError`, which `ScreenBoundary` shows with a button that loads it again. `preload`
 * never rejects: a failure there is asked again when the screen is needed. Once preloaded, the screen renders at once, so
 * that a server can paint it and a browser can take that paint over.
 */
export function lazyScreen(
  load: () => Promise<ComponentType>,
  { timeoutMs = CHUNK_TIMEOUT_MS }: { timeoutMs?: number } = {},
): LazyScreen {
  let loading: Promise<ComponentType> | undefined;
  let loaded: ComponentType | undefined;
  const loadOnce = (): Promise<ComponentType> => {
    // Browsers may remember a module that did not come until the page is reloaded, so without a network it is not asked for.
    if (loading === undefined && globalThis.navigator?.onLine === false)
      return Promise.reject(new ScreenLoadError('There is no network.'));
    loading ??= within(load(), timeoutMs).then(
      (screen) => (loaded = screen),
      (cause: unknown) => {
        loading = undefined;
        throw new ScreenLoadError('The code of the screen could not be loaded.', { cause }, loadOnce);
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
      loadOnce().then(
        (arrived) => {
          if (!isGone) setScreen(() => arrived);
        },
        (error: unknown) => {
          // Code that a page awaits as it is left fails too; the page is gone before this shows anything.
          setTimeout(() => isGone || setFailure({ error }), LEAVE_MS);
        },
      );
      return () => {
        isGone = true;
      };
    }, []);
    if (failure !== undefined) throw failure.error;
    return createElement(screen ?? Loading);
  };
  const preload = async () => {
    await loadOnce().catch(() => undefined);
  };
  return Object.assign(Screen, { preload });
}
