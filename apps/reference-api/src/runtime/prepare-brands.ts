import type { ResolvedClient } from '@chada/client-config';
import { brandsIn, type OpenCell, type OpenCells } from '../cells/open-cells.ts';
import { openLog } from '../modules/fairness/open-log.ts';
import type { FairnessKeys } from '../security/fairness-keys.ts';
import { CellKeeper } from './cell-keeper.ts';
import type { Config } from './config.ts';
import type { ExternalServices } from './external-services.ts';
import { migrateCell, verifyCell, type MigratedDatabase } from './open-database.ts';

interface PreparerDeps {
  readonly config: Config;
  readonly store: OpenCells;
  readonly down: MigratedDatabase['down'];
  readonly services: ExternalServices;
  readonly fairnessKeys: FairnessKeys;
  /**
   * Called after a cell was opened, and again after each later preparation of its brands. The call must therefore be
   * safe to repeat.
   */
  readonly onOpen: (cell: OpenCell) => void;
  readonly onProblem: (text: string, error: unknown) => void;
  readonly onNews: (text: string) => void;
}

interface BrandPreparer {
  /** Gives each new brand a cell, and prepares the brands of all cells that are not down. */
  readonly prepare: (brands: readonly ResolvedClient[]) => Promise<void>;
  stop(): Promise<void>;
}

function cellPreparer({ store, services, fairnessKeys }: PreparerDeps) {
  const prepared = new Set<string>();
  const markUnprepared = (brands: readonly ResolvedClient[]) => {
    for (const cell of store.cells)
      for (const { id } of brandsIn(store, cell, brands))
        if (!prepared.has(id)) store.shared?.unprepared.add(id);
  };
  const prepareCell = async (cell: OpenCell, brands: readonly ResolvedClient[]) => {
    const own = brandsIn(store, cell, brands);
    if (own.length === 0) return;
    await services.prepareBrands(cell, own);
    for (const brand of own) await openLog(cell.db, brand, fairnessKeys);
    for (const { id } of own) await cell.houseAccounts(id);
    for (const { id } of own) {
      prepared.add(id);
      store.shared?.unprepared.delete(id);
    }
  };
  return { markUnprepared, prepareCell };
}

export function brandPreparer(deps: PreparerDeps): BrandPreparer {
  const { config, store, down, onOpen, onProblem, onNews } = deps;
  const { cells } = config;
  const { shared } = store;
  const { markUnprepared, prepareCell } = cellPreparer(deps);
  if (!shared || !cells)
    return { prepare: (brands) => prepareCell(store.cells[0], brands), stop: () => Promise.resolve() };
  const keeper = new CellKeeper(store.cells, shared.closed, {
    verify: ({ name }) =>
      down.has(name) ? migrateCell({ ...config, cells }, name) : verifyCell({ ...config, cells }, name),
    prepare: prepareCell,
    onOpen,
    onDown: ({ name }, error) =>
      onProblem(
        `the cell ${name} can't be opened; its brands get 503 until it and the registry answer`,
        error,
      ),
    onBack: ({ name }) => onNews(`the cell ${name} works again`),
    onBusy: ({ name }, error) =>
      onProblem(`the changed brands of the cell ${name} can't be prepared now; this is tried again`, error),
  });
  return {
    async prepare(brands) {
      await shared.locations.place(brands);
      markUnprepared(brands);
      await keeper.prepare(brands);
    },
    stop: () => keeper.stop(),
  };
}
