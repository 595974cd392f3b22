import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { editorSchemas } from './editor-schemas.ts';
import { fieldNotes } from './field-notes.ts';
import { clientJsonSchema, fieldNamesAt } from './json-schema.ts';
import { isJsonObject } from './json-source.ts';

function alternativesOf(schema: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (!isJsonObject(schema)) return [];
  const { anyOf } = schema;
  return Array.isArray(anyOf) ? anyOf.filter(isJsonObject) : [schema];
}

function paths(schema: unknown, path: string): readonly { path: string; described: boolean }[] {
  if (!isJsonObject(schema)) return [];
  const own = path === '' ? [] : [{ path, described: typeof schema['description'] === 'string' }];
  const fields = isJsonObject(schema['properties']) ? Object.entries(schema['properties']) : [];
  const items = alternativesOf(schema['items']).find((item) => isJsonObject(item['properties'])) ?? {};
  const below = fields.flatMap(([name, field]) => paths(field, path === '' ? name : `${path}.${name}`));
  const listed = isJsonObject(items['properties']) ? Object.entries(items['properties']) : [];
  return [...own, ...below, ...listed.flatMap(([name, field]) => paths(field, `${path}[].${name}`))];
}

describe('the schemas for editors', () => {
  it.each(Object.entries(editorSchemas))(
    '%s is up to date (`pnpm --filter @chada/client-config schema` writes it)',
    (name, schema) => {
      const written: unknown = JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));
      expect(written).toEqual(JSON.parse(JSON.stringify(schema())));
    },
  );
});

describe('client.schema.json', () => {
  it('describes every field and nothing else', () => {
    const all = paths(clientJsonSchema(), '');
    expect(all.filter(({ described }) => !described).map(({ path }) => path)).toEqual([]);
    const known = new Set(all.map(({ path }) => path));
    expect(Object.keys(fieldNotes).filter((key) => !known.has(key) && !key.endsWith('[]'))).toEqual([]);
    expect(all.length).toBeGreaterThan(60);
  });

  it('contains the fields of objects, also in lists and choices', () => {
    expect(fieldNamesAt(['footer'])).toEqual([
      'holder',
      'publicYear',
      'memberYear',
      'toCurrentYear',
      'badges',
    ]);
    expect(fieldNamesAt(['films', 3])).toEqual(['title', 'poster', 'file', 'captions', 'frameUrl']);
    expect(fieldNamesAt(['refundTable'])).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(fieldNamesAt(['name'])).toEqual([]);
  });
});
