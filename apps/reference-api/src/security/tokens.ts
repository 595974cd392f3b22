import { createHash, randomBytes } from 'node:crypto';

/** A session's token as the member holds it: 32 random bytes, which mean nothing by themselves (RD-14). */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. A fast hash is enough: there is nothing to guess in 256 random bits. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token, 'utf8').digest();
}
