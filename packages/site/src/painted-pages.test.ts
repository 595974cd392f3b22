import { matchPath, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { paintedPages, takeOverOf, unpaintedRoutes } from './painted-pages.ts';
import { routes as routesOfSite } from './routes.tsx';

/** Every path that the routes of the site name. */
function pathsOf(routes: readonly RouteObject[], above = ''): string[] {
  return routes.flatMap(({ path, index, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    const own =
      path !== undefined && path !== '*' ? [here] : index === true ? [here === '' ? '/' : here] : [];
    return [...own, ...pathsOf(children, here)];
  });
}

describe('the pages that are painted ahead', () => {
  it('and those that wait for the script are every route of the site', () => {
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
    // A brand without promotion: its host has no page there.
    ['not-found', '/aff', '/404'],
  ])('%s is taken over at %s', (name, pathname, address) => {
    expect(takeOverOf(name, pathname)).toMatchObject({ page: { name }, address });
  });

  it.each([
    // Hosts that answer with the home page, or with the page for what is missing, wherever they have no file.
    ['index', '/auth/dashboard'],
    ['index', '/login'],
    ['not-found', '/auth/deposit'],
    ['not-found', '/login'],
    ['app', '/auth'],
    [undefined, '/'],
    ['<b>', '/'],
  ])('%s is nothing to take over at %s', (name, pathname) => {
    expect(takeOverOf(name, pathname)).toBeUndefined();
  });
});
