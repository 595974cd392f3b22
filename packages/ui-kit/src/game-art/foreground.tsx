import type { ReactElement } from 'react';
import type { Palette } from './palettes.ts';

interface ForegroundProps {
  /** Any integer; selects one of the foregrounds. */
  kind: number;
  palette: Palette;
  metal: string;
  /** `url(#…)` of the gradient that darkens the bottom. */
  shade: string;
}

const COINS = [
  [14, 156, 15],
  [36, 159, 13],
  [58, 161, 15],
  [82, 158, 14],
  [106, 156, 15],
  [26, 148, 9],
  [95, 148, 9],
] as const;

/* One path for all coins of a layer, because a lobby draws hundreds of covers. */
const layer = (scale: number, drop: number): string =>
  COINS.map(([x, y, r]) => {
    const width = Math.round(r * scale);
    const height = Math.round(r * scale * 5) / 10;
    const arc = `a${width} ${height} 0 1 0`;
    return `M${x - width} ${y + drop}${arc} ${2 * width} 0${arc} ${-2 * width} 0Z`;
  }).join('');
const COIN_EDGE = /* @__PURE__ */ layer(1, 3);
const COIN_FACE = /* @__PURE__ */ layer(1, 0);
const COIN_RING = /* @__PURE__ */ layer(0.64, 0);

/** The ground under the motif of a cover: coins, a stage, dunes or a shadow. */
export function Foreground({ kind, palette, metal, shade }: ForegroundProps): ReactElement {
  const stage = kind % 4;
  return (
    <g>
      <path d="M0 70h120v90H0Z" fill={shade} />
      {stage === 0 && (
        <g>
          <path d={COIN_EDGE} fill={palette.deep} />
          <path d={COIN_FACE} fill={metal} stroke={palette.deep} strokeWidth="0.5" />
          <path d={COIN_RING} fill="none" stroke={palette.deep} opacity="0.5" />
        </g>
      )}
      {stage === 1 && (
        <g>
          <ellipse cx="60" cy="138" rx="50" ry="13" fill={palette.deep} />
          <ellipse cx="60" cy="133" rx="50" ry="13" fill={metal} />
          <ellipse cx="60" cy="131.5" rx="43" ry="10" fill={palette.top} />
          <ellipse cx="60" cy="131.5" rx="30" ry="6" fill={palette.glow} opacity="0.45" />
        </g>
      )}
      {stage === 2 && (
        <g fill={palette.top}>
          <path d="M0 138C22 120 44 122 64 136s40 8 56-6v30H0Z" opacity="0.6" />
          <path d="M0 150c26-14 52-6 72 0s36 2 48-6v16H0Z" />
        </g>
      )}
      {stage === 3 && (
        <g>
          <ellipse cx="60" cy="136" rx="42" ry="8" fill="#000" opacity="0.28" />
          <path d="M24 150h72" stroke={metal} strokeWidth="1.5" strokeLinecap="round" opacity="0.7" />
          <path d="m60 145 4.5 5-4.5 5-4.5-5Z" fill={metal} />
        </g>
      )}
    </g>
  );
}
