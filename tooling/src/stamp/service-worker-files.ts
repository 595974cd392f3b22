import { readFileSync } from 'node:fs';
import type { ResolvedClient } from '@chada/client-config';

const read = (name: string): Buffer => readFileSync(new URL(`./${name}`, import.meta.url));
const worker = read('service-worker.js');
const end = read('service-worker-off.js');

/**
 * Returns the service worker of a brand, and the file that ends it. A brand that has switched `features.offline` off
 * gets the ending file under both names, so browsers that already have the service worker remove it.
 */
export function serviceWorkerFiles({ features }: ResolvedClient): ReadonlyMap<string, Buffer> {
  return new Map([
    ['service-worker.js', features.offline ? worker : end],
    ['service-worker-off.js', end],
  ]);
}
