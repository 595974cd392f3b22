import type { ResolvedClient } from '@chada/client-config';
import type { FastifyRequest } from 'fastify';
import type { BrandDirectory } from '../../brands/brand-directory.ts';

/**
 * Returns the origin of the site that sent the request. Accepts only origins of this brand, so that a forged request
 * can't send a member to a foreign site.
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
