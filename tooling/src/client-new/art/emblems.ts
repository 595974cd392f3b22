import { angles, around, polygon, star, turned } from './shapes.ts';

export interface EmblemInk {
  readonly main: string;
  readonly light: string;
  readonly deep: string;
}

type Draw = (ink: EmblemInk) => string;

function facetedStar(cx: number, cy: number, outer: number, ink: EmblemInk): string {
  const inner = outer * 0.42;
  const halves = angles(5).map((angle) => {
    const tip = around(cx, cy, outer, angle);
    const left = polygon([[cx, cy], around(cx, cy, inner, angle - 36), tip]);
    const right = polygon([[cx, cy], tip, around(cx, cy, inner, angle + 36)]);
    return `<path fill="${ink.light}" d="${left}"/><path fill="${ink.deep}" d="${right}"/>`;
  });
  return `<path fill="${ink.main}" d="${star(cx, cy, outer, inner)}"/>${halves.join('')}`;
}

const crown: Draw = ({ main, light, deep }) =>
  `<path fill="${main}" d="M12 36C21 40 29 47 33 55C38 43 43 32 50 22C57 32 62 43 67 55C71 47 79 40 88 36L79 76C60 71 40 71 21 76Z"/>` +
  `<path fill="${main}" d="M22 80C40 75.500 60 75.500 78 80L77 87C60 83 40 83 23 87Z"/>` +
  `<circle cx="12" cy="31" r="5" fill="${light}"/><circle cx="88" cy="31" r="5" fill="${light}"/><circle cx="50" cy="16" r="6" fill="${light}"/>` +
  `<path fill="${deep}" opacity=".7" d="${polygon([
    [50, 48],
    [56, 58],
    [50, 68],
    [44, 58],
  ])}"/>`;

const lotus: Draw = ({ main, light, deep }) => {
  const petal = 'M50 84C36 70 34 46 50 20C66 46 64 70 50 84Z';
  const outer = 'M50 84C31 80 15 66 10 44C31 47 45 62 50 84Z';
  const wide = 'M50 84C33 74 24 56 27 32C43 43 51 62 50 84Z';
  const mirrored = (path: string, fill: string) =>
    `<path fill="${fill}" d="${path}"/><path fill="${fill}" transform="matrix(-1 0 0 1 100 0)" d="${path}"/>`;
  return (
    mirrored(outer, deep) +
    mirrored(wide, main) +
    `<path fill="${light}" d="${petal}"/><path fill="${main}" opacity=".75" d="M50 84C42 72 41 54 50 34C59 54 58 72 50 84Z"/>`
  );
};

const gem: Draw = ({ main, light, deep }) =>
  `<path fill="${main}" d="M26 20H74L94 44L50 88L6 44Z"/>` +
  `<path fill="${light}" d="M26 20L36 44H6ZM74 20L50 20L64 44ZM36 44H64L50 88Z"/>` +
  `<path fill="${deep}" opacity=".8" d="M64 44H94L50 88ZM50 20L36 44H64Z"/>`;

const flame: Draw = ({ main, light, deep }) =>
  `<path fill="${deep}" d="M52 6C56 24 82 34 82 60C82 79 68 93 50 93C32 93 18 79 18 60C18 47 26 40 31 30C35 36 37 40 40 42C46 33 52 22 52 6Z"/>` +
  `<path fill="${main}" d="M52 24C54 38 73 46 73 64C73 79 63 89 50 89C37 89 27 79 27 66C27 57 32 52 35 46C38 50 40 53 43 54C48 46 52 36 52 24Z"/>` +
  `<path fill="${light}" d="M51 50C53 58 63 62 63 73C63 82 57 87 50 87C43 87 37 82 37 74C37 65 48 62 51 50Z"/>`;

const wave: Draw = ({ main, light, deep }) =>
  `<circle cx="50" cy="50" r="42" fill="${deep}"/>` +
  `<path fill="${light}" d="M50 8A42 42 0 0 1 91.500 44C80 36 68 34 58 40C48 46 42 54 30 54C20 54 13 49 8.200 45A42 42 0 0 1 50 8Z" opacity=".35"/>` +
  `<path fill="${main}" d="M8.200 45C18 54 30 58 42 52C54 46 62 38 74 41C82 43 88 48 92 52A42 42 0 0 1 89 66C78 58 70 56 60 61C48 67 38 74 24 70C18 68 13.500 64 10 61A42 42 0 0 1 8.200 45Z"/>` +
  `<path fill="${light}" d="M11 65C22 76 36 78 48 72C60 66 72 62 87 71A42 42 0 0 1 14 72Z"/>`;

const sun: Draw = ({ main, light, deep }) =>
  turned(`<path fill="${main}" d="M50 3L56 22H44Z"/>`, angles(12)) +
  turned(`<path fill="${deep}" d="M50 11L54 24H46Z"/>`, angles(12, 15)) +
  `<circle cx="50" cy="50" r="25" fill="${main}"/><circle cx="50" cy="50" r="19" fill="${light}"/>`;

const moon: Draw = (ink) =>
  `<path fill="${ink.main}" d="M60 6A45 45 0 1 0 94 60A36 36 0 1 1 60 6Z"/>` +
  `<path fill="${ink.light}" opacity=".6" d="M44 14A40 40 0 0 0 22 76A45 45 0 0 1 44 14Z"/>` +
  facetedStar(70, 38, 17, ink);

const clover: Draw = ({ main, light, deep }) => {
  const leaf = 'M50 49C40 43 24 36 27 21C29 10 43 9 50 20C57 9 71 10 73 21C76 36 60 43 50 49Z';
  const vein = `<path fill="none" stroke="${deep}" stroke-width="2.200" stroke-linecap="round" opacity=".7" d="M50 44V28"/>`;
  return (
    `<path fill="none" stroke="${deep}" stroke-width="6" stroke-linecap="round" d="M52 54C58 70 66 82 80 92"/>` +
    turned(`<path fill="${main}" d="${leaf}"/>${vein}`, [0, 90, 180, 270]) +
    `<circle cx="50" cy="50" r="5" fill="${light}"/>`
  );
};

export const emblems = {
  crown,
  star: (ink: EmblemInk) => facetedStar(50, 53, 47, ink),
  lotus,
  gem,
  flame,
  wave,
  sun,
  moon,
  clover,
} satisfies Readonly<Record<string, Draw>>;

export const symbolIds = [
  'initial',
  'crown',
  'star',
  'lotus',
  'gem',
  'flame',
  'wave',
  'sun',
  'moon',
  'clover',
] as const;
export type SymbolId = (typeof symbolIds)[number];
