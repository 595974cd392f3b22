import type { ResolvedClient } from '@chada/client-config';

export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly as: 'visitor' | 'member';
  /**
   * The condition under which a brand has the screen: a feature of its configuration, a backend that enforces limits
   * and play breaks (`protection`), or pages that the brand has written (`pages`).
   */
  readonly feature?: keyof ResolvedClient['features'] | 'protection' | 'pages';
}

const visitor = (name: string, path: string): Screen => ({ name, path, as: 'visitor' });
const member = (name: string, path: string): Screen => ({ name, path, as: 'member' });

/** The screens in section 2 of the specification. */
const screens: readonly Screen[] = [
  visitor('home', '/'),
  visitor('login', '/login'),
  visitor('register', '/register'),
  visitor('register-invited', '/aff/UNKNOWN'),
  visitor('contact', '/contact'),
  visitor('promotion', '/promotion'),
  visitor('live-score', '/live-score'),
  visitor('score', '/score'),
  { ...visitor('play-guide', '/protection'), feature: 'protection' },
  { ...visitor('own-page', '/privacy'), feature: 'pages' },
  visitor('maintenance', '/ma'),
  visitor('not-found', '/404'),

  member('dashboard', '/auth/dashboard'),
  member('deposit', '/auth/deposit'),
  member('deposit-slip', '/auth/deposit/slip'),
  member('withdraw', '/auth/withdraw'),
  member('history', '/auth/transaction/history'),
  member('games-sport', '/auth/games/category?cat=sport'),
  member('games-slots', '/auth/games/category?cat=slots'),
  member('games-provider', '/auth/games/:category/:provider'),
  member('ranking', '/auth/user/ranking'),
  member('media', '/auth/media'),
  member('wheel', '/auth/media/wheel'),
  member('flip-card', '/auth/media/flip-card'),
  { ...member('fairness', '/auth/media/fairness'), feature: 'fairness' },
  { ...member('movie', '/auth/media/movie'), feature: 'movie' },
  member('member-promotion', '/auth/media/promotion'),
  member('reward', '/auth/reward'),
  member('reward-history', '/auth/reward?view=history'),
  member('reward-category', '/auth/reward/home'),
  member('member-live-score', '/auth/live-score'),
  member('member-score', '/auth/score'),
  member('member-contact', '/auth/contact'),
  member('account', '/auth/account'),
  member('affiliate', '/auth/affiliate'),
  member('win-lost', '/auth/winlost'),
  { ...member('protection', '/auth/protection'), feature: 'protection' },
  { ...member('break', '/auth/protection/break'), feature: 'protection' },
  { ...member('play-history', '/auth/protection/history'), feature: 'protection' },
  member('manage-address', '/auth/settings/manage-address'),
  member('consents', '/auth/settings/consents'),
  member('change-password', '/auth/settings/change-password'),
];

/**
 * Returns the screens that a brand has. In paths, `:provider` becomes the brand's first provider, and `:category` becomes
 * `slots`, or the brand's first category if the brand has no slots.
 */
export function screensOf({
  features,
  protection,
  pages,
  game,
}: Pick<ResolvedClient, 'features' | 'protection' | 'pages' | 'game'>): readonly Screen[] {
  const category = game.categories.includes('slots') ? 'slots' : (game.categories[0] ?? '');
  const has = (feature: NonNullable<Screen['feature']>): boolean => {
    if (feature === 'pages') return pages.length > 0;
    return feature === 'protection' ? protection !== undefined : features[feature];
  };
  return screens
    .filter(({ feature }) => feature === undefined || has(feature))
    .map((screen) => ({
      ...screen,
      path: screen.path.replace(':category', category).replace(':provider', game.providers[0] ?? ''),
    }));
}
