import type { GameCategory } from '@chada/client-config';
import { type Game, useGameListInfiniteQuery } from '@chada/stores/game';
import { ScrollRow, Section } from '@chada/ui-kit';
import { memo, type ReactElement } from 'react';
import { useText } from '../common/site-context.tsx';
import { GameCell } from './game-cell.tsx';

const FEWEST = 4;
const MOST = 10;

/** The hottest games of a category in one row; nothing where it has too few to be worth one. */
export const HotRow = memo(function HotRow(props: {
  category: GameCategory;
  onOpen: (game: Game) => void;
}): ReactElement | null {
  const { category, onOpen } = props;
  const t = useText();
  const { data } = useGameListInfiniteQuery({ gameType: 'hot' });
  const games = (data?.pages[0]?.items ?? []).filter((game) => game.category === category).slice(0, MOST);
  if (games.length < FEWEST) return null;
  return (
    <Section title={t('lobby.hotNow')}>
      <ScrollRow label={t('lobby.hotNow')} item="tile">
        {games.map((game) => (
          <GameCell key={game.code} game={game} onOpen={onOpen} />
        ))}
      </ScrollRow>
    </Section>
  );
});
