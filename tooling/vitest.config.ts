import { defineConfig } from 'vitest/config';
import { testPreset } from '../config/vitest-preset.ts';

export default defineConfig({
  // The tested programs change their process's global state.
  test: { ...testPreset, isolate: true, testTimeout: 60_000, hookTimeout: 60_000 },
});
