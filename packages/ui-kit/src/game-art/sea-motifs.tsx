import type { ReactElement } from 'react';
import type { MotifDrawing, MotifProps } from './motif.tsx';

function Bubbles(): ReactElement {
  return (
    <g fill="none" stroke="#fff" strokeWidth="1.5" opacity=".75">
      <circle cx="-38" cy="-28" r="5" />
      <circle cx="-28" cy="-40" r="3" />
      <circle cx="40" cy="34" r="4" />
      <circle cx="-44" cy="24" r="2.5" />
    </g>
  );
}

function Koi({ palette, metal }: MotifProps): ReactElement {
  return (
    <g transform="scale(.92)">
      <Bubbles />
      <path d="M20 0C32-22 44-24 48-22 44-10 44 10 48 22 44 24 32 22 20 0Z" fill={palette.accent} />
      <path
        d="M-8-18C0-36 18-36 22-30 18-22 16-16 14-12ZM-4 16C0 30 12 34 18 30 16 22 14 16 12 12Z"
        fill={palette.accent}
      />
      <path
        d="M-46 2C-36-20-10-26 12-14 20-9 26-4 30 0 26 5 20 10 12 15-10 26-36 22-46 2Z"
        fill={metal}
        stroke={palette.light}
        strokeWidth="1.5"
      />
      <path
        d="M-22-15c7 9 7 22 0 32"
        fill="none"
        stroke={palette.deep}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path
        d="M-10-9c4 3 4 8 0 11M-10 3c4 3 4 8 0 10M2-10c4 3 4 8 0 11M2 2c4 3 4 8 0 11M13-5c3 3 3 7 0 10"
        fill="none"
        stroke={palette.deep}
        strokeWidth="1.8"
        strokeLinecap="round"
        opacity=".7"
      />
      <circle cx="-33" cy="-3" r="5" fill="#fff" />
      <circle cx="-34" cy="-3" r="2.6" fill="#16213a" />
    </g>
  );
}

function Shark({ palette }: MotifProps): ReactElement {
  return (
    <g transform="scale(.92)">
      <Bubbles />
      <path
        d="M-48 8C-34-14-4-20 24-6L44-22c2 10 0 18-4 24 6 4 9 10 9 18L24 12C-4 26-34 22-48 8Z"
        fill="#8fb3d9"
      />
      <path d="M-48 8c14 14 44 18 72 4-16 0-44 4-72-4Z" fill="#eef6ff" />
      <path
        d="M-10-14C-4-32 8-36 14-36 10-26 12-18 16-10ZM-6 17c4 12 12 16 20 16-4-6-4-12-2-19Z"
        fill="#6a8fb8"
      />
      <path
        d="M-20-6c2 5 2 9 0 14M-14-7c2 5 2 9 0 15"
        fill="none"
        stroke="#4a6c94"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx="-33" cy="1" r="3" fill="#16213a" />
      <path d="M-44 10c6 4 12 5 18 4l-4 4-3-3-4 3-3-4Z" fill="#fff" />
      <circle cx="34" cy="-36" r="6" fill={palette.second} opacity=".9" />
    </g>
  );
}

function Pearl({ palette, metal }: MotifProps): ReactElement {
  return (
    <g strokeLinejoin="round">
      <Bubbles />
      <path
        d="M0-40c24 0 42 16 42 34L0 8-42-6c0-18 18-34 42-34Z"
        fill={metal}
        stroke={palette.light}
        strokeWidth="1.5"
      />
      <path
        d="M0-40V8M-22-34-10 5M22-34 10 5M-37-20-20 1M37-20 20 1"
        stroke={palette.deep}
        strokeWidth="2"
        opacity=".55"
      />
      <path
        d="M-42 8c6 22 22 30 42 30S36 30 42 8L0 16Z"
        fill={palette.accent}
        stroke={palette.light}
        strokeWidth="1.5"
      />
      <circle cy="10" r="14" fill="#fff" />
      <circle cx="2" cy="12" r="12" fill={palette.second} opacity=".5" />
      <circle cx="-5" cy="5" r="4" fill="#fff" />
    </g>
  );
}

export const SEA_MOTIFS: readonly [MotifDrawing, ...MotifDrawing[]] = [Koi, Shark, Pearl];
