import type { SafeStorage } from '../storage/safe-storage.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { readJson } from '../storage/stored-json.ts';
import { storedUserSchema, type CurrentUser } from './current-user.ts';

export interface SessionStore {
  token(): string | null;
  /**
   * Reads the stored session. Returns `incomplete` if the stored user has no uuid (ST-02, RD-24), and null without a
   * session.
   */
  restore(): CurrentUser | 'incomplete' | null;
  open(token: string, user: CurrentUser): void;
  update(user: CurrentUser): void;
  clear(): void;
  changedElsewhere(): boolean;
  /** Returns a function that returns true until the session ends. */
  mark(): () => boolean;
  /** Returns a signal that aborts the running requests when the session ends (AP-03). */
  signal(): AbortSignal;
}

const tokenPattern = /^[\x21-\x7e]{1,4096}$/;

export function createSessionStore(storage: SafeStorage): SessionStore {
  let knownToken: string | null = null;
  let epoch = 0;
  let reads: AbortController | undefined;
  const nextEpoch = () => {
    epoch += 1;
    reads?.abort();
    reads = undefined;
  };
  const token = () => {
    const stored = storage.read(storageKeys.token);
    return stored !== null && tokenPattern.test(stored) ? stored : null;
  };
  const clear = () => {
    storage.remove(storageKeys.token);
    storage.remove(storageKeys.user);
    storage.remove(storageKeys.lastCredit);
    knownToken = null;
    nextEpoch();
  };
  return {
    token,
    clear,
    restore() {
      const user = readJson(storage, storageKeys.user, storedUserSchema);
      const stored = token();
      if (stored === null || user === undefined) {
        clear();
        return null;
      }
      if (stored !== knownToken) nextEpoch();
      knownToken = stored;
      return user.uuid === undefined ? 'incomplete' : { ...user, uuid: user.uuid };
    },
    open(opened, user) {
      // Writes the token after the user. The write of the token notifies other tabs, and these tabs then read the new
      // user.
      storage.write(storageKeys.user, JSON.stringify(user));
      storage.write(storageKeys.token, opened);
      knownToken = opened;
      nextEpoch();
    },
    update(user) {
      if (token() === knownToken) storage.write(storageKeys.user, JSON.stringify(user));
    },
    changedElsewhere: () => token() !== knownToken,
    signal() {
      reads ??= new AbortController();
      return reads.signal;
    },
    mark() {
      const [then, tokenThen] = [epoch, token()];
      return () => epoch === then && token() === tokenThen;
    },
  };
}
