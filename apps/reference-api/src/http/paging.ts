import { ApiError } from './api-error.ts';

/** What a paged query asks for. */
export interface PageQuery {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}
/** A page of rows and where the next one begins. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
}

export const DEFAULT_LIMIT = 20;

/** A position in a list as text that says nothing. */
export function encodeCursor(position: number): string {
  return Buffer.from(String(position)).toString('base64url');
}

/** The position of a cursor, or `undefined` without one. Throws VALIDATION_FAILED for one that we never gave. */
export function decodeCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  const text = Buffer.from(cursor, 'base64url').toString();
  const position = Number(text);
  if (!/^\d{1,16}$/.test(text) || !Number.isSafeInteger(position) || encodeCursor(position) !== cursor) {
    throw new ApiError('VALIDATION_FAILED', { fields: [{ path: 'cursor', rule: 'unknown' }] });
  }
  return position;
}

/** Makes a page of one row more than was asked for: the extra row tells that there is a next page. */
export function pageOfRows<Row>(
  rows: readonly Row[],
  limit: number,
  positionOf: (row: Row) => number,
): Page<Row> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: shown,
    nextCursor: rows.length > limit && last !== undefined ? encodeCursor(positionOf(last)) : null,
  };
}
