import type { TestProject } from 'vitest/node';
import { startWorld, type RunningWorld, type WorldAddresses } from './world.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The environments, by worker number (from 1). */
    worlds: readonly WorldAddresses[];
  }
}

/** Starts an environment for each worker; each journey creates its own members in that of its worker. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const worlds: RunningWorld[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(worlds.map((world) => world.stop()));
  };
  try {
    // One after the other, because each chooses free ports at its start.
    while (worlds.length < project.config.maxWorkers) worlds.push(await startWorld());
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide(
    'worlds',
    worlds.map(({ addresses }) => addresses),
  );
  return stop;
}
