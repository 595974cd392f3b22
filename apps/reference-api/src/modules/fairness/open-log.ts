import path from 'node:path';
import { formatVerifierKey } from '@chada/fairness';
import type { ResolvedClient } from '@chada/client-config';
import type { Database, Tx } from '../../database/connection.ts';
import type { FairnessKeys } from '../../security/fairness-keys.ts';

export interface LogKey {
  readonly origin: string;
  readonly publicKey: Buffer;
  readonly generation: number;
}

const nameOf = (clientId: string, generation: number): string =>
  `${clientId}${generation === 1 ? '' : `.${generation}`}`;

/**
 * Returns the generation of a log by its name (the reverse of `nameOf`). Returns undefined for a name that no log of
 * the brand can have.
 */
export function generationOf(name: string, clientId: string): number | undefined {
  if (name === clientId) return 1;
  const generation = Number(name.slice(clientId.length + 1));
  return generation > 1 && name === nameOf(clientId, generation) ? generation : undefined;
}

export const originOf = (domain: string, clientId: string, generation: number): string =>
  `${domain}/fairness/log/${nameOf(clientId, generation)}`;

export const logPathOf = ({ origin }: Pick<LogKey, 'origin'>): string => origin.slice(origin.indexOf('/'));

export const folderOf = (folder: string, clientId: string, generation: number): string =>
  path.join(folder, nameOf(clientId, generation));

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

/** Returns the public key as text. Members and auditors verify the log's checkpoints with this key. */
export const verifierKeyOf = ({ origin, publicKey }: Pick<LogKey, 'origin' | 'publicKey'>): string =>
  formatVerifierKey(origin, publicKey);

/**
 * Stores the public key of a brand's log. Throws if a different key is already stored. In this case, the current secret
 * can't decrypt the server seeds.
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
