import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const rootByFolder = new Map<string, string | undefined>();

export function workspaceRootOf(folder: string): string | undefined {
  const known = rootByFolder.get(folder);
  if (known !== undefined || rootByFolder.has(folder)) return known;
  const parent = dirname(folder);
  const root = existsSync(join(folder, 'pnpm-workspace.yaml'))
    ? folder
    : parent === folder
      ? undefined
      : workspaceRootOf(parent);
  rootByFolder.set(folder, root);
  return root;
}

export function pathInWorkspace(file: string): { root: string; path: string } | undefined {
  const root = workspaceRootOf(dirname(file));
  if (root === undefined) return undefined;
  return { root, path: relative(root, file).split(sep).join('/') };
}

const idsByRoot = new Map<string, readonly string[]>();

export function clientIdsOf(root: string): readonly string[] {
  const known = idsByRoot.get(root);
  if (known !== undefined) return known;
  const folder = join(root, 'clients');
  const ids = existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .map((entry) => entry.name)
    : [];
  idsByRoot.set(root, ids);
  return ids;
}

export function isTestOrStory(path: string): boolean {
  return (
    /\.(test|spec|stories)\.[cm]?[jt]sx?$/.test(path) ||
    /^((packages|apps)\/[^/]+|tooling)\/(test|src\/testing)\//.test(path) ||
    /^apps\/(e2e|storybook)\//.test(path) ||
    path.startsWith('packages/testing/')
  );
}

export function isSampleData(path: string): boolean {
  return (
    path.startsWith('clients/') ||
    path.includes('/seed/') ||
    /^apps\/reference-api\/src\/sandbox-[^/]+\/public\//.test(path)
  );
}
