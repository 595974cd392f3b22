import type { BlockPlace, ReplaceableBlock } from '@chada/features';
import { ExtensionPage, RequireMember } from '@chada/features/shell';
import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import type { ExtensionRoute, SiteExtensions } from './extensions.ts';
import { keepPress } from './keep-press.ts';
import { preserveInputs } from './preserve-inputs.ts';
import type { PreparedExtensions } from './member-site.tsx';
import type { SiteRoutesAndLayouts } from './routes.tsx';

export { preserveInputs };

/** Returns a function that repeats in the new page what the visitor typed and pressed in the prerendered page. */
export function keepInput(root: Element, replay: (root: Element) => void): () => void {
  const [enterTyped, repeatPress] = [preserveInputs(root), keepPress(root, replay)];
  return () => {
    enterTyped();
    repeatPress();
  };
}

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

/**
 * True if the site has its own page at a path. Ignores the route `:page`, which serves only pages that the brand wrote.
 */
function isOfSite(path: string, routes: readonly RouteObject[]): boolean {
  const matches = matchRoutes([...routes], path.replace(/:[\w-]+/g, 'x')) ?? [];
  return matches.length > 0 && !matches.some(({ route }) => route.path === '*' || route.path === ':page');
}

function segmentsOf(
  routes: readonly RouteObject[],
  above: readonly string[] = [],
): readonly (readonly string[])[] {
  return routes.flatMap(({ path = '', children = [] }) => {
    const segments = [...above, ...path.split('/').filter((segment) => segment !== '')];
    return [segments, ...segmentsOf(children, segments)];
  });
}

function isBelowSite(path: string, routes: readonly RouteObject[]): boolean {
  const [start = '', parameter] = path.split('/:');
  if (parameter === undefined) return false;
  const own = start.split('/').slice(1);
  return segmentsOf(routes).some((segments) => own.every((segment, index) => segment === segments[index]));
}

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

/** Returns the reason why a value is not a route, or undefined for a route. */
function shapeRefusalOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return 'a route is an object';
  const { path, title, area, page } = { path: '', title: '', area: '', page: '', ...value };
  if (typeof path !== 'string' || !validPath.test(path)) return 'the path is not valid';
  if (typeof title !== 'string') return 'the title is not a text';
  if (!['public', 'member'].includes(area)) return 'the area is neither public nor member';
  return isComponent(page) ? undefined : 'the page is not a component';
}

/** Returns the reason why a route can't be added, or undefined if the route can be added. */
function refusalOf(
  route: ExtensionRoute,
  routes: readonly RouteObject[],
  slugs: readonly string[],
): string | undefined {
  const shapeRefusal = shapeRefusalOf(route);
  if (shapeRefusal !== undefined) return shapeRefusal;
  const [path, { area }] = [route.path.toLowerCase(), route];
  if (isOfSite(path, routes)) return 'the site has a page there';
  if (slugs.some((slug) => slug.toLowerCase() === path.slice(1))) return 'the brand has a page there';
  const isBelowAuth = path.startsWith('/auth/');
  if (area === 'member' && !isBelowAuth) return 'a page for members is below /auth';
  if (area === 'public' && isBelowAuth) return 'a page below /auth is for members';
  return isBelowSite(path, routes) ? 'a parameter needs a segment of your own before it' : undefined;
}

type Print = (refusal: string) => void;

/** Returns the valid components of the extensions. Prints each invalid name or value. */
function usableBlocks(
  { kind, known, print }: { readonly kind: string; readonly known: object; readonly print: Print },
  given: Readonly<Record<string, unknown>> | null | undefined,
): Readonly<Partial<Record<string, ComponentType>>> {
  const usable: Partial<Record<string, ComponentType>> = {};
  for (const [name, block] of Object.entries(given ?? {})) {
    if (!Object.hasOwn(known, name))
      print(`The site has no ${kind} ${name}. Possible: ${Object.keys(known).join(', ')}.`);
    else if (isComponent(block)) usable[name] = block;
    else if (block !== undefined && block !== null)
      print(`The extension ${name} is left out: it is not a component.`);
  }
  return usable;
}

const routeOf = ({ path, title, page }: ExtensionRoute): RouteObject => ({
  path,
  element: <ExtensionPage title={title} page={page} />,
});

/**
 * Turns extensions into routes inside the site's layouts. Omits and prints invalid extensions. `pages` are the brand's
 * own pages. `routes` is a parameter, because this file is loaded on demand and must not import `routes.tsx`, which
 * imports all screens (decision 40).
 */
export function prepareExtensions(
  extensions: SiteExtensions,
  { routes, memberArea, sharedLayout }: SiteRoutesAndLayouts,
  { pages, print }: { readonly pages: readonly { readonly slug: string }[]; readonly print: Print },
): PreparedExtensions {
  const slugs = pages.map(({ slug }) => slug);
  const accepted = [...(extensions.routes ?? [])].filter((route, index) => {
    const refusal = refusalOf(route, routes, slugs);
    // The route may be missing, because a project outside this repository can pass an array with holes or invalid
    // values.
    const name: unknown = (route as ExtensionRoute | undefined | null)?.path;
    if (refusal !== undefined)
      print(`The extension ${typeof name === 'string' ? name : `routes[${index}]`} is left out: ${refusal}.`);
    return refusal === undefined;
  });
  const of = (area: ExtensionRoute['area']): RouteObject[] =>
    accepted.filter((route) => route.area === area).map(routeOf);
  return {
    replacements: usableBlocks(
      { kind: 'replaceable block', known: replaceable, print },
      extensions.replacements,
    ),
    blocks: usableBlocks({ kind: 'place for a block', known: places, print }, extensions.blocks),
    ownRoutes: [
      { element: sharedLayout, children: of('public') },
      { element: <RequireMember />, children: [{ element: memberArea, children: of('member') }] },
    ],
  };
}
