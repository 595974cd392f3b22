// The drawings of the game categories. Each drawing has its centre at (160, 108). `tiles.ts` scales and places it.
import { angles, around, polygon, star, turned } from './shapes.ts';
import { outline, drawAt } from './thai-outlines.ts';
import type { FontId } from '../fonts.ts';

export interface DrawingInk {
  readonly metal: string;
  readonly metalDeep: string;
  readonly second: string;
  readonly secondDeep: string;
  readonly line: string;
  readonly font: FontId;
}

const [cx, cy] = [160, 108];
const shadow = (width: number, y = 186) =>
  `<ellipse cx="${cx}" cy="${y}" rx="${width}" ry="9" fill="#000" opacity=".28"/>`;

function figure(text: string, x: number, y: number, size: number, fill: string, font: FontId): string {
  const drawn = outline(text, { font, size });
  const { left, right, top, bottom } = drawn.box;
  return drawAt(drawn, x - (left + right) / 2, y - (top + bottom) / 2, fill);
}

const red = '#d1303c';
const spade =
  'M0 -15C5 -7 14 -3 14 5C14 12 5 12.500 2 7.500Q2.500 13 6 16H-6Q-2.500 13 -2 7.500C-5 12.500 -14 12 -14 5C-14 -3 -5 -7 0 -15Z';
const heart = 'M0 14C-8 6 -15 1 -15 -6C-15 -13 -5 -14.500 0 -7C5 -14.500 15 -13 15 -6C15 1 8 6 0 14Z';

export function football({ line, metal }: DrawingInk): string {
  const patch = (x: number, y: number, size: number, rotation: number) =>
    `<path transform="rotate(${rotation} ${x} ${y})" d="${polygon(angles(5).map((angle) => around(x, y, size, angle)))}"/>`;
  const rim = angles(5, 36).map((angle) => {
    const [x, y] = around(cx, cy, 59, angle);
    return patch(x, y, 23, angle + 180);
  });
  const seams = angles(5).flatMap((angle) => {
    const [from, to] = [around(cx, cy, 22, angle), around(cx, cy, 44, angle)];
    const sides = [angle - 21, angle + 21].map((side) => around(cx, cy, 58, side));
    return [from, ...sides].map(([x, y]) => `M${to.join(' ')}L${x} ${y}`);
  });
  return (
    shadow(48) +
    `<path fill="none" stroke="${metal}" stroke-width="5" stroke-linecap="round" opacity=".8" d="M40 182Q66 172 92 146M58 200Q86 190 108 168M30 156Q56 148 82 124"/>` +
    `<clipPath id="ball"><circle cx="${cx}" cy="${cy}" r="60"/></clipPath>` +
    `<g clip-path="url(#ball)"><circle cx="${cx}" cy="${cy}" r="60" fill="#f7f8fb"/>` +
    `<g fill="${line}">${patch(cx, cy, 23, 0)}${rim.join('')}</g>` +
    `<path fill="none" stroke="${line}" stroke-width="3" d="${seams.join('')}"/>` +
    `<path fill="#000" opacity=".16" d="M196 58A62 62 0 0 1 112 148A72 72 0 0 0 196 58Z"/></g>`
  );
}

function chip(x: number, y: number, size: number, fill: string, light: string): string {
  const notch = `<path fill="${light}" d="M-9 -50L-7.500 -36H7.500L9 -50Z"/>`;
  return (
    `<g transform="translate(${x} ${y}) scale(${size})"><circle r="50" fill="${fill}"/>${turned(notch, angles(8), 0, 0)}` +
    `<circle r="35" fill="${light}"/><circle r="32" fill="${fill}"/><circle r="25" fill="none" stroke="${light}" stroke-width="1.500" stroke-dasharray="3 3"/></g>`
  );
}

