import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readRepoFiles, repoPaths } from '../repo-checks/repo-files.ts';
import { repoRoot } from '../repo-root.ts';

/** The names in the second column of the tables. A leading `…` stands for any beginning. */
function namesIn(glossary: string): string[] {
  return glossary
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .flatMap((line) => [...(line.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

it('names only what the code contains', () => {
  const sources = readRepoFiles(
    repoRoot,
    repoPaths(repoRoot).filter((path) => /^(packages|apps)\/.*\/src\/.*\.(tsx?|sql)$/.test(path)),
  );
  const words = new Set(
    sources.flatMap(({ text }) => text.match(/[\w.]+/g) ?? []).flatMap((word) => [word, ...word.split('.')]),
  );
  const isUsed = (name: string): boolean =>
    name.startsWith('…') ? [...words].some((word) => word.endsWith(name.slice(1))) : words.has(name);
  const names = namesIn(readFileSync(join(repoRoot, 'docs/glossary.md'), 'utf8'));
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !isUsed(name))).toEqual([]);
});
