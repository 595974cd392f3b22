import { workerEnvironment } from '../worker-environment.ts';

/**
 * Returns the brand for a journey: its usual one, or the one in `CHADA_BRAND` (`pnpm journeys` sets each in turn).
 * Throws for an unknown brand.
 */
export function journeyBrand(baseline: string): string {
  const clientId = process.env['CHADA_BRAND'] ?? baseline;
  if (!workerEnvironment().clientIds.includes(clientId)) throw new Error(`Unknown brand ${clientId}.`);
  return clientId;
}
