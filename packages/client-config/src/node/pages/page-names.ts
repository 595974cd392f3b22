import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { misnamedEntry } from '../check-folder.ts';
import { pageEnding } from './page-slug.ts';

export function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

/**
 * Returns the slugs of a brand's pages. Includes the pages in a misnamed folder, such as `Pages`, and in a folder inside
 * `pages`, so that only the folder is reported, and not the links to its pages.
 */
export function pageNames(folder: string): readonly string[] {
  const root = join(folder, misnamedEntry(folder, 'pages') ?? 'pages');
  if (!isFolder(root)) return [];
  const names = readdirSync(root);
  const inside = names.filter((name) => isFolder(join(root, name))).map((name) => join(root, name));
  return [...names, ...inside.flatMap((inner) => readdirSync(inner))].flatMap((name) =>
    name.endsWith(pageEnding) ? [name.slice(0, -pageEnding.length)] : [],
  );
}
