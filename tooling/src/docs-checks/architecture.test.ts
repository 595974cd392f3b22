import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { layers } from '../lint-rules/layers.ts';
import { repoRoot } from '../repo-root.ts';

const text = readFileSync(join(repoRoot, 'docs/architecture.md'), 'utf8');

function rowsOf(heading: string): string[][] {
  const from = text.indexOf(`\n## ${heading}\n`);
  const end = text.indexOf('\n## ', from + 1);
  return text
    .slice(from, end === -1 ? undefined : end)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split('|').slice(1, -1));
}
const codesIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

it('lists the imports that lint permits', () => {
  const documented = rowsOf('Layers').map((cells) => cells.map(codesIn));
  const enforced = Object.entries(layers).map(([name, layer]) => [[name], layer.values, layer.tests ?? []]);
  expect(documented).toEqual(enforced);
});

it('names only paths that exist', () => {
  const paths = text
    .split('\n')
    .flatMap(codesIn)
    .filter((code) => /^(packages|apps|tooling|clients)\b[\w./-]*$/.test(code));
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !existsSync(join(repoRoot, path)))).toEqual([]);
});

it.each([
  ['A withdrawal, file by file', 32],
  ["A brand's colour, file by file", 14],
])('%s takes at most %i files', (heading, max) => {
  const files = rowsOf(heading).flatMap((cells) => codesIn(cells[1] ?? ''));
  expect(new Set(files).size).toBe(files.length);
  expect(files.length).toBeGreaterThan(max / 2);
  expect(files.length).toBeLessThanOrEqual(max);
});
