import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from './repo-root.ts';
import { runStep } from './run-step.ts';
import { failedFilesOf, joinReports, outcomeOf, readReport } from './test-run/test-report.ts';
import { testPackagesOf, type TestPackage } from './test-run/test-packages.ts';

/** `pnpm test` runs all tests of this repository. The last line is `N passed, N failed`. */
const started = Date.now();
const failures: string[] = [];
const packages = testPackagesOf(repoRoot);
const journeys = '@chada/e2e';

async function step(
  name: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const begun = Date.now();
  console.log(`\n== ${name}`);
  const { code } = await runStep(command, args, repoRoot, (text) => process.stdout.write(text), env);
  console.log(`== ${name}: ${code === 0 ? 'ok' : 'failed'} after ${seconds(begun)}`);
  return code === 0;
}

function seconds(sinceMs: number): string {
  return `${((Date.now() - sinceMs) / 1000).toFixed(1)} s`;
}

// Deletes reports of earlier runs. For unchanged packages, turbo restores the reports from its cache.
for (const { folder } of packages)
  rmSync(join(repoRoot, folder, 'reports'), { recursive: true, force: true });

const turbo = (task: string, ...rest: string[]): string[] => [
  'run',
  task,
  '--output-logs=new-only',
  '--continue=dependencies-successful',
  ...rest,
];
if (!(await step('build', 'turbo', turbo('build')))) failures.push('The build failed.');
if (!(await step('lint', process.execPath, [join(repoRoot, 'tooling/src/lint.ts')])))
  failures.push('Lint failed.');
if (!(await step('typecheck', 'turbo', turbo('typecheck')))) failures.push('The type check failed.');

const runTests = (
  name: string,
  tested: readonly TestPackage[],
  files: readonly string[] = [],
): Promise<boolean> => {
  const filters = tested.map((one) => `--filter=${one.name}`);
  if (filters.length === 0) return Promise.resolve(true);
  // Without `--only`, turbo would build all packages again, because the arguments change the hash of each task.
  const rest = files.length === 0 ? [] : ['--only', '--', ...files];
  // A second run tests one file at a time, so that test files do not compete for the processor.
  const env: Record<string, string> = files.length === 0 ? {} : { CHADA_WORKERS: '1' };
  return step(name, 'turbo', turbo('test', '--concurrency=2', ...filters, ...rest), env);
};
const withTests = packages.filter(({ testFiles }) => testFiles.length > 0);
const ranTests = await runTests(
  'tests',
  withTests.filter(({ name }) => name !== journeys),
);
// Journeys run last, because browsers need an idle processor.
const walked = withTests.filter(({ name }) => name === journeys);
let ranJourneys = await runTests('journeys', walked);

/**
 * The maximum number of failed journey files that run again, because browsers can be flaky on a busy computer. The
 * output contains both results, so that flaky journeys stay visible.
 */
const maxRetriedFiles = 6;
for (const tested of ranJourneys ? [] : walked) {
  const retried = failedFilesOf(repoRoot, tested) ?? [];
  const report = readReport(repoRoot, tested);
  if (report === undefined || retried.length === 0 || retried.length > maxRetriedFiles) continue;
  for (const failure of outcomeOf(repoRoot, tested).failures) console.log(`\nRETRIED ${failure}`);
  ranJourneys = await runTests('journeys again', [tested], retried);
  joinReports(repoRoot, tested, report);
}

let passed = 0;
const failuresBefore = failures.length;
for (const tested of packages) {
  const outcome = outcomeOf(repoRoot, tested);
  passed += outcome.passed;
  failures.push(...outcome.failures);
  const note =
    tested.testFiles.length === 0
      ? 'no tests yet'
      : `${outcome.passed} passed, ${outcome.failures.length} failed`;
  console.log(`${tested.name}: ${note}`);
}
if (!(ranTests && ranJourneys) && failures.length === failuresBefore)
  failures.push('A test run ended with an error outside its tests.');

for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`\nafter ${seconds(started)}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
