import { randomBytes } from 'node:crypto';

/** Crockford's base 32, without letters that are mistaken for others or for digits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/**
 * Returns a new request id such as `K7QM2XR4TN`. It is short because a member reads it to staff, who find the request's log
 * lines by it; 50 bits are enough for that.
 */
export function newRequestId(): string {
  return Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte & 31]).join('');
}
