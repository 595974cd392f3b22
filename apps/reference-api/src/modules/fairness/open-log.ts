import path from 'node:path';
import { formatVerifierKey } from '@chada/fairness';
import type { ResolvedClient } from '@chada/client-config';
import type { Database, Tx } from '../../database/connection.ts';
import type { FairnessKeys } from '../../security/fairness-keys.ts';

/** The name and the key of a brand's log. */
export interface LogKey {
  /** The domain and the path of the log. */
  readonly origin: string;
  readonly publicKey: Buffer;
  readonly generation: number;
}

/** Returns the name of a brand's log. After a restore, the log continues under the name of the next generation. */
export function originOf(domain: string, clientId: string, generation: number): string {
  return `${domain}/fairness/log/${clientId}${generation === 1 ? '' : `.${generation}`}`;
}

/** Returns the URL path at which the API serves a log. */
export const logPathOf = ({ origin }: Pick<LogKey, 'origin'>): string => origin.slice(origin.indexOf('/'));

/** Returns the folder with a log's files. */
export const folderOf = (folder: string, { origin }: Pick<LogKey, 'origin'>): string =>
  path.join(folder, path.posix.basename(origin));

/** Returns the name and the key of the brand's newest log. Undefined if the brand has no log. */
export async function readLogKey(db: Database | Tx, clientId: string): Promise<LogKey | undefined> {
  const row = await db
    .selectFrom('fairness_key')
    .select(['origin', 'public_key as publicKey', 'generation'])
    .where('client_id', '=', clientId)
    .orderBy('generation', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row;
}

/** Returns a log's public key as text. Members and auditors verify the log's checkpoints with this text. */
export const verifierKeyOf = ({ origin, publicKey }: Pick<LogKey, 'origin' | 'publicKey'>): string =>
  formatVerifierKey(origin, publicKey);

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
    .values({ client_id: id, origin: originOf(domains[0] ?? id, id, 1), public_key: keys.publicKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await readLogKey(db, id);
  if (!stored?.publicKey.equals(keys.publicKey)) {
    throw new Error(`brand ${id}: FAIRNESS_SECRET is not the secret with which its log of draws began`);
  }
}
