import type { BrowserWindow } from '../src/browser/connect-browser.ts';

class Listened {
  private readonly listeners = new Map<string, Set<(event: Event) => void>>();
  addEventListener(type: string, listener: (event: Event) => void): void {
    this.listeners.set(type, (this.listeners.get(type) ?? new Set()).add(listener));
  }
  removeEventListener(type: string, listener: (event: Event) => void): void {
    this.listeners.get(type)?.delete(listener);
  }
  raise(type: string, more: object = {}): void {
    for (const listener of this.listeners.get(type) ?? []) listener(Object.assign(new Event(type), more));
  }
  get count(): number {
    return [...this.listeners.values()].reduce((sum, { size }) => sum + size, 0);
  }
}

export interface FakeWindow extends BrowserWindow {
  /** Simulates a write of another tab to the local storage. The key is null if that tab has cleared the storage. */
  otherTabWrote(key: string | null): void;
  goOffline(): void;
  goOnline(): void;
  hide(): void;
  show(): void;
  restoreFromCache(): void;
  finishLoading(): void;
  focus(): void;
  tick(): void;
  readonly attached: number;
  readonly intervalMs: number | undefined;
}

export function fakeWindow(): FakeWindow {
  const events = new Listened();
  const documentEvents = new Listened();
  const state = { onLine: true, visibilityState: 'visible' };
  let timer: { readonly callback: () => void; readonly milliseconds: number } | undefined;
  return {
    addEventListener: (type, listener) => events.addEventListener(type, listener),
    removeEventListener: (type, listener) => events.removeEventListener(type, listener),
    setInterval(act, milliseconds) {
      timer = { callback: act, milliseconds };
      return 7;
    },
    clearInterval(cleared) {
      if (cleared === 7) timer = undefined;
    },
    navigator: {
      get onLine() {
        return state.onLine;
      },
    },
    document: {
      get visibilityState() {
        return state.visibilityState;
      },
      addEventListener: (type, listener) => documentEvents.addEventListener(type, listener),
      removeEventListener: (type, listener) => documentEvents.removeEventListener(type, listener),
    },
    otherTabWrote: (key) => events.raise('storage', { key }),
    goOffline() {
      state.onLine = false;
      events.raise('offline');
    },
    goOnline() {
      state.onLine = true;
      events.raise('online');
    },
    hide() {
      state.visibilityState = 'hidden';
      documentEvents.raise('visibilitychange');
    },
    show() {
      state.visibilityState = 'visible';
      documentEvents.raise('visibilitychange');
      events.raise('focus');
    },
    restoreFromCache() {
      state.visibilityState = 'visible';
      events.raise('pageshow', { persisted: true });
      documentEvents.raise('visibilitychange');
      events.raise('focus');
    },
    finishLoading: () => events.raise('pageshow', { persisted: false }),
    focus: () => events.raise('focus'),
    tick: () => timer?.callback(),
    get attached() {
      return events.count + documentEvents.count + (timer === undefined ? 0 : 1);
    },
    get intervalMs() {
      return timer?.milliseconds;
    },
  };
}
