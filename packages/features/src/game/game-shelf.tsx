import { type Game, useRecentGames } from '@chada/stores/game';
import { ScrollRow, Section } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { ShelfWait } from '../common/layout/shelf-wait.tsx';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { useGameName } from '../common/brand/use-game-name.ts';
import { type LeaveSite, leaveSite } from '../common/money/leave-site.ts';
import { assignCovers } from './assign-covers.ts';
import { GameCell } from './game-cell.tsx';
import { GameCover } from './game-cover.tsx';
import { useHotGames } from './hot-row.tsx';
import { OpenGameDialog } from './open-game-dialog.tsx';
import { useGameLaunch } from './use-game-launch.ts';
import { useProviderLines } from './use-provider-lines.ts';

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
  const t = useText();
  const { categories } = useClient().game;
  const launch = useGameLaunch(leave);
  const isOffered = (game: Game): boolean => categories.includes(game.category);
  const recent = useRecentGames().filter(isOffered).slice(0, MAX_RECENT_GAMES);
  const { games, isLoading } = useHotGames(true);
  const hot = games.filter(isOffered).slice(0, MAX_HOT_GAMES);
  const namesProvider = useProviderLines(hot);
  const covers = assignCovers(hot);
  return (
    <div className="cf-games">
      {isLoading && <ShelfWait />}
      {hot.length > 0 && (
        <Section title={t('gameList.hotNow')}>
          <ScrollRow label={t('gameList.hotNow')} item="tile">
            {hot.map((game, index) => (
              <GameCell
                key={game.code}
                game={game}
                cover={covers[index]}
                namesProvider={namesProvider}
                marksHot={false}
                onOpen={launch.ask}
              />
            ))}
          </ScrollRow>
        </Section>
      )}
      {recent.length > 0 && <RecentGames games={recent} onOpen={launch.ask} />}
      <OpenGameDialog launch={launch} />
    </div>
  );
}
