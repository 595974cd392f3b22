import type { Game } from '@chada/stores/game';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { drawWhenIdle } from './draw-when-idle.ts';
import { type Cover, coverOf } from './assign-covers.ts';
import { drawCover, loadDrawings, readyCover } from './cover-images.ts';
import { GameCover } from './game-cover.tsx';
import { providerMark } from './provider-mark.ts';

interface DrawnCoverProps {
  mark: string;
  cover: Cover;
}

/** A drawn cover of a game. The drawing is a background image, because picture elements would make scrolling slow. */
function DrawnCover({ mark, cover }: DrawnCoverProps): ReactElement {
  const box = useRef<HTMLSpanElement>(null);
  const { subject, variant } = cover;
  const [ready] = useState(() => readyCover(cover));
  useEffect(() => {
    if (ready !== undefined) return undefined;
    let cancel: (() => void) | undefined;
    let isUnmounted = false;
    const draw = (): void => {
      const address = drawCover({ subject, variant });
      if (box.current !== null && address !== undefined)
        box.current.style.backgroundImage = asGround(mark, address);
    };
    loadDrawings().then(
      () => {
        if (!isUnmounted) cancel = drawWhenIdle(draw);
      },
      () => undefined,
    );
    return () => {
      isUnmounted = true;
      cancel?.();
    };
  }, [ready, mark, subject, variant]);
  const style = ready === undefined ? undefined : { backgroundImage: asGround(mark, ready) };
  return <span ref={box} className="cf-games__cover" data-drawn="true" style={style} />;
}

const asGround = (mark: string, address: string): string => `url("${mark}"), url("${address}")`;

export interface LateCoverProps {
  game: Game;
  cover?: Cover | undefined;
  logo?: string | undefined;
}

export function LateCover({ game, cover, logo }: LateCoverProps): ReactElement {
  const chosen = cover ?? coverOf(game);
  if (game.imagePath === null)
    return (
      <DrawnCover
        key={`${chosen.subject}${chosen.variant}`}
        mark={logo ?? providerMark(game.provider)}
        cover={chosen}
      />
    );
  return (
    <span className="cf-games__cover" data-remote="true">
      <GameCover game={game} />
    </span>
  );
}
