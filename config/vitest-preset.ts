/** The test options of all packages. Each run also writes the report that `pnpm test` reads. */
export const testPreset = {
  testTimeout: 30_000,
  // Loading the modules and the DOM for each file would take longer than the tests. A test that needs fresh modules
  // calls `vi.hoisted(() => vi.resetModules())`.
  isolate: false,
  // Failure messages show complete values, because a rare failure may not occur again.
  chaiConfig: { truncateThreshold: 1_000 },
  reporters: ['default', 'json'],
  outputFile: { json: 'reports/vitest.json' },
};
