import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { decodeBundle, decodeLogEntry, tilePath, tileWidth, type SignedCheckpoint } from '@chada/fairness';
import { folderOf, generationOf, logPathOf } from './open-log.ts';
import { readPublished } from './write-log-files.ts';

/** Thrown if a log can't be continued. The log remains unchanged. */
export class ContinuationRefusedError extends Error {}

export interface PublishedLog extends SignedCheckpoint {
  readonly generation: number;
  readonly folder: string;
}

/** A log whose folder is missing. An entry of the later log `namedBy` states the last checkpoint of this log. */
export interface NamedLog {
  readonly generation: number;
  readonly origin: string;
  readonly size: number;
  readonly root: string;
  readonly namedBy: PublishedLog;
  /** This log and `namedBy` begin with at least this number of equal entries. */
  readonly kept: number;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Returns the published logs of a brand with the generation `from` or a later generation, oldest first. */
export async function readPublishedLogs(
  root: string,
  clientId: string,
  from: number,
): Promise<PublishedLog[]> {
  const names = await readdir(root).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const generations = names.flatMap((name) => generationOf(name, clientId) ?? []);
  const logs: PublishedLog[] = [];
  for (const generation of generations.filter((candidate) => candidate >= from).sort((a, b) => a - b)) {
    const folder = folderOf(root, clientId, generation);
    const published = await readPublished(folder);
    if (published) logs.push({ ...published, generation, folder });
  }
  return logs;
}

/**
 * Reads a file of hashes (a tile) or a file of entries (a bundle). Throws ContinuationRefusedError if the file is missing.
 */
async function readTileFile(
  { folder, size }: PublishedLog,
  level: 'entries' | number,
  index: number,
): Promise<Buffer> {
  const width = Math.min(tileWidth, size - index * tileWidth);
  const file = path.join(folder, tilePath(level, index, width));
  return readFile(file)
    .catch(() => readFile(path.join(folder, tilePath(level, index))))
    .catch((error: unknown) => {
      if (!isMissing(error)) throw error;
      throw new ContinuationRefusedError(`${file} is missing; copy it from a backup or a mirror of the log`);
    });
}

/** Returns the leaf hashes of the tile `index` in hexadecimal. A tile has up to 256 hashes. */
export async function readLeaves(log: PublishedLog, index: number): Promise<string[]> {
  const width = Math.min(tileWidth, log.size - index * tileWidth);
  const bytes = await readTileFile(log, 0, index);
  return Array.from({ length: width }, (_, at) => bytes.subarray(at * 32, at * 32 + 32).toString('hex'));
}

/** Returns the logs that the entries of `log` name as lost. */
async function namedIn(log: PublishedLog, clientId: string): Promise<NamedLog[]> {
  const named: NamedLog[] = [];
  for (let index = 0; index * tileWidth < log.size; index += 1) {
    for (const bytes of decodeBundle(await readTileFile(log, 'entries', index))) {
      const entry = decodeLogEntry(bytes);
      if (entry.type !== 'continuation') continue;
      const { origin, size, root, kept } = entry;
      const generation = generationOf(path.basename(logPathOf(entry)), clientId);
      if (generation !== undefined) named.push({ generation, origin, size, root, kept, namedBy: log });
    }
  }
  return named;
}

/**
 * Returns the logs whose folders are missing, from the generation `from` on. If several later logs name the same log,
 * the result contains this log several times. Throws ContinuationRefusedError if the folder of a log is missing and no
 * published log names this log.
 */
export async function findNamedLogs(
  root: string,
  { clientId, from, published }: { clientId: string; from: number; published: readonly PublishedLog[] },
): Promise<NamedLog[]> {
  const newest = published.at(-1)?.generation ?? from;
  const missing = Array.from({ length: newest - from }, (_, at) => from + at).filter(
    (generation) => !published.some((log) => log.generation === generation),
  );
  if (missing.length === 0) return [];
  const named = (await Promise.all(published.map((log) => namedIn(log, clientId)))).flat();
  for (const generation of missing) {
    if (named.some((log) => log.generation === generation)) continue;
    throw new ContinuationRefusedError(
      `the folder ${folderOf(root, clientId, generation)} has no published log, and no later log states its end; copy the folder from a backup or a mirror of the log`,
    );
  }
  return named.filter(({ generation }) => missing.includes(generation));
}
