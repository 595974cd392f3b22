import { defineConfig } from 'vitest/config';
import { testPreset } from '../../config/vitest-preset.ts';

export default defineConfig({
  test: {
    ...testPreset,
    // Added texts stay, and some files test the state before.
    isolate: true,
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../config/property-seed.ts'],
  },
});
