import { randomBytes } from 'node:crypto';

/** Crockford's 32: no letter that is taken for another or for a digit when it is read out. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/**
 * A new id of a request, e.g. `K7QM2XR4TN`. Short, because a member reads it from the screen to staff, who find the request's
 * lines in the log by it; 50 bits are enough for that.
 */
export function newRequestId(): string {
  return Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte & 31]).join('');
}
