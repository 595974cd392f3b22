import { type ReactElement, useId } from 'react';
import { Backdrop } from './backdrop.tsx';
import { Motif } from './motif.tsx';
import { PALETTES } from './palettes.ts';
import { pick, seedNumbers } from './seed.ts';

export type GameCategory = 'slots' | 'casino' | 'sport' | 'fishing' | 'card' | 'lotto' | 'hot';

export interface GameArtProps {
  /** The same seed always gives the same picture: the game's id. */
  seed: string;
  category: GameCategory;
  /** `cover` is 3:4 for games, `wide` 8:5 for categories. Default `cover`. */
  shape?: 'cover' | 'wide';
}

/** Original cover art drawn from a seed, for games that have no picture. Decoration: the tile carries the name. */
export function GameArt({ seed, category, shape = 'cover' }: GameArtProps): ReactElement {
  const id = useId();
  const numbers = seedNumbers(`${category}/${seed}`);
  const palette = pick(PALETTES[category], numbers[0]);
  const height = shape === 'cover' ? 160 : 75;
  const scale = shape === 'cover' ? 1 : 0.72;
  return (
    <svg
      className="ck-game-art"
      width="120"
      height={height}
      viewBox={`0 0 120 ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id={`${id}g`} x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" stopColor={palette.top} />
          <stop offset="1" stopColor={palette.bottom} />
        </linearGradient>
        <radialGradient id={`${id}h`}>
          <stop offset="0" stopColor={palette.glow} stopOpacity="0.85" />
          <stop offset="1" stopColor={palette.glow} stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}m`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={palette.light} />
          <stop offset="0.55" stopColor={palette.metal} />
          <stop offset="1" stopColor={palette.deep} />
        </linearGradient>
      </defs>
      <rect width="120" height={height} fill={`url(#${id}g)`} />
      <Backdrop kind={numbers[1]} palette={palette} height={height} />
      <ellipse cx="60" cy={height * 0.48} rx="62" ry={62 * scale} fill={`url(#${id}h)`} />
      <g transform={`translate(60 ${height * 0.48}) scale(${scale})`}>
        <Motif category={category} variant={numbers[2]} palette={palette} metal={`url(#${id}m)`} />
      </g>
    </svg>
  );
}
