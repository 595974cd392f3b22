import { defineConfig } from 'vitest/config';
import { testPreset } from '../../config/vitest-preset.ts';

export default defineConfig({
  test: {
    ...testPreset,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    // The tests must also run on machines with two cores, so at most two test files run at the same time.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 180_000,
  },
});
