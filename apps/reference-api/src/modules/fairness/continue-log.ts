import { merkleRoot, tileWidth, type LogEntry } from '@chada/fairness';
import type { Tx } from '../../database/connection.ts';
import type { Deps } from '../../deps.ts';
import { appendEntries } from './append-entries.ts';
import { folderOf, originOf, readLogKey, type LogKey } from './open-log.ts';
import { lockPublishing, readLogSize } from './publish-log.ts';
import {
  ContinuationRefusedError,
  findNamedLogs,
  readLeaves,
  readPublishedLogs,
  type NamedLog,
  type PublishedLog,
} from './published-logs.ts';
import { readHashes } from './read-hashes.ts';
import { activatePair, revealPair } from './seed-pair.ts';

type ContinueDeps = Pick<Deps, 'db' | 'fairness' | 'clock'>;

/** A published log with entries that the database does not have, because the database was restored from a backup. */
export interface LostLog {
  readonly origin: string;
  readonly size: number;
  readonly root: string;
  /** The lost log and the new log begin with this number of equal entries. */
  readonly kept: number;
  /** True if the folder of the lost log is missing. The two logs may then have more than `kept` equal entries. */
  readonly isAtLeast: boolean;
}

export interface ContinuedLog {
  readonly origin: string;
  /** The lost logs, oldest first. There are several lost logs if the backup is older than an earlier restore. */
  readonly before: readonly LostLog[];
  readonly revealedPairs: number;
}

async function countCommon(tx: Tx, clientId: string, log: PublishedLog): Promise<number> {
  const max = Math.min(await readLogSize(tx, clientId), log.size);
  for (let from = 0; from < max; from += tileWidth) {
    const count = Math.min(tileWidth, max - from);
    const [publicLog, ownLog] = await Promise.all([
      readLeaves(log, from / tileWidth),
      readHashes(tx, clientId, { level: 0, from, count }),
    ]);
    const differs = ownLog.findIndex((hash, at) => hash !== publicLog[at]);
    if (differs >= 0) return from + differs;
  }
  return max;
}

/** Returns the size of the largest checkpoint in the database that was signed with the log name `origin`. */
async function readSignedSize(tx: Tx, clientId: string, origin: string): Promise<number> {
  const row = await tx
    .selectFrom('fairness_checkpoint')
    .select(({ fn }) => fn.max<number | null>('size').as('size'))
    .where('client_id', '=', clientId)
    .where(({ fn, val }) => fn<boolean>('starts_with', ['note', val(`${origin}\n`)]))
    .executeTakeFirst();
  return row?.size ?? 0;
}

/**
 * Returns how many entries at the start of the log are certainly also in the database. More entries may be in the
 * database, but the function can't compare them, because the folder of the log is missing.
 */
async function countSurelyCommon(tx: Tx, clientId: string, log: NamedLog): Promise<number> {
  const { origin, size, root, kept, namedBy } = log;
  if ((await readLogSize(tx, clientId)) >= size) {
    const leaves = await readHashes(tx, clientId, { level: 0, from: 0, count: size });
    if (merkleRoot(leaves) === root) return size;
  }
  // Every checkpoint in the database was published. The lost log therefore contains all entries up to the largest
  // checkpoint.
  const signed = await readSignedSize(tx, clientId, origin);
  return Math.max(signed, Math.min(kept, await countCommon(tx, clientId, namedBy)));
}

async function retirePairs({ fairness, clock }: ContinueDeps, tx: Tx, clientId: string): Promise<number> {
  const now = clock.now();
  const pairs = await tx
    .selectFrom('seed_pair')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('status', '<>', 'revealed')
    .orderBy('status')
    .orderBy('id')
    .execute();
  for (const pair of pairs) {
    const owner = { deps: { fairness }, tx, clientId, memberId: pair.member_id, now };
    const chosen = { clientSeed: fairness.makeClientSeed(), by: 'server' } as const;
    await revealPair(owner, pair.status === 'active' ? pair : await activatePair(owner, pair, chosen));
  }
  return pairs.length;
}

interface PreviousLogs {
  readonly published: readonly PublishedLog[];
  readonly named: readonly NamedLog[];
  readonly newest: number;
}

/**
 * Reads the brand's logs from the generation of `key` on: the published logs, and the logs whose folders are missing.
 * Throws ContinuationRefusedError if the log of `key` is in neither list.
 */
async function readLogsBefore(root: string, clientId: string, key: LogKey): Promise<PreviousLogs> {
  const { generation: from, origin } = key;
  const published = await readPublishedLogs(root, clientId, from);
  const named = await findNamedLogs(root, { clientId, from, published });
  const first = [...published, ...named].find(({ generation }) => generation === from);
  if (first?.origin !== origin) {
    const folder = folderOf(root, clientId, from);
    throw new ContinuationRefusedError(`the folder ${folder} has no published log of ${origin}`);
  }
  return { published, named, newest: published.at(-1)?.generation ?? from };
}

/**
 * Returns the logs with entries that the database lacks, oldest first. Throws ContinuationRefusedError if the database has
 * all entries of all logs.
 */
async function findLost(tx: Tx, clientId: string, { published, named }: PreviousLogs): Promise<LostLog[]> {
  const found = new Map<number, LostLog>();
  const add = ({ generation, origin, size, root }: PublishedLog | NamedLog, kept: number): void => {
    const isAtLeast = !published.some((log) => log.generation === generation);
    const max = Math.max(kept, found.get(generation)?.kept ?? 0);
    found.set(generation, { origin, size, root, kept: max, isAtLeast });
  };
  for (const log of published) add(log, await countCommon(tx, clientId, log));
  for (const log of named) add(log, await countSurelyCommon(tx, clientId, log));
  const ordered = [...found].sort(([a], [b]) => a - b).map(([, log]) => log);
  const lost = ordered.filter(({ size, kept }) => kept < size);
  if (lost.length > 0) return lost;
  throw new ContinuationRefusedError(`the log of ${clientId} goes on as published; there is nothing to do`);
}

/**
 * Continues a log under a new name, after the database was restored from a backup. The API must be stopped first. The
 * new log gets an entry for each lost log, because any lost log may be the last that a browser or an auditor has seen.
 */
export async function continueLog(
  deps: ContinueDeps,
  { clientId, domain }: { clientId: string; domain: string },
): Promise<ContinuedLog> {
  return deps.db.transaction().execute(async (tx) => {
    await lockPublishing(tx, clientId);
    const key = await readLogKey(tx, clientId);
    if (!key) throw new ContinuationRefusedError(`${clientId} has no log`);
    const logs = await readLogsBefore(deps.fairness.folder, clientId, key);
    const before = await findLost(tx, clientId, logs);
    const generation = logs.newest + 1;
    const origin = originOf(domain, clientId, generation);
    const at = deps.clock.now().toISOString();
    const entries = before.map(({ origin: lost, size, root, kept }): LogEntry => ({
      type: 'continuation',
      at,
      origin: lost,
      size,
      root,
      kept,
    }));
    await appendEntries(tx, clientId, entries);
    const revealedPairs = await retirePairs(deps, tx, clientId);
    await tx
      .insertInto('fairness_key')
      .values({ client_id: clientId, origin, public_key: key.publicKey, generation })
      .execute();
    return { origin, before, revealedPairs };
  });
}
