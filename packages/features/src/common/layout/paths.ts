import type { GameCategory, GameProvider } from '@chada/client-config';

/** Every path of the site, as the specification names them. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  contact: '/contact',
  promotion: '/promotion',
  liveScore: '/live-score',
  score: '/score',
  maintenance: '/ma',
  notFound: '/404',
  member: '/auth',
  dashboard: '/auth/dashboard',
  deposit: '/auth/deposit',
  slip: '/auth/deposit/slip',
  withdraw: '/auth/withdraw',
  history: '/auth/transaction/history',
  ranking: '/auth/user/ranking',
  media: '/auth/media',
  wheel: '/auth/media/wheel',
  flipCard: '/auth/media/flip-card',
  movie: '/auth/media/movie',
  mediaPromotion: '/auth/media/promotion',
  reward: '/auth/reward',
  account: '/auth/account',
  affiliate: '/auth/affiliate',
  winLost: '/auth/winlost',
  changePassword: '/auth/settings/change-password',
  manageAddress: '/auth/settings/manage-address',
  memberContact: '/auth/contact',
  gamesCategory: '/auth/games/category',
  memberLiveScore: '/auth/live-score',
  memberScore: '/auth/score',
} as const;

/** Returns the path of a category's games. */
export const gamesOf = (category: GameCategory) => `${paths.gamesCategory}?cat=${category}`;
/** Returns the path of a provider's games within a category. */
export const gamesOfProvider = (category: GameCategory, provider: GameProvider) =>
  `/auth/games/${category}/${provider}`;

/** Returns the path of a category's rewards. */
export const rewardsOf = (categoryId: string) => `${paths.reward}/${encodeURIComponent(categoryId)}`;

/** Paths on which the logo is not a link, so that an accidental tap doesn't lose a registration (PU-07). */
const registerPrefixes = ['/register', '/regis', '/regiss', '/aff'];

/** True if a path opens the registration. */
export function isRegisterPath(pathname: string): boolean {
  return registerPrefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}

/** Returns the registration path with an inviter's code (PU-06). */
export const inviteOf = (code: string) => `/aff/${encodeURIComponent(code)}`;
