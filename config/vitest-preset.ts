/**
 * The test options of every package: output for the terminal, and a report that `pnpm test` reads. The report is set here
 * and not on the command line, since arguments would make turbo build everything again for the tests.
 */
export const testPreset = {
  // Generous, since a busy machine is slow and no test measures time with this limit.
  testTimeout: 30_000,
  // Loading the modules and a DOM for each file takes three times as long as the tests. A file that needs an unused module
  // calls `vi.hoisted(() => vi.resetModules())` or runs in a separate project.
  isolate: false,
  reporters: ['default', 'json'],
  outputFile: { json: 'reports/vitest.json' },
};
