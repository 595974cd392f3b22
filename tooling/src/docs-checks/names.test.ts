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

function columnOfGlossary(column: number): string[] {
  return readFileSync(join(repoRoot, 'docs/glossary.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .map((line) => line.split('|')[column] ?? '');
}

it('the glossary contains only names of the code', () => {
  const names = columnOfGlossary(2).flatMap((cell) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !isUsed(name))).toEqual([]);
});

it('the glossary contains only Thai words of the screens', () => {
  const messages = sources.filter(({ path }) => path.startsWith('packages/messages/src/th/'));
  const shown = columnOfGlossary(3).flatMap((cell) => cell.match(/[\u0e01-\u0e3a\u0e40-\u0e7e]+/g) ?? []);
  expect(shown.length).toBeGreaterThan(40);
  expect(shown.filter((word) => !messages.some(({ text }) => text.includes(word)))).toEqual([]);
});

it.each(publishedPackages(repoRoot))('the README of $name contains only names of the code', ({ folder }) => {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const names = [...readme.matchAll(/`([A-Za-z]*[a-z][A-Z]\w*)(?:\([^`]*\))?`/g)].map(
    ([, name = '']) => name,
  );
  expect(names.filter((name) => !isUsed(name))).toEqual([]);
});
