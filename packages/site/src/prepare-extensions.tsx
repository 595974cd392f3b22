import type { BlockPlace, ReplaceableBlock } from '@chada/features';
import { ExtensionPage, RequireMember } from '@chada/features/shell';
import { matchRoutes, type RouteObject } from 'react-router';
import type { ExtensionRoute, SiteExtensions } from './extensions.ts';
import type { PreparedExtensions } from './member-site.tsx';
import { printRefusal } from './print-refusal.ts';
import type { SiteRoutesAndLayouts } from './routes.tsx';

const replaceable: Readonly<Record<ReplaceableBlock, true>> = {
  'home.categories': true,
  'home.links': true,
  'home.offers': true,
  'home.news': true,
  'dashboard.games': true,
  'dashboard.news': true,
};
const places: Readonly<Record<BlockPlace, true>> = { 'home.end': true, 'dashboard.end': true };

const validPath = /^\/[a-zA-Z0-9_-]+(\/:?[a-zA-Z0-9_-]+)*$/;

/** True if the site itself has a page at the path. `:page` is a page that the brand may have written. */
function isOfSite(path: string, routes: readonly RouteObject[]): boolean {
  const matches = matchRoutes([...routes], path.replace(/:[\w-]+/g, 'x')) ?? [];
  return matches.length > 0 && !matches.some(({ route }) => route.path === '*' || route.path === ':page');
}

/** Returns the reason why a route can't be added, or undefined. */
function refusalOf(
  { path, area }: ExtensionRoute,
  routes: readonly RouteObject[],
  slugs: readonly string[],
): string | undefined {
  if (!validPath.test(path)) return 'the path is not valid';
  if (isOfSite(path, routes)) return 'the site has a page there';
  if (slugs.includes(path.slice(1))) return 'the brand has a page there';
  const isBelowAuth = /^\/auth(\/|$)/.test(path);
  if (area === 'member' && !isBelowAuth) return 'a page for members is below /auth';
  if (area === 'public' && isBelowAuth) return 'a page below /auth is for members';
  return undefined;
}

function reportUnknown(kind: string, known: object, given: object = {}): void {
  for (const name of Object.keys(given).filter((one) => !Object.hasOwn(known, one)))
    printRefusal(`The site has no ${kind} ${name}. Possible: ${Object.keys(known).join(', ')}.`);
}

const routeOf = ({ path, title, page }: ExtensionRoute): RouteObject => ({
  path,
  element: <ExtensionPage title={title} page={page} />,
});

/**
 * Turns extensions into routes inside the site's layouts. Prints a route or name that the site does not accept in the
 * console and leaves it out, so that a wrong extension never breaks the site. The site's routes are an argument, because
 * no separate file may import the file that names all screens (decision 40). `slugs` are the names of the brand's own pages.
 */
export function prepareExtensions(
  extensions: SiteExtensions,
  { routes, memberArea, sharedLayout }: SiteRoutesAndLayouts,
  slugs: readonly string[],
): PreparedExtensions {
  const { routes: own = [], replacements = {}, blocks = {} } = extensions;
  reportUnknown('replaceable block', replaceable, replacements);
  reportUnknown('place for a block', places, blocks);
  const accepted = own.filter((route) => {
    const refusal = refusalOf(route, routes, slugs);
    if (refusal !== undefined) printRefusal(`The extension ${route.path} is left out: ${refusal}.`);
    return refusal === undefined;
  });
  const of = (area: ExtensionRoute['area']): RouteObject[] =>
    accepted.filter((route) => route.area === area).map(routeOf);
  return {
    replacements,
    blocks,
    ownRoutes: [
      { element: sharedLayout, children: of('public') },
      { element: <RequireMember />, children: [{ element: memberArea, children: of('member') }] },
    ],
  };
}
