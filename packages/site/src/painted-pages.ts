import type { ResolvedClient } from '@chada/client-config';
import { paths } from '@chada/features';
import type { LazyScreen } from '@chada/features/shell';
import { matchPath } from 'react-router';
import * as screens from './screens.ts';

/** A public page that is painted ahead, for each brand, when the brand is stamped. */
export interface PaintedPage {
  /** Its name, and without `.html` that of its file. */
  readonly name: string;
  /** The routes that it is the first paint of. */
  readonly routes: readonly string[];
  /** The address it is painted at: one of its routes, with anything for a parameter. */
  readonly address: string;
  /** The screen, where it is no part of the first file: it has to be there before the page is painted or taken over. */
  readonly screen?: LazyScreen;
  /** The feature whose script and style the page needs beside those of the first file. */
  readonly feature?: string;
  /** A member who opens it is led on: what is painted is not for them. */
  readonly forVisitors?: true;
  /** Whether a brand has the page; every brand without it. */
  readonly isOf?: (client: ResolvedClient) => boolean;
}

const registration = {
  screen: screens.RegistrationPage,
  feature: 'registration',
  forVisitors: true,
} as const;

/** The page of every address that the site does not have. */
export const notFoundPage = 'not-found';

/** What a visitor may see first. What a page can't know ahead (an inviter's code, say) comes with the script. */
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
    isOf: ({ features }) => features.promotion,
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

/** Routes whose first paint waits for the script: what they show is the member's, or another site's. */
export const unpaintedRoutes: readonly string[] = ['/auth/*', '/live-score', '/score'];

/** What the script does with the page it runs in: take over what is painted, at this address, or begin with nothing. */
export type TakeOver = { readonly page: PaintedPage; readonly address: string } | undefined;

/**
 * What can be taken over of a page that says it was painted as `name`, opened at `pathname`. A host that answers every
 * unknown address with the home page shows it at addresses that it is not the paint of: then it's nothing. An address
 * that the site does not have moves to `/404`, as its router would move it.
 */
export function takeOverOf(name: string | undefined, pathname: string): TakeOver {
  const page = paintedPages.find((one) => one.name === name);
  if (page === undefined) return undefined;
  // As the screens compare it: a host may have added a slash.
  const address = pathname.replace(/(.)\/+$/, '$1');
  const fits = (route: string): boolean => matchPath(route, address) !== null;
  if (page.routes.some(fits)) return { page, address };
  const isAnotherPage = [...unpaintedRoutes, ...paintedPages.flatMap(({ routes }) => routes)].some(fits);
  return page.name === notFoundPage && !isAnotherPage ? { page, address: paths.notFound } : undefined;
}
