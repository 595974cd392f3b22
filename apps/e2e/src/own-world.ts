import { inject } from 'vitest';
import type { WorldAddresses } from './world.ts';

/** Returns the world of this worker. Workers run at the same time, and a journey may change a whole brand of its world. */
export function ownWorld(): WorldAddresses {
  const worker = Number(process.env['VITEST_POOL_ID']);
  const world = inject('worlds')[worker - 1];
  if (world === undefined) throw new Error(`There is no world for worker ${worker}.`);
  return world;
}
