import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { cutIntoBlocks, drawBlocks } from './blocks.ts';
import { copyPackage, findPackage } from './package-copy.ts';

/** The code to put faults into, and the tests to run against each. */
export interface Target {
  /** Folder name in `packages/` or `apps/`. */
  readonly packageName: string;
  /** Files and folders of the package; all of `src` if empty. */
  readonly paths: readonly string[];
  /** Folders of the package whose tests run; all of its tests if empty. */
  readonly tests: readonly string[];
  readonly sample: Sample | null;
}

/** A drawn part of the code instead of all of it. */
export interface Sample {
  readonly seed: string;
  readonly blocks: number;
}

/** A fault and what the tests made of it, with the line of code that it changes. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly code: string;
  readonly mutator: string;
  readonly replacement: string;
  readonly status: Awaited<ReturnType<Stryker['runMutationTest']>>[number]['status'];
}

const notCode = /\.(test|stories|bench)\.tsx?$|\.d\.ts$|(^|\/)(testing|migrations|public|seed)\//;

/** Lists the files of `paths` (all of `src` without any) that faults are put into, each with its number of lines. */
function countLines(copy: string, paths: readonly string[]): Record<string, number> {
  const files = (paths.length > 0 ? paths : ['src']).flatMap((path) =>
    path.endsWith('.ts') || path.endsWith('.tsx')
      ? globSync(path, { cwd: copy })
      : globSync(`${path}/**/*.{ts,tsx}`, { cwd: copy }),
  );
  const kept = files.filter((file) => !notCode.test(file)).toSorted();
  if (kept.length === 0) throw new Error(`No code in ${paths.join(', ')}.`);
  return Object.fromEntries(
    kept.map((file) => [file, readFileSync(join(copy, file), 'utf8').split('\n').length]),
  );
}

/** Writes a test configuration that keeps the package's own, but for the tests that run. Returns its file name. */
function limitTests(copy: string, tests: readonly string[]): string {
  const config = 'mutants.vitest.config.ts';
  const include = tests.map((folder) => `${folder}/**/*.test.{ts,tsx}`);
  writeFileSync(
    join(copy, config),
    `import own from './vitest.config.ts';\nexport default { ...own, test: { ...own.test, include: ${JSON.stringify(include)} } };\n`,
  );
  return config;
}

/** Puts faults into a copy of a package and runs its tests against each. Returns every fault with its outcome. */
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
    // The runner takes the package to be the working directory.
    process.chdir(copy.path);
    const results = await new Stryker({
      testRunner: 'vitest',
      plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
      ...(tests.length > 0 && { vitest: { configFile: limitTests(copy.path, tests) } }),
      mutate,
      inPlace: true,
      coverageAnalysis: 'perTest',
      concurrency: 1,
      reporters: ['progress-append-only'],
      timeoutMS: 20_000,
      dryRunTimeoutMinutes: 30,
      tempDirName: '.stryker',
    }).runMutationTest();
    return results.map(({ fileName, location, mutatorName, replacement, status }) => {
      const file = fileName.slice(fileName.indexOf('/src/') + 1);
      return {
        file,
        line: location.start.line,
        code: sources.get(file)?.[location.start.line - 1]?.trim() ?? '',
        mutator: mutatorName,
        replacement,
        status,
      };
    });
  } finally {
    process.chdir(started);
    copy.remove();
  }
}
