import { inject } from 'vitest';
import type { WorldAddresses } from './world.ts';

/** Returns the environment of this worker. Each worker has its own, because a journey may change an entire brand. */
export function ownWorld(): WorldAddresses {
  const worker = Number(process.env['VITEST_POOL_ID']);
  const world = inject('worlds')[worker - 1];
  if (world === undefined) throw new Error(`Worker ${worker} has no test environment.`);
  return world;
}
