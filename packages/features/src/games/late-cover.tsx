import type { Game } from '@chada/stores/game';
import { type ReactElement, startTransition, useEffect, useRef, useState } from 'react';
import { awaitArtTurn } from './art-turns.ts';
import { coverPicture, keepCoverPicture } from './cover-images.ts';
import { GameCover } from './game-cover.tsx';

/**
 * A cover of the grid, in a box of its size. One that was drawn before is shown as a picture at once; a new one waits
 * for its turn to be drawn, and is kept as a picture.
 */
export function LateCover({ game }: { game: Game }): ReactElement {
  const box = useRef<HTMLSpanElement>(null);
  // What a tile shows first it keeps: a drawing that turned into a picture under one's eyes would flicker.
  const [picture] = useState(() => (game.imagePath === null ? coverPicture(game) : undefined));
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    if (picture !== undefined) return undefined;
    // A cover must not keep anything else waiting, such as a search that was typed meanwhile.
    return awaitArtTurn(() => startTransition(() => setDrawn(true)));
  }, [picture]);
  useEffect(() => {
    const drawing = drawn && game.imagePath === null ? box.current?.querySelector('svg') : null;
    if (drawing) keepCoverPicture(game, drawing);
  }, [drawn, game]);
  return (
    <span ref={box} className="cf-games__cover">
      {picture !== undefined && <img className="cf-games__cover-picture" src={picture} alt="" />}
      {drawn && <GameCover game={game} />}
    </span>
  );
}
