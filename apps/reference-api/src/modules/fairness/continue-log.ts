import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { tilePath, tileWidth, type LogEntry, type SignedCheckpoint } from '@chada/fairness';
import type { Tx } from '../../database/connection.ts';
import type { Deps } from '../../deps.ts';
import { appendEntries } from './append-entries.ts';
import { folderOf, originOf, readLogKey, type LogKey } from './open-log.ts';
import { lockPublishing, readLogSize } from './publish-log.ts';
import { readHashes } from './read-hashes.ts';
import { activatePair, revealPair } from './seed-pair.ts';
import { readPublished } from './write-log-files.ts';

type ContinueDeps = Pick<Deps, 'db' | 'fairness' | 'clock'>;

/** A published log that the database does not continue. */
export interface LostLog {
  readonly origin: string;
  readonly size: number;
  readonly root: string;
  /** The number of equal entries at the beginning of the lost and the new log. */
  readonly kept: number;
}

export interface ContinuedLog {
  readonly origin: string;
  /** Oldest first. Several logs if the backup is older than an earlier restore. */
  readonly before: readonly LostLog[];
  readonly revealedPairs: number;
}

/** Thrown before the log changes. */
export class ContinuationRefusal extends Error {}

async function readLeaves(folder: string, index: number, size: number): Promise<string[]> {
  const width = Math.min(tileWidth, size - index * tileWidth);
  const bytes = await readFile(path.join(folder, tilePath(0, index, width))).catch(() =>
    readFile(path.join(folder, tilePath(0, index))),
  );
  return Array.from({ length: width }, (_, at) => bytes.subarray(at * 32, at * 32 + 32).toString('hex'));
}

async function countCommon(
  tx: Tx,
  clientId: string,
  { folder, size, published }: { folder: string; size: number; published: SignedCheckpoint },
): Promise<number> {
  const most = Math.min(size, published.size);
  for (let from = 0; from < most; from += tileWidth) {
    const count = Math.min(tileWidth, most - from);
    const [theirs, ours] = await Promise.all([
      readLeaves(folder, from / tileWidth, published.size),
      readHashes(tx, clientId, { level: 0, from, count }),
    ]);
    const differs = ours.findIndex((hash, at) => hash !== theirs[at]);
    if (differs >= 0) return from + differs;
  }
  return most;
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

interface PublishedLog extends SignedCheckpoint {
  readonly folder: string;
}

/** Reads the published logs from the generation of `key` on. Throws ContinuationRefusal if the first is missing. */
async function readPublishedLogs(
  root: string,
  clientId: string,
  key: LogKey,
): Promise<readonly PublishedLog[]> {
  const logs: PublishedLog[] = [];
  for (let generation = key.generation; ; generation += 1) {
    const folder = folderOf(root, clientId, generation);
    const published = await readPublished(folder);
    if (!published || (generation === key.generation && published.origin !== key.origin)) {
      if (logs.length > 0) return logs;
      throw new ContinuationRefusal(`the folder ${folder} has no published log of ${key.origin}`);
    }
    logs.push({ ...published, folder });
  }
}

/** Throws ContinuationRefusal if the database continues all published logs. */
async function findLost(tx: Tx, clientId: string, logs: readonly PublishedLog[]): Promise<LostLog[]> {
  const size = await readLogSize(tx, clientId);
  const lost: LostLog[] = [];
  for (const published of logs) {
    const kept = await countCommon(tx, clientId, { folder: published.folder, size, published });
    if (kept === published.size) continue;
    lost.push({ origin: published.origin, size: published.size, root: published.root, kept });
  }
  if (lost.length > 0) return lost;
  throw new ContinuationRefusal(`the log of ${clientId} goes on as published; there is nothing to do`);
}

/**
 * Continues a log under a new name, after the database was restored from a back-up. The API must be stopped first. Each
 * lost log gets an entry: a browser or an auditor may have seen any of them last.
 */
export async function continueLog(
  deps: ContinueDeps,
  { clientId, domain }: { clientId: string; domain: string },
): Promise<ContinuedLog> {
  return deps.db.transaction().execute(async (tx) => {
    await lockPublishing(tx, clientId);
    const key = await readLogKey(tx, clientId);
    if (!key) throw new ContinuationRefusal(`${clientId} has no log`);
    const logs = await readPublishedLogs(deps.fairness.folder, clientId, key);
    const before = await findLost(tx, clientId, logs);
    const generation = key.generation + logs.length;
    const origin = originOf(domain, clientId, generation);
    const at = deps.clock.now().toISOString();
    const entries = before.map((lost): LogEntry => ({ type: 'continuation', at, ...lost }));
    await appendEntries(tx, clientId, entries);
    const revealedPairs = await retirePairs(deps, tx, clientId);
    await tx
      .insertInto('fairness_key')
      .values({ client_id: clientId, origin, public_key: key.publicKey, generation })
      .execute();
    return { origin, before, revealedPairs };
  });
}
