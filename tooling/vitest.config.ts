import { defineConfig } from 'vitest/config';
import { testPreset } from './src/vitest-preset.ts';

export default defineConfig({ test: { ...testPreset, testTimeout: 60_000, hookTimeout: 60_000 } });
