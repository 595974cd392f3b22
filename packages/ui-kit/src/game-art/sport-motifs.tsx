import type { ReactElement } from 'react';
import type { MotifDrawing, MotifProps } from './motif.tsx';

function Football({ palette }: MotifProps): ReactElement {
  return (
    <g>
      <ellipse cx="0" cy="46" rx="30" ry="5" fill="#000" opacity=".25" />
      <circle r="40" fill="#fff" />
      <circle r="40" fill={palette.deep} opacity=".18" cx="0" cy="0" />
      <circle r="38" cx="-2" cy="-2" fill="#fff" />
      <path d="M0-14 13.3-4.3 8.2 11.300H-8.200L-13.3-4.300Z" fill="#16213a" />
      <path
        d="M-9-39.5 0-33 9-39.500M35-19 29-9.5 38 3M26 30.5 18 28 13 38.500M-26 30.5-18 28-13 38.500M-35-19-29-9.5-38 3"
        fill="#16213a"
      />
      <path
        d="M0-14v-19M13.3-4.3 29-9.500M8.2 11.3 18 28M-8.2 11.3-18 28M-13.3-4.3-29-9.5"
        stroke="#16213a"
        strokeWidth="2"
      />
      <path d="M-31-16a34 34 0 0 1 15-15" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}

function Basketball({ palette }: MotifProps): ReactElement {
  return (
    <g>
      <circle r="40" fill="#f08a35" />
      <path d="M0-40a40 40 0 0 1 0 80 52 52 0 0 0 0-80Z" fill="#b5521a" opacity=".45" />
      <path
        d="M0-40V40M-40 0h80M-29-28c18 16 18 40 0 56M29-28c-18 16-18 40 0 56"
        fill="none"
        stroke="#4a1f0b"
        strokeWidth="2.5"
      />
      <path
        d="M-30-18a35 35 0 0 1 14-14"
        fill="none"
        stroke={palette.light}
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".8"
      />
    </g>
  );
}

function Cup({ palette }: MotifProps): ReactElement {
  return (
    <g strokeLinejoin="round">
      <path
        d="M-24-30h-16c0 18 6 28 20 30M24-30h16c0 18-6 28-20 30"
        fill="none"
        stroke={palette.accent}
        strokeWidth="6"
      />
      <path
        d="M-26-40h52c0 30-6 46-20 52v12h-12V12c-14-6-20-22-20-52Z"
        fill={palette.accent}
        stroke={palette.second}
        strokeWidth="2"
      />
      <path
        d="M-16-34c1 18 4 29 9 36"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".65"
      />
      <path d="M-20 24h40v8h-40zM-26 34h52v9h-52z" fill={palette.second} />
      <path d="M0-30l3.5 7.5 8 .9-6 5.5 1.7 8L0-12l-7.2 3.9 1.7-8-6-5.5 8-.9Z" fill="#fff" opacity=".9" />
    </g>
  );
}

export const SPORT_MOTIFS: readonly [MotifDrawing, ...MotifDrawing[]] = [Football, Basketball, Cup];
