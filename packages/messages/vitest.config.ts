import { defineConfig } from 'vitest/config';
import { testPreset } from '../../config/vitest-preset.ts';

export default defineConfig({
  test: {
    ...testPreset,
    // Added texts can't be removed, so each test file runs in its own context.
    isolate: true,
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../config/property-seed.ts'],
  },
});
