import type { TestProject } from 'vitest/node';
import { startWorld, type WorldAddresses } from './world.ts';

declare module 'vitest' {
  interface ProvidedContext {
    world: WorldAddresses;
  }
}

/** One world for all journeys of a run; each journey makes its own members in it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const world = await startWorld();
  project.provide('world', world.addresses);
  return () => world.stop();
}
