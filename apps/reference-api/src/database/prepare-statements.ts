import type { CompiledQuery } from 'kysely';
import type pg from 'pg';

/**
 * Limits the memory use, because a statement with a list of values has a different text for each length of
 * the list.
 */
const MOST_NAMED = 500;
/**
 * Matches `select *` and `returning *`. If prepared, such a statement fails after a migration has changed the
 * columns.
 */
const ALL_COLUMNS = /(?:\b(?:select|returning) |\.)\*/;

const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMED || ALL_COLUMNS.test(text)) return known;
  const name = `chada_${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * Names the statement, so that each connection prepares it once (decision 16). Statements without parameters
 * stay unnamed, because they gain nothing from preparation.
 */
export function preparedStatement({ sql, parameters }: CompiledQuery): pg.QueryConfig {
  const name = parameters.length > 0 ? nameOf(sql) : undefined;
  return { text: sql, values: [...parameters], ...(name !== undefined && { name }) };
}
