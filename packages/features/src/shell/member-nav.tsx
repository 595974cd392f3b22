import { type BarEntry, barEntriesOf } from '@chada/client-config';
import {
  BottomBar,
  type BottomBarItem,
  ClockIcon,
  ContactIcon,
  DepositIcon,
  GamesIcon,
  HistoryIcon,
  HomeIcon,
  type IconComponent,
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

const places: Readonly<
  Record<Exclude<BarEntry, 'games'>, { readonly to: string; readonly Icon: IconComponent }>
> = {
  dashboard: { to: paths.dashboard, Icon: HomeIcon },
  deposit: { to: paths.deposit, Icon: DepositIcon },
  withdraw: { to: paths.withdraw, Icon: WithdrawIcon },
  media: { to: paths.media, Icon: MediaIcon },
  contact: { to: paths.memberContact, Icon: ContactIcon },
  history: { to: paths.history, Icon: HistoryIcon },
  protection: { to: paths.protection, Icon: ClockIcon },
};

const pausedEntries: readonly BarEntry[] = ['dashboard', 'withdraw', 'history', 'protection', 'contact'];

/** The bottom bar with five links (SH-02, RD-09). */
export function MemberNav(): ReactElement {
  const t = useText();
  const gameName = useGameName();
  const client = useClient();
  const { category } = useGameCategory();
  const { pathname } = useLocation();
  const inside = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const entries = usePlayPause() === null ? barEntriesOf(client) : pausedEntries;
  const itemOf = (id: BarEntry): BottomBarItem => {
    if (id === 'games') {
      return {
        id,
        label: gameName(category),
        spokenPrefix: t('shell.allGames'),
        icon: <AllGamesPicture />,
        raised: true,
        current: inside('/auth/games'),
        render: <Link to={gamesOf(category)} />,
      };
    }
    const { to, Icon } = places[id];
    return { id, label: t(`shell.${id}`), icon: <Icon />, current: inside(to), render: <Link to={to} /> };
  };
  return <BottomBar label={t('shell.mainMenu')} items={entries.map(itemOf)} />;
}
