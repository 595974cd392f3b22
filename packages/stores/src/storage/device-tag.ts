import type { SafeStorage } from './safe-storage.ts';
import { randomText, shortHash } from './short-hash.ts';
import { storageKeys } from './storage-keys.ts';

/**
 * Returns a tag that does not identify the member or session: a hash with a random key of this device. Data that stays on
 * a device after a logout is stored under it.
 */
export function deviceTag(storage: SafeStorage, text: string): string {
  const stored = storage.read(storageKeys.device);
  const key = stored !== null && /^[a-z0-9]{20}$/.test(stored) ? stored : randomText();
  if (key !== stored) storage.write(storageKeys.device, key);
  return `t${shortHash(`${key} ${text}`)}${shortHash(`${key} ${text}`, 1)}`;
}

/** True if a text has the form of a device tag. */
export const isDeviceTag = (text: string): boolean => /^t[0-9a-z]{4,24}$/.test(text);
