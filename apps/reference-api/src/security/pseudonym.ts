import { createHmac } from 'node:crypto';

/** Replaces a value by a keyed hash: equal values stay equal, and none can be guessed without the key. */
export type Pseudonym = (value: string) => string;

/** Makes the keyed hash of names and addresses for logs and sessions: 96 bits of HMAC-SHA-256. */
export function createPseudonym(key: string): Pseudonym {
  return (value) => createHmac('sha256', key).update(value, 'utf8').digest('base64url').slice(0, 16);
}
