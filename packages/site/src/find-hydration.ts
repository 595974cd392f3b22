import type { ResolvedClient } from '@chada/client-config';
import { paths } from '@chada/features';
import { matchPath } from 'react-router';
import {
  clientRenderedRoutes,
  notFoundPage,
  ownPagesOf,
  prerenderedPages,
  type PrerenderedPage,
} from './prerendered-pages.ts';

/** The page to hydrate, or undefined if the page must be rendered from scratch. */
export type Hydration = { readonly page: PrerenderedPage; readonly address: string } | undefined;

/**
 * Finds the page to hydrate. Returns undefined if the page `name` does not belong to `pathname`, because some web
 * servers send the home page for each path without a file.
 */
export function findHydration(name: string | undefined, pathname: string, client: ResolvedClient): Hydration {
  const pages = [...prerenderedPages, ...ownPagesOf(client)];
  const page = pages.find((paintedPage) => paintedPage.name === name);
  if (page === undefined) return undefined;
  // The slash at the end is removed, because the web server may have added this slash.
  const address = pathname.replace(/(.)\/+$/, '$1');
  const fits = (route: string): boolean => matchPath(route, address) !== null;
  if (page.routes.some(fits)) return { page, address };
  const isAnotherPage = [...clientRenderedRoutes, ...pages.flatMap(({ routes }) => routes)].some(fits);
  return page.name === notFoundPage && !isAnotherPage ? { page, address: paths.notFound } : undefined;
}
