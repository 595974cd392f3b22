import { randomFillSync } from 'node:crypto';

/** Crockford's base 32, which has no characters that look alike. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** Random bytes for many ids. One long read is faster than many short reads. */
const pool = new Uint8Array(LENGTH * 256);
let used = pool.length;

/** Returns a short id such as `K7QM2XR4TN`, because members read the id to staff over the phone. */
export function newRequestId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  let id = '';
  for (const end = used + LENGTH; used < end; used += 1) id += LETTERS[(pool[used] ?? 0) & 31] ?? '';
  return id;
}
