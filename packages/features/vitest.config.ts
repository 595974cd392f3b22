import { defineConfig } from 'vitest/config';
import { testPreset } from '../../config/vitest-preset.ts';

const inPage = {
  environment: 'jsdom',
  setupFiles: './test/every-text.ts',
  testTimeout: 30_000,
  // A poll gives up after one second by default, which is too short on a busy machine.
  expect: { poll: { timeout: 10_000 } },
} as const;
const all = ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'];
/**
 * These test files run in isolation, each for one of these reasons: it stops the clock, it checks toasts (each page has
 * only one queue of toasts), it needs a module that is not loaded yet, or it waits for an animation frame that the page
 * of an earlier test file may have requested already.
 */
const apart = [
  'src/common/{brand/{category-picture,heading-scene},query/use-gentle-polling}.test.{ts,tsx}',
  'src/game/{art-turns,late-cover,open-game}.test.{ts,tsx}',
  'src/home/hero-scene.test.tsx',
  'src/live-chat/live-chat.test.tsx',
  'src/registration/use-look-up.test.ts',
  'src/shell/{fetch-while-idle,lazy-screen,logout-dialog,notices}.test.{ts,tsx}',
];

export default defineConfig({
  test: {
    ...testPreset,
    projects: [
      { test: { ...inPage, name: 'together', include: all, exclude: apart, isolate: false } },
      { test: { ...inPage, name: 'apart', include: apart, isolate: true } },
    ],
  },
});
