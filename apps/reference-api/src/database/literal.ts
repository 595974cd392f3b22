import { sql, type RawBuilder } from 'kysely';

/**
 * Returns SQL that contains the value itself, not a parameter. PostgreSQL uses a partial index only if the statement
 * contains the values of the index's condition.
 */
export const literal = <Value extends string>(value: Value): RawBuilder<Value> => sql.lit(value);
