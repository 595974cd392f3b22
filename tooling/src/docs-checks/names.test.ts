/** Docs name things of the code. A name that was renamed or removed there fails these tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publishedPackages } from '../release/published-packages.ts';
import { readRepoFiles, repoPaths } from '../repo-checks/repo-files.ts';
import { repoRoot } from '../repo-root.ts';

const sources = readRepoFiles(
  repoRoot,
  repoPaths(repoRoot).filter((path) => /^(packages|apps|tooling)\/.*\.([cm]?[jt]sx?|sql)$/.test(path)),
);
const words = new Set(
  sources.flatMap(({ text }) => text.match(/[\w.]+/g) ?? []).flatMap((word) => [word, ...word.split('.')]),
);
const isUsed = (name: string): boolean =>
  name.startsWith('…') ? [...words].some((word) => word.endsWith(name.slice(1))) : words.has(name);

/** The names in the second column of the tables. A leading `…` stands for any beginning. */
function namesInGlossary(glossary: string): string[] {
  return glossary
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .flatMap((line) => [...(line.split('|')[2] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

it('the glossary contains only names of the code', () => {
  const names = namesInGlossary(readFileSync(join(repoRoot, 'docs/glossary.md'), 'utf8'));
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !isUsed(name))).toEqual([]);
});

it.each(publishedPackages(repoRoot))('the README of $name contains only names of the code', ({ folder }) => {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  // Functions, hooks and components, such as `camelCase`, `PascalCase` and `calls(withArguments)`.
  const names = [...readme.matchAll(/`([A-Za-z]*[a-z][A-Z]\w*)(?:\([^`]*\))?`/g)].map(
    ([, name = '']) => name,
  );
  expect(names.filter((name) => !isUsed(name))).toEqual([]);
});
