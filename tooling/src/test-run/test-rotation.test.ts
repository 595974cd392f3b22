import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  apiTests,
  browserTests,
  leftOutFiles,
  rotationVariable,
  toolTests,
  type RotatingFiles,
} from '../../../config/test-rotation.ts';
import { readRepoFiles, repoPaths, type RepoFile } from '../repo-checks/repo-files.ts';
import { repoRoot } from '../repo-root.ts';
import { standingOf } from '../rows/row-report.ts';
import { loadRows } from '../rows/row-table.ts';
import { collectProofs, holdsTests } from '../rows/test-titles.ts';

let folder = '';
const rotating: RotatingFiles = {
  folders: ['slow'],
  always: ['slow/money.test.ts'],
  everySecondRun: ['quick/a.test.ts', 'slow/f.test.ts'],
  slowest: ['slow/d.test.ts', 'slow/a.test.ts'],
  oneIn: 3,
};
const slow = ['a', 'b', 'c', 'd', 'e', 'money'].map((name) => `slow/${name}.test.ts`);
const alternating = rotating.everySecondRun;
const all = [...slow, ...alternating];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chada-rotation-'));
  for (const name of ['slow', 'quick']) mkdirSync(join(folder, name));
  for (const file of [...all, 'slow/helper.ts', 'quick/b.test.ts']) writeFileSync(join(folder, file), '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('files of slow tests', () => {
  it('all run unless a rotation is set', () => {
    vi.stubEnv(rotationVariable, undefined);
    expect(leftOutFiles(folder, rotating)).toEqual([]);
    vi.stubEnv(rotationVariable, '20');
    expect(leftOutFiles(folder, rotating)).not.toEqual([]);
    vi.unstubAllEnvs();
  });

  it('run once in three rotations, and those that each run has to contain run always', () => {
    const ran = ['20', '21', '22'].map((rotation) => {
      const leftOut = leftOutFiles(folder, rotating, rotation);
      return slow.filter((file) => !leftOut.includes(file));
    });
    for (const files of ran) expect(files).toContain('slow/money.test.ts');
    const others = ran.flat().filter((file) => file !== 'slow/money.test.ts');
    expect(others.toSorted()).toEqual(slow.slice(0, 5));
  });

  it('are divided so that each rotation contains an equal part of the slowest', () => {
    for (const rotation of ['20', '21', '22']) {
      const leftOut = leftOutFiles(folder, rotating, rotation);
      expect(
        ['slow/d.test.ts', 'slow/a.test.ts', 'slow/b.test.ts'].filter((file) => !leftOut.includes(file)),
      ).toHaveLength(1);
    }
  });

  it('of the list "everySecondRun" alternate between runs, also outside the folders', () => {
    const ran = ['20', '21', '22'].map((rotation) => {
      const leftOut = leftOutFiles(folder, rotating, rotation);
      return alternating.filter((file) => !leftOut.includes(file));
    });
    expect(ran.map(({ length }) => length)).toEqual([1, 1, 1]);
    expect(ran[1]).not.toEqual(ran[0]);
    expect(ran[2]).toEqual(ran[0]);
  });

  it('are the same for the same rotation', () => {
    expect(leftOutFiles(folder, rotating, '7')).toEqual(leftOutFiles(folder, rotating, '7'));
  });

  it.each(['', 'x', '-1', '1.5'])('are refused for the rotation "%s"', (rotation) => {
    expect(() => leftOutFiles(folder, rotating, rotation)).toThrow('CHADA_ROTATION must be a whole number.');
  });

  it.each(['always', 'everySecondRun', 'slowest'])(
    'are refused if a file of the list "%s" does not exist',
    (list) => {
      const files = { ...rotating, [list]: ['slow/gone.test.ts'] };
      expect(() => leftOutFiles(folder, files, '0')).toThrow('There is no test file slow/gone.test.ts.');
    },
  );

  it('are refused if two lists contain a file', () => {
    const files = { ...rotating, always: ['slow/f.test.ts'] };
    expect(() => leftOutFiles(folder, files, '0')).toThrow('Named twice: slow/f.test.ts.');
  });

  it.each(['always', 'slowest'])('are refused if a file of the list "%s" is outside the folders', (list) => {
    const files = { ...rotating, everySecondRun: [], [list]: ['quick/a.test.ts'] };
    expect(() => leftOutFiles(folder, files, '0')).toThrow('Not in a folder of slow tests: quick/a.test.ts.');
  });
});

/** Returns the paths of the files that `file` imports by relative paths. */
function importsOf({ path, text }: RepoFile): readonly string[] {
  return [...text.matchAll(/from '(\.[^']+)'/g)].map(([, name = '']) =>
    posix.join(posix.dirname(path), name),
  );
}

/** Returns the paths in `entries`, and the paths of all files that they import, also through other files. */
function loadedBy(
  entries: readonly string[],
  imports: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const loaded = new Set(entries);
  for (const path of loaded) for (const imported of imports.get(path) ?? []) loaded.add(imported);
  return loaded;
}

describe('the tests of two consecutive days', () => {
  it('prove each row that has a test', () => {
    const suites: readonly (readonly [string, RotatingFiles])[] = [
      ['apps/e2e', browserTests],
      ['apps/reference-api', apiTests],
      ['tooling', toolTests],
    ];
    const leftOutOn = (day: number): ReadonlySet<string> =>
      new Set(
        suites.flatMap(([parent, files]) =>
          leftOutFiles(join(repoRoot, parent), files, String(day)).map((file) => `${parent}/${file}`),
        ),
      );
    const files = readRepoFiles(repoRoot, repoPaths(repoRoot).filter(holdsTests));
    const allProofs = collectProofs(files);
    const imports = new Map(files.map((file) => [file.path, importsOf(file)]));
    const { rows } = loadRows(repoRoot);
    for (let day = 0; day < browserTests.oneIn; day += 1) {
      const [today, tomorrow] = [leftOutOn(day), leftOutOn(day + 1)];
      expect(today.size).toBeGreaterThan(60);
      const run = files.map(({ path }) => path).filter((path) => !(today.has(path) && tomorrow.has(path)));
      const loaded = loadedBy(
        run.filter((path) => /\.test\.tsx?$/.test(path)),
        imports,
      );
      const proofs = collectProofs(files.filter(({ path }) => loaded.has(path)));
      const lost = rows.filter(
        (row) => standingOf(row, allProofs.get(row.id)) !== standingOf(row, proofs.get(row.id)),
      );
      expect(lost.map(({ id }) => id)).toEqual([]);
    }
  });
});
