/** The part of `localStorage` that we use. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** A storage, or how to reach it: even touching `window.localStorage` throws where the browser refuses it. */
export type StorageSource = KeyValueStorage | null | undefined | (() => KeyValueStorage | null | undefined);

/** A storage that never throws: what can't be kept in the browser is kept in memory. */
export interface SafeStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/**
 * Wraps a storage that may be missing, refuse, or be full. `onTrouble` hears once that something is kept in memory
 * only and will be gone after a reload. Nothing is touched before the first use.
 */
export function createSafeStorage(source: StorageSource, onTrouble: () => void): SafeStorage {
  const memory = new Map<string, string>();
  let told = false;
  const trouble = () => {
    if (told) return;
    told = true;
    onTrouble();
  };
  const attempt = <Result>(act: (storage: KeyValueStorage) => Result): Result | undefined => {
    try {
      const storage = typeof source === 'function' ? source() : source;
      if (storage != null) return act(storage);
    } catch {
      // Refused or full; the member goes on in memory.
    }
    trouble();
    return undefined;
  };
  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    write(key, value) {
      memory.set(key, value);
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      // A stale value left under the key would come back after a reload; removing works even where writing is full.
      if (kept === true) memory.delete(key);
      else attempt((storage) => storage.removeItem(key));
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}
