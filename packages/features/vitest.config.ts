import { defineConfig } from 'vitest/config';
import { testPreset } from '../../config/vitest-preset.ts';

const inPage = {
  environment: 'jsdom',
  setupFiles: ['../../config/keep-animation-frames.ts', './test/setup.ts'],
  testTimeout: 30_000,
  // The default of one second is too short for a poll on a busy machine.
  expect: { poll: { timeout: 10_000 } },
};
const all = ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'];
/** These test files have no window. A module that was loaded without a window must not serve the other files. */
const onServer = ['src/**/*.server.test.tsx'];

export default defineConfig({
  test: {
    ...testPreset,
    // These tests often run last. With Vitest's default for two processors, one worker, a processor would then be idle.
    maxWorkers: 2,
    projects: [
      { test: { ...inPage, name: 'in a page', include: all, exclude: onServer, isolate: false } },
      { test: { ...inPage, name: 'server', environment: 'node', include: onServer, isolate: false } },
    ],
  },
});
