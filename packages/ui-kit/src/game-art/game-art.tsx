import { type ReactElement, useId } from 'react';
import { svgText } from '../internal/svg-text.ts';
import { Backdrop } from './backdrop.tsx';
import { Foreground } from './foreground.tsx';
import { Motif } from './motif.tsx';
import { PALETTES } from './palettes.ts';
import { pick, seedNumbers } from './seed.ts';

export type GameCategory = 'slots' | 'casino' | 'sport' | 'fishing' | 'card' | 'lotto' | 'hot';

export interface GameArtProps {
  /** The game's id. The same seed always draws the same picture. */
  seed: string;
  category: GameCategory;
  /** `cover` is 3:4 for games; `wide` is 8:5 for categories, with its motif at the right. Default `cover`. */
  shape?: 'cover' | 'wide';
}

/* Position of the motif: centred on a cover, at the right of a wide picture, whose left side is for text. */
const FRAME = {
  cover: { height: 160, x: 60, y: 76, scale: 1.12 },
  wide: { height: 75, x: 84, y: 37, scale: 0.7 },
} as const;

/** Cover art drawn from a seed, for games without a picture. It is decorative: the tile shows the name. */
export function GameArt(props: GameArtProps): ReactElement {
  return <Drawing {...props} id={useId()} />;
}

/** Returns the same art as a `data:` URL for `<img>`: one element per cover instead of fifty. */
export function gameArtAddress(props: GameArtProps): string {
  const drawing = svgText(<Drawing {...props} id="a" />);
  const file = drawing.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return `data:image/svg+xml,${encodeURIComponent(file)}`;
}

/** Draws the art. `id` prefixes the ids of its gradients and must be unique in the document. */
function Drawing({ seed, category, shape = 'cover', id }: GameArtProps & { id: string }): ReactElement {
  const [paletteNumber, backdrop, motif, foreground] = seedNumbers(`${category}/${seed}`);
  const palette = pick(PALETTES[category], paletteNumber);
  const { height, x, y, scale } = FRAME[shape];
  const tilt = shape === 'cover' ? (foreground % 5) * 3 - 6 : 0;
  return (
    <svg
      className="ck-game-art"
      width="120"
      height={height}
      viewBox={`0 0 120 ${height}`}
      preserveAspectRatio="xMidYMid slice"
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
        <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={palette.bottom} stopOpacity="0" />
          <stop offset="1" stopColor={palette.bottom} stopOpacity="0.9" />
        </linearGradient>
      </defs>
      <rect width="120" height={height} fill={`url(#${id}g)`} />
      <Backdrop kind={backdrop} palette={palette} x={x} y={y} height={height} />
      <ellipse cx={x} cy={y} rx={66 * scale} ry={66 * scale} fill={`url(#${id}h)`} />
      {shape === 'cover' && (
        <Foreground kind={foreground} palette={palette} metal={`url(#${id}m)`} shade={`url(#${id}s)`} />
      )}
      <g transform={`translate(${x} ${y}) rotate(${tilt}) scale(${scale})`}>
        <Motif category={category} variant={motif} palette={palette} metal={`url(#${id}m)`} />
      </g>
    </svg>
  );
}
