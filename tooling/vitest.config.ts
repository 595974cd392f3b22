import { defineConfig } from 'vitest/config';
import { testPreset } from '../config/vitest-preset.ts';

const slowTests = { testTimeout: 60_000, hookTimeout: 60_000 };
const all = ['src/**/*.test.ts'];
/** The code under test in these files changes the global state of its process, so each file runs in its own process. */
const isolatedTests = ['src/{client-new,mutants,start}/**/*.test.ts'];

export default defineConfig({
  test: {
    ...testPreset,
    projects: [
      { test: { ...slowTests, name: 'together', include: all, exclude: isolatedTests, isolate: false } },
      { test: { ...slowTests, name: 'isolated', include: isolatedTests, isolate: true } },
    ],
  },
});
