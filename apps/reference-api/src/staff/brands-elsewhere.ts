import type { Database } from '../database/connection.ts';
import { readBrandCells, type RegistryDatabase } from '../cells/registry.ts';
import { StaffRefusedError } from './staff-refused-error.ts';

/** The brands that are closed in this database because another cell has them, or because they are moving. */
export const closedHere = (db: Pick<Database, 'selectFrom'>) =>
  db.selectFrom('brand').select('client_id').where('cell_state', '<>', 'here');

export interface BrandsElsewhere {
  /** Throws StaffRefusedError if another cell serves the brand. */
  readonly assertHere: (brand: string) => void;
  /** One line for each brand that has rows in this cell but is closed here. */
  readonly lines: readonly string[];
}

function lineOf(brand: string, cell: string | undefined, isMoving: boolean): string {
  if (isMoving) return `${brand} is moving to another cell; try again when it has moved`;
  return cell === undefined
    ? `${brand} is in another cell; run the command there`
    : `${brand} is in the cell ${cell}; run the command with CELL=${cell}`;
}

/**
 * Reads the brands that this cell does not serve. If the registry is unreachable, the result contains only brands that
 * have left this cell or are leaving it.
 */
export async function readBrandsElsewhere(
  db: Database,
  {
    registry,
    cell,
    onFault,
  }: { registry: RegistryDatabase; cell: string; onFault: (error: unknown) => void },
): Promise<BrandsElsewhere> {
  const closed = await closedHere(db).select('cell_state as state').execute();
  const locations = await readBrandCells(registry).catch((error: unknown) => {
    onFault(error);
    return [];
  });
  const elsewhere = new Map<string, string>();
  for (const location of locations)
    if (location.cell !== cell || location.movingTo !== null)
      elsewhere.set(location.clientId, lineOf(location.clientId, location.cell, location.movingTo !== null));
  for (const { client_id: brand, state } of closed)
    if (!elsewhere.has(brand)) elsewhere.set(brand, lineOf(brand, undefined, state === 'moving'));
  return {
    assertHere(brand) {
      const line = elsewhere.get(brand);
      if (line !== undefined) throw new StaffRefusedError(line);
    },
    lines: closed.flatMap(({ client_id: brand }) => elsewhere.get(brand) ?? []),
  };
}
