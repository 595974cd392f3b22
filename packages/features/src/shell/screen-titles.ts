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

export type TitleOf = (pathname: string) => TitleKey | undefined;

export const ScreenTitles = createContext<TitleOf>(
  (pathname) => visitorTitles.find(([path]) => path === pathname)?.[1],
);
