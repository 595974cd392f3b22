import { hash, randomBytes } from 'node:crypto';

/** Returns 32 random bytes as text (RD-14). */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a token with SHA-256. A fast hash is enough, because a token has 256 random bits. */
export function tokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
