import { workerEnvironment } from '../worker-environment.ts';

/**
 * Returns the id of the brand to test: the value of the environment variable `CHADA_BRAND`, which `pnpm journeys` sets,
 * or otherwise `baseline`. Throws for an unknown brand.
 */
export function journeyBrand(baseline: string): string {
  const clientId = process.env['CHADA_BRAND'] ?? baseline;
  if (!workerEnvironment().clientIds.includes(clientId)) throw new Error(`Unknown brand ${clientId}.`);
  return clientId;
}
