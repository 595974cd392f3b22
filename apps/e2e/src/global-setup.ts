import type { TestProject } from 'vitest/node';
import { startEnvironment, type TestEnvironment, type EnvironmentAddresses } from './environment.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The environments, by worker number (from 1). */
    environments: readonly EnvironmentAddresses[];
  }
}

/** Starts an environment for each worker; each journey creates its own members in that of its worker. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const environments: TestEnvironment[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(environments.map((environment) => environment.stop()));
  };
  try {
    // One after the other, because each chooses free ports at its start.
    while (environments.length < project.config.maxWorkers) environments.push(await startEnvironment());
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide(
    'environments',
    environments.map(({ addresses }) => addresses),
  );
  return stop;
}
