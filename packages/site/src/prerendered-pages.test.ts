import { parseResolvedClient } from '@chada/client-config';
import { reservedSlugs } from '@chada/client-config/node';
import { matchPath, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { findHydration } from './find-hydration.ts';
import { prerenderedPages, clientRenderedRoutes } from './prerendered-pages.ts';
import { routes as routesOfSite } from './routes.tsx';

function pathsOf(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path, index, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    const own =
      path !== undefined && path !== '*' ? [here] : index === true ? [here === '' ? '/' : here] : [];
    return [...own, ...pathsOf(children, here)];
  });
}

const client = parseResolvedClient({
  id: 'one',
  name: 'One',
  footer: { holder: 'One' },
  theme: { colorScheme: 'dark', themeColor: '#0b1026', fontFamily: 'Sarabun' },
  assets: { logo: '/l.svg', icon: '/i.svg' },
  refundTable: { 1: 5, 2: 5, 3: 8, 4: 12, 5: 15, 6: 15 },
  pages: [{ slug: 'terms', title: 'ข้อกำหนด', description: 'ข้อกำหนด', blocks: [] }],
});

const ownPageRoute = '/:page';

describe('findHydration', () => {
  it('covers all routes of the site together with the routes that are not prerendered', () => {
    const routes = pathsOf(routesOfSite).filter((route) => route !== ownPageRoute);
    expect(routes).toContain('/auth/deposit/slip');
    expect(routes).toContain('/aff/:afCode');
    const known = [...clientRenderedRoutes, ...prerenderedPages.flatMap((page) => page.routes)];
    expect(
      routes.filter((route) => !known.some((candidate) => matchPath(candidate, route) !== null)),
    ).toEqual([]);
    expect(
      known.filter((candidate) => !routes.some((route) => matchPath(candidate, route) !== null)),
    ).toEqual([]);
  });

  it.each([
    ['index', '/', '/'],
    ['login', '/login', '/login'],
    ['login', '/login/', '/login'],
    ['register', '/regiss/a/b', '/regiss/a/b'],
    ['invited', '/aff/A7K2M9', '/aff/A7K2M9'],
    ['terms', '/terms', '/terms'],
    ['terms', '/terms/', '/terms'],
    ['not-found', '/404', '/404'],
    ['not-found', '/no/such/page', '/404'],
    ['not-found', '/aff', '/404'],
  ])('hydrates the page %s at %s', (name, pathname, address) => {
    expect(findHydration(name, pathname, client)).toMatchObject({ page: { name }, address });
  });

  it.each([
    // In these rows, the page does not belong to the path. For example, some web servers send the home page or the
    // not-found page for each path without a file. The last three pages are not prerendered pages.
    ['index', '/auth/dashboard'],
    ['index', '/login'],
    ['not-found', '/auth/deposit'],
    ['not-found', '/login'],
    ['not-found', '/terms'],
    ['terms', '/login'],
    ['app', '/auth'],
    [undefined, '/'],
    ['<b>', '/'],
  ])('does not hydrate the page %s at %s', (name, pathname) => {
    expect(findHydration(name, pathname, client)).toBeUndefined();
  });
});

describe('the pages that a brand writes itself', () => {
  it('can have no address that the site uses', () => {
    const first = pathsOf(routesOfSite)
      .filter((route) => route !== ownPageRoute)
      .map((route) => route.split('/')[1] ?? '')
      .filter((part) => part !== '');
    const files = prerenderedPages.map(({ name }) => name);
    expect([...new Set([...first, ...files])].filter((name) => !reservedSlugs.includes(name))).toEqual([]);
  });
});
