import { formatVerifierKey } from '@chada/fairness';
import type { ResolvedClient } from '@chada/client-config';
import type { Database } from '../../database/connection.ts';
import type { FairnessKeys } from '../../security/fairness-keys.ts';

/** Name and key of a brand's log. */
export interface LogKey {
  readonly origin: string;
  readonly publicKey: Buffer;
}

/** Path of a brand's log on the API's host. */
export const logPathOf = (clientId: string): string => `/fairness/log/${clientId}`;

export async function readLogKey(db: Database, clientId: string): Promise<LogKey | undefined> {
  const row = await db
    .selectFrom('fairness_key')
    .select(['origin', 'public_key'])
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row && { origin: row.origin, publicKey: row.public_key };
}

/** Returns a log's public key as text. Members and auditors verify the log's checkpoints with this text. */
export const verifierKeyOf = ({ origin, publicKey }: LogKey): string => formatVerifierKey(origin, publicKey);

/**
 * Stores the name and the key of a brand's log when the brand is first served. Throws if the stored key differs from
 * the current key, because the current secret then can't decrypt the stored server seeds.
 */
export async function openLog(
  db: Database,
  { id, domains }: ResolvedClient,
  keys: FairnessKeys,
): Promise<void> {
  await db
    .insertInto('fairness_key')
    .values({ client_id: id, origin: `${domains[0] ?? id}${logPathOf(id)}`, public_key: keys.publicKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await readLogKey(db, id);
  if (!stored?.publicKey.equals(keys.publicKey)) {
    throw new Error(`brand ${id}: FAIRNESS_SECRET is not the secret with which its log of draws began`);
  }
}
