import * as z from 'zod/mini';

/** The blocks of the home page below the sign-in form. */
export const homeSections = ['banners', 'categories', 'links', 'offers', 'news'] as const;
export type HomeSection = (typeof homeSections)[number];

/** The blocks of the dashboard below the member's credit. */
export const dashboardSections = ['due', 'games', 'banners', 'news', 'tier'] as const;
export type DashboardSection = (typeof dashboardSections)[number];

/** The entries of the visitors' menu. */
export const drawerEntries = [
  'register',
  'login',
  'casino',
  'slot',
  'sport',
  'contact',
  'promotion',
  'liveScore',
  'score',
  'pages',
  'protection',
] as const;
export type DrawerEntry = (typeof drawerEntries)[number];

/** The links that the page of the member's account can have. */
export const menuLinks = [
  'history',
  'winLost',
  'affiliate',
  'ranking',
  'media',
  'reward',
  'address',
  'password',
  'protection',
  'contact',
] as const;
export type MenuLink = (typeof menuLinks)[number];

/** The entries that a bottom bar can have. */
export const barEntries = [
  'dashboard',
  'deposit',
  'games',
  'withdraw',
  'media',
  'contact',
  'history',
  'protection',
] as const;
export type BarEntry = (typeof barEntries)[number];

/** The schema of `layout`. Each list has the blocks that the brand shows, in order. */
export const layoutSchema = z.strictObject({
  hero: z._default(z.enum(['split', 'cover', 'stacked']), 'split'),
  tiles: z._default(z.enum(['grid', 'mosaic', 'shelf', 'list']), 'grid'),
  creditCard: z._default(z.enum(['plate', 'petal', 'gauge']), 'plate'),
  bar: z._default(z.enum(['notch', 'flat', 'pill']), 'notch'),
  home: z._default(z.array(z.enum(homeSections)), [...homeSections]),
  dashboard: z._default(z.array(z.enum(dashboardSections)), [...dashboardSections]),
  drawer: z._default(
    z.array(z.enum(drawerEntries)),
    drawerEntries.filter((entry) => entry !== 'protection'),
  ),
  menu: z._default(z.array(z.enum(menuLinks)), [...menuLinks]),
  bottomBar: z.optional(z.array(z.enum(barEntries))),
});

/**
 * Returns the entries of the bottom bar. If the brand does not set `layout.bottomBar`, returns the default entries. The
 * setting `bottomBar.fourth` chooses the fourth default entry (RD-09).
 */
export function barEntriesOf({
  layout,
  bottomBar,
}: {
  readonly layout: { readonly bottomBar?: readonly BarEntry[] | undefined };
  readonly bottomBar: { readonly fourth: 'withdraw' | 'media' };
}): readonly BarEntry[] {
  return layout.bottomBar ?? ['dashboard', 'deposit', 'games', bottomBar.fourth, 'contact'];
}
