import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The environment variable that contains the number of a run. The number selects which rotating test files the run
 * contains. By default, `pnpm test` sets the variable to the number of days since 1970.
 */
export const rotationVariable = 'CHADA_ROTATION';

/**
 * The path of the report about the test files that a run left out. The report lists the paths of these files below the
 * package's folder.
 */
export const leftOutReport = 'reports/left-out.json';

export interface RotatingFiles {
  /** Folders below the package's folder. A run contains only some of the test files in these folders. */
  readonly folders: readonly string[];
  /** Test files in these folders that every run contains. */
  readonly always: readonly string[];
  /** The slowest test files in these folders, the slowest first. They are divided so that all runs take about as long. */
  readonly slowest: readonly string[];
  /**
   * A run contains one in `oneIn` of the test files that are in `folders` but not in `always`. Runs with `oneIn`
   * consecutive numbers contain all files.
   */
  readonly oneIn: number;
}

/**
 * The browser tests. If a browser test proves a row of the specification, a file in `always` proves this row too, so
 * every run proves the row.
 */
export const browserTests: RotatingFiles = {
  folders: ['src/journeys', 'src/stories', 'src/release-rehearsal'],
  always: [
    'affiliate',
    'around-the-site',
    'check-in',
    'entrance-refusals',
    'entrance-size',
    'entrances',
    'fault-matrix',
    'first-day',
    'live-chat',
    'maintenance',
    'own-data',
    'prizes',
    'promotion',
    'records',
    'rewards',
    'server-clock',
    'server-trouble',
    'settings',
    'site-frame',
    'slip-refusals',
    'tiers',
    'visit-faults',
  ].map((name) => `src/journeys/${name}.test.ts`),
  slowest: [
    'journeys/protection',
    'journeys/fault-matrix',
    'stories/stories',
    'journeys/every-screen',
    'journeys/first-day',
    'journeys/visit-faults',
    'stories/pictures/pictures',
    'journeys/without-network',
    'journeys/back-and-forward',
    'journeys/first-paint',
    'journeys/credit-in-game',
    'journeys/fairness',
    'journeys/entrances',
    'journeys/maintenance',
    'journeys/slip-refusals',
    'stories/workbench-pages',
    'journeys/money-faults',
    'journeys/affiliate',
    'journeys/faulty-responses',
    'journeys/text-size',
    'journeys/site-frame',
    'journeys/game-search',
  ].map((name) => `src/${name}.test.ts`),
  oneIn: 4,
};

/** The tests of the API that start and stop PostgreSQL clusters and processes. */
export const operationTests: RotatingFiles = {
  folders: ['test/operate', 'test/cells'],
  always: ['test/operate/real-brand.test.ts', 'test/cells/move-brand.test.ts'],
  slowest: [
    'cells/cell-down',
    'cells/abort-move',
    'operate/continue-log-twice',
    'operate/operator-mistakes',
    'operate/stop-and-restore',
    'cells/killed-claims',
    'operate/continue-log-command',
    'cells/moved-brand-staff',
  ].map((name) => `test/${name}.test.ts`),
  oneIn: 3,
};

/**
 * Returns the test files that a run leaves out, as paths below `packageFolder`. Without the environment variable
 * `CHADA_ROTATION`, which only `pnpm test` sets, no file is left out.
 */
export function leftOutFiles(
  packageFolder: string,
  { folders, always, slowest, oneIn }: RotatingFiles,
  rotation = process.env[rotationVariable],
): string[] {
  if (rotation === undefined) return [];
  const number = rotation === '' ? NaN : Number(rotation);
  if (!Number.isSafeInteger(number) || number < 0)
    throw new Error(`${rotationVariable} must be a whole number.`);
  const files = folders.flatMap((folder) => testFilesBelow(packageFolder, folder)).sort();
  const unknown = [...always, ...slowest].filter((file) => !files.includes(file));
  if (unknown.length > 0) throw new Error(`There is no test file ${unknown.join(', ')}.`);
  return [...slowest, ...files.filter((file) => !slowest.includes(file))]
    .filter((file) => !always.includes(file))
    .filter((_file, index) => (turnOf(index, oneIn) + number) % oneIn !== 0);
}

/**
 * Returns the number of the run, below `oneIn`, to which the file at `index` belongs. Of every `oneIn` files, each run gets
 * one. The order of the runs alternates, because the earlier files are slower.
 */
function turnOf(index: number, oneIn: number): number {
  const place = index % oneIn;
  const isBackwards = Math.floor(index / oneIn) % 2 === 1;
  return isBackwards ? oneIn - 1 - place : place;
}

function testFilesBelow(packageFolder: string, folder: string): string[] {
  return readdirSync(join(packageFolder, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`);
}

/**
 * A reporter of Vitest. Writes the list of the test files that the run leaves out, so that `pnpm test` does not report
 * these files as missing.
 */
export class SkippedFilesReporter {
  readonly #packageFolder: string;
  readonly #files: readonly string[];

  constructor(packageFolder: string, files: readonly string[]) {
    this.#packageFolder = packageFolder;
    this.#files = files;
  }

  onTestRunEnd(): void {
    const path = join(this.#packageFolder, leftOutReport);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(this.#files));
  }
}
