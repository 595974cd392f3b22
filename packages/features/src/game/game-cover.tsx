import type { Game } from '@chada/stores/game';
import { GameArt, RemoteImage } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { coverSeed } from './cover-seed.ts';

/** A game's picture; if there is none or it doesn't load, a cover drawn from its code. Decorative: the name is next to it. */
export function GameCover({ game }: { game: Game }): ReactElement {
  const drawn = <GameArt seed={coverSeed(game)} category={game.category} />;
  if (game.imagePath === null) return drawn;
  return (
    <RemoteImage
      sources={[game.imagePath]}
      alt=""
      width={120}
      height={160}
      dimension={100}
      fallback={drawn}
    />
  );
}
