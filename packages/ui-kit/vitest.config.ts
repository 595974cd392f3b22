import { defineConfig } from 'vitest/config';
import { testPreset } from '../../config/vitest-preset.ts';

export default defineConfig({
  test: {
    ...testPreset,
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../../config/keep-animation-frames.ts', 'test/setup.ts'],
  },
});
