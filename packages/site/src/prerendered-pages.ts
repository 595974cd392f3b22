import type { ResolvedClient } from '@chada/client-config';
import { ownPageOf, paths } from '@chada/features';
import type { LazyScreen } from '@chada/features/shell';
import * as screens from './screens.ts';

/** A public page that is prerendered for each brand. */
export interface PrerenderedPage {
  /** The file name without `.html`. */
  readonly name: string;
  /** The routes for which a web server sends the page. */
  readonly routes: readonly string[];
  /** The path that is rendered. Parameters of the route have an example value. */
  readonly address: string;
  /** The screen whose code the page needs. Absent if the first chunk contains this code. */
  readonly screen?: LazyScreen;
  /** The feature whose script and style the page needs. */
  readonly feature?: string;
  /** True if members see another page or another layout at the path. */
  readonly forVisitors?: true;
  /** False if search engines must not list the page. */
  readonly isIndexed?: false;
  /** Returns false if the brand does not have the page. */
  readonly isAvailable?: (client: ResolvedClient) => boolean;
}

const registration = {
  screen: screens.RegistrationPage,
  feature: 'registration',
  forVisitors: true,
} as const;

export const notFoundPage = 'not-found';

/**
 * The public pages that are prerendered. Values that only the browser knows, such as the inviter's code, are empty in
 * the HTML.
 */
export const prerenderedPages: readonly PrerenderedPage[] = [
  { name: 'index', routes: [paths.home], address: paths.home, forVisitors: true },
  { name: 'login', routes: [paths.login], address: paths.login, forVisitors: true },
  {
    name: 'register',
    routes: [paths.register, '/regis/:team/:marketing', '/regiss/:team/:marketing'],
    address: paths.register,
    ...registration,
  },
  { name: 'invited', routes: ['/aff/:afCode'], address: '/aff/code', isIndexed: false, ...registration },
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
    name: 'protection',
    routes: [paths.playGuide],
    address: paths.playGuide,
    screen: screens.PlayGuidePage,
    feature: 'protection/guide',
    forVisitors: true,
    isAvailable: ({ protection }) => protection !== undefined,
  },
  {
    name: 'ma',
    routes: [paths.maintenance],
    address: paths.maintenance,
    screen: screens.MaintenancePage,
    isIndexed: false,
    feature: 'maintenance',
  },
  {
    name: notFoundPage,
    routes: [paths.notFound],
    address: paths.notFound,
    forVisitors: true,
    screen: screens.NotFoundPage,
    isIndexed: false,
    feature: 'not-found',
  },
];

export function ownPagesOf({ pages }: ResolvedClient): readonly PrerenderedPage[] {
  return pages.map(({ slug }) => ({
    name: slug,
    routes: [ownPageOf(slug)],
    address: ownPageOf(slug),
    screen: screens.OwnPage,
    feature: 'own-page',
    forVisitors: true,
  }));
}

/** Routes that are not prerendered: pages with a member's data, and pages with a third party's content. */
export const clientRenderedRoutes: readonly string[] = ['/auth/*', '/live-score', '/score'];
