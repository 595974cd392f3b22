import type { ResolvedClient } from '@chada/client-config';
import type { CheckTarget } from '@chada/client-config/node';
import { withoutJoiners } from '@chada/messages';

export interface PageMetadata {
  readonly title: string;
  readonly cardTitle: string;
  readonly description: string;
  /** The page's public URL. Absent if search engines must not list the page. */
  readonly url?: string;
  readonly share?: string;
  readonly data?: object;
}

/**
 * Returns the origin that search engines may list. Returns undefined for a sandbox, and for a brand without a licence
 * or a domain.
 */
export function indexedOrigin({ domains, licence }: ResolvedClient, target: CheckTarget): string | undefined {
  const [domain] = domains;
  return target === 'sandbox' || domain === undefined || licence === undefined
    ? undefined
    : `https://${domain}`;
}

function structuredData(
  { name, assets }: ResolvedClient,
  origin: string,
  page: Pick<PageMetadata, 'title' | 'description'> & {
    readonly path: string;
    readonly updated?: string | undefined;
  },
): object {
  const site = { '@type': 'WebSite', '@id': `${origin}/#site`, name, url: `${origin}/`, inLanguage: 'th' };
  const logo = assets.icon512 ?? assets.logo;
  const brand = {
    '@type': 'Organization',
    '@id': `${origin}/#brand`,
    name,
    url: `${origin}/`,
    ...(logo === undefined ? {} : { logo: origin + logo }),
  };
  if (page.path === '/') return { '@context': 'https://schema.org', '@graph': [brand, site] };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: page.title,
    ...(page.description === '' ? {} : { description: page.description }),
    url: origin + page.path,
    inLanguage: 'th',
    isPartOf: { '@id': `${origin}/#site` },
    ...(page.updated === undefined ? {} : { dateModified: page.updated }),
  };
}

export function brandTitle({ name, tagline }: ResolvedClient): string {
  return tagline === '' ? name : `${name} · ${tagline}`;
}

interface Page {
  readonly title: string;
  /** The page's path. Undefined if search engines must not list the page. */
  readonly path: string | undefined;
}

export function pageMetadata(
  client: ResolvedClient,
  origin: string | undefined,
  { title, path }: Page,
): PageMetadata {
  const { tagline, assets, pages } = client;
  const own = pages.find(({ slug }) => path === `/${slug}`);
  // Search engines get the description without the word joiners that its text on the site has.
  const description = withoutJoiners(own?.description ?? tagline);
  const picture = own?.share ?? assets.share;
  const share = picture === undefined ? {} : { share: (origin ?? '') + picture };
  const isBrand = path === undefined || path === '/';
  const cardTitle = isBrand ? brandTitle(client) : (own?.title ?? title);
  if (origin === undefined || path === undefined) return { title, cardTitle, description, ...share };
  const data = structuredData(client, origin, { title, description, path, updated: own?.updated });
  return { title, cardTitle, description, url: origin + path, ...share, data };
}
