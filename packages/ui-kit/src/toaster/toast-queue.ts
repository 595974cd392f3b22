import type * as toastEngine from './toast-engine.tsx';
import type { ToastMessage } from './toast-message.ts';

/** The type of the module `./toast-engine.tsx`, which draws toasts and is loaded with the first toast. */
export type ToastEngine = typeof toastEngine;

export interface ToastState {
  readonly engine: ToastEngine | undefined;
  /** Toasts drawn without the engine, because the engine did not load in time. */
  readonly plain: readonly ToastMessage[];
}

/**
 * A toast waits for the engine for at most this many milliseconds. After this time, the toast is drawn without the
 * engine.
 */
export const ENGINE_TIMEOUT_MS = 1000;
const MAX_PLAIN = 3;

const emptyState: ToastState = { engine: undefined, plain: [] };

/**
 * Creates a queue that stores toasts until `load` has loaded the engine. After a failure, the next toast calls `load`
 * again.
 */
export function createToastQueue(load: () => Promise<ToastEngine>) {
  let state = emptyState;
  let waiting: readonly ToastMessage[] = [];
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const update = (next: ToastState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const showPlain = (): void => {
    if (waiting.length === 0) return;
    const plain = [...state.plain, ...waiting].slice(-MAX_PLAIN);
    waiting = [];
    update({ ...state, plain });
  };
  const onLoaded = (engine: ToastEngine): void => {
    for (const message of waiting) engine.showToast(message);
    waiting = [];
    update({ ...state, engine });
  };
  const onFailed = (): void => {
    loading = undefined;
    showPlain();
  };
  const prepare = (): Promise<void> => (loading ??= load().then(onLoaded, onFailed));
  return {
    /** Loads the toast engine. Never rejects. */
    prepare,
    show(message: ToastMessage): void {
      if (state.engine !== undefined) {
        state.engine.showToast(message);
        return;
      }
      const { id } = message;
      waiting = [...waiting.filter((other) => id === undefined || other.id !== id), message];
      setTimeout(showPlain, ENGINE_TIMEOUT_MS);
      void prepare();
    },
    /** Removes a toast that was shown without the toast engine. Called after the toast's timeout. */
    removePlain: (message: ToastMessage): void =>
      update({ ...state, plain: state.plain.filter((other) => other !== message) }),
    /** Removes all toasts, including those that wait until the toast engine is loaded. */
    clear(): void {
      waiting = [];
      state.engine?.dismissToasts();
      if (state.plain.length > 0) update({ ...state, plain: [] });
    },
    // The subscribe function for `useSyncExternalStore`.
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    now: (): ToastState => state,
    onServer: (): ToastState => emptyState,
  };
}

export type ToastQueue = ReturnType<typeof createToastQueue>;
