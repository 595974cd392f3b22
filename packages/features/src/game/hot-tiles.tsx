import type { Game } from '@chada/stores/game';
import { ScrollRow, Section } from '@chada/ui-kit';
import { memo, type ReactElement } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { assignCovers } from './assign-covers.ts';
import { GameCell } from './game-cell.tsx';
import { useProviderLines } from './use-provider-lines.ts';

const MAX_FEW_GAMES = 5;

interface HotTilesProps {
  games: readonly Game[];
  /** In the lobby, a few games share the width of the row. */
  isInLobby?: boolean;
  onOpen: (game: Game) => void;
}

/** A row of hot games. Shows nothing if there are no games. */
export const HotTiles = memo(function HotTiles(props: HotTilesProps): ReactElement | null {
  const { games, isInLobby = false, onOpen } = props;
  const t = useText();
  const namesProvider = useProviderLines(games);
  if (games.length === 0) return null;
  const covers = assignCovers(games);
  return (
    <Section title={t('gameList.hotNow')}>
      <div
        className={isInLobby ? 'cf-games__hot' : undefined}
        data-few={isInLobby && games.length <= MAX_FEW_GAMES ? 'true' : undefined}
      >
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
