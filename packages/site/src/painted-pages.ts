import type { ResolvedClient } from '@chada/client-config';
import { paths } from '@chada/features';
import type { LazyScreen } from '@chada/features/shell';
import { matchPath } from 'react-router';
import * as screens from './screens.ts';

/** A public page that is painted for each brand when the brand is stamped. */
export interface PaintedPage {
  /** Its name; with `.html`, the name of its file. */
  readonly name: string;
  /** The routes that it is the first paint of. */
  readonly routes: readonly string[];
  /** The address of the paint: one of its routes, with any value for a parameter. */
  readonly address: string;
  /** The screen, if the first file does not contain it; it loads before the page is painted or hydrated. */
  readonly screen?: LazyScreen;
  /** The feature whose script and style the page needs in addition to those of the first file. */
  readonly feature?: string;
  /** Set if a member is redirected from the page, so that the paint is only for visitors. */
  readonly forVisitors?: true;
  /** True if a brand has the page; absent means every brand. */
  readonly isAvailable?: (client: ResolvedClient) => boolean;
}

const registration = {
  screen: screens.RegistrationPage,
  feature: 'registration',
  forVisitors: true,
} as const;

/** The page of an unknown address. */
export const notFoundPage = 'not-found';

/** The first paint for visitors. Values unknown at build time, such as an inviter's code, come with the script. */
export const paintedPages: readonly PaintedPage[] = [
  { name: 'index', routes: [paths.home], address: paths.home, forVisitors: true },
  { name: 'login', routes: [paths.login], address: paths.login, forVisitors: true },
  {
    name: 'register',
    routes: [paths.register, '/regis/:team/:marketing', '/regiss/:team/:marketing'],
    address: paths.register,
    ...registration,
  },
  { name: 'invited', routes: ['/aff/:afCode'], address: '/aff/code', ...registration },
  {
    name: 'contact',
    routes: [paths.contact],
    address: paths.contact,
    screen: screens.ContactPage,
    feature: 'contact',
    forVisitors: true,
  },
  {
    name: 'promotion',
    routes: ['/promotion'],
    address: '/promotion',
    screen: screens.PublicPromotionPage,
    feature: 'deposit/promotion',
    forVisitors: true,
    isAvailable: ({ features }) => features.promotion,
  },
  {
    name: 'ma',
    routes: [paths.maintenance],
    address: paths.maintenance,
    screen: screens.MaintenancePage,
    feature: 'maintenance',
  },
  {
    name: notFoundPage,
    routes: [paths.notFound],
    address: paths.notFound,
    screen: screens.NotFoundPage,
    feature: 'not-found',
  },
];

/** Routes without a first paint: they show the member's data, or another site's. */
export const unpaintedRoutes: readonly string[] = ['/auth/*', '/live-score', '/score'];

/** The page to hydrate and its address; undefined for a page without a usable paint. */
export type Hydration = { readonly page: PaintedPage; readonly address: string } | undefined;

/**
 * Returns how to hydrate a page that was painted as `name` and opened at `pathname`. A host that serves the home page for
 * every unknown address shows it at addresses that it is not the paint of: then nothing is hydrated. An unknown address
 * becomes `/404`, as in the site's router.
 */
export function findHydration(name: string | undefined, pathname: string): Hydration {
  const page = paintedPages.find((one) => one.name === name);
  if (page === undefined) return undefined;
  // Screens compare addresses without the slash that a host may add.
  const address = pathname.replace(/(.)\/+$/, '$1');
  const fits = (route: string): boolean => matchPath(route, address) !== null;
  if (page.routes.some(fits)) return { page, address };
  const isAnotherPage = [...unpaintedRoutes, ...paintedPages.flatMap(({ routes }) => routes)].some(fits);
  return page.name === notFoundPage && !isAnotherPage ? { page, address: paths.notFound } : undefined;
}
