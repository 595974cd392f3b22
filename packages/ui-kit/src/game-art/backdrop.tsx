import type { ReactElement } from 'react';
import type { Palette } from './palettes.ts';

interface BackdropProps {
  /** Any integer; selects one of the patterns. */
  kind: number;
  palette: Palette;
  /** Centre of the motif, which is also the centre of the pattern. */
  x: number;
  y: number;
  height: number;
}

const RAYS = Array.from({ length: 9 }, (_, index) => {
  const angle = (index * Math.PI * 2) / 9;
  const point = (turn: number): string =>
    `${Math.round(Math.cos(angle + turn) * 140)} ${Math.round(Math.sin(angle + turn) * 140)}`;
  return `M0 0 ${point(-0.17)} ${point(0.17)}Z`;
}).join('');

/* Left, top and size of each spark: a star with four points. */
const SPARKS = [
  [16, 22, 2.2],
  [101, 15, 1.6],
  [108, 58, 2.4],
  [10, 84, 1.5],
  [22, 124, 2],
  [96, 132, 1.7],
  [84, 34, 1.2],
  [36, 44, 1.2],
] as const;

/* Returns the sparks that the number selects, as one path. */
function sparks(kind: number, height: number): string {
  const lit = SPARKS.filter(([, y], index) => y < height && (kind >>> index) % 3 !== 0);
  return lit
    .map(([x, y, size]) => {
      const side = (1.3 * size).toFixed(1);
      const waist = (0.5 * size).toFixed(1);
      return `M${x} ${(y - 1.8 * size).toFixed(1)}l${waist} ${side} ${side} ${waist}-${side} ${waist}-${waist} ${side}-${waist}-${side}-${side}-${waist} ${side}-${waist}Z`;
    })
    .join('');
}

/** The pattern behind a motif: rays, rings, lattice or waves, with a few sparks. */
export function Backdrop({ kind, palette, x, y, height }: BackdropProps): ReactElement {
  return (
    <g>
      {kind % 4 === 0 && (
        <path d={RAYS} transform={`translate(${x} ${y})`} fill={palette.light} opacity="0.09" />
      )}
      {kind % 4 === 1 && (
        <g fill="none" stroke={palette.light} opacity="0.13">
          <circle cx={x} cy={y} r="46" strokeWidth="1.5" />
          <circle cx={x} cy={y} r="60" strokeWidth="5" />
          <circle cx={x} cy={y} r="78" strokeWidth="1.5" />
          <circle cx={x} cy={y} r="94" strokeWidth="8" />
        </g>
      )}
      {kind % 4 === 2 && (
        <path
          d="M-20 40 60-40M-20 72 92-40M-20 104 124-40M-20 136 140-24M-20 168 140 8M-20 200 140 40M-20 232 140 72M-20 264 140 104"
          stroke={palette.light}
          strokeWidth="7"
          opacity="0.06"
        />
      )}
      {kind % 4 === 3 && (
        <path
          d={`M0 ${height - 46}q15-12 30 0t30 0 30 0 30 0V${height}H0ZM0 ${height - 28}q15-10 30 0t30 0 30 0 30 0V${height}H0Z`}
          fill={palette.light}
          opacity="0.08"
        />
      )}
      <path d={sparks(kind, height)} fill={palette.light} opacity="0.8" />
    </g>
  );
}
