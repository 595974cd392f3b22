import { defineConfig } from 'vitest/config';
import { testPreset } from '../../tooling/src/vitest-preset.ts';

export default defineConfig({ test: testPreset });
