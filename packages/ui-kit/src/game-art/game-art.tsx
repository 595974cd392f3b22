import type { ReactElement } from 'react';
import { COMPOSITIONS } from './compositions.ts';
import { drawLayers, METAL_GRADIENT } from './draw-layers.ts';
import { GROUNDS } from './grounds.ts';
import { type SubjectName, SUBJECTS } from './subjects/index.ts';

export { type SubjectName, subjectNames } from './subjects/index.ts';

/**
 * The ratio of width to height. `cover`: 3:4. `poster`: 120:232, a cover with an area for the title below. `wide`:
 * 8:5.
 */
export type GameArtShape = keyof typeof HEIGHTS;

export interface GameArtProps {
  subject: SubjectName;
  /** Any integer. Selects the composition and the background. */
  variant?: number;
  /** Default `cover`. */
  shape?: GameArtShape;
}

const HEIGHTS = { cover: 160, poster: 232, wide: 75 } as const;
const WIDE = { x: 86, y: 38, scale: 0.72, turn: 0, behind: '', below: '' };

/** A decorative picture of a game or a category. */
export function GameArt(props: GameArtProps): ReactElement {
  const height = HEIGHTS[props.shape ?? 'cover'];
  return <img className="ck-game-art" src={gameArtAddress(props)} alt="" width={120} height={height} />;
}

/** Returns the picture as a `data:` URL. */
export function gameArtAddress(props: GameArtProps): string {
  return `data:image/svg+xml,${encodeURIComponent(gameArtText(props))}`;
}

/** Returns the picture as the text of a complete SVG file. */
export function gameArtText({ subject, variant = 0, shape = 'cover' }: GameArtProps): string {
  const { layers, grounds } = SUBJECTS[subject];
  const number = Math.abs(variant) % COMPOSITIONS.length;
  const place = shape === 'wide' ? WIDE : (COMPOSITIONS[number] ?? COMPOSITIONS[0]);
  const ground = GROUNDS[grounds[number % grounds.length] ?? grounds[0]];
  const { shapes, gradients } = drawLayers(layers);
  const height = HEIGHTS[shape];
  const stops = (list: readonly (readonly [number, string, number?])[]): string =>
    list
      .map(
        ([offset, colour, opacity = 1]) =>
          `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('');
  const span = 160 / height;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="${height}" viewBox="0 0 120 ${height}" preserveAspectRatio="xMidYMid slice">`,
    '<defs>',
    `<linearGradient id="g" x2=".3" y2="1">${stops([
      [0, ground.top],
      [shape === 'wide' ? 1 : span * 0.9, ground.bottom],
    ])}</linearGradient>`,
    `<radialGradient id="h">${stops([
      [0, ground.glow, 0.8],
      [1, ground.glow, 0],
    ])}</radialGradient>`,
    METAL_GRADIENT,
    `<linearGradient id="p" x2="0" y2="1">${stops([
      [0, ground.bottom, 0],
      [0.3, ground.bottom, 0.96],
      [1, ground.bottom],
    ])}</linearGradient>`,
    gradients,
    '</defs>',
    `<rect width="120" height="${height}" fill="url(#g)"/>`,
    place.behind,
    `<ellipse cx="${place.x}" cy="${place.y}" rx="${68 * place.scale}" ry="${68 * place.scale}" fill="url(#h)"/>`,
    `<g stroke-linecap="round" stroke-linejoin="round" transform="translate(${place.x} ${place.y}) rotate(${place.turn}) scale(${place.scale})">${shapes}</g>`,
    place.below,
    shape === 'poster' ? '<path d="M0 142H120V232H0Z" fill="url(#p)"/>' : '',
    '</svg>',
  ].join('');
}
