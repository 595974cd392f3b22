import type { ResolvedClient } from '@chada/client-config';
import type { LogEvent } from 'kysely';
import type pg from 'pg';
import { createDatabase, createLookups, createPool, type Database } from '../database/connection.ts';
import { houseAccountReader } from '../ledger/chart.ts';
import type { Deps } from '../deps.ts';
import { ApiError } from '../http/errors/api-error.ts';
import { BrandLocations } from './brand-locations.ts';
import { cellRegistry } from './cell-registry.ts';
import type { CellsFile } from './cells-file.ts';
import { openRegistry, type RegistryDatabase } from './registry.ts';
import type { ExclusionDeps } from './spread-exclusions.ts';

/**
 * If the cell of a brand is closed, the API responds with OVERLOADED. The request can be repeated after this many
 * seconds.
 */
const RETRY_SECONDS = 5;

export interface OpenCell {
  readonly name: string;
  readonly url: string;
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly lookups: Database;
  readonly houseAccounts: Deps['houseAccounts'];
}

export interface OpenCells {
  /** The default cell is first. */
  readonly cells: readonly [OpenCell, ...OpenCell[]];
  /** The registry and the state of the cells. Undefined if all brands are in one database. */
  readonly shared:
    | {
        readonly registry: RegistryDatabase;
        readonly locations: BrandLocations;
        /** The names of the cells that could not be opened. Requests for their brands get 503. */
        readonly closed: Set<string>;
        /**
         * The ids of new brands that are not prepared in their cell yet, for example because the cell is too busy.
         * Requests for these brands get 503.
         */
        readonly unprepared: Set<string>;
      }
    | undefined;
  close(): Promise<void>;
}

export interface OpenOptions {
  readonly onLost: (error: Error) => void;
  readonly onStatement?: ((event: LogEvent) => void) | undefined;
}

function openCell(name: string, url: string, { onLost, onStatement }: OpenOptions): OpenCell {
  const pool = createPool({ url, schema: 'api', onLost });
  const db = createDatabase(pool, onStatement);
  return {
    name,
    url,
    pool,
    db,
    lookups: createLookups(pool, onStatement),
    houseAccounts: houseAccountReader(db),
  };
}

export function openOneDatabase(url: string, options: OpenOptions): OpenCells {
  const cell = openCell('', url, options);
  return { cells: [cell], shared: undefined, close: () => cell.db.destroy() };
}

export async function openCells(
  { registry: registryUrl, cells: urls, ...places }: CellsFile,
  options: OpenOptions,
): Promise<OpenCells> {
  const usual = openCell(places.default, urls[places.default] ?? '', options);
  const others = Object.entries(urls)
    .filter(([name]) => name !== places.default)
    .map(([name, url]) => openCell(name, url, options));
  const { registry } = openRegistry(registryUrl, options.onLost);
  const locations = new BrandLocations(registry, places);
  const close = async () => {
    await locations.stop();
    await Promise.all([usual, ...others].map(({ db }) => db.destroy()));
    await registry.destroy();
  };
  try {
    await locations.read();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    cells: [usual, ...others],
    shared: { registry, locations, closed: new Set(), unprepared: new Set() },
    close,
  };
}

/** Returns those of `brands` that are in the cell. Omits brands that are moving to another cell. */
export function brandsIn(
  { shared }: OpenCells,
  { name }: OpenCell,
  brands: readonly ResolvedClient[],
): readonly ResolvedClient[] {
  return shared ? shared.locations.settledIn(name, brands) : brands;
}

type CellDeps = 'db' | 'lookups' | 'houseAccounts' | 'slipPictures' | 'registry' | 'cells';

/** Returns the dependencies: `deps` for requests, and `ofCells` for the background work of each cell. */
export function depsOfCells(
  opened: OpenCells,
  common: Omit<Deps, CellDeps>,
  openPictures: (db: Database) => Deps['slipPictures'],
): { readonly deps: Deps; readonly ofCells: readonly Deps[] } {
  const { cells, shared } = opened;
  const exclusions = new Map<string, ExclusionDeps>();
  const depsOf = ({ name, db, lookups, houseAccounts }: OpenCell): Deps => {
    const own: Deps = { ...common, db, lookups, houseAccounts, slipPictures: openPictures(db) };
    if (!shared) return own;
    const { pseudonym, brands, clock } = common;
    const ofCell = { db, registry: shared.registry, pseudonym, brands, clock };
    exclusions.set(name, ofCell);
    const open = () =>
      [...exclusions].filter(([cellName]) => !shared.closed.has(cellName)).map(([, deps]) => deps);
    return { ...own, registry: cellRegistry(ofCell, open) };
  };
  const [first, ...others] = cells;
  const all = [depsOf(first), ...others.map(depsOf)] as const;
  if (!shared) return { deps: all[0], ofCells: all };
  const byName = new Map(cells.map(({ name }, index) => [name, all[index]]));
  const of = (clientId: string) => {
    const cell = shared.locations.cellOf(clientId) ?? '';
    if (shared.closed.has(cell) || shared.unprepared.has(clientId))
      throw new ApiError('OVERLOADED', { retryAfterSeconds: RETRY_SECONDS });
    return byName.get(cell);
  };
  const ofCells = all.map((deps, index) => {
    const cell = cells[index] ?? first;
    const settled = () => brandsIn(opened, cell, common.brands.all());
    return { ...deps, brands: { ...common.brands, all: settled } };
  });
  return { deps: { ...all[0], cells: { of, all } }, ofCells };
}
