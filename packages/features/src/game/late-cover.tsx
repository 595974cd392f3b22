import type { Game } from '@chada/stores/game';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { awaitArtTurn } from './art-turns.ts';
import { drawCover, readyCover } from './cover-images.ts';
import { GameCover } from './game-cover.tsx';

/**
 * A drawn cover: there at once if it was seen before, else when its turn comes. A ground and no element, since each
 * picture on top of another is a layer that the browser walks through in every frame of a scroll.
 */
function DrawnCover({ game }: { game: Game }): ReactElement {
  const box = useRef<HTMLSpanElement>(null);
  const [ready] = useState(() => readyCover(game));
  useEffect(() => {
    if (ready !== undefined) return undefined;
    return awaitArtTurn(() => {
      // By hand: nothing else of the tile changes, and this happens in what little a frame leaves.
      if (box.current !== null) box.current.style.backgroundImage = asGround(drawCover(game));
    });
  }, [ready, game]);
  const style = ready === undefined ? undefined : { backgroundImage: asGround(ready) };
  return <span ref={box} className="cf-games__cover" style={style} />;
}

const asGround = (address: string): string => `url("${address}")`;

/** A cover among many, in a box of its size: drawn, or a picture from elsewhere, which loads as it comes near. */
export function LateCover({ game }: { game: Game }): ReactElement {
  if (game.imagePath === null) return <DrawnCover game={game} />;
  return (
    <span className="cf-games__cover" data-remote="true">
      <GameCover game={game} />
    </span>
  );
}
