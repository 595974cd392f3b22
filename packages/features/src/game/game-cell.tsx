import type { Game } from '@chada/stores/game';
import { Badge, FlameIcon, GameTile } from '@chada/ui-kit';
import { memo, type ReactElement } from 'react';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { useGameName } from '../common/brand/use-game-name.ts';
import type { Cover } from './assign-covers.ts';
import { LateCover } from './late-cover.tsx';

export interface GameCellProps {
  game: Game;
  cover?: Cover | undefined;
  namesCategory?: boolean;
  /** False if the cover already shows the provider. Then only screen readers read the provider below the cover. */
  namesProvider?: boolean;
  /** False in lists of hot games only. */
  marksHot?: boolean;
  onOpen: (game: Game) => void;
}

/** The tile of a game in a list. The accessible name of the tile's button is the visible text. */
export const GameCell = memo(function GameCell(props: GameCellProps): ReactElement {
  const { game, cover, namesCategory = false, namesProvider = true, marksHot = true, onOpen } = props;
  const t = useText();
  const gameName = useGameName();
  const logo = useClient().game.pictures[game.provider];
  const names = { category: gameName(game.category), provider: gameName(game.provider) };
  return (
    <GameTile
      title={game.name}
      detail={namesCategory ? t('gameList.categoryAndProvider', names) : names.provider}
      detailOnCover={!namesCategory && !namesProvider}
      art={<LateCover game={game} cover={cover} logo={logo} />}
      lettered={game.imagePath === null}
      badge={
        game.hot && marksHot ? (
          <Badge tone="accent" icon={<FlameIcon size={14} />}>
            {t('gameList.hot')}
          </Badge>
        ) : undefined
      }
      onOpen={() => onOpen(game)}
    />
  );
});
