import type { TestProject } from 'vitest/node';
import { startWorld, type RunningWorld, type WorldAddresses } from './world.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** By the number of the worker, from 1. */
    worlds: readonly WorldAddresses[];
  }
}

/** Starts a world for each worker; each journey makes its own members in the one of its worker. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const worlds: RunningWorld[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(worlds.map((world) => world.stop()));
  };
  try {
    // One after another: each looks for ports that are free at its start.
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
