export interface MemoryStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  readonly entries: Map<string, string>;
  /** With `full`, every write throws. With `refused`, every read and write throws. */
  fault: 'none' | 'full' | 'refused';
}

export function memoryStorage(initial: Readonly<Record<string, string>> = {}): MemoryStorage {
  const entries = new Map(Object.entries(initial));
  const refuse = () => {
    if (storage.fault === 'refused') throw new Error('SecurityError: access to storage is denied');
  };
  const storage: MemoryStorage = {
    entries,
    fault: 'none',
    getItem(key) {
      refuse();
      return entries.get(key) ?? null;
    },
    setItem(key, value) {
      refuse();
      if (storage.fault === 'full') throw new Error('QuotaExceededError: the quota has been exceeded');
      entries.set(key, value);
    },
    removeItem(key) {
      refuse();
      entries.delete(key);
    },
  };
  return storage;
}
