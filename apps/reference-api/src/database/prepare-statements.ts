import type { CompiledQuery } from 'kysely';
import type pg from 'pg';

/** At most this many statements are prepared under a name, because prepared statements use memory. */
const MAX_NAMED = 500;
/** Matches statements that must not be prepared. A prepared `select *` fails after a migration has changed the columns. */
const ALL_COLUMNS = /(?:\b(?:select|returning) |\.)\*/;

const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMED || ALL_COLUMNS.test(text)) return known;
  const name = `chada_${names.size}`;
  names.set(text, name);
  return name;
}

/** Gives the query a name if possible. Each connection prepares a statement with a name only once (decision 16). */
export function preparedStatement({ sql, parameters }: CompiledQuery): pg.QueryConfig {
  const name = parameters.length > 0 ? nameOf(sql) : undefined;
  return { text: sql, values: [...parameters], ...(name !== undefined && { name }) };
}
