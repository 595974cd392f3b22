import { defineConfig } from 'vitest/config';
import { testPreset } from '../config/vitest-preset.ts';

const patient = { testTimeout: 60_000, hookTimeout: 60_000 };
const all = ['src/**/*.test.ts'];
/** The programs of these test files change the global state of their process. */
const apart = ['src/{client-new,mutants,start}/**/*.test.ts'];

export default defineConfig({
  test: {
    ...testPreset,
    projects: [
      { test: { ...patient, name: 'together', include: all, exclude: apart, isolate: false } },
      { test: { ...patient, name: 'apart', include: apart, isolate: true } },
    ],
  },
});
