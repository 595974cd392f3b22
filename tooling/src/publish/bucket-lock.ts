import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { ObjectStore } from './s3-bucket.ts';
import { LOCK_EXPIRES_AFTER_MS } from './site-store.ts';

const lockKey = 'records/lock.json';

const holderSchema = z.object({ by: z.string(), at: z.string(), token: z.string() });

const headers = { contentType: 'application/json', cacheControl: 'no-store' };

/**
 * Locks a site in a bucket, so that only one publish runs. Replaces a lock that is older than 15 minutes. Throws if
 * another publish runs. Returns a function that removes the lock.
 */
export async function lockBucket(
  store: ObjectStore,
  by: string,
  report: (line: string) => void,
): Promise<() => Promise<void>> {
  const token = randomUUID();
  const body = Buffer.from(JSON.stringify({ by, at: new Date().toISOString(), token }));
  const unlock = async (): Promise<void> => {
    const holder = await store.get(lockKey);
    if (holder?.body.equals(body) === true) await store.remove(lockKey);
  };
  if (await store.put(lockKey, body, headers, 'absent')) return unlock;
  const currentLock = await store.get(lockKey);
  const holder = currentLock && holderSchema.parse(JSON.parse(currentLock.body.toString()));
  if (
    currentLock !== undefined &&
    holder !== undefined &&
    Date.now() - Date.parse(holder.at) > LOCK_EXPIRES_AFTER_MS
  )
    if (await store.put(lockKey, body, headers, { etag: currentLock.etag })) {
      report(`Took over the lock of ${holder.by}, begun ${holder.at}.`);
      return unlock;
    }
  const owner = holder === undefined ? 'Another publish' : `A publish of ${holder.by}, begun ${holder.at},`;
  throw new Error(`${owner} is running. Try again when it has ended, or after 15 minutes.`);
}
