import type { SafeStorage } from './safe-storage.ts';
import { randomText, shortHash } from './short-hash.ts';
import { storageKeys } from './storage-keys.ts';

/**
 * Returns a tag for a member or a session that names nobody: a hash keyed by a random value of this device. What a
 * member leaves on a device after signing out is kept under it.
 */
export function deviceTag(storage: SafeStorage, text: string): string {
  const stored = storage.read(storageKeys.device);
  const key = stored !== null && /^[a-z0-9]{20}$/.test(stored) ? stored : randomText();
  if (key !== stored) storage.write(storageKeys.device, key);
  return `t${shortHash(`${key} ${text}`)}${shortHash(`${key} ${text}`, 1)}`;
}

/** Whether a text is such a tag. */
export const isDeviceTag = (text: string): boolean => /^t[0-9a-z]{4,24}$/.test(text);
