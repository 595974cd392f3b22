import type { Game } from '@chada/stores/game';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { awaitArtTurn } from './art-turns.ts';
import { drawCover, readyCover } from './cover-images.ts';
import { GameCover } from './game-cover.tsx';

/** A drawn cover: there at once if it was seen before, else when its turn comes. */
function DrawnCover({ game }: { game: Game }): ReactElement {
  const image = useRef<HTMLImageElement>(null);
  const [ready] = useState(() => readyCover(game));
  useEffect(() => {
    if (ready !== undefined) return undefined;
    // Put in by hand: nothing else of the tile changes, and this happens in what little a frame leaves.
    return awaitArtTurn(() => image.current?.setAttribute('src', drawCover(game)));
  }, [ready, game]);
  return <img ref={image} src={ready} alt="" />;
}

/** A cover of the grid, in a box of its size: drawn, or a picture from elsewhere, which loads as it comes near. */
export function LateCover({ game }: { game: Game }): ReactElement {
  return (
    <span className="cf-games__cover">
      {game.imagePath === null ? <DrawnCover game={game} /> : <GameCover game={game} />}
    </span>
  );
}
