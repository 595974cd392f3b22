import type { GameCategory } from '@chada/domain';
import { type Game, useGameListInfiniteQuery } from '@chada/stores/game';
import { ScrollRow, Section } from '@chada/ui-kit';
import { memo, type ReactElement, useCallback, useMemo } from 'react';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { assignCovers } from './assign-covers.ts';
import { GameCell } from './game-cell.tsx';
import { offeredGames } from './offered-games.ts';
import { useProviderLines } from './use-provider-lines.ts';

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

/** Returns the hot games for the row of a category: none if the category has fewer than four hot games. */
export function useHotRowGames(games: readonly Game[], category: GameCategory): readonly Game[] {
  return useMemo(() => {
    const ofCategory = games.filter((game) => game.category === category).slice(0, MAX_GAMES);
    return ofCategory.length < MIN_GAMES ? none : ofCategory;
  }, [games, category]);
}

export const HotRow = memo(function HotRow(props: {
  games: readonly Game[];
  onOpen: (game: Game) => void;
}): ReactElement | null {
  const { games, onOpen } = props;
  const t = useText();
  const namesProvider = useProviderLines(games);
  if (games.length === 0) return null;
  const covers = assignCovers(games);
  return (
    <Section title={t('gameList.hotNow')}>
      <div className="cf-games__hot" data-few={games.length <= MAX_FEW_GAMES ? 'true' : undefined}>
        <ScrollRow label={t('gameList.hotNow')} item="tile">
          {games.map((game, index) => (
            <GameCell
              key={game.code}
              game={game}
              cover={covers[index]}
              namesProvider={namesProvider}
              marksHot={false}
              onOpen={onOpen}
            />
          ))}
        </ScrollRow>
      </div>
    </Section>
  );
});
