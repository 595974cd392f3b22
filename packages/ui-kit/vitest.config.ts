import { defineConfig } from 'vitest/config';
import { testPreset } from '../../tooling/src/vitest-preset.ts';

export default defineConfig({
  test: {
    ...testPreset,
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['test/setup.ts'],
  },
});
