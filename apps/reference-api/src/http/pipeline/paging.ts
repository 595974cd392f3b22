import { sql, type SelectQueryBuilder } from 'kysely';
import { ApiError } from '../errors/api-error.ts';

export interface PageQuery {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
}

export const DEFAULT_LIMIT = 20;

export function encodeCursor(...position: readonly number[]): string {
  return Buffer.from(position.join('.')).toString('base64url');
}

function decode(cursor: string | undefined, count: number): number[] | undefined {
  if (cursor === undefined) return undefined;
  const parts = Buffer.from(cursor, 'base64url').toString().split('.');
  const position = parts.map(Number);
  const isOwnCursor =
    parts.length === count &&
    parts.every((part, at) => /^\d{1,16}$/.test(part) && Number.isSafeInteger(position[at])) &&
    encodeCursor(...position) === cursor;
  if (!isOwnCursor) {
    throw new ApiError('VALIDATION_FAILED', { fields: [{ path: 'cursor', rule: 'unknown' }] });
  }
  return position;
}

export function decodeCursor(cursor: string | undefined): number | undefined {
  return decode(cursor, 1)?.[0];
}

export function decodePairCursor(cursor: string | undefined): readonly [number, number] | undefined {
  const [first, second] = decode(cursor, 2) ?? [];
  return first === undefined || second === undefined ? undefined : [first, second];
}

/**
 * Returns a page of at most `limit` rows. The caller reads `limit + 1` rows, so that an additional row shows that there
 * is a next page.
 */
export function pageOfRows<Row>(
  rows: readonly Row[],
  limit: number,
  positionOf: (row: Row) => number | readonly number[],
): Page<Row> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: shown,
    nextCursor: rows.length > limit && last !== undefined ? encodeCursor(...[positionOf(last)].flat()) : null,
  };
}

export async function readNewestFirst<DB, TB extends keyof DB, Row extends { readonly id: number }>(
  query: SelectQueryBuilder<DB, TB, Row>,
  idColumn: string,
  { limit = DEFAULT_LIMIT, cursor }: PageQuery,
): Promise<Page<Row>> {
  const before = decodeCursor(cursor);
  const id = sql.ref<number>(idColumn);
  const rows = await query
    .$if(before !== undefined, (all) => all.where(id, '<', before ?? 0))
    .orderBy(id, 'desc')
    .limit(limit + 1)
    .execute();
  return pageOfRows(rows, limit, (row) => row.id);
}
