/**
 * Test options of all packages. The options include a report that `pnpm test` reads. If command-line
 * arguments requested the report, turbo would repeat all builds.
 */
export const testPreset = {
  // Slow machines need a long timeout.
  testTimeout: 30_000,
  // Test files share modules and the DOM, because loading both for each file takes three times as long as the tests. A
  // test that needs fresh modules calls `vi.hoisted(() => vi.resetModules())`.
  isolate: false,
  reporters: ['default', 'json'],
  outputFile: { json: 'reports/vitest.json' },
};
