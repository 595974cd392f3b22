import type { ResolvedClient } from '@chada/client-config';
import { setTimeout as delay } from 'node:timers/promises';
import { placeBrands, readBrandCells, type BrandCell, type RegistryDatabase } from './registry.ts';
import type { CellsFile } from './cells-file.ts';

const READ_EVERY_MS = 1_000;

interface HomesListeners {
  readonly onRead: () => void;
  readonly onFault: (error: unknown) => void;
}

/**
 * Caches the cell of each brand. While the registry is unreachable, the cache has the cells that were read last. This
 * is safe, because the old cell of a moved brand refuses every request.
 */
export class BrandLocations {
  readonly #registry: RegistryDatabase;
  readonly #file: Pick<CellsFile, 'brands' | 'default'>;
  #homes: ReadonlyMap<string, BrandCell> = new Map();
  readonly #ending = new AbortController();
  #reading: Promise<void> = Promise.resolve();

  constructor(registry: RegistryDatabase, file: Pick<CellsFile, 'brands' | 'default'>) {
    this.#registry = registry;
    this.#file = file;
  }

  async read(): Promise<void> {
    const locations = await readBrandCells(this.#registry);
    this.#homes = new Map(locations.map((location) => [location.clientId, location]));
  }

  /** Chooses a cell for each new brand. */
  async place(brands: readonly ResolvedClient[]): Promise<void> {
    // If all brands already have a cell, does not read the registry. The configuration of these brands can therefore
    // change while the registry is unreachable.
    if (brands.every(({ id }) => this.#homes.has(id))) return;
    await this.read();
    const added = brands.filter(({ id }) => !this.#homes.has(id));
    if (added.length === 0) return;
    const { brands: chosen = {}, default: defaultCell } = this.#file;
    await placeBrands(
      this.#registry,
      added.map(({ id }) => ({ clientId: id, cell: chosen[id] ?? defaultCell })),
    );
    await this.read();
  }

  cellOf(clientId: string): string | undefined {
    return this.#homes.get(clientId)?.cell;
  }

  /** Returns those of `brands` that are in the cell. Omits brands that are moving to another cell. */
  settledIn(cell: string, brands: readonly ResolvedClient[]): readonly ResolvedClient[] {
    return brands.filter(({ id }) => {
      const location = this.#homes.get(id);
      return location?.cell === cell && location.movingTo === null;
    });
  }

  /** Reads the cells of the brands every second. */
  start({ onRead, onFault }: HomesListeners): void {
    const { signal } = this.#ending;
    const readOften = async () => {
      while (!signal.aborted) {
        await delay(READ_EVERY_MS, undefined, { ref: false, signal }).catch(() => undefined);
        if (!signal.aborted) await this.read().then(onRead, onFault);
      }
    };
    this.#reading = readOften();
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#reading;
  }
}
