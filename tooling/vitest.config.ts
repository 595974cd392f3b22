import { defineConfig } from 'vitest/config';
import { testPreset } from '../config/vitest-preset.ts';

export default defineConfig({
  // The programs under test change global state of the process.
  test: { ...testPreset, isolate: true, testTimeout: 60_000, hookTimeout: 60_000 },
});
