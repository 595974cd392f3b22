import type { ReactElement } from 'react';
import { FORTUNE_MOTIFS } from './fortune-motifs.tsx';
import type { MotifDrawing, MotifProps } from './motif.tsx';

const SEVEN = 'M-15-20h30v8.500L1.5 20h-11.500L3-10h-10v6h-8Z';

function Sevens({ palette, metal }: MotifProps): ReactElement {
  return (
    <g strokeLinejoin="round">
      <path
        d={SEVEN}
        transform="translate(-29 4) rotate(-10) scale(.9)"
        fill={palette.accent}
        stroke={palette.light}
        strokeWidth="2.5"
      />
      <path
        d={SEVEN}
        transform="translate(29 4) rotate(10) scale(.9)"
        fill={palette.accent}
        stroke={palette.light}
        strokeWidth="2.5"
      />
      <path
        d={SEVEN}
        transform="translate(0 -2) scale(1.45)"
        fill={metal}
        stroke={palette.light}
        strokeWidth="2"
      />
      <path d="M-17-27h34" stroke="#fff" strokeWidth="2.5" strokeLinecap="round" opacity=".8" />
    </g>
  );
}

function Gem({ palette, metal }: MotifProps): ReactElement {
  return (
    <g strokeLinejoin="round">
      <path d="M-23-26h46L42-6 0 42-42-6Z" fill={palette.second} stroke={palette.light} strokeWidth="2" />
      <path d="M-23-26-16-6h32l7-20Z" fill="#fff" opacity=".55" />
      <path d="M-42-6h26L0 42Z" fill={palette.deep} opacity=".35" />
      <path d="M42-6H16L0 42Z" fill="#000" opacity=".22" />
      <path
        d="M-42-6h84M-16-6 0 42 16-6M-23-26-16-6 0-26 16-6 23-26"
        fill="none"
        stroke="#fff"
        strokeWidth="1.5"
        opacity=".7"
      />
      <circle cx="30" cy="-32" r="8" fill={metal} />
      <circle cx="-34" cy="30" r="6" fill={metal} />
    </g>
  );
}

function Cherries({ palette }: MotifProps): ReactElement {
  return (
    <g>
      <path
        d="M-17 10C-14-14 0-28 20-36M20 18C20-8 18-24 20-36"
        fill="none"
        stroke="#3f9b4b"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M20-36C32-46 44-40 46-30 34-26 24-28 20-36Z" fill="#5cc46a" />
      <circle cx="-18" cy="22" r="20" fill={palette.accent} />
      <circle cx="21" cy="28" r="18" fill={palette.accent} />
      <circle cx="-18" cy="22" r="20" fill="#000" opacity=".12" />
      <path
        d="M-29 14a13 13 0 0 1 9-8M11 21a11 11 0 0 1 8-7"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".85"
      />
    </g>
  );
}

function Bell({ palette, metal }: MotifProps): ReactElement {
  return (
    <g>
      <circle cx="0" cy="34" r="8" fill={palette.deep} />
      <path
        d="M0-42a6 6 0 0 1 6 6c15 3 22 15 23 30 1 14 4 22 10 28v6h-78v-6c6-6 9-14 10-28 1-15 8-27 23-30a6 6 0 0 1 6-6Z"
        fill={metal}
        stroke={palette.light}
        strokeWidth="2"
      />
      <path
        d="M-18-6c1-11 6-18 13-21"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".75"
      />
      <path d="M-39 22h78" stroke={palette.deep} strokeWidth="2" opacity=".6" />
      <path
        d="M-18-30c-9-8-20-4-22 4 8 4 16 2 22-4ZM18-30c9-8 20-4 22 4-8 4-16 2-22-4Z"
        fill={palette.accent}
      />
    </g>
  );
}

export const SLOT_MOTIFS: readonly [MotifDrawing, ...MotifDrawing[]] = [
  Sevens,
  Gem,
  Cherries,
  Bell,
  ...FORTUNE_MOTIFS,
];
