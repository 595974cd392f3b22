import { randomBytes } from 'node:crypto';

/** Crockford's base 32, which has no characters that look alike. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** Returns a short id such as `K7QM2XR4TN`, because members read the id to staff over the phone. */
export function newRequestId(): string {
  return Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte & 31]).join('');
}
