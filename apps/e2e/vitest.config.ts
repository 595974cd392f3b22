import { defineConfig } from 'vitest/config';
import { testPreset } from '../../tooling/src/vitest-preset.ts';
import { EngineReporter } from './src/browsers/engine-reporter.ts';

/** One browser at a time: two on two cores wait for each other, and a wait is what tests of faults measure. */
const steady = {
  testTimeout: 120_000,
  hookTimeout: 240_000,
  fileParallelism: false,
  isolate: false,
} as const;

export default defineConfig({
  test: {
    ...testPreset,
    ...steady,
    // A run on another engine counts what its driver can't do apart from what failed.
    ...('CHADA_ENGINE_RUN' in process.env ? { reporters: ['default', new EngineReporter()] } : {}),
    projects: [
      { test: { ...steady, name: 'browsers', include: ['src/browsers/**/*.test.ts'] } },
      { test: { ...steady, name: 'release', include: ['src/release-rehearsal/**/*.test.ts'] } },
      // Stories know nothing of one another, so two pages share the work.
      { test: { ...steady, name: 'stories', include: ['src/stories/**/*.test.ts'], maxConcurrency: 2 } },
      {
        test: {
          ...steady,
          name: 'journeys',
          include: ['src/journeys/**/*.test.ts'],
          globalSetup: ['src/global-setup.ts'],
        },
      },
    ],
  },
});
