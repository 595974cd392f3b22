import { defineConfig } from 'vitest/config';
import { testPreset } from '../../config/vitest-preset.ts';

export default defineConfig({
  test: { ...testPreset, include: ['src/**/*.test.ts'], setupFiles: ['../../config/property-seed.ts'] },
});
