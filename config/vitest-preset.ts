/**
 * The test options of all packages. They include the report that `pnpm test` reads, because turbo would repeat all
 * builds if command-line arguments requested the report.
 */
export const testPreset = {
  testTimeout: 30_000,
  // Test files share modules and the DOM. Loading both for each file would take three times as long as the tests
  // themselves. A test that needs fresh modules calls `vi.hoisted(() => vi.resetModules())`.
  isolate: false,
  reporters: ['default', 'json'],
  outputFile: { json: 'reports/vitest.json' },
};
