/** The test options of all packages. Each run also writes the report that `pnpm test` reads. */
export const testPreset = {
  testTimeout: 30_000,
  // Loading the modules and the DOM for each file would take longer than the tests. A test that needs fresh modules
  // calls `vi.hoisted(() => vi.resetModules())`.
  isolate: false,
  // A message shows the whole value, because a rare failure may leave nothing else.
  chaiConfig: { truncateThreshold: 0 },
  reporters: ['default', 'json'],
  outputFile: { json: 'reports/vitest.json' },
};
