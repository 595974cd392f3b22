import { randomFillSync } from 'node:crypto';

/** Crockford's base 32, which has no characters that look alike. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** A supply of random bytes. A single long read of random bytes is faster than many short reads. */
const pool = new Uint8Array(LENGTH * 256);
let used = pool.length;

/** Returns an id that members can read to staff over the phone, for example `K7QM2XR4TN`. */
export function newRequestId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  let id = '';
  for (const end = used + LENGTH; used < end; used += 1) id += LETTERS[(pool[used] ?? 0) & 31] ?? '';
  return id;
}
