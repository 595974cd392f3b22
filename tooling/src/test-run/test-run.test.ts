import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testPackagesOf } from './test-packages.ts';
import { endsOfFailedTasks, outcomeOf, type TestOutcome } from './test-report.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'chada-test-run-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

interface TestRun {
  file: string;
  status?: string;
  message?: string;
  tests: { fullName: string; status: string; failureMessages?: string[] }[];
}

function outcome(testFiles: string[], ran: TestRun[] | string | undefined): TestOutcome {
  if (ran !== undefined) {
    const results = (list: TestRun[]): string =>
      JSON.stringify({
        testResults: list.map(({ file, status = 'passed', message, tests }) => ({
          name: join(root, 'packages/a', file),
          status,
          message,
          assertionResults: tests,
        })),
      });
    write({ 'packages/a/reports/vitest.json': typeof ran === 'string' ? ran : results(ran) });
  }
  return outcomeOf(root, { name: 'a', folder: 'packages/a', testFiles });
}

const passing = { fullName: 'adds', status: 'passed' };

describe('the outcome of a package', () => {
  it('counts what passed', () => {
    expect(outcome(['src/a.test.ts'], [{ file: 'src/a.test.ts', tests: [passing, passing] }])).toEqual({
      passed: 2,
      leftOut: 0,
      failures: [],
    });
  });

  it('names a failed test, its file and the reason', () => {
    const failed = { fullName: 'subtracts', status: 'failed', failureMessages: ['expected 1 to be 2'] };
    const { passed, failures } = outcome(
      ['src/a.test.ts'],
      [{ file: 'src/a.test.ts', status: 'failed', tests: [passing, failed] }],
    );
    expect(passed).toBe(1);
    expect(failures).toEqual(['packages/a/src/a.test.ts > subtracts\n    expected 1 to be 2']);
  });

  it('counts a skipped test as failed', () => {
    const skipped = { fullName: 'divides', status: 'skipped' };
    expect(outcome(['src/a.test.ts'], [{ file: 'src/a.test.ts', tests: [skipped] }]).failures).toEqual([
      'packages/a/src/a.test.ts > divides\n    it was skipped',
    ]);
  });

  it('counts a file that can not be loaded as a failure', () => {
    const broken: TestRun = { file: 'src/a.test.ts', status: 'failed', message: 'no such module', tests: [] };
    expect(outcome(['src/a.test.ts'], [broken]).failures).toEqual([
      'packages/a/src/a.test.ts\n    no such module',
    ]);
  });

  it.each([
    ['no report', undefined],
    ['an empty report', ''],
    ['half a report', '{"testResults": ['],
    ['a report of nothing', '{"testResults": []}'],
  ])('counts %s as a failure', (_name, report) => {
    expect(outcome(['src/a.test.ts'], report).failures).toHaveLength(1);
  });

  it('counts a test file that is missing in the report as a failure', () => {
    const { failures } = outcome(
      ['src/a.test.ts', 'src/b.test.ts'],
      [{ file: 'src/a.test.ts', tests: [passing] }],
    );
    expect(failures).toEqual(['packages/a/src/b.test.ts: none of its tests ran.']);
  });

  it('counts the files that the run left out, and misses only the others', () => {
    write({ 'packages/a/reports/left-out.json': '["src/b.test.ts"]' });
    const ran = [{ file: 'src/a.test.ts', tests: [passing] }];
    expect(outcome(['src/a.test.ts', 'src/b.test.ts', 'src/c.test.ts'], ran)).toEqual({
      passed: 1,
      leftOut: 1,
      failures: ['packages/a/src/c.test.ts: none of its tests ran.'],
    });
  });

  it('counts an error outside the tests as a failure', () => {
    write({ 'packages/a/reports/run-errors.json': JSON.stringify(['Error: lost connection\n    at close']) });
    const { passed, failures } = outcome(['src/a.test.ts'], [{ file: 'src/a.test.ts', tests: [passing] }]);
    expect(passed).toBe(1);
    expect(failures).toEqual([
      'packages/a: an error outside its tests\n    Error: lost connection\n        at close',
    ]);
  });

  it('accepts a package without test files', () => {
    expect(outcome([], undefined)).toEqual({ passed: 0, leftOut: 0, failures: [] });
  });
});

it('a task that fails without a report is shown by its last lines', () => {
  const output = [
    '@chada/a:test: \u001b[32mstarts\u001b[39m',
    '@chada/b:test: passes',
    ...Array.from({ length: 18 }, (_, index) => `@chada/a:test: line ${index}`),
    '@chada/a:test: error during close',
    '@chada/a:test: Error: the folder is not empty',
    ' Tasks:    1 successful, 2 total',
    'Failed:    @chada/a#test, @chada/c#build',
  ].join('\n');
  const [ofA, ofC] = endsOfFailedTasks(output);
  expect(ofA).toMatch(
    /^@chada\/a#test\n {4}line 0\n[^]*\n {4}error during close\n {4}Error: the folder is not empty$/,
  );
  expect(ofC).toBe('@chada/c#build\n');
});

describe('the packages of a workspace', () => {
  it('have a test script; built test files are excluded', () => {
    const manifest = (name: string, test?: string): string => JSON.stringify({ name, scripts: { test } });
    write({
      'packages/a/package.json': manifest('a', 'vitest run'),
      'packages/a/src/deep/a.test.ts': '',
      'packages/a/src/b.test.tsx': '',
      'packages/a/src/c.ts': '',
      'packages/a/dist/a.test.ts': '',
      'packages/b/package.json': manifest('b'),
      'apps/c/package.json': manifest('c', 'vitest run'),
      'tooling/package.json': manifest('tooling', 'vitest run'),
    });
    expect(testPackagesOf(root)).toEqual([
      { name: 'c', folder: join('apps', 'c'), testFiles: [] },
      { name: 'a', folder: join('packages', 'a'), testFiles: ['src/b.test.tsx', 'src/deep/a.test.ts'] },
      { name: 'tooling', folder: 'tooling', testFiles: [] },
    ]);
  });
});
