import { defineConfig } from 'vitest/config';
import { testPreset } from '../config/vitest-preset.ts';

export default defineConfig({
  // Isolates test files, because the tested programs change the global state of their process.
  test: { ...testPreset, isolate: true, testTimeout: 60_000, hookTimeout: 60_000 },
});
