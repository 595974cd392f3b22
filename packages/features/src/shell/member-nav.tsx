import {
  BottomBar,
  type BottomBarItem,
  ContactIcon,
  DepositIcon,
  GamesIcon,
  HomeIcon,
  MediaIcon,
  RemoteImage,
  WithdrawIcon,
} from '@chada/ui-kit';
import { useGameCategory } from '@chada/stores';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router';
import { gamesOf, paths } from '../common/layout/paths.ts';
import { useClient, useText } from '../common/brand/site-context.tsx';
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

/** The bottom bar with five links. The fourth link depends on the client configuration (SH-02, RD-09). */
export function MemberNav(): ReactElement {
  const t = useText();
  const { bottomBar } = useClient();
  const { category } = useGameCategory();
  const { pathname } = useLocation();
  const inside = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
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
          label: t(`game.${category}`),
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
