import { clientIdPattern } from '../lint-rules/no-client-id.ts';
import { isSampleData, isTestOrStory } from '../lint-rules/workspace.ts';
import { findLines, type Finding, type RepoFile } from './repo-files.ts';

/** True if a file may contain brand ids: brands, tests, stories, sample data and docs. */
function mayNameBrands(path: string): boolean {
  return isSampleData(path) || isTestOrStory(path) || path.endsWith('.md') || path === 'pnpm-lock.yaml';
}

/** Finds brand ids in shared files, because a new brand must not require a change of a shared file. */
export function checkBrandNames(file: RepoFile, ids: readonly string[]): Finding[] {
  if (ids.length === 0 || mayNameBrands(file.path)) return [];
  // Creates the pattern without the flag `g`, because with this flag it would remember its position between lines.
  const pattern = new RegExp(clientIdPattern(ids).source);
  return findLines(file, pattern, (match) => `"${match}" names a brand of clients/.`);
}
