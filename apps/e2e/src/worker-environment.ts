import { inject } from 'vitest';
import type { EnvironmentAddresses } from './environment.ts';

/** A journey may change the settings of a brand. */
export function workerEnvironment(): EnvironmentAddresses {
  const worker = Number(process.env['VITEST_POOL_ID']);
  const environment = inject('environments')[worker - 1];
  if (environment === undefined) throw new Error(`Worker ${worker} has no test environment.`);
  return environment;
}
