import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  encodeBundle,
  levelsOf,
  newTiles,
  parseCheckpoint,
  tilePath,
  tileWidth,
  type SignedCheckpoint,
  type Tile,
} from '@chada/fairness';
import type { Tx } from '../../database/connection.ts';
import { readHashes } from './read-hashes.ts';

const CHECKPOINT = 'checkpoint';

export interface LogFiles {
  readonly folder: string;
  readonly clientId: string;
  readonly size: number;
  readonly note: string;
  readonly verifierKey: string;
}

export async function readPublished(folder: string): Promise<SignedCheckpoint | undefined> {
  try {
    return parseCheckpoint(await readFile(path.join(folder, CHECKPOINT), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes a temporary file and renames it to `file`, so that readers always see a complete file. */
async function writeAtomically(file: string, bytes: Uint8Array | string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = path.join(path.dirname(file), `.${randomUUID()}`);
  try {
    await writeFile(unfinished, bytes, { flag: 'wx', flush: true });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function readBundle(tx: Tx, clientId: string, { index, width }: Tile): Promise<Uint8Array> {
  const rows = await tx
    .selectFrom('fairness_entry')
    .select('payload')
    .where('client_id', '=', clientId)
    .where('index', '>=', index * tileWidth)
    .where('index', '<', index * tileWidth + width)
    .orderBy('index')
    .execute();
  return encodeBundle(rows.map(({ payload }) => payload));
}

/**
 * A file of the log. A file of hashes belongs to one level of the Merkle tree (`folder` is the level). A file in the
 * folder `entries` contains entries.
 */
interface TileFile extends Tile {
  readonly folder: 'entries' | number;
}

function newFiles(oldSize: number, size: number): TileFile[] {
  return levelsOf(size).flatMap((level) =>
    newTiles(level, oldSize, size).flatMap((tile): TileFile[] => [
      { ...tile, folder: level },
      ...(level === 0 ? [{ ...tile, folder: 'entries' as const }] : []),
    ]),
  );
}

async function readFileBytes(tx: Tx, clientId: string, file: TileFile): Promise<Uint8Array> {
  if (file.folder === 'entries') return readBundle(tx, clientId, file);
  const range = { level: file.level, from: file.index * tileWidth, count: file.width };
  return Buffer.from((await readHashes(tx, clientId, range)).join(''), 'hex');
}

export async function writeLogFiles(tx: Tx, files: LogFiles): Promise<void> {
  const { folder, clientId, size, note, verifierKey } = files;
  const added = newFiles((await readPublished(folder))?.size ?? 0, size);
  for (const file of added) {
    const name = tilePath(file.folder, file.index, file.width);
    await writeAtomically(path.join(folder, name), await readFileBytes(tx, clientId, file));
  }
  await writeAtomically(path.join(folder, 'key'), `${verifierKey}\n`);
  await writeAtomically(path.join(folder, CHECKPOINT), note);
  for (const file of added.filter(({ width }) => width === tileWidth)) {
    const incomplete = `${tilePath(file.folder, file.index)}.p`;
    await rm(path.join(folder, incomplete), { recursive: true, force: true });
  }
}
