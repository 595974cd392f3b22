import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { boundedQueue } from './bounded-queue.ts';

const argon2Async = promisify(argon2);

/** OWASP recommends this cost: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** Hashes at most two passwords at a time, so that two of Node's four threads are free for file access and DNS. */
const AT_ONCE = 2;
const MAX_WAITING = 64;

const limitConcurrency = boundedQueue({ atOnce: AT_ONCE, maxWaiting: MAX_WAITING });

function derive(password: string, salt: Buffer, parameters: typeof cost): Promise<Buffer> {
  // Applies NFC, because keyboards can encode the same letter in different ways.
  const message = Buffer.from(password.normalize('NFC'), 'utf8');
  return limitConcurrency(() => argon2Async('argon2id', { message, nonce: salt, ...parameters }));
}

/** Returns the hash in PHC format, which contains algorithm, cost and salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await derive(password, salt, cost);
  const { memory, passes, parallelism } = cost;
  const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(salt)}$${plain(tag)}`;
}

/** True if the password matches the stored hash. False if the stored hash is invalid. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(
    stored,
  );
  if (!parts) return false;
  const [memory, passes, parallelism] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const [salt, tag] = [Buffer.from(parts[4] ?? '', 'base64'), Buffer.from(parts[5] ?? '', 'base64')];
  return timingSafeEqual(
    await derive(password, salt, { memory, passes, parallelism, tagLength: tag.length }),
    tag,
  );
}

let dummyHash: Promise<string> | undefined;

/**
 * Verifies the password with the hash of a random password, and returns false. This takes as long as the verification
 * of a member's password. A faster response would reveal that a username does not exist (RD-20).
 */
export async function verifyDummyPassword(password: string): Promise<false> {
  dummyHash ??= hashPassword(randomBytes(16).toString('hex'));
  await verifyPassword(password, await dummyHash);
  return false;
}
