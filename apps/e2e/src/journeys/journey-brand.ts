import { workerEnvironment } from '../worker-environment.ts';

/**
 * Returns the brand in the variable `CHADA_BRAND`, which `pnpm journeys` sets, or `baseline`. Throws for an
 * unknown brand.
 */
export function journeyBrand(baseline: string): string {
  const clientId = process.env['CHADA_BRAND'] ?? baseline;
  if (!workerEnvironment().clientIds.includes(clientId)) throw new Error(`Unknown brand ${clientId}.`);
  return clientId;
}
