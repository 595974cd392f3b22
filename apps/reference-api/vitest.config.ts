import { configDefaults, defineConfig } from 'vitest/config';
import { SkippedFilesReporter, leftOutFiles, apiTests } from '../../config/test-rotation.ts';
import { testPreset } from '../../config/vitest-preset.ts';

const leftOut = leftOutFiles(import.meta.dirname, apiTests);

export default defineConfig({
  test: {
    ...testPreset,
    reporters: [...testPreset.reporters, new SkippedFilesReporter(import.meta.dirname, leftOut)],
    exclude: [...configDefaults.exclude, ...leftOut],
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    // The tests must also run on machines with two cores, so at most two test files run at the same time.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 180_000,
  },
});