export function chips({ metal, metalDeep, second, secondDeep }: DrawingInk): string {
  const pips = [
    [-10, -10],
    [10, -10],
    [0, 0],
    [-10, 10],
    [10, 10],
  ];
  return (
    shadow(86) +
    chip(98, 134, 0.74, secondDeep, '#fff') +
    chip(226, 128, 0.82, second, '#fff') +
    chip(162, 100, 1.22, metalDeep, '#fff') +
    `<path fill="${metal}" d="${star(162, 101, 24, 10)}"/>` +
    `<g transform="translate(222 164) rotate(14)"><rect x="-21" y="-21" width="42" height="42" rx="9" fill="#fff"/>` +
    `<g fill="${metalDeep}">${pips.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4.200"/>`).join('')}</g></g>`
  );
}

export function slotMachine({ metal, metalDeep, second, line, font }: DrawingInk): string {
  const reels = [107, 160, 213].map(
    (x) =>
      `<rect x="${x - 23}" y="82" width="46" height="62" rx="6" fill="url(#reel)"/>${figure('7', x, 113, 44, second, font)}`,
  );
  const lamps = [96, 128, 160, 192, 224].map(
    (x) => `<circle cx="${x}" cy="58" r="4.500" fill="#fff" opacity=".9"/>`,
  );
  return (
    shadow(88, 192) +
    `<path fill="none" stroke="#d7dbe6" stroke-width="8" stroke-linecap="round" d="M256 140H268V76"/><circle cx="268" cy="68" r="13" fill="${second}"/><circle cx="264" cy="64" r="4" fill="#fff" opacity=".6"/>` +
    `<rect x="64" y="36" width="192" height="150" rx="26" fill="${metal}"/>` +
    `<rect x="64" y="162" width="192" height="24" rx="12" fill="${metalDeep}"/>` +
    `<rect x="76" y="72" width="168" height="82" rx="14" fill="${line}"/>${lamps.join('')}${reels.join('')}` +
    `<path fill="${line}" opacity=".3" d="M84 112H236V114.500H84Z"/>`
  );
}

/** The water below the fish, from edge to edge of the tile. */
export const water =
  '<path fill="#fff" opacity=".2" d="M0 190C40 178 70 200 110 190S190 178 220 190S290 200 320 186V240H0Z"/>' +
  '<path fill="#fff" opacity=".16" d="M0 206C50 196 80 216 130 206S220 196 260 206S300 214 320 206V240H0Z"/>';

export function fish({ metal, metalDeep, second, line }: DrawingInk): string {
  const bubbles = [
    [58, 62, 7],
    [76, 42, 4],
    [270, 66, 6],
    [252, 44, 3.5],
    [48, 92, 4],
  ].map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`);
  const scales = [0, 1, 2].flatMap((column) =>
    [0, 1].map((row) => `M${168 + column * 20 - row * 9} ${92 + row * 18}q9 8 0 17`),
  );
  return (
    `<g fill="none" stroke="#fff" stroke-width="2" opacity=".55">${bubbles.join('')}</g>` +
    `<path fill="${second}" d="M216 106C236 92 254 70 274 66C268 88 268 122 276 148C252 144 234 124 216 110Z"/>` +
    `<path fill="${second}" d="M140 66C156 44 190 42 206 54C196 60 192 68 194 78Z"/>` +
    `<path fill="${metalDeep}" d="M132 142C140 162 160 172 178 168C172 160 172 152 174 144Z"/>` +
    `<path fill="${metal}" d="M58 108C74 74 112 58 150 62C186 66 210 86 228 107C208 130 184 150 148 152C110 154 76 140 58 108Z"/>` +
    `<path fill="#fff" opacity=".22" d="M66 102C84 76 116 64 150 68C178 71 198 84 212 98C170 84 116 82 66 102Z"/>` +
    `<path fill="none" stroke="${metalDeep}" stroke-width="3" stroke-linecap="round" d="M120 72C132 92 132 124 118 144"/>` +
    `<path fill="none" stroke="${metalDeep}" stroke-width="3" stroke-linecap="round" opacity=".8" d="${scales.join('')}"/>` +
    `<circle cx="94" cy="98" r="12" fill="#fff"/><circle cx="91" cy="98" r="6.500" fill="${line}"/><circle cx="89" cy="95.500" r="2" fill="#fff"/>` +
    `<path fill="none" stroke="${line}" stroke-width="3" stroke-linecap="round" d="M64 117Q74 124 84 121"/>`
  );
}

