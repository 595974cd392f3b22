import type { Game } from '@chada/stores/game';
import { GameArt, RemoteImage } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { coverSeed } from './cover-seed.ts';

/** A game's picture; where it has none, or it does not load, the cover drawn from its code. Decoration: names stand beside. */
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
