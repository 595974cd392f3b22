import { paths } from '../common/layout/paths.ts';
import type { TitleKey, TitleOf } from './screen-titles.ts';

const memberTitles = new Map<string, TitleKey>([
  [paths.gamesCategory, 'shell.allGames'],
  [paths.dashboard, 'shell.dashboard'],
  [paths.deposit, 'shell.deposit'],
  [paths.withdraw, 'shell.withdraw'],
  [paths.media, 'shell.media'],
  [paths.memberContact, 'shell.contact'],
  [paths.memberLiveScore, 'shell.liveScore'],
  [paths.memberScore, 'shell.score'],
  [paths.slip, 'slip.title'],
  [paths.history, 'history.title'],
  [paths.ranking, 'ranking.title'],
  [paths.wheel, 'prizeWheel.title'],
  [paths.flipCard, 'prizeFlipCard.title'],
  [paths.fairness, 'fairness.title'],
  [paths.movie, 'movie.title'],
  [paths.mediaPromotion, 'depositPromotion.title'],
  [paths.reward, 'reward.title'],
  [paths.account, 'user.title'],
  [paths.affiliate, 'affiliate.title'],
  [paths.winLost, 'winLost.title'],
  [paths.protection, 'protection.title'],
  [paths.playBreak, 'playBreak.title'],
  [paths.playHistory, 'playHistory.title'],
  [paths.changePassword, 'password.title'],
  [paths.consents, 'myConsents.title'],
  [paths.manageAddress, 'address.title'],
]);

export const memberTitleOf: TitleOf = (pathname) => {
  const isReward = pathname.startsWith(`${paths.reward}/`);
  return memberTitles.get(isReward ? paths.reward : pathname);
};
