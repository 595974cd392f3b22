import { defineConfig } from 'vitest/config';
import { SkippedFilesReporter, leftOutFiles, toolTests } from '../config/test-rotation.ts';
import { testPreset } from '../config/vitest-preset.ts';

const slowTests = { testTimeout: 60_000, hookTimeout: 60_000 };
const all = ['src/**/*.test.ts'];
/** The code under test in these files changes the global state of its process, so each file runs in its own process. */
const isolatedTests = ['src/{client-new,mutants,start}/**/*.test.ts'];
const leftOut = leftOutFiles(import.meta.dirname, toolTests);

export default defineConfig({
  test: {
    ...testPreset,
    reporters: [...testPreset.reporters, new SkippedFilesReporter(import.meta.dirname, leftOut)],
    projects: [
      {
        test: {
          ...slowTests,
          name: 'together',
          include: all,
          exclude: [...isolatedTests, ...leftOut],
          isolate: false,
        },
      },
      {
        test: { ...slowTests, name: 'isolated', include: isolatedTests, exclude: leftOut, isolate: true },
      },
    ],
  },
});
