import { setImmediate } from 'node:timers/promises';
import { searchEntryOf, type SearchEntry } from '@chada/contract/game-search';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';

export type GameRow = Selectable<Tables['game']>;
export type CatalogueEntry = SearchEntry<GameRow & { readonly latinName: string | null }>;

interface Catalogue {
  readonly version: number;
  readonly entries: Promise<readonly CatalogueEntry[]>;
}

const catalogues = new WeakMap<Database, Catalogue>();

/** The preparation of the catalogue pauses after this many games, so that the process can serve other requests. */
const GAMES_PER_TURN = 1_000;

function entryOf(row: GameRow, before: CatalogueEntry | undefined): CatalogueEntry {
  const isSame =
    before?.game.name === row.name &&
    before.game.latin_name === row.latin_name &&
    before.game.category === row.category &&
    before.game.provider === row.provider;
  const game = { ...row, latinName: row.latin_name };
  return isSame ? { ...before, game } : searchEntryOf(game);
}

async function prepareGames(
  db: Database,
  before: readonly CatalogueEntry[],
): Promise<readonly CatalogueEntry[]> {
  const known = new Map(before.map((entry) => [entry.game.code, entry]));
  const rows = await db
    .selectFrom('game')
    .selectAll()
    .where('enabled', '=', true)
    .orderBy('position')
    .execute();
  const entries: CatalogueEntry[] = [];
  for (const row of rows) {
    entries.push(entryOf(row, known.get(row.code)));
    if (entries.length % GAMES_PER_TURN === 0) await setImmediate();
  }
  return entries;
}

/** Returns the games. Caches them until the catalogue's version in the database changes. */
export async function readCatalogue(db: Database): Promise<readonly CatalogueEntry[]> {
  const { version } = await db.selectFrom('game_catalogue').select('version').executeTakeFirstOrThrow();
  const known = catalogues.get(db);
  if (known !== undefined && known.version >= version) return known.entries;
  const before = known?.entries.catch(() => []) ?? [];
  const entries = Promise.resolve(before).then((old) => prepareGames(db, old));
  catalogues.set(db, { version, entries });
  entries.catch(() => catalogues.delete(db));
  return entries;
}
