import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isJsonObject, type JsonPath } from '../json-source.ts';

/**
 * Returns each text in `value` that is the path of a file in `assets/`. In the result, `name` is this text, and `path`
 * is the field that contains the text.
 */
export function namedFiles(
  value: unknown,
  path: JsonPath,
): readonly { readonly name: string; readonly path: JsonPath }[] {
  if (typeof value === 'string') return value.startsWith('assets/') ? [{ name: value, path }] : [];
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => namedFiles(item, [...path, index]));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => namedFiles(item, [...path, key]));
}

/** Returns the paths of all files in `assets/`. */
export function existingFiles(folder: string): readonly string[] {
  try {
    return readdirSync(join(folder, 'assets'), { recursive: true, encoding: 'utf8' }).map(
      (name) => `assets/${name.split(sep).join('/')}`,
    );
  } catch {
    return [];
  }
}
