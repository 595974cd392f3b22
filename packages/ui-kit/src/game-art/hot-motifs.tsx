import type { ReactElement } from 'react';
import type { MotifDrawing, MotifProps } from './motif.tsx';

const FLAME =
  'M2-46C6-28 34-18 34 10 34 32 18 44 0 44S-34 32-34 10C-34-4-26-14-18-22c2 8 6 13 11 16C-10-18-8-34 2-46Z';

function Flame({ palette, metal }: MotifProps): ReactElement {
  return (
    <g>
      <path d={FLAME} fill={palette.accent} />
      <path d={FLAME} fill={metal} transform="translate(0 10) scale(.74)" />
      <path d={FLAME} fill={palette.light} transform="translate(0 22) scale(.42)" />
    </g>
  );
}

function Bolt({ palette, metal }: MotifProps): ReactElement {
  return (
    <g strokeLinejoin="round">
      <circle r="40" fill={palette.accent} opacity=".35" />
      <circle r="40" fill="none" stroke={metal} strokeWidth="4" />
      <path d="M8-44-26 8h20l-6 36 36-54H4Z" fill={metal} stroke={palette.light} strokeWidth="2.5" />
    </g>
  );
}

function Star({ palette, metal }: MotifProps): ReactElement {
  return (
    <g strokeLinejoin="round">
      <path d={FLAME} fill={palette.accent} opacity=".8" transform="scale(1.05)" />
      <path
        d="M0-24 8.5-6.5 28-4 14 9.8 17.3 29 0 19.8-17.3 29-14 9.8-28-4-8.5-6.500Z"
        fill={metal}
        stroke={palette.light}
        strokeWidth="2.5"
      />
      <path
        d="M0-24V19.800M0 4-28-4M0 4 28-4M0 4 17.3 29M0 4-17.3 29"
        stroke={palette.light}
        strokeWidth="1"
        opacity=".6"
      />
    </g>
  );
}

export const HOT_MOTIFS: readonly [MotifDrawing, ...MotifDrawing[]] = [Flame, Bolt, Star];
