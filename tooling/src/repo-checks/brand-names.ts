import { clientIdPattern } from '../lint-rules/no-client-id.ts';
import { isSampleData, isTestOrStory } from '../lint-rules/workspace.ts';
import { findLines, type Finding, type RepoFile } from './repo-files.ts';

/** True if a file may contain brand ids: brands, tests, stories, sample data and docs. */
function mayNameBrands(path: string): boolean {
  return isSampleData(path) || isTestOrStory(path) || path.endsWith('.md') || path === 'pnpm-lock.yaml';
}

/** Finds brand ids in shared files. A shared file must not need a change for a new brand. */
export function checkBrandNames(file: RepoFile, ids: readonly string[]): Finding[] {
  if (ids.length === 0 || mayNameBrands(file.path)) return [];
  // A pattern with the flag `g` would remember its position between lines.
  const pattern = new RegExp(clientIdPattern(ids).source);
  return findLines(file, pattern, (match) => `"${match}" names a brand of clients/.`);
}
