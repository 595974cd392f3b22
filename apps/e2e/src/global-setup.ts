import type { TestProject } from 'vitest/node';
import { startEnvironment, type TestEnvironment, type EnvironmentAddresses } from './environment.ts';

declare module 'vitest' {
  interface ProvidedContext {
    environments: readonly EnvironmentAddresses[];
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const environments: TestEnvironment[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(environments.map((environment) => environment.stop()));
  };
  try {
    // Two simultaneous starts may select the same free port.
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
