import { accessSync, constants, readdirSync, realpathSync, statSync } from 'node:fs';
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

/** True for a file that this process may read. False for a folder, and for a link that leads nowhere. */
export function isReadableFile(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Returns the real path of a folder in a brand's folder. Returns undefined for another file, a folder elsewhere, and a
 * link that leads nowhere.
 */
export function realFolder(folder: string, name: string): string | undefined {
  try {
    const real = realpathSync(join(folder, name));
    return statSync(real).isDirectory() && real.startsWith(realpathSync(folder) + sep) ? real : undefined;
  } catch {
    return undefined;
  }
}

function filesIn(folder: string, name: string, parents: readonly string[]): readonly string[] {
  const real = realFolder(folder, name);
  // A link to a folder around it would have endless paths.
  if (real === undefined || parents.includes(real)) return [];
  const names = readdirSync(real).map((entry) => `${name}/${entry}`);
  return [...names, ...names.flatMap((entry) => filesIn(folder, entry, [...parents, real]))];
}

/** Returns the paths of all files and folders in `assets/`. Does not follow links that leave the brand's folder. */
export function existingFiles(folder: string): readonly string[] {
  return filesIn(folder, 'assets', []);
}
