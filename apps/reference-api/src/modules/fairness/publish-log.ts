import {
  formatCheckpoint,
  formatNote,
  hashesOfLevel,
  keyIdOf,
  merkleRoot,
  tileWidth,
  type SignedCheckpoint,
} from '@chada/fairness';
import { sql } from 'kysely';
import type { Tx } from '../../database/connection.ts';
import type { Deps } from '../../deps.ts';
import { folderOf, readLogKey, verifierKeyOf, type LogKey } from './open-log.ts';
import { readPublishedLogs } from './published-logs.ts';
import { readHashes, readRoot } from './read-hashes.ts';
import { readPublished, writeLogFiles } from './write-log-files.ts';

type PublishDeps = Pick<Deps, 'db' | 'fairness' | 'clock'>;

/**
 * The first of the two keys of each advisory lock. This key distinguishes the publisher's locks from other advisory
 * locks.
 */
const LOCK_SPACE = 46_001;

interface StoredCheckpoint {
  readonly size: number;
  readonly note: string;
}

async function completeNodes(tx: Tx, clientId: string, oldSize: number, size: number): Promise<void> {
  for (let level = 1; hashesOfLevel(size, level) > 0; level += 1) {
    for (let index = hashesOfLevel(oldSize, level); index < hashesOfLevel(size, level); index += 1) {
      const range = { level: level - 1, from: index * tileWidth, count: tileWidth };
      const root = merkleRoot(await readHashes(tx, clientId, range));
      await tx
        .insertInto('fairness_node')
        .values({ client_id: clientId, level, index, hash: Buffer.from(root, 'hex') })
        .execute();
    }
  }
}

export async function readLogSize(tx: Tx, clientId: string): Promise<number> {
  const log = await tx
    .selectFrom('fairness_log')
    .select('size')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return log?.size ?? 0;
}

async function readState(
  tx: Tx,
  clientId: string,
): Promise<{ size: number; last: StoredCheckpoint | undefined }> {
  const last = await tx
    .selectFrom('fairness_checkpoint')
    .select(['size', 'note'])
    .where('client_id', '=', clientId)
    .orderBy('size', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { size: await readLogSize(tx, clientId), last };
}

/**
 * Throws if the database lacks entries of the published log, because the database was restored to an earlier state. If
 * the API published this log nevertheless, auditors would find two different histories of one log.
 */
async function assertContinues(
  tx: Tx,
  clientId: string,
  size: number,
  { published, later }: { published: SignedCheckpoint | undefined; later: SignedCheckpoint | undefined },
): Promise<void> {
  const lost = later ?? published;
  if (!lost) return;
  if (!later && lost.size <= size && (await readRoot(tx, clientId, lost.size)) === lost.root) return;
  throw new Error(
    `the log of ${clientId} is not published: its ${size} entries do not continue the ${lost.size} published entries of ${lost.origin}; if a backup was restored, run pnpm fairness:continue`,
  );
}

async function signCheckpoint(
  { fairness, clock }: PublishDeps,
  tx: Tx,
  { clientId, size, key }: { clientId: string; size: number; key: LogKey },
): Promise<StoredCheckpoint> {
  const root = await readRoot(tx, clientId, size);
  const body = formatCheckpoint({ origin: key.origin, size, root });
  const signature = fairness.keys.sign(body);
  const note = formatNote(body, { name: key.origin, id: keyIdOf(key.origin, key.publicKey), signature });
  await tx
    .insertInto('fairness_checkpoint')
    .values({ client_id: clientId, size, root: Buffer.from(root, 'hex'), note, signed_at: clock.now() })
    .execute();
  return { size, note };
}

/**
 * Locks the publishing of a brand's log. Without the lock, a second publisher could replace a newer checkpoint by an
 * older checkpoint.
 */
export async function lockPublishing(tx: Tx, clientId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK_SPACE}, hashtext(${clientId}))`.execute(tx);
}

/**
 * Signs the current state of a brand's log and writes the public files. Several processes may call this function at the
 * same time. After a crash, the next call completes the files.
 */
export async function publishLog(deps: PublishDeps, clientId: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await lockPublishing(tx, clientId);
    const key = await readLogKey(tx, clientId);
    if (!key) return;
    const folder = folderOf(deps.fairness.folder, clientId, key.generation);
    const { size, last } = await readState(tx, clientId);
    const published = await readPublished(folder);
    if (size === (last?.size ?? 0) && size === (published?.size ?? 0)) return;
    await completeNodes(tx, clientId, last?.size ?? 0, size);
    const [later] = await readPublishedLogs(deps.fairness.folder, clientId, key.generation + 1);
    await assertContinues(tx, clientId, size, { published, later });
    const { note } = last?.size === size ? last : await signCheckpoint(deps, tx, { clientId, size, key });
    await writeLogFiles(tx, { folder, clientId, size, note, verifierKey: verifierKeyOf(key) });
  });
}

export async function publishLogs(
  deps: PublishDeps & Pick<Deps, 'brands'>,
  onFault: (error: unknown, clientId: string) => void,
): Promise<void> {
  for (const { id } of deps.brands.all()) {
    await publishLog(deps, id).catch((error: unknown) => onFault(error, id));
  }
}
