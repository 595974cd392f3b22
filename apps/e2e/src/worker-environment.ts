import { inject } from 'vitest';
import type { EnvironmentAddresses } from './environment.ts';

export function workerEnvironment(): EnvironmentAddresses {
  const worker = Number(process.env['VITEST_POOL_ID']);
  const environment = inject('environments')[worker - 1];
  if (environment === undefined) throw new Error(`Worker ${worker} has no test environment.`);
  return environment;
}
