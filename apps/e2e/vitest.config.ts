import { defineConfig } from 'vitest/config';
import { testPreset } from '../../config/vitest-preset.ts';
import { EngineReporter } from './src/browsers/engine-reporter.ts';

const onAnotherEngine = 'CHADA_ENGINE_RUN' in process.env;
const { CHADA_WORKERS: workers = '2' } = process.env;
const named = process.argv.filter((word) => word.endsWith('.test.ts'));

/** Two browsers at a time, because each mostly waits; one if only one file runs or an engine's drivers share a machine. */
const steady = {
  testTimeout: 120_000,
  hookTimeout: 240_000,
  maxWorkers: onAnotherEngine || named.length === 1 ? 1 : Number(workers),
  isolate: false,
} as const;

export default defineConfig({
  test: {
    ...testPreset,
    ...steady,
    // A run on another engine reports unsupported journeys separately from failures.
    ...(onAnotherEngine ? { reporters: ['default', new EngineReporter()] } : {}),
    projects: [
      { test: { ...steady, name: 'browsers', include: ['src/browsers/**/*.test.ts'] } },
      { test: { ...steady, name: 'release', include: ['src/release-rehearsal/**/*.test.ts'] } },
      // Stories are independent, so two pages share the work.
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
