import { defineConfig } from 'vitest/config';
import { testPreset } from '../../config/vitest-preset.ts';

export default defineConfig({
  test: {
    ...testPreset,
    environment: 'jsdom',
    setupFiles: ['../../config/keep-animation-frames.ts'],
  },
});
