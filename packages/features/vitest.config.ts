import { defineConfig } from 'vitest/config';
import { testPreset } from '../../config/vitest-preset.ts';

const inPage = {
  environment: 'jsdom',
  setupFiles: ['./test/wait-longer.ts', './test/every-text.ts'],
  isolate: false,
  testTimeout: 30_000,
  // The default of one second is too short for a poll on a busy machine.
  expect: { poll: { timeout: 10_000 } },
};
const all = ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'];
/** Modules that these test files use have a state, so each of these files loads its modules again. */
const withFreshModules = [
  'src/common/{brand/category-picture,query/use-gentle-polling}.test.{ts,tsx}',
  'src/game/{draw-when-idle,late-cover,open-game}.test.{ts,tsx}',
  'src/home/hero-scene.test.tsx',
  'src/live-chat/live-chat.test.tsx',
  'src/registration/use-lookup.test.ts',
  'src/shell/{fetch-while-idle,lazy-screen,logout-dialog,notices}.test.{ts,tsx}',
];

export default defineConfig({
  test: {
    ...testPreset,
    // These tests often run last. With Vitest's default for two processors, one worker, a processor would then be idle.
    maxWorkers: 2,
    projects: [
      { test: { ...inPage, name: 'together', include: all, exclude: withFreshModules } },
      {
        test: {
          ...inPage,
          name: 'with fresh modules',
          include: withFreshModules,
          setupFiles: ['./test/fresh-modules.ts', ...inPage.setupFiles],
        },
      },
    ],
  },
});
