import { readFileSync } from 'node:fs';
import type { ResolvedClient } from '@chada/client-config';

const read = (name: string): Buffer => readFileSync(new URL(`./${name}`, import.meta.url));
const worker = read('service-worker.js');
const end = read('service-worker-off.js');

/**
 * Returns the service worker of a brand, and a second worker that removes the first worker from browsers. For a brand
 * without offline pages, both files contain the second worker.
 */
export function serviceWorkerFiles({ features }: ResolvedClient): ReadonlyMap<string, Buffer> {
  return new Map([
    ['service-worker.js', features.offline ? worker : end],
    ['service-worker-off.js', end],
  ]);
}
