/**
 * How every package's tests are run: told to the terminal, and as a report that `pnpm test` counts. The report is asked
 * for here and not on the command line, since arguments would make turbo build everything again for the tests.
 */
export const testPreset = {
  // A busy machine is slow, not wrong: no test of ours measures time by this limit.
  testTimeout: 30_000,
  // To load the modules and a DOM anew for each file takes three times as long as the tests themselves. A file that needs
  // a module as nobody has used it asks for that, `vi.hoisted(() => vi.resetModules())`, or runs in a project apart.
  isolate: false,
  reporters: ['default', 'json'],
  outputFile: { json: 'reports/vitest.json' },
};
