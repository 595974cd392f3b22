import type { SafeStorage } from '../storage/safe-storage.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { readJson } from '../storage/stored-json.ts';
import { storedUserSchema, type CurrentUser } from './current-user.ts';

/** Token and user in local storage, and this tab's knowledge of them. */
export interface SessionStore {
  /** Returns the token in storage (RO-02); null if it is missing or invalid. */
  token(): string | null;
  /**
   * Reads token and user; both present mean logged in, anything else logged out (ST-02). Returns `incomplete` for a record
   * without a uuid: the member is logged in, and the profile completes the record (RD-24).
   */
  restore(): CurrentUser | 'incomplete' | null;
  open(token: string, user: CurrentUser): void;
  /** Stores a newer user record of the same session. */
  update(user: CurrentUser): void;
  clear(): void;
  /** True if another tab has logged in or out since this tab last read the token. */
  changedElsewhere(): boolean;
  /** Returns a function that is true as long as the current session is still the same. */
  mark(): () => boolean;
  /** Returns a signal that aborts at the end of the session, which cancels its reads (AP-03). */
  signal(): AbortSignal;
}

/** The characters that an `authorization` header can carry. */
const tokenPattern = /^[\x21-\x7e]{1,4096}$/;

/** Creates a session store over local storage. */
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
    // Other tabs react to the token, so it goes first; without it the user record has no meaning.
    storage.remove(storageKeys.token);
    storage.remove(storageKeys.user);
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
      // Other tabs react to the token, so it comes last, when the user record is already there.
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
