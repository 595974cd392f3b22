import { randomBytes } from 'node:crypto';

/** Crockford's base 32. It has no letters that look like other letters or digits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/**
 * Returns a request id such as `K7QM2XR4TN`. The id is short, because members read the id to staff over the
 * phone.
 */
export function newRequestId(): string {
  return Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte & 31]).join('');
}
