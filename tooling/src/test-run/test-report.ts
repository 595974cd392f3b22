import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';
import { runErrorsReport } from '../../../config/run-errors-reporter.ts';
import { leftOutReport } from '../../../config/test-rotation.ts';
import { testPreset } from '../../../config/vitest-preset.ts';
import type { TestPackage } from './test-packages.ts';

export interface TestOutcome {
  readonly passed: number;
  /** The number of test files that the run left out on purpose. */
  readonly leftOut: number;
  readonly failures: readonly string[];
}

export const reportPath = testPreset.outputFile.json;

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.optional(z.nullable(z.array(z.string()))),
        }),
      ),
    }),
  ),
});

type Report = z.infer<typeof reportSchema>;

/** Reads the test report of a package. Counts a missing report, or an error before the tests, as a failure. */
export function outcomeOf(root: string, tested: TestPackage): TestOutcome {
  const file = join(root, tested.folder, reportPath);
  if (tested.testFiles.length === 0) return { passed: 0, leftOut: 0, failures: [] };
  if (!existsSync(file))
    return { passed: 0, leftOut: 0, failures: [`${tested.name}: wrote no report; its tests did not run.`] };
  const report = readReport(root, tested);
  if (report === undefined)
    return { passed: 0, leftOut: 0, failures: [`${tested.name}: its report can't be read.`] };
  const ran = new Map(report.testResults.map((result) => [below(root, tested, result.name), result]));
  const leftOut = listIn(root, tested, leftOutReport);
  const expected = tested.testFiles.filter((path) => !leftOut.includes(path));
  const missing = expected.filter((path) => (ran.get(path)?.assertionResults.length ?? 0) === 0);
  const tests = report.testResults.flatMap((result) => result.assertionResults);
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    leftOut: leftOut.length,
    failures: [
      ...report.testResults.flatMap((result) =>
        failuresOf(`${tested.folder}/${below(root, tested, result.name)}`, result),
      ),
      ...missing
        .filter((path) => ran.get(path)?.status !== 'failed')
        .map((path) => `${tested.folder}/${path}: none of its tests ran.`),
      ...listIn(root, tested, runErrorsReport).map(
        (error) => `${tested.folder}: an error outside its tests\n${firstLines(error)}`,
      ),
    ],
  };
}

const LAST_LINES = 20;

/**
 * Returns the last lines of each task that Turborepo reports as failed. Used for a task that fails without a report,
 * for example because the set-up of its tests could not be ended.
 * @param output the complete output of `turbo run`.
 */
export function endsOfFailedTasks(output: string): string[] {
  const lines = stripVTControlCharacters(output).split('\n');
  const failed = lines
    .filter((line) => line.startsWith('Failed:'))
    .flatMap((line) => line.match(/\S+#\w+/g) ?? []);
  return failed.map((task) => {
    const prefix = `${task.replace('#', ':')}: `;
    const own = lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length));
    return `${task}\n${firstLines(own.slice(-LAST_LINES).join('\n'), LAST_LINES)}`;
  });
}

function listIn(root: string, { folder }: TestPackage, report: string): readonly string[] {
  const file = join(root, folder, report);
  return existsSync(file) ? z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

function readReport(root: string, tested: TestPackage): Report | undefined {
  const file = join(root, tested.folder, reportPath);
  if (!existsSync(file)) return undefined;
  const read = reportSchema.safeParse(parseJson(readFileSync(file, 'utf8')));
  return read.success ? read.data : undefined;
}

function failuresOf(
  path: string,
  { status, message, assertionResults }: Report['testResults'][number],
): string[] {
  const failed = assertionResults
    .filter((test) => test.status !== 'passed')
    .map((test) => {
      const why =
        test.status === 'failed' ? (test.failureMessages ?? []).join('\n') : `it was ${test.status}`;
      return `${path} > ${test.fullName}\n${firstLines(why)}`;
    });
  if (status === 'failed' && failed.length === 0)
    return [`${path}\n${firstLines(message ?? 'failed to run')}`];
  return failed;
}

function firstLines(text: string, count = 12): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.includes('node_modules'));
  return lines
    .slice(0, count)
    .map((line) => `    ${line}`)
    .join('\n');
}

function below(root: string, tested: TestPackage, file: string): string {
  return relative(join(root, tested.folder), file).replaceAll('\\', '/');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
