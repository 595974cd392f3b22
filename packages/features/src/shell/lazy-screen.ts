import { type ComponentType, createContext, createElement, useContext, useEffect, useState } from 'react';

/** Milliseconds that the code of a screen may take to load (CO-01). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Milliseconds for which the scripts of a page that is being left may still run. */
const LEAVE_MS = 50;

/** Thrown if a screen's code failed to load: an old page after a deploy, no network, or HTML in its place. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';

  /** Loads the code again; undefined if that can't work. */
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

/** A screen whose code can also be fetched before it is shown, for example while the browser is idle. */
export type LazyScreen = ComponentType & { readonly preload: () => Promise<void> };

/** The component that a lazy screen shows while its code loads; nothing by default. */
export const LoadingScreen = createContext<ComponentType>(() => null);

/**
 * Creates a screen whose code loads when it is first shown; meanwhile it renders `LoadingScreen`. It does not suspend:
 * a router that navigates in a transition would keep the previous screen until the code arrives. If the code fails or
 * exceeds `timeoutMs`, it throws a `ScreenLoadError`, which `ScreenBoundary` shows with a button that loads it again.
 * `preload` never rejects: after a failure the code is requested again when the screen is needed. A preloaded screen
 * renders at once, so that a server can prerender it and a browser can hydrate it.
 */
export function lazyScreen(
  load: () => Promise<ComponentType>,
  { timeoutMs = CHUNK_TIMEOUT_MS }: { timeoutMs?: number } = {},
): LazyScreen {
  let loading: Promise<ComponentType> | undefined;
  let loaded: ComponentType | undefined;
  const loadOnce = (): Promise<ComponentType> => {
    // Browsers may cache a failed module until the page is reloaded, so it is not requested without a network.
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
          // Requests of a page that is being left fail too; the delay lets the page disappear before an error shows.
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
