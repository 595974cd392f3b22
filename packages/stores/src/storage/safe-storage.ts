/** The part of `localStorage` that we use. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** A storage, or how to reach it: even touching `window.localStorage` throws where the browser refuses it. */
export type StorageSource = KeyValueStorage | null | undefined | (() => KeyValueStorage | null | undefined);

/** A storage that never throws: what the browser can't store is held in memory. */
export interface SafeStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** What a member loses: nothing is stored beyond this tab, or beyond this page. */
export type StorageTrouble = 'tabOnly' | 'pageOnly';

/**
 * Wraps a storage that may be missing, refuse, or be full, with another to fall back on, and then memory. Calls
 * `onTrouble` when a value is stored for less long than the storage would, once for each level. Touches nothing before
 * the first use.
 */
export function createSafeStorage(
  source: StorageSource,
  onTrouble: (trouble: StorageTrouble) => void,
  fallback?: StorageSource,
): SafeStorage {
  const memory = new Map<string, string>();
  let reported: StorageTrouble | undefined;
  const attempt = <Result>(
    from: StorageSource,
    act: (storage: KeyValueStorage) => Result,
  ): Result | undefined => {
    try {
      const storage = typeof from === 'function' ? from() : from;
      return storage == null ? undefined : act(storage);
    } catch {
      // Refused or full.
      return undefined;
    }
  };
  const report = (fallbackWorks: boolean) => {
    const trouble = fallbackWorks ? 'tabOnly' : 'pageOnly';
    if (reported === trouble || reported === 'pageOnly') return;
    reported = trouble;
    onTrouble(trouble);
  };
  const remove = (from: StorageSource, key: string) => attempt(from, (storage) => storage.removeItem(key));
  const store = (target: StorageSource, key: string, value: string) =>
    attempt(target, (storage) => {
      storage.setItem(key, value);
      return true;
    }) === true;
  return {
    read(key) {
      const value = attempt(source, (storage) => storage.getItem(key));
      const second = value == null ? attempt(fallback, (storage) => storage.getItem(key)) : undefined;
      if (value === undefined) report(second !== undefined);
      return memory.get(key) ?? value ?? second ?? null;
    },
    write(key, value) {
      memory.set(key, value);
      const isStored = store(source, key, value);
      // A stale value left under the key would come back after a reload; removing works even where writing is full.
      if (!isStored) remove(source, key);
      const isInFallback = !isStored && store(fallback, key, value);
      if (!isInFallback) remove(fallback, key);
      if (isStored || isInFallback) memory.delete(key);
      if (!isStored) report(isInFallback);
    },
    remove(key) {
      memory.delete(key);
      remove(source, key);
      remove(fallback, key);
    },
  };
}
