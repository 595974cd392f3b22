import { clientIdPattern } from '../lint-rules/no-client-id.ts';
import { isSampleData, isTestOrStory } from '../lint-rules/workspace.ts';
import { findLines, type Finding, type RepoFile } from './repo-files.ts';

function mayNameBrands(path: string): boolean {
  return isSampleData(path) || isTestOrStory(path) || path.endsWith('.md') || path === 'pnpm-lock.yaml';
}

/** Finds ids of brands in shared files, because a new brand must not require a change of a shared file. */
export function checkBrandNames(file: RepoFile, ids: readonly string[]): Finding[] {
  if (ids.length === 0 || mayNameBrands(file.path)) return [];
  // Copies the pattern without the flag `g`. With this flag, each search would start at the end of the previous match.
  const pattern = new RegExp(clientIdPattern(ids).source);
  return findLines(file, pattern, (match) => `"${match}" names a brand of clients/.`);
}