function card(rotation: number, x: number, suit: string, fill: string, letter: string, font: FontId): string {
  return (
    `<g transform="translate(${x} 116) rotate(${rotation})"><rect x="-40" y="-62" width="80" height="116" rx="10" fill="#fff"/>` +
    `<rect x="-35" y="-57" width="70" height="106" rx="7" fill="none" stroke="${fill}" stroke-opacity=".25" stroke-width="1.500"/>` +
    figure(letter, -24, -42, 22, fill, font) +
    `<path fill="${fill}" transform="translate(-24 -22) scale(.5)" d="${suit}"/>` +
    `<path fill="${fill}" transform="translate(2 4) scale(1.500)" d="${suit}"/></g>`
  );
}

export function cards({ line, font }: DrawingInk): string {
  return (
    shadow(92, 196) +
    card(-17, 102, heart, red, 'Q', font) +
    card(17, 218, heart, red, 'K', font) +
    card(0, 160, spade, line, 'A', font)
  );
}

export function lottoBalls({ metal, metalDeep, second, secondDeep, line, font }: DrawingInk): string {
  const ball = (x: number, y: number, r: number, fill: string, text: string) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/><path fill="#000" opacity=".15" d="M${x + r * 0.7} ${y - r * 0.7}A${r} ${r} 0 0 1 ${x - r * 0.7} ${y + r * 0.7}A${r * 1.2} ${r * 1.2} 0 0 0 ${x + r * 0.7} ${y - r * 0.7}Z"/>` +
    `<circle cx="${x}" cy="${y}" r="${r * 0.58}" fill="#fff"/>${figure(text, x, y, r * 0.8, line, font)}` +
    `<ellipse cx="${x - r * 0.36}" cy="${y - r * 0.66}" rx="${r * 0.26}" ry="${r * 0.12}" fill="#fff" opacity=".65" transform="rotate(-28 ${x - r * 0.36} ${y - r * 0.66})"/>`;
  return (
    shadow(96, 194) +
    `<g transform="translate(166 76) rotate(-9)"><path fill="${metal}" d="M-84 -32H84V-9A9 9 0 0 0 84 9V32H-84V9A9 9 0 0 0 -84 -9Z"/><path fill="none" stroke="${metalDeep}" stroke-width="2" stroke-dasharray="5 5" d="M44 -32V32"/><path fill="${metalDeep}" opacity=".75" d="M-66 -16H20V-9H-66ZM-66 0H2V6H-66ZM-66 14H12V20H-66Z"/><path fill="${metalDeep}" d="${star(64, 0, 13, 5.4)}"/></g>` +
    ball(96, 148, 36, second, '8') +
    ball(226, 148, 36, secondDeep, '5') +
    ball(161, 140, 46, metalDeep, '9')
  );
}

export function flame({ metal }: DrawingInk): string {
  const sparks = [
    [86, 92, 4],
    [234, 84, 5],
    [104, 52, 3],
    [216, 46, 3.5],
    [70, 138, 3],
    [250, 130, 3],
  ].map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`);
  return (
    shadow(64, 194) +
    `<g fill="#ffd27a" opacity=".85">${sparks.join('')}</g>` +
    `<path fill="#e8432d" d="M166 24C170 56 222 74 222 126C222 164 196 190 160 190C124 190 98 164 98 126C98 102 114 88 122 68C130 80 134 86 140 90C152 74 164 52 166 24Z"/>` +
    `<path fill="#ff8a2b" d="M164 62C168 86 206 102 206 136C206 166 186 186 160 186C134 186 114 166 114 136C114 120 124 108 130 96C136 104 140 110 146 112C156 98 164 82 164 62Z"/>` +
    `<path fill="#ffd24a" d="M162 104C166 122 188 130 188 152C188 170 176 184 160 184C144 184 132 170 132 154C132 136 156 130 162 104Z"/>` +
    `<path fill="#fff" d="${star(160, 156, 19, 8)}"/><path fill="${metal}" d="${star(160, 156, 13, 5.4)}"/>`
  );
}
