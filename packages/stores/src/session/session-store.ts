import type { SafeStorage } from '../storage/safe-storage.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { readJson } from '../storage/stored-json.ts';
import { storedUserSchema, type CurrentUser } from './current-user.ts';

/** Token and user in local storage, and what this tab believes about them. */
export interface SessionStore {
  /** The token in storage now (RO-02); null where there is none or it is garbage. */
  token(): string | null;
  /**
   * Reads both; a stored token and user record mean signed in, anything else signed out (ST-02). `incomplete` is a record
   * without a uuid: the member is signed in, and the profile tells the rest (RD-24).
   */
  restore(): CurrentUser | 'incomplete' | null;
  open(token: string, user: CurrentUser): void;
  /** Keeps a fresher user record of the same session. */
  update(user: CurrentUser): void;
  clear(): void;
  /** Whether another tab has signed in or out since this tab last looked. */
  changedElsewhere(): boolean;
  /** Marks a moment; the answer tells later whether the session is still the one of that moment. */
  mark(): () => boolean;
  /** Ends with this session: what was only to be read for it is cancelled (AP-03). */
  signal(): AbortSignal;
}

/** What an `authorization` header can carry. */
const tokenPattern = /^[\x21-\x7e]{1,4096}$/;

/** A session store over local storage. */
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
    // The token goes first: other tabs follow it, and without it the user record means nothing.
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
      // The token goes last: a tab that follows it finds the user record already there.
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
