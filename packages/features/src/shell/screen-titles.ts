import type { screenTitles } from '@chada/messages/screen-titles';
import { createContext } from 'react';
import { paths } from '../common/paths.ts';

type TitleKey = `${keyof typeof screenTitles}.title`;

/** Returns the title of the screen at a path, if the frame knows it. */
export type TitleOf = (pathname: string) => TitleKey | undefined;

/** The titles that a frame knows besides those of its own links. */
export const ScreenTitles = createContext<TitleOf>(() => undefined);

const memberTitles = new Map<string, TitleKey>([
  [paths.slip, 'slip.title'],
  [paths.history, 'history.title'],
  [paths.ranking, 'ranking.title'],
  [paths.wheel, 'wheel.title'],
  [paths.flipCard, 'flipCard.title'],
  [paths.movie, 'movie.title'],
  [paths.mediaPromotion, 'promotion.title'],
  [paths.reward, 'reward.title'],
  [paths.account, 'account.title'],
  [paths.affiliate, 'affiliate.title'],
  [paths.winLost, 'winLost.title'],
  [paths.changePassword, 'password.title'],
  [paths.manageAddress, 'address.title'],
]);

/** Returns the titles of the member screens that the frame of the member area has no link to. */
export const memberTitleOf: TitleOf = (pathname) => {
  const isReward = pathname.startsWith(`${paths.reward}/`);
  return memberTitles.get(isReward ? paths.reward : pathname);
};
