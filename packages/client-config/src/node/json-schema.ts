import * as z from 'zod/mini';
import { clientFileSchema } from '../schema.ts';
import { fieldNotes } from './field-notes.ts';
import { isJsonObject, type JsonPath } from './json-source.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

export function noteKey(path: JsonPath): string {
  return path.reduce<string>((key, part) => {
    if (typeof part === 'number') return `${key}[]`;
    return key === '' ? part : `${key}.${part}`;
  }, '');
}

function withNotes(schema: unknown, path: JsonPath): unknown {
  if (!isJsonObject(schema)) return schema;
  const note = fieldNotes[noteKey(path)];
  const { properties, items, anyOf } = schema;
  return {
    ...(note === undefined ? {} : { description: note }),
    ...schema,
    ...(isJsonObject(properties)
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, field]) => [name, withNotes(field, [...path, name])]),
          ),
        }
      : {}),
    ...(items === undefined ? {} : { items: withNotes(items, [...path, 0]) }),
    ...(Array.isArray(anyOf) ? { anyOf: anyOf.map((choice: unknown) => withNotes(choice, path)) } : {}),
  };
}

/** Returns the JSON Schema of `client.json` with a description of each field. */
export function clientJsonSchema(): JsonSchema {
  const schema = withNotes(z.toJSONSchema(clientFileSchema, { io: 'input', target: 'draft-7' }), []);
  return isJsonObject(schema) ? { ...schema, title: 'client.json of a brand' } : {};
}

let made: JsonSchema | undefined;
function fullSchema(): JsonSchema {
  made ??= clientJsonSchema();
  return made;
}

function alternatives(schema: unknown): readonly JsonSchema[] {
  if (!isJsonObject(schema)) return [];
  const { anyOf } = schema;
  return Array.isArray(anyOf) ? anyOf.flatMap(alternatives) : [schema];
}

function fieldsOf(schema: unknown): Readonly<Record<string, unknown>> {
  const found = alternatives(schema).find((alternative) => isJsonObject(alternative['properties']));
  const properties = found?.['properties'];
  return isJsonObject(properties) ? properties : {};
}

function schemaAt(path: JsonPath): unknown {
  return path.reduce<unknown>((part, key) => {
    if (typeof key === 'number') return isJsonObject(part) ? part['items'] : undefined;
    return fieldsOf(part)[key];
  }, fullSchema());
}

/**
 * Returns the names of the fields that the schema allows at a path. Returns an empty list if the path is not an object.
 */
export function fieldNamesAt(path: JsonPath): readonly string[] {
  return Object.keys(fieldsOf(schemaAt(path)));
}

/** True if the schema allows only years of the common era at a path. */
export function isYearAt(path: JsonPath): boolean {
  return alternatives(schemaAt(path)).some(
    ({ minimum, maximum }) =>
      typeof minimum === 'number' && typeof maximum === 'number' && minimum >= 1900 && maximum < 2500,
  );
}
