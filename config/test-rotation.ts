import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
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

/** Paths of test files are paths below the package's folder. */
export interface RotatingFiles {
  /** Folders whose test files take turns. */
  readonly folders: readonly string[];
  /** Test files in `folders` that every run contains. */
  readonly always: readonly string[];
  /**
   * Test files that run every second time: one half in one run, the other half in the next. They can be outside `folders`. The
   * position of a file determines its half. Slow files come first, in an order that makes both halves about equally long.
   */
  readonly everySecondRun: readonly string[];
  /** The slowest of the remaining test files in `folders`, the slowest first, so that all runs take about the same time. */
  readonly slowest: readonly string[];
  /** A run contains one in `oneIn` of the remaining test files. Runs with `oneIn` consecutive numbers contain all files. */
  readonly oneIn: number;
}

/**
 * The browser tests. If a browser test proves a row of the specification, a file in `always` or `everySecondRun` proves this
 * row too, so two consecutive runs prove the row.
 */
export const browserTests: RotatingFiles = {
  folders: ['src/journeys', 'src/stories', 'src/release-rehearsal'],
  always: ['first-day', 'entrance-size', 'prizes', 'slip-refusals'].map(
    (name) => `src/journeys/${name}.test.ts`,
  ),
  everySecondRun: [
    'fault-matrix',
    'visit-faults',
    'entrances',
    'affiliate',
    'entrance-refusals',
    'maintenance',
    'site-frame',
    'server-clock',
    'live-chat',
    'records',
    'check-in',
    'settings',
    'around-the-site',
    'server-trouble',
    'own-data',
    'promotion',
    'tiers',
    'rewards',
  ].map((name) => `src/journeys/${name}.test.ts`),
  slowest: [
    'journeys/protection',
    'stories/stories',
    'journeys/every-screen',
    'stories/pictures/pictures',
    'journeys/without-network',
    'journeys/back-and-forward',
    'journeys/first-paint',
    'journeys/credit-in-game',
    'journeys/fairness',
    'stories/workbench-pages',
    'journeys/session-end-money',
    'journeys/money-faults',
    'journeys/faulty-responses',
    'journeys/text-size',
    'journeys/game-search',
  ].map((name) => `src/${name}.test.ts`),
  oneIn: 8,
};

/** The slow tests of the API. Most of them start and stop PostgreSQL clusters and processes. */
export const apiTests: RotatingFiles = {
  folders: ['test/operate', 'test/cells'],
  always: ['test/cells/move-brand.test.ts'],
  everySecondRun: [
    'test/operate/real-brand',
    'src/ledger/archive/archive',
    'src/database/embedded',
    'src/http/limits/login-throttle',
    'src/staff/audit-with-effect',
    'src/runtime/watch-brands',
    'src/ledger/own-limits',
    'src/ledger/check-sealed',
    'src/backup/backup',
    'src/http/pipeline/bad-input',
    'src/runtime/fails-closed',
    'src/database/database-kind',
    'src/modules/slip/slip-picture',
    'src/ledger/seal-days',
    'src/http/limits/rate-limit',
    'src/security/overload',
    'src/http/server/request-log',
    'src/database/migrate',
  ].map((name) => `${name}.test.ts`),
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
  oneIn: 4,
};

/** The slow tests of the tools. Most of them start commands and wait for them. */
export const toolTests: RotatingFiles = {
  folders: [],
  always: [],
  everySecondRun: [
    'start/stop',
    'client-new/new-command',
    'publish/bucket-store',
    'mutants/mutants',
    'client-palette/palette-command',
    'conformance/conformance',
    'release/release',
    'repo-checks/audit',
    'publish/publish',
    'api-pack/pack-api',
    'client-new/guide',
    'start/start',
  ].map((name) => `src/${name}.test.ts`),
  slowest: [],
  oneIn: 1,
};

/**
 * Returns the test files that a run leaves out, as paths below `packageFolder`. Without the environment variable
 * `CHADA_ROTATION`, which only `pnpm test` sets, no file is left out.
 */
export function leftOutFiles(
  packageFolder: string,
  { folders, always, everySecondRun, slowest, oneIn }: RotatingFiles,
  rotation = process.env[rotationVariable],
): string[] {
  if (rotation === undefined) return [];
  const number = rotation === '' ? NaN : Number(rotation);
  if (!Number.isSafeInteger(number) || number < 0)
    throw new Error(`${rotationVariable} must be a whole number.`);
  const named = [...always, ...everySecondRun, ...slowest];
  const unknown = named.filter((file) => !existsSync(join(packageFolder, file)));
  if (unknown.length > 0) throw new Error(`There is no test file ${unknown.join(', ')}.`);
  const twice = named.filter((file, index) => named.indexOf(file) !== index);
  if (twice.length > 0) throw new Error(`Named twice: ${twice.join(', ')}.`);
  const rest = folders.flatMap((folder) => testFilesBelow(packageFolder, folder)).sort();
  const outside = [...always, ...slowest].filter((file) => !rest.includes(file));
  if (outside.length > 0) throw new Error(`Not in a folder of slow tests: ${outside.join(', ')}.`);
  const others = rest.filter((file) => !named.includes(file));
  return [
    ...selectFilesOfOtherRuns(everySecondRun, 2, number),
    ...selectFilesOfOtherRuns([...slowest, ...others], oneIn, number),
  ];
}

/**
 * Returns the files that the run `number` leaves out. Each run contains one file of every `oneIn` consecutive files. Every second
 * group assigns its files in reverse order of the runs, because earlier files are slower.
 */
function selectFilesOfOtherRuns(files: readonly string[], oneIn: number, number: number): string[] {
  const turnOf = (index: number): number => {
    const place = index % oneIn;
    const isBackwards = Math.floor(index / oneIn) % 2 === 1;
    return isBackwards ? oneIn - 1 - place : place;
  };
  return files.filter((_file, index) => (turnOf(index) + number) % oneIn !== 0);
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
