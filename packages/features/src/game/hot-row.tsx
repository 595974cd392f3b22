import type { GameCategory } from '@chada/client-config';
import { type Game, useGameListInfiniteQuery } from '@chada/stores/game';
import { ScrollRow, Section } from '@chada/ui-kit';
import { memo, type ReactElement, useCallback } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { GameCell } from './game-cell.tsx';

const FEWEST = 4;
const MOST = 10;

/** The hottest games, if loaded. */
export interface HotGames {
  readonly games: readonly Game[];
  /** Retries a failed load: the row shows no error itself. */
  readonly retry: () => void;
}

const none: readonly Game[] = [];

/** Loads the hottest games of all categories; sends no request unless `wanted`. */
export function useHotGames(wanted: boolean): HotGames {
  const { data, isError, refetch } = useGameListInfiniteQuery({ gameType: 'hot' }, { skip: !wanted });
  const retry = useCallback(() => {
    if (isError) void refetch();
  }, [isError, refetch]);
  return { games: data?.pages[0]?.items ?? none, retry };
}

/** The hottest games of a category in one row; renders nothing if there are too few. */
export const HotRow = memo(function HotRow(props: {
  games: readonly Game[];
  category: GameCategory;
  onOpen: (game: Game) => void;
}): ReactElement | null {
  const { category, onOpen } = props;
  const t = useText();
  const games = props.games.filter((game) => game.category === category).slice(0, MOST);
  if (games.length < FEWEST) return null;
  return (
    <Section title={t('gameList.hotNow')}>
      <ScrollRow label={t('gameList.hotNow')} item="tile">
        {games.map((game) => (
          <GameCell key={game.code} game={game} onOpen={onOpen} />
        ))}
      </ScrollRow>
    </Section>
  );
});
