/** The methods of `localStorage` that the store uses. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** A storage or its getter: even reading `window.localStorage` throws if the browser refuses it. */
export type StorageSource = KeyValueStorage | null | undefined | (() => KeyValueStorage | null | undefined);

/** A storage that never throws: values that the browser can't store are held in memory. */
export interface SafeStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** The loss for the member: values last only as long as this tab, or as this page. */
export type StorageTrouble = 'tabOnly' | 'pageOnly';

/**
 * Wraps a storage that may be missing, refused or full; falls back on another storage, then on memory. Calls `onTrouble`
 * once for each level at which values last shorter than they should. Does nothing before the first use.
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
      // A stale value would come back after a reload; removing works even in a full storage.
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
