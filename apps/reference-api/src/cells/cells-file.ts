import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const name = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, 'lower-case letters, digits and hyphens'));
const url = z.string().check(z.regex(/^postgres(ql)?:\/\//, 'an address of PostgreSQL'));

const cellsSchema = z
  .strictObject({
    /** The URL of the registry, which is the database of the facts that must be true in all cells. */
    registry: url,
    /** Maps the name of each cell to the URL of its database. */
    cells: z.record(name, url),
    /**
     * Maps the id of a new brand to the cell in which the brand opens. Once a brand is open, the registry stores its
     * cell.
     */
    brands: z.optional(z.record(z.string(), name)),
    /** The cell in which a new brand opens if `brands` does not contain the brand. */
    default: name,
  })
  .check(
    z.refine(
      ({ cells, brands = {}, default: defaultCell }) =>
        [defaultCell, ...Object.values(brands)].every((candidate) => Object.hasOwn(cells, candidate)),
      '"default" and "brands" must name cells of "cells"',
    ),
  );

export type CellsFile = z.output<typeof cellsSchema>;

export function readCellsFile(file: string): CellsFile {
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Omits the cause, because its message could contain a part of the file, and the file contains passwords.
    throw new Error(`CELLS_FILE: ${file} can't be read as JSON`);
  }
  const { data, error } = cellsSchema.safeParse(given);
  if (!data) {
    const reasons = error.issues.map((issue) => {
      if (issue.code === 'unrecognized_keys') return `it has no meaning for ${issue.keys.join(', ')}`;
      return `${issue.path.join('.') || 'file'}: ${issue.message}`;
    });
    throw new Error(`CELLS_FILE: ${reasons.join('; ')}`);
  }
  return data;
}

export function cellUrl({ cells }: Pick<CellsFile, 'cells'>, cell: string): string {
  const found = cells[cell];
  if (found === undefined) throw new Error(`CELLS_FILE has no cell ${cell}`);
  return found;
}
