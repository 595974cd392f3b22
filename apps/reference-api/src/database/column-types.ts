import pg from 'pg';

export function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`a bigint of the database is beyond the safe integers: ${text}`);
  return value;
}

type ParserOf = typeof pg.types.getTypeParser;

/** Reads bigints as numbers and dates as text. A JavaScript `Date` would depend on the server's time zone. */
export const columnTypes = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === pg.types.builtins.INT8) return parseBigint;
    if (oid === pg.types.builtins.DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text');
  }) as ParserOf,
};
