import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repoPaths } from '../repo-checks/repo-files.ts';
import { publishedPackages } from './published-packages.ts';

export interface WorkspaceCopy {
  readonly root: string;
  remove(): void;
}

export function copyWorkspace(root: string): WorkspaceCopy {
  const copy = mkdtempSync(join(tmpdir(), 'chada-rehearsal-'));
  const built = publishedPackages(root).map(({ folder }) => join(folder, 'dist').slice(root.length + 1));
  for (const path of [...repoPaths(root), ...built]) {
    if (!existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  return { root: copy, remove: () => rmSync(copy, { recursive: true, force: true }) };
}
