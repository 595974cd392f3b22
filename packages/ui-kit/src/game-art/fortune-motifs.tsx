import type { ReactElement } from 'react';
import type { MotifDrawing, MotifProps } from './motif.tsx';

function Crown({ palette, metal }: MotifProps): ReactElement {
  return (
    <g strokeLinejoin="round">
      <path
        d="M-40 26-44-20-22-2 0-36 22-2 44-20 40 26Z"
        fill={metal}
        stroke={palette.light}
        strokeWidth="2.5"
      />
      <path d="M-38 26h76v10a4 4 0 0 1-4 4h-68a4 4 0 0 1-4-4Z" fill={palette.deep} />
      <path d="M-38 26h76v5h-76Z" fill={palette.light} opacity=".55" />
      <circle cx="-44" cy="-24" r="6" fill={palette.second} />
      <circle cx="0" cy="-39" r="7" fill={palette.accent} />
      <circle cx="44" cy="-24" r="6" fill={palette.second} />
      <path d="M0 0 9 11 0 22-9 11Z" fill={palette.accent} stroke={palette.light} strokeWidth="1.5" />
      <circle cx="-24" cy="14" r="4.5" fill={palette.second} />
      <circle cx="24" cy="14" r="4.5" fill={palette.second} />
      <path d="M-36 18-39-9" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".6" />
    </g>
  );
}

function Chest({ palette, metal }: MotifProps): ReactElement {
  return (
    <g strokeLinejoin="round">
      <path d="M-42 2c0-26 10-38 22-38h40c12 0 22 12 22 38Z" fill="#6d3a1c" />
      <path d="M-38 2c0-14 4-22 10-26h56c6 4 10 12 10 26Z" fill="#3a1c0d" />
      <circle cx="-20" cy="-2" r="10" fill={metal} stroke={palette.deep} />
      <circle cx="2" cy="-9" r="12" fill={metal} stroke={palette.deep} />
      <circle cx="24" cy="-3" r="10" fill={metal} stroke={palette.deep} />
      <path d="M12-22 19-13 12-4 5-13Z" fill={palette.second} stroke="#fff" strokeWidth="1.2" />
      <path d="M-44 2h88v32a6 6 0 0 1-6 6h-76a6 6 0 0 1-6-6Z" fill="#8a4b24" />
      <path d="M-44 14h88M-44 28h88" stroke="#5b2f15" strokeWidth="2" />
      <path d="M-44 2h88v7h-88ZM-34 2h9v38h-9ZM25 2h9v38h-9Z" fill={metal} />
      <path d="M-9 2H9v17a9 9 0 0 1-18 0Z" fill={metal} stroke={palette.light} strokeWidth="1.5" />
      <path d="M0 10v8" stroke={palette.deep} strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}

function Lantern({ palette, metal }: MotifProps): ReactElement {
  return (
    <g>
      <path d="M0-46v12M0 32v5" stroke={metal} strokeWidth="3" />
      <ellipse cx="0" cy="-2" rx="36" ry="29" fill={palette.accent} />
      <path
        d="M-12-30c-11 16-11 40 0 56M12-30c11 16 11 40 0 56M0-31v58"
        fill="none"
        stroke={palette.light}
        strokeWidth="1.5"
        opacity=".65"
      />
      <ellipse cx="0" cy="-2" rx="15" ry="19" fill={palette.light} opacity=".4" />
      <path d="M-16-36h32v7h-32ZM-16 25h32v7h-32Z" fill={metal} />
      <path d="M-8 37H8L5 47H-5Z" fill={palette.second} />
      <path
        d="M-27-8c2-8 6-12 11-15"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".7"
      />
    </g>
  );
}

/* One petal with its base at 0,30; the flower repeats and rotates it. */
const PETAL = 'M0 30C-20 14-16-14 0-36 16-14 20 14 0 30Z';

function Lotus({ palette, metal }: MotifProps): ReactElement {
  return (
    <g strokeLinejoin="round" stroke={palette.light} strokeWidth="1.5" transform="translate(0 -2) scale(.84)">
      <g fill={palette.deep}>
        <path d={PETAL} transform="rotate(-66 0 30)" />
        <path d={PETAL} transform="rotate(66 0 30)" />
      </g>
      <g fill={palette.accent}>
        <path d={PETAL} transform="rotate(-40 0 30)" />
        <path d={PETAL} transform="rotate(40 0 30)" />
      </g>
      <g fill={metal}>
        <path d={PETAL} transform="rotate(-18 0 30)" />
        <path d={PETAL} transform="rotate(18 0 30)" />
      </g>
      <path d={PETAL} fill={palette.light} stroke={palette.deep} />
      <ellipse cx="0" cy="34" rx="34" ry="6" fill={palette.second} stroke="none" opacity=".8" />
    </g>
  );
}

function Horseshoe({ palette, metal }: MotifProps): ReactElement {
  return (
    <g strokeLinecap="round" transform="translate(0 -4) scale(.88)">
      <path d="M-24 38C-46-8-28-34 0-34S46-8 24 38" fill="none" stroke={palette.deep} strokeWidth="22" />
      <path d="M-24 36C-44-8-27-33 0-33S44-8 24 36" fill="none" stroke={metal} strokeWidth="16" />
      <path
        d="M-31 8v.1M-31-10v.1M-19-26v.1M0-33v.1M19-26v.1M31-10v.1M31 8v.1"
        stroke={palette.deep}
        strokeWidth="5"
      />
      <path
        d="M0-4 7 6 0 34-7 6Z"
        fill={palette.second}
        stroke="#fff"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M-33-12c3-9 8-14 14-17" fill="none" stroke="#fff" strokeWidth="3" opacity=".6" />
    </g>
  );
}

/** More motifs of slots: a lobby has more slots than all other games together. */
export const FORTUNE_MOTIFS: readonly MotifDrawing[] = [Crown, Chest, Lantern, Lotus, Horseshoe];
