import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { browserTests, SkippedFilesReporter, leftOutFiles } from '../../config/test-rotation.ts';
import { testPreset } from '../../config/vitest-preset.ts';
import { EngineReporter } from './src/browsers/engine-reporter.ts';
import { waitLimit } from './src/browsers/limits.ts';
import { alternately, longestFirst } from './src/longest-first.ts';

/**
 * Compiles tests for Chromium 79, which lacks `?.` and `??`, because journeys run functions of the test files in the
 * browser's pages.
 */
const oxc = { target: 'es2019' };

const onAnotherEngine = 'CHADA_ENGINE_RUN' in process.env;
const leftOut = leftOutFiles(import.meta.dirname, browserTests);
const exclude = [...configDefaults.exclude, ...leftOut];
const { always, everySecondRun, slowest } = browserTests;
const startFirst = [...always, ...alternately(slowest, everySecondRun)].map((file) =>
  join(import.meta.dirname, file),
);
const named = process.argv.filter((word) => word.endsWith('.test.ts'));

/**
 * The options of all projects. `maxWorkers` is at most 2, because the browsers of two test files already use both
 * processors.
 */
const sharedOptions = {
  testTimeout: waitLimit(120_000),
  hookTimeout: waitLimit(240_000),
  maxWorkers: onAnotherEngine || named.length === 1 ? 1 : 2,
  isolate: false,
  // Vitest's default limit of one second is too short for a poll on a busy machine.
  expect: { poll: { timeout: waitLimit(30_000) } },
} as const;

export default defineConfig({
  test: {
    ...testPreset,
    ...sharedOptions,
    sequence: { sequencer: longestFirst(startFirst) },
    reporters: onAnotherEngine
      ? ['default', new EngineReporter()]
      : [...testPreset.reporters, new SkippedFilesReporter(import.meta.dirname, leftOut)],
    projects: [
      { oxc, test: { ...sharedOptions, exclude, name: 'browsers', include: ['src/browsers/**/*.test.ts'] } },
      {
        test: {
          ...sharedOptions,
          exclude,
          name: 'programs',
          include: ['src/*.test.ts', 'src/bench/**/*.test.ts'],
        },
      },
      {
        test: { ...sharedOptions, exclude, name: 'release', include: ['src/release-rehearsal/**/*.test.ts'] },
      },
      {
        oxc,
        test: {
          ...sharedOptions,
          exclude,
          name: 'stories',
          include: ['src/stories/**/*.test.ts'],
          maxConcurrency: 2,
        },
      },
      {
        oxc,
        test: {
          ...sharedOptions,
          exclude,
          name: 'journeys',
          include: ['src/journeys/**/*.test.ts'],
          globalSetup: ['src/global-setup.ts'],
        },
      },
    ],
  },
});
