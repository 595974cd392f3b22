import type { BarEntry } from '@chada/client-config';
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
import { entryPaths, isInside, shownEntries } from './bar-entries.ts';
import { usePrefetch } from './prefetch.ts';
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

const icons: Readonly<Record<Exclude<BarEntry, 'games'>, IconComponent>> = {
  dashboard: HomeIcon,
  deposit: DepositIcon,
  withdraw: WithdrawIcon,
  media: MediaIcon,
  contact: ContactIcon,
  history: HistoryIcon,
  protection: ClockIcon,
};

/** The bottom bar with five links (SH-02, RD-09). */
export function MemberNav(): ReactElement {
  const t = useText();
  const gameName = useGameName();
  const client = useClient();
  const { category } = useGameCategory();
  const { pathname } = useLocation();
  const entries = shownEntries(client, usePlayPause() !== null);
  const prefetch = usePrefetch();
  const itemOf = (id: BarEntry): BottomBarItem => {
    if (id === 'games') {
      return {
        id,
        // The label is the same for every category, because a different label would look like a different button.
        label: t('shell.allGames'),
        spokenSuffix: gameName(category),
        icon: <AllGamesPicture />,
        raised: true,
        current: isInside(pathname, id),
        render: <Link to={gamesOf(category)} onClick={() => prefetch(paths.gamesCategory)} />,
      };
    }
    const Icon = icons[id];
    return {
      id,
      label: t(`shell.${id}`),
      icon: <Icon />,
      current: isInside(pathname, id),
      render: <Link to={entryPaths[id]} onClick={() => prefetch(entryPaths[id])} />,
    };
  };
  return <BottomBar label={t('shell.mainMenu')} items={entries.map(itemOf)} />;
}
