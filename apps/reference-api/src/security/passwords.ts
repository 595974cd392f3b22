import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { boundedQueue } from './bounded-queue.ts';

const argon2Async = promisify(argon2);

/** The cost of one hash: OWASP's second choice for argon2id (19 MiB, two passes, one lane). */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** Hashing shares libuv's four threads with file and name look-ups; two at once leave room for these. */
const AT_ONCE = 2;
/** More waiting than this is an attack or an overload, and is refused at once. */
const MOST_WAITING = 64;

const inTurn = boundedQueue({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING });

function derive(password: string, salt: Buffer, parameters: typeof cost): Promise<Buffer> {
  // NFC, so that the same password from another keyboard has the same bytes.
  const message = Buffer.from(password.normalize('NFC'), 'utf8');
  return inTurn(() => argon2Async('argon2id', { message, nonce: salt, ...parameters }));
}

/** Hashes a password. Returns the algorithm, its cost, the salt and the hash in PHC form. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await derive(password, salt, cost);
  const { memory, passes, parallelism } = cost;
  const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(salt)}$${plain(tag)}`;
}

/** True if a password matches a stored hash. False for a text that is no hash of ours. */
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

/** Verifies a password against a random hash, so that the response for an unknown username takes as long (RD-20). */
export async function verifyDummyPassword(password: string): Promise<false> {
  dummyHash ??= hashPassword(randomBytes(16).toString('hex'));
  await verifyPassword(password, await dummyHash);
  return false;
}
