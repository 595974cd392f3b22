import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { rotationVariable } from '../../config/test-rotation.ts';
import { repoRoot } from './repo-root.ts';
import { runStep } from './run-step.ts';
import { endsOfFailedTasks, outcomeOf } from './test-run/test-report.ts';
import { testPackagesOf, type TestPackage } from './test-run/test-packages.ts';

/** `pnpm test [--all]` runs the tests. The last line is `N passed, N failed`. */
const started = Date.now();
const millisecondsADay = 24 * 60 * 60 * 1000;
const runsAll = process.argv.includes('--all') || process.env['CHADA_FULL'] === '1';
/**
 * The number that selects the slow test files of this run. All runs of a day have the same number, so that the next run
 * repeats a failure.
 */
const rotation = process.env[rotationVariable] ?? String(Math.floor(started / millisecondsADay));
const rotationEnv: Record<string, string> = runsAll ? {} : { [rotationVariable]: rotation };
const failures: string[] = [];
const packages = testPackagesOf(repoRoot);
const journeys = '@chada/e2e';

interface Step {
  readonly ok: boolean;
  readonly output: string;
}

async function step(name: string, command: string, args: readonly string[]): Promise<Step> {
  const startedAt = Date.now();
  console.log(`\n== ${name}`);
  const { code, output } = await runStep(
    command,
    args,
    repoRoot,
    (text) => process.stdout.write(text),
    rotationEnv,
  );
  console.log(`== ${name}: ${code === 0 ? 'ok' : 'failed'} after ${seconds(startedAt)}`);
  return { ok: code === 0, output };
}

function seconds(sinceMs: number): string {
  return `${((Date.now() - sinceMs) / 1000).toFixed(1)} s`;
}

// Removes old reports. For unchanged packages, turbo restores the reports from its cache.
for (const { folder } of packages)
  rmSync(join(repoRoot, folder, 'reports'), { recursive: true, force: true });

const turbo = (task: string, ...rest: string[]): string[] => [
  'run',
  task,
  '--output-logs=new-only',
  '--continue=dependencies-successful',
  ...rest,
];
if (!(await step('build', 'turbo', turbo('build'))).ok) failures.push('The build failed.');
if (!(await step('lint', process.execPath, [join(repoRoot, 'tooling/src/lint.ts')])).ok)
  failures.push('Lint failed.');
if (!(await step('typecheck', 'turbo', turbo('typecheck'))).ok) failures.push('The type check failed.');

const runTests = (name: string, tested: readonly TestPackage[]): Promise<Step> => {
  if (tested.length === 0) return Promise.resolve({ ok: true, output: '' });
  const filters = tested.map((item) => `--filter=${item.name}`);
  return step(name, 'turbo', turbo('test', '--concurrency=2', ...filters));
};
const withTests = packages.filter(({ testFiles }) => testFiles.length > 0);
const ranTests = await runTests(
  'tests',
  withTests.filter(({ name }) => name !== journeys),
);
// Runs the browser tests after the other tests, because browser tests need an idle processor.
const ranJourneys = await runTests(
  'journeys',
  withTests.filter(({ name }) => name === journeys),
);

let passed = 0;
let leftOut = 0;
const failuresBefore = failures.length;
for (const tested of packages) {
  const outcome = outcomeOf(repoRoot, tested);
  passed += outcome.passed;
  leftOut += outcome.leftOut;
  failures.push(...outcome.failures);
  const note =
    tested.testFiles.length === 0
      ? 'no tests yet'
      : `${outcome.passed} passed, ${outcome.failures.length} failed`;
  console.log(`${tested.name}: ${note}`);
}
const failedRuns = [ranTests, ranJourneys].filter(({ ok }) => !ok);
if (failedRuns.length > 0 && failures.length === failuresBefore)
  failures.push(
    [
      'A test run failed, but its reports contain no failure. It ended with:',
      ...failedRuns.flatMap(({ output }) => endsOfFailedTasks(output)),
    ].join('\n'),
  );

for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`\nafter ${seconds(started)}`);
if (leftOut > 0)
  console.log(
    `${rotationVariable}=${rotation} left out ${leftOut} files of slow tests. \`pnpm test --all\` runs them.`,
  );
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
