import { copyFileSync, linkSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Creates a hard link, or a copy on a disk without hard links. Both paths share the content, which is safe because a
 * build replaces files and never edits a file.
 */
export function share(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();
}

export function shareFiles(from: string, to: string, paths: readonly string[]): void {
  for (const folder of new Set(paths.map((path) => dirname(path))))
    mkdirSync(join(to, folder), { recursive: true });
  for (const path of paths) share(join(from, path), join(to, path));
}
