import { RunErrorsReporter } from './run-errors-reporter.ts';

/** The test options of all packages. Each run also writes a JSON report, from which `pnpm test` counts the tests. */
export const testPreset = {
  testTimeout: 30_000,
  // The test files of a worker share modules and the DOM, because loading these for each file would take longer than
  // the tests. A test that needs fresh modules calls `vi.hoisted(() => vi.resetModules())`.
  isolate: false,
  // Failure messages show long values completely, because a rare failure may not occur again.
  chaiConfig: { truncateThreshold: 1_000 },
  reporters: ['default', 'json', new RunErrorsReporter()],
  outputFile: { json: 'reports/vitest.json' },
};
