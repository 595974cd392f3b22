import type { screenTitles } from '@chada/messages/member-frame';
import { createContext } from 'react';
import { paths } from '../common/layout/paths.ts';

const visitorTitles = [
  [paths.contact, 'shell.contact'],
  [paths.register, 'shell.register'],
  [paths.promotion, 'shell.promotion'],
  [paths.liveScore, 'shell.liveScore'],
  [paths.score, 'shell.score'],
] as const;

export type TitleKey =
  | `${keyof typeof screenTitles}.title`
  | (typeof visitorTitles)[number][1]
  | `shell.${'allGames' | 'dashboard' | 'deposit' | 'media' | 'withdraw'}`;

/** Returns the title of the screen at a path, if the layout around it knows it. */
export type TitleOf = (pathname: string) => TitleKey | undefined;

/** The titles that the layout shows while the code of a screen loads; those of the public pages by default. */
export const ScreenTitles = createContext<TitleOf>(
  (pathname) => visitorTitles.find(([path]) => path === pathname)?.[1],
);
