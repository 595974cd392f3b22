import { clientIdPattern } from '../lint-rules/no-client-id.ts';
import { isSampleData, isTestOrStory } from '../lint-rules/workspace.ts';
import { findLines, type Finding, type RepoFile } from './repo-files.ts';

/** True if a file may name a brand: the brands themselves, tests, stories, sample data, and texts for people. */
function mayNameBrands(path: string): boolean {
  return isSampleData(path) || isTestOrStory(path) || path.endsWith('.md') || path === 'pnpm-lock.yaml';
}

/** Finds brand ids in shared files (scripts, styles, pages, JSON), which would have to change with each new brand. */
export function checkBrandNames(file: RepoFile, ids: readonly string[]): Finding[] {
  if (ids.length === 0 || mayNameBrands(file.path)) return [];
  // Not global, since it tests line by line.
  const pattern = new RegExp(clientIdPattern(ids).source);
  return findLines(file, pattern, (match) => `"${match}" names a brand of clients/.`);
}
