/**
 * The test options of all packages. Each run also writes the report that `pnpm test` reads. The report is requested
 * here, because turbo would repeat all builds if a command-line argument requested it.
 */
export const testPreset = {
  testTimeout: 30_000,
  // Test files share modules and the DOM, because loading both for each file would take three times as long as the
  // tests themselves. A test that needs fresh modules calls `vi.hoisted(() => vi.resetModules())`.
  isolate: false,
  reporters: ['default', 'json'],
  outputFile: { json: 'reports/vitest.json' },
};
