declare global {
  interface Window {
    chadaStories: {
      next(): void;
      remains(): readonly string[];
    };
  }
}

/**
 * Records the timers and listeners of each story, to find timers and listeners that a story does not remove at its end.
 * The function runs in the page before the page's own scripts.
 */
export function recordRemains(): void {
  let story = 0;
  const added = new Map<unknown, { readonly by: number; readonly label: string }>();
  const stops = new Map<string, () => void>();

  const timers = [
    ['setTimeout', 'clearTimeout'],
    ['setInterval', 'clearInterval'],
    ['requestAnimationFrame', 'cancelAnimationFrame'],
  ] as const;
  for (const [start, stop] of timers) {
    const begin: unknown = Reflect.get(window, start);
    const end: unknown = Reflect.get(window, stop);
    if (typeof begin !== 'function' || typeof end !== 'function') return;
    const kind = start === 'requestAnimationFrame' ? 'frame' : 'timer';
    Reflect.set(window, start, (...args: unknown[]) => {
      const id: unknown = Reflect.apply(begin, window, args);
      stops.set(`${kind} ${String(id)}`, () => Reflect.apply(end, window, [id]));
      return id;
    });
    Reflect.set(window, stop, (id: unknown) => {
      stops.delete(`${kind} ${String(id)}`);
      Reflect.apply(end, window, [id]);
    });
  }

  const add = EventTarget.prototype.addEventListener;
  const remove = EventTarget.prototype.removeEventListener;
  const ids = new Map<unknown, number>();
  const idOf = (object: unknown): number => {
    const id = ids.get(object) || ids.size + 1;
    ids.set(object, id);
    return id;
  };
  const keyOf = (target: unknown, [type, listener, options]: readonly unknown[]): string => {
    const capture =
      typeof options === 'object' && options !== null ? Reflect.get(options, 'capture') : options;
    return `${idOf(target)} ${String(type)} ${idOf(listener)} ${String(capture === true)}`;
  };
  const isShared = (target: unknown): boolean =>
    target === window ||
    target === document ||
    target === document.documentElement ||
    target === document.body;
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, ...args) {
    const target = this || window;
    add.apply(target, args);
    if (!isShared(target) || args[1] === null) return;
    const key = keyOf(target, args);
    if (!added.has(key)) added.set(key, { by: story, label: `a listener of ${args[0]}` });
    const { once, signal } = typeof args[2] === 'object' ? args[2] : {};
    const forget = (): void => void added.delete(key);
    if (once === true) add.call(target, args[0], forget, args[2]);
    if (signal) add.call(signal, 'abort', forget);
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget | undefined, ...args) {
    const target = this || window;
    remove.apply(target, args);
    if (isShared(target)) added.delete(keyOf(target, args));
  };

  let title = '';
  function watchDocument(): void {
    title = document.title;
    const initial = document.body.cloneNode(false);
    new MutationObserver((changes) => {
      for (const { attributeName, addedNodes } of changes) {
        for (const node of Array.from(addedNodes)) added.set(node, { by: story, label: node.nodeName });
        if (attributeName === null || attributeName === 'class') continue;
        const value = document.body.getAttribute(attributeName);
        const isInitial =
          initial instanceof HTMLElement && (value || '') === (initial.getAttribute(attributeName) || '');
        if (isInitial) added.delete(attributeName);
        else added.set(attributeName, { by: story, label: `${attributeName} of the body` });
      }
    }).observe(document.body, { childList: true, attributes: true });
  }
  add.call(document, 'DOMContentLoaded', watchDocument);

  window.chadaStories = {
    next() {
      story += 1;
      stops.forEach((stop) => stop());
      stops.clear();
      localStorage.clear();
      sessionStorage.clear();
      document.title = title;
      window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    },
    remains: () =>
      Array.from(added)
        .filter(([key, { by }]) => by > 0 && by < story && (!(key instanceof Node) || key.isConnected))
        .map(([, { label }]) => label),
  };
}
