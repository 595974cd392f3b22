import { type Game, useRecentGames } from '@chada/stores/game';
import { Section } from '@chada/ui-kit';
import { type ReactElement, useMemo } from 'react';
import { ShelfSkeleton } from '../common/layout/shelf-skeleton.tsx';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { useGameName } from '../common/brand/use-game-name.ts';
import { type LeaveSite, leaveSite } from '../common/money/leave-site.ts';
import { GameCover } from './game-cover.tsx';
import { HotTiles } from './hot-tiles.tsx';
import { OpenGameDialog } from './open-game-dialog.tsx';
import { useGameLaunch } from './use-game-launch.ts';
import { useHotGames } from './use-hot-games.ts';

const MAX_HOT_GAMES = 10;
const MAX_RECENT_GAMES = 3;

function RecentGames(props: { games: readonly Game[]; onOpen: (game: Game) => void }): ReactElement {
  const t = useText();
  const gameName = useGameName();
  return (
    <Section title={t('gameList.lastPlayed')}>
      <ul className="cf-recent" aria-label={t('gameList.lastPlayed')}>
        {props.games.map((game) => (
          <li key={game.code} className="cf-recent__item">
            <button type="button" className="cf-recent__game" onClick={() => props.onOpen(game)}>
              <span className="cf-recent__cover">
                <GameCover game={game} />
              </span>
              <span className="cf-recent__texts">
                <span className="cf-recent__name">{game.name}</span>
                <span className="cf-recent__detail">{gameName(game.category)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function GameShelf({ leave = leaveSite }: { leave?: LeaveSite }): ReactElement {
  const { categories } = useClient().game;
  const launch = useGameLaunch(leave);
  const isOffered = (game: Game): boolean => categories.includes(game.category);
  const recent = useRecentGames().filter(isOffered).slice(0, MAX_RECENT_GAMES);
  const { games, isLoading } = useHotGames(true);
  const hot = useMemo(() => games.slice(0, MAX_HOT_GAMES), [games]);
  return (
    <div className="cf-games">
      {isLoading && <ShelfSkeleton />}
      <HotTiles games={hot} onOpen={launch.ask} />
      {recent.length > 0 && <RecentGames games={recent} onOpen={launch.ask} />}
      <OpenGameDialog launch={launch} />
    </div>
  );
}
