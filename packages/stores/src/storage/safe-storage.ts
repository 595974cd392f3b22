/** The methods of `localStorage` that the store uses. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * A storage, or a function that returns a storage. Pass `() => window.localStorage`, because reading
 * `window.localStorage` can throw.
 */
export type StorageSource = KeyValueStorage | null | undefined | (() => KeyValueStorage | null | undefined);

/** A storage that never throws. If the browser refuses a value, the value stays in memory. */
export interface SafeStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/**
 * The storage that remains if the local storage fails. With `tabOnly`, values last until the tab is closed. With
 * `pageOnly`, values last until the page is closed or reloaded.
 */
export type StorageProblem = 'tabOnly' | 'pageOnly';

/**
 * Wraps a storage that may be missing, blocked or full. Falls back to a second storage, then to memory. Calls
 * `onProblem` if a value can't be stored permanently.
 */
export function createSafeStorage(
  source: StorageSource,
  onProblem: (problem: StorageProblem) => void,
  fallback?: StorageSource,
): SafeStorage {
  const memory = new Map<string, string>();
  let reported: StorageProblem | undefined;
  const attempt = <Result>(
    from: StorageSource,
    callback: (storage: KeyValueStorage) => Result,
  ): Result | undefined => {
    try {
      const storage = typeof from === 'function' ? from() : from;
      return storage == null ? undefined : callback(storage);
    } catch {
      // Returns undefined, because the storage is blocked or full.
      return undefined;
    }
  };
  const report = (fallbackWorks: boolean) => {
    const problem = fallbackWorks ? 'tabOnly' : 'pageOnly';
    if (reported === problem || reported === 'pageOnly') return;
    reported = problem;
    onProblem(problem);
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
      // Removes the old value if the new value can't be stored, because a reload must not restore the old value.
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
