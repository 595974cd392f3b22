import type { GameCategory, GameProviderCode } from '@chada/domain';

/** All paths of the site, from the specification. */
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
  fairness: '/auth/media/fairness',
  movie: '/auth/media/movie',
  mediaPromotion: '/auth/media/promotion',
  reward: '/auth/reward',
  account: '/auth/account',
  affiliate: '/auth/affiliate',
  winLost: '/auth/winlost',
  changePassword: '/auth/settings/change-password',
  consents: '/auth/settings/consents',
  manageAddress: '/auth/settings/manage-address',
  memberContact: '/auth/contact',
  playGuide: '/protection',
  protection: '/auth/protection',
  playBreak: '/auth/protection/break',
  playHistory: '/auth/protection/history',
  gamesCategory: '/auth/games/category',
  memberLiveScore: '/auth/live-score',
  memberScore: '/auth/score',
} as const;

export const gamesOf = (category: GameCategory) => `${paths.gamesCategory}?cat=${category}`;
export const gamesOfProvider = (category: GameCategory, provider: GameProviderCode) =>
  `/auth/games/${category}/${provider}`;

export const ownPageOf = (slug: string) => `/${slug}`;

export const rewardsOf = (categoryId: string) => `${paths.reward}/${encodeURIComponent(categoryId)}`;

const registerPrefixes = ['/register', '/regis', '/regiss', '/aff'];

export function isRegisterPath(pathname: string): boolean {
  return registerPrefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`));
}

/** Returns the registration path with the inviter's affiliate code (PU-06). */
export const inviteOf = (code: string) => `/aff/${encodeURIComponent(code)}`;
