import type { SafeStorage } from './safe-storage.ts';
import { randomText, shortHash } from './short-hash.ts';
import { storageKeys } from './storage-keys.ts';

/** Returns a salted hash of the id of a member or session. Stored data contains this hash instead of the id. */
export function deviceTag(storage: SafeStorage, text: string): string {
  const stored = storage.read(storageKeys.device);
  const key = stored !== null && /^[a-z0-9]{20}$/.test(stored) ? stored : randomText();
  if (key !== stored) storage.write(storageKeys.device, key);
  return `t${shortHash(`${key} ${text}`)}${shortHash(`${key} ${text}`, 1)}`;
}

export const isDeviceTag = (text: string): boolean => /^t[0-9a-z]{4,24}$/.test(text);
