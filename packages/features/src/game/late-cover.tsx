import type { Game } from '@chada/stores/game';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { awaitArtTurn } from './art-turns.ts';
import { drawCover, readyCover } from './cover-images.ts';
import { GameCover } from './game-cover.tsx';

/**
 * A drawn cover: rendered at once if it is cached, otherwise when its turn comes. A background image and not an
 * element, because each stacked picture is a layer that costs time in every frame of a scroll.
 */
function DrawnCover({ game }: { game: Game }): ReactElement {
  const box = useRef<HTMLSpanElement>(null);
  const [ready] = useState(() => readyCover(game));
  useEffect(() => {
    if (ready !== undefined) return undefined;
    return awaitArtTurn(() => {
      // Changes the element directly: nothing else in the tile changes, and the rest of a frame is short.
      if (box.current !== null) box.current.style.backgroundImage = asGround(drawCover(game));
    });
  }, [ready, game]);
  const style = ready === undefined ? undefined : { backgroundImage: asGround(ready) };
  return <span ref={box} className="cf-games__cover" style={style} />;
}

const asGround = (address: string): string => `url("${address}")`;

/**
 * The cover of a game in a list, in a box of fixed size: drawn, or a remote picture that loads when it scrolls near.
 */
export function LateCover({ game }: { game: Game }): ReactElement {
  if (game.imagePath === null) return <DrawnCover game={game} />;
  return (
    <span className="cf-games__cover" data-remote="true">
      <GameCover game={game} />
    </span>
  );
}
