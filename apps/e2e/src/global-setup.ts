import type { TestProject } from 'vitest/node';
import { startEnvironments, type EnvironmentAddresses } from './environment.ts';

declare module 'vitest' {
  interface ProvidedContext {
    environments: readonly EnvironmentAddresses[];
  }
}

/** Starts an environment for each worker. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { environments, stop } = await startEnvironments(project.config.maxWorkers);
  project.provide(
    'environments',
    environments.map(({ addresses }) => addresses),
  );
  return stop;
}
