import { workerEnvironment } from '../worker-environment.ts';

/** `pnpm journeys` sets `CHADA_BRAND`. Without it, returns the baseline. Throws for an unknown brand. */
export function journeyBrand(baseline: string): string {
  const clientId = process.env['CHADA_BRAND'] ?? baseline;
  if (!workerEnvironment().clientIds.includes(clientId)) throw new Error(`Unknown brand ${clientId}.`);
  return clientId;
}
