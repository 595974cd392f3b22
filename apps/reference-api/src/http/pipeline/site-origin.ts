import type { ResolvedClient } from '@chada/client-config';
import type { FastifyRequest } from 'fastify';
import type { BrandDirectory } from '../../brands/brand-directory.ts';

/**
 * The origin of a brand's site that a request came from: as the browser states it, else the host that was asked for.
 * Only an origin of that very brand is believed, so nothing a caller writes can lead a member elsewhere.
 */
export function siteOriginOf(request: FastifyRequest, brand: ResolvedClient, brands: BrandDirectory): string {
  const stated = [request.headers.origin, `${request.protocol}://${request.host}`];
  for (const origin of stated) {
    if (origin === undefined || !URL.canParse(origin)) continue;
    const { host, origin: clean } = new URL(origin);
    if (brands.byHost(host)?.id === brand.id) return clean;
  }
  const [domain] = brand.domains;
  return domain === undefined ? `http://${brand.id}.localhost` : `https://${domain}`;
}
