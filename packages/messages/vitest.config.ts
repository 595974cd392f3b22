import { defineConfig } from 'vitest/config';
import { testPreset } from '../../config/vitest-preset.ts';

export default defineConfig({
  test: {
    ...testPreset,
    // Each test file runs in its own context, because added texts can't be removed.
    isolate: true,
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../config/property-seed.ts'],
  },
});
