import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pageEnding } from './page-slug.ts';

export function pageNames(folder: string): readonly string[] {
  const root = join(folder, 'pages');
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return readdirSync(root).flatMap((name) =>
    name.endsWith(pageEnding) ? [name.slice(0, -pageEnding.length)] : [],
  );
}
