import { CompiledQuery, sql, type Compilable, type RawBuilder } from 'kysely';
import type { Database, Tx } from './connection.ts';

class Parameter {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

export type ValueOf<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>;

export type CompiledOnce<Values, Row> = (db: Database | Tx, values: Values) => CompiledQuery<Row>;

/**
 * Returns a function that compiles a query once and reuses the compiled query, because compiling a query takes longer
 * than sending it.
 */
export function compileOnce<Values extends object, Row>(
  build: (db: Database | Tx, value: ValueOf<Values>) => Compilable<Row>,
): CompiledOnce<Values, Row> {
  let compiled: CompiledQuery<Row> | undefined;
  return (db, values) => {
    compiled ??= build(db, (name) => sql`${new Parameter(name)}`).compile();
    const named = new Map<PropertyKey, unknown>(Object.entries(values));
    return CompiledQuery.raw(
      compiled.sql,
      compiled.parameters.map((value) => (value instanceof Parameter ? named.get(value.name) : value)),
    );
  };
}
