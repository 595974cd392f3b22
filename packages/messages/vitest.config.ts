import { defineConfig } from 'vitest/config';
import { testPreset } from '../../config/vitest-preset.ts';

export default defineConfig({
  test: {
    ...testPreset,
    // Test files run in separate contexts, because added texts can't be removed.
    isolate: true,
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../config/property-seed.ts'],
  },
});
