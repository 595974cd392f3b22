/**
 * How every package's tests are run: told to the terminal, and as a report that `pnpm test` counts. The report is asked
 * for here and not on the command line, since arguments would make turbo build everything again for the tests.
 */
export const testPreset = {
  // A busy machine is slow, not wrong: no test of ours measures time by this limit.
  testTimeout: 30_000,
  reporters: ['default', 'json'],
  outputFile: { json: 'reports/vitest.json' },
};
