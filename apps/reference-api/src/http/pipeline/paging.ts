import { ApiError } from '../errors/api-error.ts';

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

/** A position in a list as text that says nothing: one number, or several where a list is sorted by several. */
export function encodeCursor(...position: readonly number[]): string {
  return Buffer.from(position.join('.')).toString('base64url');
}

function decode(cursor: string | undefined, count: number): number[] | undefined {
  if (cursor === undefined) return undefined;
  const parts = Buffer.from(cursor, 'base64url').toString().split('.');
  const position = parts.map(Number);
  const isOurs =
    parts.length === count &&
    parts.every((part, at) => /^\d{1,16}$/.test(part) && Number.isSafeInteger(position[at])) &&
    encodeCursor(...position) === cursor;
  if (!isOurs) {
    throw new ApiError('VALIDATION_FAILED', { fields: [{ path: 'cursor', rule: 'unknown' }] });
  }
  return position;
}

/** The position of a cursor, or `undefined` without one. Throws VALIDATION_FAILED for one that we never gave. */
export function decodeCursor(cursor: string | undefined): number | undefined {
  return decode(cursor, 1)?.[0];
}

/** As `decodeCursor`, of a list that is sorted by two numbers. */
export function decodePairCursor(cursor: string | undefined): readonly [number, number] | undefined {
  const [first, second] = decode(cursor, 2) ?? [];
  return first === undefined || second === undefined ? undefined : [first, second];
}

/** Makes a page of one row more than was asked for: the extra row tells that there is a next page. */
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
