import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repoRoot } from '../repo-root.ts';
import { repoPaths } from '../repo-checks/repo-files.ts';

const journeys = 'apps/e2e/src/journeys/protection.test.ts';

interface Citation {
  readonly file: string;
  readonly words: string;
}

function citationsOf(cell: string): Citation[] {
  let file = '';
  return cell.split(';').flatMap((part) => {
    if (/^\s*promise \d+\s*$/.test(part)) return [];
    const [, named, journey, words = ''] =
      /^\s*(?:rules, )?(?:`([^`]+\.test\.tsx?)`|(journey))?:?\s*(.*?)\s*$/.exec(part) ?? [];
    if (named !== undefined) file = named;
    if (journey !== undefined) file = journeys;
    return file === '' || (words === '' && named === undefined) ? [] : [{ file, words }];
  });
}

const page = readFileSync(path.join(repoRoot, 'docs/protection.md'), 'utf8');
const rows = page.split('\n').filter((line) => line.startsWith('| ') && /\.test\.tsx?|journey/.test(line));
const citations = rows.flatMap((row) => citationsOf(row.split('|').at(-2) ?? ''));

it('cites tests in docs/protection.md that exist', () => {
  expect(citations.length).toBeGreaterThan(40);
  const tests = repoPaths(repoRoot).filter((file) => /\.test\.tsx?$/.test(file));
  const missing = citations.filter(({ file, words }) => {
    const found = tests.filter((test) => test === file || test.endsWith(`/${file}`));
    return !found.some((candidate) => readFileSync(path.join(repoRoot, candidate), 'utf8').includes(words));
  });
  expect(missing).toEqual([]);
});
