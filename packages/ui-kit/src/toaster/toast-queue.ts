import type * as toastEngine from './toast-engine.tsx';
import type { ToastMessage } from './toast-message.ts';

/** The module that draws toasts, loaded with the first toast. */
export type ToastEngine = typeof toastEngine;

export interface ToastState {
  readonly engine: ToastEngine | undefined;
  readonly plain: readonly ToastMessage[];
}

/**
 * If the module that draws toasts has not loaded after this many milliseconds, the page shows plain toasts without this
 * module.
 */
export const ENGINE_TIMEOUT_MS = 1000;
const MAX_PLAIN = 3;

const emptyState: ToastState = { engine: undefined, plain: [] };

/**
 * Creates a queue that stores toasts until `load` has loaded the module that draws toasts. After a failure, the next
 * toast calls `load` again.
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
    prepare,
    show(message: ToastMessage): void {
      if (state.engine !== undefined) {
        state.engine.showToast(message);
        return;
      }
      const { id } = message;
      waiting = [...waiting.filter((otherMessage) => id === undefined || otherMessage.id !== id), message];
      setTimeout(showPlain, ENGINE_TIMEOUT_MS);
      void prepare();
    },
    removePlain: (message: ToastMessage): void =>
      update({ ...state, plain: state.plain.filter((otherMessage) => otherMessage !== message) }),
    clear(): void {
      waiting = [];
      state.engine?.dismissToasts();
      if (state.plain.length > 0) update({ ...state, plain: [] });
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    now: (): ToastState => state,
    onServer: (): ToastState => emptyState,
  };
}

export type ToastQueue = ReturnType<typeof createToastQueue>;
