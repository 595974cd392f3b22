import {
  BottomBar,
  type BottomBarItem,
  ClockIcon,
  ContactIcon,
  DepositIcon,
  GamesIcon,
  HistoryIcon,
  HomeIcon,
  MediaIcon,
  RemoteImage,
  WithdrawIcon,
} from '@chada/ui-kit';
import { useGameCategory } from '@chada/stores';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router';
import { gamesOf, paths } from '../common/layout/paths.ts';
import { usePlayPause } from '../common/protection/use-play-pause.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { useGameName } from '../common/brand/use-game-name.ts';
import { sourcesOf, useBrandImages } from '../common/brand/use-brand-images.ts';

function AllGamesPicture(): ReactElement {
  const { allGames } = useBrandImages();
  return (
    <RemoteImage
      className="cf-all-games"
      sources={sourcesOf(allGames)}
      alt=""
      width={48}
      height={48}
      dimension={100}
      fit="contain"
      fallback={<GamesIcon size={30} />}
    />
  );
}

/** The links of the bottom bar during a break. */
const pausedItems = [
  { id: 'dashboard', to: paths.dashboard, Icon: HomeIcon },
  { id: 'withdraw', to: paths.withdraw, Icon: WithdrawIcon },
  { id: 'history', to: paths.history, Icon: HistoryIcon },
  { id: 'protection', to: paths.protection, Icon: ClockIcon },
  { id: 'contact', to: paths.memberContact, Icon: ContactIcon },
] as const;

/** The bottom bar with five links. The fourth link depends on the client configuration (SH-02, RD-09). */
export function MemberNav(): ReactElement {
  const t = useText();
  const gameName = useGameName();
  const { bottomBar } = useClient();
  const { category } = useGameCategory();
  const { pathname } = useLocation();
  const inside = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const isPaused = usePlayPause() !== null;
  const fourth: BottomBarItem =
    bottomBar.fourth === 'withdraw'
      ? {
          id: 'withdraw',
          label: t('shell.withdraw'),
          icon: <WithdrawIcon />,
          current: inside(paths.withdraw),
          render: <Link to={paths.withdraw} />,
        }
      : {
          id: 'media',
          label: t('shell.media'),
          icon: <MediaIcon />,
          current: inside(paths.media),
          render: <Link to={paths.media} />,
        };
  if (isPaused) {
    return (
      <BottomBar
        label={t('shell.mainMenu')}
        items={pausedItems.map(({ id, to, Icon }) => ({
          id,
          label: t(`shell.${id}`),
          icon: <Icon />,
          current: inside(to),
          render: <Link to={to} />,
        }))}
      />
    );
  }
  return (
    <BottomBar
      label={t('shell.mainMenu')}
      items={[
        {
          id: 'dashboard',
          label: t('shell.dashboard'),
          icon: <HomeIcon />,
          current: inside(paths.dashboard),
          render: <Link to={paths.dashboard} />,
        },
        {
          id: 'deposit',
          label: t('shell.deposit'),
          icon: <DepositIcon />,
          current: inside(paths.deposit),
          render: <Link to={paths.deposit} />,
        },
        {
          id: 'games',
          label: gameName(category),
          spokenPrefix: t('shell.allGames'),
          icon: <AllGamesPicture />,
          raised: true,
          current: inside('/auth/games'),
          render: <Link to={gamesOf(category)} />,
        },
        fourth,
        {
          id: 'contact',
          label: t('shell.contact'),
          icon: <ContactIcon />,
          current: inside(paths.memberContact),
          render: <Link to={paths.memberContact} />,
        },
      ]}
    />
  );
}
