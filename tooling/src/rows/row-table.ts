import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export interface Row {
  readonly id: string;
  readonly area: string;
  readonly mustHold: string;
}

export interface RowTable {
  readonly source: string;
  readonly rows: readonly Row[];
  readonly warnings: readonly string[];
}

export const rowIdPattern = /[A-Z]{2}-\d{2}/;

/**
 * Parses the requirements, a table with the tab-separated columns id, area and requirement. Throws if a line is
 * invalid.
 */
export function parseRows(text: string): Row[] {
  const [head, ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (head !== 'id\tarea\twhat must hold')
    throw new Error('The table starts with: id, area, what must hold.');
  return lines.map((line, index) => {
    const [id = '', area = '', mustHold = '', ...rest] = line.split('\t');
    if (!new RegExp(`^${rowIdPattern.source}$`).test(id) || mustHold === '' || rest.length > 0) {
      throw new Error(`Line ${index + 2} is not a row of the table: ${line}`);
    }
    return { id, area, mustHold };
  });
}

/**
 * Loads the requirements from the first existing file: the given path, the specification, or the copy in docs/. Throws
 * if the given path does not exist.
 */
export function loadRows(root: string, given?: string): RowTable {
  const copy = join(root, 'docs/rows.tsv');
  const original = given === undefined ? join(root, '../shared/spec/rows.tsv') : resolve(given);
  if (given !== undefined && !existsSync(original)) throw new Error(`No table found at ${given}.`);
  if (!existsSync(original))
    return { source: 'docs/rows.tsv', rows: parseRows(readFileSync(copy, 'utf8')), warnings: [] };
  const text = readFileSync(original, 'utf8');
  const drifted = existsSync(copy) && readFileSync(copy, 'utf8') !== text;
  return {
    source: given ?? '../shared/spec/rows.tsv',
    rows: parseRows(text),
    warnings: drifted ? ['docs/rows.tsv differs from this table: copy it anew.'] : [],
  };
}
