import { circle } from './subject.ts';

export interface Composition {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: number;
  readonly behind: string;
  readonly below: string;
}

const RAYS = Array.from({ length: 14 }, (_, index) => {
  const angle = (index * Math.PI * 2) / 14;
  const point = (turn: number): string =>
    `${Math.round(Math.cos(angle + turn) * 170)} ${Math.round(Math.sin(angle + turn) * 170)}`;
  return `M0 0 ${point(-0.11)} ${point(0.11)}Z`;
}).join('');

const sparks = (list: readonly (readonly [number, number, number])[]): string => {
  const path = list
    .map(
      ([x, y, r]) =>
        `M${x} ${y - r * 2}L${x + r * 0.5} ${y - r * 0.5} ${x + r * 2} ${y} ${x + r * 0.5} ${y + r * 0.5} ${x} ${y + r * 2} ${x - r * 0.5} ${y + r * 0.5} ${x - r * 2} ${y} ${x - r * 0.5} ${y - r * 0.5}Z`,
    )
    .join('');
  return `<path d="${path}" fill="#fff6d0" opacity=".85"/>`;
};

const COIN_SPOTS = [
  [12, 150, 15],
  [34, 154, 13],
  [57, 156, 15],
  [81, 154, 14],
  [106, 150, 15],
  [24, 143, 9],
  [95, 143, 9],
] as const;
const coins = (scale: number, drop: number): string =>
  COIN_SPOTS.map(([x, y, r]) => {
    const [rx, ry] = [Math.round(r * scale), Math.round(r * scale * 4.5) / 10];
    return `M${x - rx} ${y + drop}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
  }).join('');

export const COMPOSITIONS: readonly [Composition, Composition, Composition] = [
  {
    x: 60,
    y: 74,
    scale: 0.98,
    turn: 0,
    behind: `<path d="${RAYS}" transform="translate(60 74)" fill="#fff" opacity=".08"/><g fill="none" stroke="url(#m)"><path d="${circle(60, 74, 56)}" stroke-width="2.600"/><path d="${circle(60, 74, 51.5)}" stroke-width=".8" opacity=".7"/></g>${sparks(
      [
        [14, 18, 2],
        [106, 22, 2.6],
        [108, 126, 1.8],
        [12, 128, 2.2],
      ],
    )}`,
    below: '',
  },
  {
    x: 62,
    y: 80,
    scale: 1.32,
    turn: -5,
    behind: `<path d="M-20 150 140 10V60L-20 200ZM-20 90 140-50V-30L-20 110Z" fill="#fff" opacity=".07"/>${sparks(
      [
        [14, 22, 2.4],
        [104, 16, 1.8],
        [110, 138, 2],
      ],
    )}`,
    below: '',
  },
  {
    x: 60,
    y: 76,
    scale: 1.14,
    turn: 3,
    behind: `<g fill="none" stroke="#fff" opacity=".12"><path d="${circle(60, 76, 62)}" stroke-width="5"/><path d="${circle(60, 76, 82)}" stroke-width="1.500"/><path d="${circle(60, 76, 98)}" stroke-width="9"/></g>${sparks(
      [
        [18, 26, 1.6],
        [102, 30, 2.4],
        [14, 96, 1.8],
      ],
    )}`,
    below: `<path d="${coins(1, 3)}" fill="#8a5208"/><path d="${coins(1, 0)}" fill="url(#m)" stroke="#a86a12" stroke-width=".5"/><path d="${coins(0.64, 0)}" fill="none" stroke="#a86a12" opacity=".6"/>`,
  },
];
