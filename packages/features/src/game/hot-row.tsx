import type { GameCategory } from '@chada/domain';
import { type Game, useGameListInfiniteQuery } from '@chada/stores/game';
import { ScrollRow, Section } from '@chada/ui-kit';
import { memo, type ReactElement, useCallback, useMemo } from 'react';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { assignCovers } from './assign-covers.ts';
import { GameCell } from './game-cell.tsx';
import { offeredGames } from './offered-games.ts';

const MIN_GAMES = 4;
const MAX_GAMES = 10;
const MAX_FEW_GAMES = 5;

export interface HotGames {
  readonly games: readonly Game[];
  readonly isLoading: boolean;
  readonly retry: () => void;
}

const none: readonly Game[] = [];

export function useHotGames(wanted: boolean): HotGames {
  const { data, isError, isLoading, refetch } = useGameListInfiniteQuery(
    { gameType: 'hot' },
    { skip: !wanted },
  );
  const retry = useCallback(() => {
    if (isError) void refetch();
  }, [isError, refetch]);
  const { game: lobby } = useClient();
  const games = useMemo(() => offeredGames(data?.pages[0]?.items ?? none, lobby), [data, lobby]);
  return { games, isLoading, retry };
}

/** A row with the hot games of a category. Renders nothing if the category has fewer than four hot games. */
export const HotRow = memo(function HotRow(props: {
  games: readonly Game[];
  category: GameCategory;
  onOpen: (game: Game) => void;
}): ReactElement | null {
  const { category, onOpen } = props;
  const t = useText();
  const games = props.games.filter((game) => game.category === category).slice(0, MAX_GAMES);
  if (games.length < MIN_GAMES) return null;
  const covers = assignCovers(games);
  return (
    <Section title={t('gameList.hotNow')}>
      <div className="cf-games__hot" data-few={games.length <= MAX_FEW_GAMES ? 'true' : undefined}>
        <ScrollRow label={t('gameList.hotNow')} item="tile">
          {games.map((game, index) => (
            <GameCell key={game.code} game={game} cover={covers[index]} onOpen={onOpen} />
          ))}
        </ScrollRow>
      </div>
    </Section>
  );
});
