import { analyticsFramePath, chatFramePath } from '@chada/client-config';
import { brandOnPage, prepareBrand } from './brand.ts';
import type { CheckTarget, LoadedClient } from '@chada/client-config/node';
import type { BuiltSite } from './built-site.ts';
import { analyticsFrame } from './analytics-frame.ts';
import { chatFrame } from './chat-frame.ts';
import { headersFile, hostFiles, rewritesFile } from '../hosting/host-files.ts';
import { hostingRules, type HostingRules, type Rewrite } from '../hosting/hosting-rules.ts';
import { inlineFiles } from './inline-files.ts';
import { indexedOrigin } from './page-metadata.ts';
import { searchFiles } from './search-files.ts';
import { serviceWorkerFiles } from './service-worker-files.ts';
import { stampHtml } from './stamp-html.ts';

/** The built site of a brand: the files that no other brand has, and the hosting rules. */
export interface StampedBrand {
  readonly id: string;
  readonly name: string;
  readonly domains: readonly string[];
  readonly files: ReadonlyMap<string, Buffer>;
  readonly rules: HostingRules;
  /** The URL of the API. If the URL is only a path, the brand's host forwards the requests to the API. */
  readonly apiBaseUrl: string;
}

const emptyPage = 'app';

/** Converts a route of the site to a pattern of the hosting rules: `/aff/:afCode` becomes `/aff/*`. */
function asPattern(route: string): string {
  return route.replace(/\/:.*$/, '/*');
}

/**
 * Builds the site of a brand in memory. Search engines may list the pages only if `target` is production. Throws if a
 * file is missing or if a page can't be rendered.
 */
export function stampBrand(
  site: BuiltSite,
  loaded: LoadedClient,
  target: CheckTarget = 'sandbox',
): StampedBrand {
  const { renderer, template } = site;
  const brand = prepareBrand(loaded);
  const origin = indexedOrigin(brand.client, target);
  const files = new Map(brand.files);
  const inline = { styles: new Set<string>(), scripts: new Set<string>() };
  const addPage = (path: string, html: string): void => {
    const page = inlineFiles(html, (file) => files.get(file) ?? site.read(file));
    for (const source of page.styles) inline.styles.add(source);
    for (const source of page.scripts) inline.scripts.add(source);
    files.set(path, Buffer.from(page.html));
  };
  const indexed: string[] = [];
  const rewrites: Rewrite[] = renderer.clientRenderedRoutes.map((from) => ({ from, to: `/${emptyPage}` }));
  for (const { page, title, html } of renderer.prerenderPages({ ...brand.client, pages: brand.pages })) {
    const { name, routes, feature, forVisitors = false, isIndexed = true } = page;
    const [path] = isIndexed ? routes : [];
    if (path !== undefined) indexed.push(path);
    // The page for missing files gets the name `404`, because static hosts show `404.html` if a file is missing.
    const file = name === renderer.notFoundPage ? '404' : name;
    const needs = feature === undefined ? { scripts: [], styles: [] } : site.filesOf(feature);
    addPage(
      `${file}.html`,
      stampHtml(template, brandOnPage(brand, name), {
        name,
        title,
        path,
        origin,
        html,
        forVisitors,
        ...needs,
      }),
    );
    const own = file === 'index' ? '/' : `/${file}`;
    const others = routes.map(asPattern).filter((from) => from !== own);
    rewrites.push(...others.map((from) => ({ from, to: own })));
  }
  addPage(`${emptyPage}.html`, stampHtml(template, brand));
  for (const [path, body] of [
    ...serviceWorkerFiles(brand.client),
    ...searchFiles(brand.client, origin, indexed),
  ])
    files.set(path, body);
  for (const [path, frame] of [
    [chatFramePath, chatFrame(brand.client)],
    [analyticsFramePath, analyticsFrame(brand.client)],
  ] as const)
    if (frame !== undefined) files.set(`${path.slice(1)}.html`, Buffer.from(frame.html));
  const rules = hostingRules(brand.client, rewrites, {
    styles: [...inline.styles].sort(),
    scripts: [...inline.scripts].sort(),
  });
  files.set(hostFiles.headers, Buffer.from(headersFile(rules)));
  files.set(hostFiles.rewrites, Buffer.from(rewritesFile(rules)));
  const { id, name, domains, api } = brand.client;
  return { id, name, domains, files, rules, apiBaseUrl: api.baseUrl };
}
