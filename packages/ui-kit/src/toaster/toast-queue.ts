import type * as toastEngine from './toast-engine.tsx';
import type { ToastMessage } from './toast-message.ts';

/** What draws toasts: `./toast-engine.tsx`, whose code comes with the first of them. */
export type ToastEngine = typeof toastEngine;

/** Where toasts stand. */
export interface ToastState {
  readonly engine: ToastEngine | undefined;
  /** Toasts to draw without the engine: its code does not come, as when the network is gone and they tell just that. */
  readonly plain: readonly ToastMessage[];
}

/** How long a toast waits for the engine before it is shown without. */
export const PATIENCE_MS = 1000;
const MOST_PLAIN = 3;

const nothing: ToastState = { engine: undefined, plain: [] };

/** Holds toasts until the engine is there. `load` fetches it; after a failure it is asked again with the next toast. */
export function createToastQueue(load: () => Promise<ToastEngine>) {
  let state = nothing;
  let waiting: readonly ToastMessage[] = [];
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const become = (next: ToastState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const showPlain = (): void => {
    if (waiting.length === 0) return;
    const plain = [...state.plain, ...waiting].slice(-MOST_PLAIN);
    waiting = [];
    become({ ...state, plain });
  };
  const arrived = (engine: ToastEngine): void => {
    for (const message of waiting) engine.showToast(message);
    waiting = [];
    become({ ...state, engine });
  };
  const failed = (): void => {
    loading = undefined;
    showPlain();
  };
  const prepare = (): Promise<void> => (loading ??= load().then(arrived, failed));
  return {
    /** Fetches the engine. Never rejects. */
    prepare,
    /** Shows a toast as soon as there is something to draw it. */
    show(message: ToastMessage): void {
      if (state.engine !== undefined) {
        state.engine.showToast(message);
        return;
      }
      const { id } = message;
      waiting = [...waiting.filter((other) => id === undefined || other.id !== id), message];
      setTimeout(showPlain, PATIENCE_MS);
      void prepare();
    },
    /** A toast that was drawn without the engine has stood long enough. */
    dropPlain: (message: ToastMessage): void =>
      become({ ...state, plain: state.plain.filter((other) => other !== message) }),
    /** Takes away every toast, those that wait too. */
    clear(): void {
      waiting = [];
      state.engine?.dismissToasts();
      if (state.plain.length > 0) become({ ...state, plain: [] });
    },
    // For `useSyncExternalStore`.
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    now: (): ToastState => state,
    onServer: (): ToastState => nothing,
  };
}

/** A queue of toasts. */
export type ToastQueue = ReturnType<typeof createToastQueue>;
