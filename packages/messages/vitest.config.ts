import { defineConfig } from 'vitest/config';
import { testPreset } from '../../config/vitest-preset.ts';

export default defineConfig({
  test: {
    ...testPreset,
    // Tests can't remove texts that they have added, so each test file runs in its own context.
    isolate: true,
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../config/property-seed.ts'],
  },
});
