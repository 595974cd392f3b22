import { matchPath, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { paintedPages, findHydration, unpaintedRoutes } from './painted-pages.ts';
import { routes as routesOfSite } from './routes.tsx';

/** Lists every path of the site's routes. */
function pathsOf(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path, index, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    const own =
      path !== undefined && path !== '*' ? [here] : index === true ? [here === '' ? '/' : here] : [];
    return [...own, ...pathsOf(children, here)];
  });
}

describe('the painted pages', () => {
  it('and those without a paint are all routes of the site', () => {
    const routes = pathsOf(routesOfSite);
    expect(routes).toContain('/auth/deposit/slip');
    expect(routes).toContain('/aff/:afCode');
    const known = [...unpaintedRoutes, ...paintedPages.flatMap((page) => page.routes)];
    expect(routes.filter((route) => !known.some((one) => matchPath(one, route) !== null))).toEqual([]);
    expect(known.filter((one) => !routes.some((route) => matchPath(one, route) !== null))).toEqual([]);
  });

  it.each([
    ['index', '/', '/'],
    ['login', '/login', '/login'],
    ['login', '/login/', '/login'],
    ['register', '/regiss/a/b', '/regiss/a/b'],
    ['invited', '/aff/A7K2M9', '/aff/A7K2M9'],
    ['not-found', '/404', '/404'],
    ['not-found', '/no/such/page', '/404'],
    // A brand without a promotion: its host has no such page.
    ['not-found', '/aff', '/404'],
  ])('%s is hydrated at %s', (name, pathname, address) => {
    expect(findHydration(name, pathname)).toMatchObject({ page: { name }, address });
  });

  it.each([
    // Hosts that answer with the home page, or with the not-found page, for every address without a file.
    ['index', '/auth/dashboard'],
    ['index', '/login'],
    ['not-found', '/auth/deposit'],
    ['not-found', '/login'],
    ['app', '/auth'],
    [undefined, '/'],
    ['<b>', '/'],
  ])('%s is not hydrated at %s', (name, pathname) => {
    expect(findHydration(name, pathname)).toBeUndefined();
  });
});
