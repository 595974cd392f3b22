import type { Game } from '@chada/stores/game';
import { RemoteImage } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { DrawnArt } from '../common/brand/drawn-art.tsx';
import { coverOf } from './assign-covers.ts';

export function GameCover({ game }: { game: Game }): ReactElement {
  const drawn = <DrawnArt {...coverOf(game)} shape="cover" />;
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
