import type { ResolvedClient } from '@chada/client-config';
import { escapeHtml } from '../escape.ts';

/** Returns the files `robots.txt` and `sitemap.xml` of a brand. */
export function searchFiles(
  client: ResolvedClient,
  origin: string | undefined,
  paths: readonly string[],
): ReadonlyMap<string, Buffer> {
  if (origin === undefined) return new Map([['robots.txt', Buffer.from('User-agent: *\nDisallow: /\n')]]);
  const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
  const urls = paths.map((path) => {
    const updated = client.pages.find(({ slug }) => path === `/${slug}`)?.updated;
    const date = updated === undefined ? '' : `<lastmod>${updated}</lastmod>`;
    return `  <url><loc>${escapeHtml(origin + path)}</loc>${date}</url>\n`;
  });
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
  return new Map([
    ['robots.txt', Buffer.from(robots)],
    ['sitemap.xml', Buffer.from(sitemap)],
  ]);
}
