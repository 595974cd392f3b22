import { ownWorld } from '../own-world.ts';

/**
 * The brand that a journey is walked in: its usual one, or with `CHADA_BRAND` the one named there, in which it must hold
 * as well (`pnpm journeys` goes through all). Throws for a brand that there isn't.
 */
export function journeyBrand(usual: string): string {
  const clientId = process.env['CHADA_BRAND'] ?? usual;
  if (!ownWorld().clientIds.includes(clientId)) throw new Error(`There is no brand ${clientId}.`);
  return clientId;
}
