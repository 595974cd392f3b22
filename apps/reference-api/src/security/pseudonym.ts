import { createHmac } from 'node:crypto';

/** Replaces a value by a keyed hash: equal values are recognised, and none can be read or tried out without the key. */
export type Pseudonym = (value: string) => string;

/** Creates the keyed hash of names and addresses for logs and sessions: HMAC-SHA-256, 96 bits of it. */
export function createPseudonym(key: string): Pseudonym {
  return (value) => createHmac('sha256', key).update(value, 'utf8').digest('base64url').slice(0, 16);
}
