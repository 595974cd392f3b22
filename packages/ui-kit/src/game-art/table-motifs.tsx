import type { ReactElement } from 'react';
import type { MotifDrawing, MotifProps } from './motif.tsx';

/* Returns every second pocket of the roulette wheel as one path, from the first or the second on. */
const pockets = (first: number): string =>
  [0, 2, 4, 6, 8, 10]
    .map((index) => {
      const at = (turn: number): string => {
        const angle = ((first + index + turn) * Math.PI) / 6;
        return `${(Math.cos(angle) * 38).toFixed(1)} ${(Math.sin(angle) * 38).toFixed(1)}`;
      };
      return `M0 0 ${at(0)}A38 38 0 0 1 ${at(1)}Z`;
    })
    .join('');
const RED_POCKETS = /* @__PURE__ */ pockets(0);
const DARK_POCKETS = /* @__PURE__ */ pockets(1);

function Roulette({ palette, metal }: MotifProps): ReactElement {
  return (
    <g>
      <circle r="46" fill={metal} />
      <circle r="40" fill={palette.deep} />
      <path d={RED_POCKETS} fill="#d8344a" stroke={palette.light} strokeWidth=".7" />
      <path d={DARK_POCKETS} fill="#161a2b" stroke={palette.light} strokeWidth=".7" />
      <circle r="22" fill={metal} stroke={palette.light} strokeWidth="1.5" />
      <path d="M-20 0h40M0-20v40" stroke={palette.deep} strokeWidth="4" strokeLinecap="round" />
      <circle r="7" fill={palette.light} />
      <circle cx="22" cy="-21" r="5" fill="#fff" />
      <path
        d="M-40-18a44 44 0 0 1 26-23"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".7"
      />
    </g>
  );
}

function Chip({ fill, edge }: { fill: string; edge: string }): ReactElement {
  return (
    <g>
      <circle r="24" fill={fill} />
      <circle r="20.5" fill="none" stroke={edge} strokeWidth="7" strokeDasharray="10.7 10.7" />
      <circle r="14" fill={fill} stroke={edge} strokeWidth="1.5" />
      <path d="M0-7 6 0 0 7-6 0Z" fill={edge} />
    </g>
  );
}

function Chips({ palette, metal }: MotifProps): ReactElement {
  return (
    <g>
      <g transform="translate(-21 16)">
        <Chip fill="#d8344a" edge={palette.second} />
      </g>
      <g transform="translate(23 14)">
        <Chip fill="#1d2a55" edge={palette.second} />
      </g>
      <g transform="translate(0 -14) scale(1.2)">
        <circle r="25.5" fill="#000" opacity=".25" cy="2" />
        <Chip fill={metal} edge={palette.deep} />
      </g>
    </g>
  );
}

function Dice({ palette }: MotifProps): ReactElement {
  return (
    <g>
      <g transform="translate(-16 10) rotate(-14)">
        <rect x="-25" y="-25" width="50" height="50" rx="11" fill="#fff" />
        <rect x="-25" y="-25" width="50" height="50" rx="11" fill={palette.deep} opacity=".12" />
        <g fill="#d8344a">
          <circle cx="-12" cy="-12" r="5" />
          <circle cx="12" cy="12" r="5" />
          <circle r="5" />
          <circle cx="12" cy="-12" r="5" />
          <circle cx="-12" cy="12" r="5" />
        </g>
      </g>
      <g transform="translate(21 -17) rotate(18) scale(.82)">
        <rect
          x="-25"
          y="-25"
          width="50"
          height="50"
          rx="11"
          fill={palette.accent}
          stroke={palette.light}
          strokeWidth="1.5"
        />
        <g fill={palette.light}>
          <circle cx="-11" cy="-11" r="5" />
          <circle cx="11" cy="11" r="5" />
        </g>
      </g>
    </g>
  );
}

export const CASINO_MOTIFS: readonly [MotifDrawing, ...MotifDrawing[]] = [Roulette, Chips, Dice];

function Ball({ fill, digit }: { fill: string; digit: string }): ReactElement {
  return (
    <g>
      <circle r="21" fill={fill} />
      <circle r="21" fill="#000" opacity=".12" cx="2" cy="2" />
      <circle r="20" fill={fill} />
      <circle r="12" fill="#fff" />
      <path
        d={digit}
        fill="none"
        stroke="#1d2438"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M-14-9a17 17 0 0 1 10-8"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".8"
      />
    </g>
  );
}

const DIGIT = {
  seven: 'M-4-5.500h8L-1 6',
  nine: 'M4-2a4 4 0 1 0-4 3.500M4-2C4 3 2 5.5-2 6',
  eight: 'M0-.5a3 3 0 1 1 0-5.5 3 3 0 0 1 0 5.500ZM0-.5a3.4 3.4 0 1 1 0 6.5 3.4 3.4 0 0 1 0-6.500Z',
} as const;

function Balls({ palette, metal }: MotifProps): ReactElement {
  return (
    <g>
      <g transform="translate(-22 16)">
        <Ball fill={palette.accent} digit={DIGIT.seven} />
      </g>
      <g transform="translate(22 17)">
        <Ball fill={palette.second} digit={DIGIT.eight} />
      </g>
      <g transform="translate(0 -18) scale(1.15)">
        <Ball fill={metal} digit={DIGIT.nine} />
      </g>
    </g>
  );
}

function Ticket({ palette, metal }: MotifProps): ReactElement {
  return (
    <g transform="rotate(-12)">
      <path
        d="M-44-24h88v14a10 10 0 0 0 0 20v14h-88V10a10 10 0 0 0 0-20Z"
        fill={palette.accent}
        transform="rotate(14) translate(0 6)"
      />
      <path
        d="M-44-24h88v14a10 10 0 0 0 0 20v14h-88V10a10 10 0 0 0 0-20Z"
        fill={metal}
        stroke={palette.light}
        strokeWidth="1.5"
      />
      <path d="M22-24v48" stroke={palette.deep} strokeWidth="2" strokeDasharray="4 4" />
      <g
        transform="translate(-12 0)"
        fill="none"
        stroke={palette.deep}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={DIGIT.seven} transform="translate(-16 0) scale(1.2)" strokeWidth="3.2" />
        <path d={DIGIT.nine} transform="scale(1.2)" strokeWidth="3.2" />
        <path d={DIGIT.eight} transform="translate(16 0) scale(1.2)" strokeWidth="3.2" />
      </g>
      <path d="M33-6l1.8 4 4.2.5-3.1 3 .9 4.300L33 3.700l-3.8 2.1.9-4.3-3.1-3 4.2-.5Z" fill={palette.deep} />
    </g>
  );
}

export const LOTTO_MOTIFS: readonly [MotifDrawing, ...MotifDrawing[]] = [Balls, Ticket];
