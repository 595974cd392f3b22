import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { cutIntoBlocks, drawBlocks } from './blocks.ts';
import { copyPackage, findPackage } from './package-copy.ts';

export interface Target {
  readonly packageName: string;
  readonly paths: readonly string[];
  readonly tests: readonly string[];
  readonly sample: Sample | null;
}

export interface Sample {
  readonly seed: string;
  readonly blocks: number;
}

export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly code: string;
  readonly mutator: string;
  readonly replacement: string;
  readonly status: Awaited<ReturnType<Stryker['runMutationTest']>>[number]['status'];
  readonly statusReason?: string;
}

const notCode = /\.(test|stories|bench)\.tsx?$|\.d\.ts$|(^|\/)(testing|migrations|public|seed)\//;

function countLines(copy: string, paths: readonly string[]): Record<string, number> {
  const files = (paths.length > 0 ? paths : ['src']).flatMap((path) =>
    path.endsWith('.ts') || path.endsWith('.tsx')
      ? globSync(path, { cwd: copy })
      : globSync(`${path}/**/*.{ts,tsx}`, { cwd: copy }),
  );
  const stored = files.filter((file) => !notCode.test(file)).toSorted();
  if (stored.length === 0) throw new Error(`No code in ${paths.join(', ')}.`);
  return Object.fromEntries(
    stored.map((file) => [file, readFileSync(join(copy, file), 'utf8').split('\n').length]),
  );
}

const testTimeout = 10_000;

function writeConfig(copy: string, tests: readonly string[]): string {
  const config = 'mutants.vitest.config.ts';
  const include = tests.map((path) => (/\.tsx?$/.test(path) ? path : `${path}/**/*.test.{ts,tsx}`));
  const changes = JSON.stringify({ testTimeout, ...(tests.length > 0 && { include }) });
  writeFileSync(
    join(copy, config),
    `import own from './vitest.config.ts';\nexport default { ...own, test: { ...own.test, ...${changes} } };\n`,
  );
  return config;
}

type Result = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

function runMutations(
  config: string,
  mutate: string[],
  coverageAnalysis: 'perTest' | 'off',
): Promise<Result[]> {
  return new Stryker({
    testRunner: 'vitest',
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    vitest: { configFile: config },
    mutate,
    inPlace: true,
    coverageAnalysis,
    concurrency: 1,
    reporters: ['progress-append-only'],
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 30,
    tempDirName: '.stryker',
  }).runMutationTest();
}

const keyOf = ({ fileName, location: { start, end }, replacement }: Result): string =>
  [inPackage(fileName), start.line, start.column, end.line, end.column, replacement].join();

function inPackage(fileName: string): string {
  return fileName.slice(fileName.indexOf('/src/') + 1);
}

/**
 * Repeats each mutation that no test detected, this time with all tests. The first run executes only the tests that
 * reach the mutated line. If a line runs once per process, such as the definition of a reducer, only the first test
 * reaches the line, but another test may detect the mutation.
 */
async function repeatSurvivors(config: string, results: readonly Result[]): Promise<Result[]> {
  const survivors = results.filter(({ status }) => status === 'Survived');
  if (survivors.length === 0) return [...results];
  const ranges = survivors.map(({ fileName, location: { start, end } }) => {
    const [from, to] = [start, end].map(({ line, column }) => `${line}:${column}`);
    return `${inPackage(fileName)}:${from}-${to}`;
  });
  const repeated = await runMutations(config, [...new Set(ranges)], 'off');
  const outcomes = new Map(repeated.map((result) => [keyOf(result), result]));
  return results.map((result) =>
    result.status === 'Survived' ? (outcomes.get(keyOf(result)) ?? result) : result,
  );
}

/** Mutates a copy of a package and runs its tests for each mutation. */
export async function mutatePackage(
  root: string,
  { packageName, paths, tests, sample }: Target,
): Promise<Mutant[]> {
  const copy = copyPackage(root, findPackage(root, packageName));
  const started = process.cwd();
  try {
    const lineCounts = countLines(copy.path, paths);
    const mutate = sample
      ? drawBlocks(cutIntoBlocks(lineCounts), sample.seed, sample.blocks).map(
          ({ file, from, to }) => `${file}:${from}-${to}`,
        )
      : Object.keys(lineCounts);
    const sources = new Map(
      Object.keys(lineCounts).map((file) => [file, readFileSync(join(copy.path, file), 'utf8').split('\n')]),
    );
    // Makes the copy of the package the working directory, because the mutation runner mutates the files of the working
    // directory.
    process.chdir(copy.path);
    process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'chada-mutants-compiled');
    const config = writeConfig(copy.path, tests);
    const results = await repeatSurvivors(config, await runMutations(config, mutate, 'perTest'));
    return results.map(({ fileName, location, mutatorName, replacement, status, statusReason }) => {
      const file = inPackage(fileName);
      return {
        file,
        line: location.start.line,
        code: sources.get(file)?.[location.start.line - 1]?.trim() ?? '',
        mutator: mutatorName,
        replacement,
        status,
        ...(statusReason !== undefined && { statusReason }),
      };
    });
  } finally {
    process.chdir(started);
    copy.remove();
  }
}
