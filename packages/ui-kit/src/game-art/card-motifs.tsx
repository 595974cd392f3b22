import type { ReactElement } from 'react';
import type { MotifDrawing, MotifProps } from './motif.tsx';

const SPADE =
  'M0-12C4-6 12-2 12 5a6 6 0 0 1-10 4.500C2 12 3 14 5 15H-5c2-1 3-3 3-5.500A6 6 0 0 1-12 5C-12-2-4-6 0-12Z';
const HEART = 'M0 13C-4 7-12 3-12-4A6.4 6.4 0 0 1 0-7.5 6.4 6.4 0 0 1 12-4C12 3 4 7 0 13Z';
const DIAMOND = 'M0-14 10 0 0 14-10 0Z';

function Card({ suit, fill }: { suit: string; fill: string }): ReactElement {
  return (
    <g>
      <rect x="-21" y="-31" width="42" height="62" rx="6" fill="#fff" stroke="#c8cede" strokeWidth="1" />
      <path d={suit} fill={fill} transform="scale(1.15)" />
      <path d={suit} fill={fill} transform="translate(-13.5 -22.5) scale(.36)" />
      <path d={suit} fill={fill} transform="translate(13.5 22.5) rotate(180) scale(.36)" />
    </g>
  );
}

function Fan({ palette }: MotifProps): ReactElement {
  return (
    <g>
      <g transform="rotate(-20) translate(-19 2)">
        <Card suit={DIAMOND} fill={palette.accent} />
      </g>
      <g transform="rotate(20) translate(19 2)">
        <Card suit={SPADE} fill={palette.second} />
      </g>
      <g transform="translate(0 -4)">
        <Card suit={HEART} fill={palette.accent} />
      </g>
    </g>
  );
}

function Royal({ palette, metal }: MotifProps): ReactElement {
  return (
    <g strokeLinejoin="round">
      <g transform="translate(0 8) scale(1.12)">
        <Card suit={SPADE} fill={palette.second} />
      </g>
      <path
        d="M-24-20-30-44l15 10 15-16 15 16 15-10-6 24Z"
        fill={metal}
        stroke={palette.light}
        strokeWidth="1.5"
      />
      <circle cy="-29" r="4" fill={palette.accent} />
      <circle cx="-15" cy="-27" r="2.5" fill={palette.light} />
      <circle cx="15" cy="-27" r="2.5" fill={palette.light} />
    </g>
  );
}

function Pair({ palette, metal }: MotifProps): ReactElement {
  return (
    <g>
      <g transform="rotate(-11) translate(-14 -2)">
        <rect
          x="-22"
          y="-33"
          width="44"
          height="66"
          rx="6"
          fill={metal}
          stroke={palette.light}
          strokeWidth="1.5"
        />
        <rect
          x="-17"
          y="-28"
          width="34"
          height="56"
          rx="3"
          fill="none"
          stroke={palette.deep}
          strokeWidth="1.5"
        />
        <path d="M0-18 12 0 0 18-12 0Z" fill={palette.deep} opacity=".7" />
      </g>
      <g transform="rotate(12) translate(15 3)">
        <Card suit={HEART} fill={palette.accent} />
      </g>
    </g>
  );
}

export const CARD_MOTIFS: readonly [MotifDrawing, ...MotifDrawing[]] = [Fan, Royal, Pair];
