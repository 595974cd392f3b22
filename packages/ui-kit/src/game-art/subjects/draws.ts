import { box, circle, star, type Subject } from '../subject.ts';

const SEVEN = 'M-4-5.500h8L-1 6';
const NINE = 'M4-2a4 4 0 1 0-4 3.500M4-2C4 3 2 5.500-2 6';
const EIGHT =
  'M0-.5a3 3 0 1 1 0-5.500 3 3 0 0 1 0 5.500ZM0-.5a3.400 3.400 0 1 1 0 6.500 3.400 3.400 0 0 1 0-6.500Z';

const ball = (place: string, paint: string, digit: string) =>
  [
    [`@${place};${paint}`, circle(0, 0, 21)],
    [`@${place};w`, circle(0, 0, 12)],
    [`@${place};#1d2438`, digit, 2.8],
    [`@${place};w.8`, 'M-14-9a17 17 0 0 1 10-8', 3],
  ] as const;

const CELLS = [
  [-24, -20],
  [-8, -20],
  [8, -20],
  [24, -20],
  [-24, -4],
  [-8, -4],
  [8, -4],
  [24, -4],
  [-24, 12],
  [-8, 12],
  [8, 12],
  [24, 12],
  [-24, 28],
  [-8, 28],
  [8, 28],
  [24, 28],
] as const;

export const draws = {
  balls: {
    grounds: ['amber', 'sapphire'],
    layers: [
      ...ball('translate(-22 17)', '~e2263b', SEVEN),
      ...ball('translate(22 18)', '~2f7de1', EIGHT),
      ...ball('translate(0 -18) scale(1.15)', '~f2b01e', NINE),
    ],
  },
  ticket: {
    grounds: ['ruby', 'teal'],
    layers: [
      ['@rotate(4) translate(2 6);~e2263b', 'M-45-25H45V-10A10 10 0 0 0 45 10V25H-45V10A10 10 0 0 0-45-10Z'],
      ['@rotate(-12);m', 'M-45-25H45V-10A10 10 0 0 0 45 10V25H-45V10A10 10 0 0 0-45-10Z'],
      ['@rotate(-12);d.7', 'M-38-19H38M-38 19H38', 1.4],
      ['@rotate(-12) translate(-26 0) scale(1.500);#3b1d05', SEVEN, 2.4],
      ['@rotate(-12) translate(-8 0) scale(1.500);#3b1d05', NINE, 2.4],
      ['@rotate(-12) translate(10 0) scale(1.500);#3b1d05', EIGHT, 2.4],
      ['@rotate(-12);a', star(30, 0, 8, 3.4)],
    ],
  },
  bingo: {
    grounds: ['sky', 'plum'],
    layers: [
      ['~fff4d6', box(-36, -46, 72, 88, 7)],
      ['~e2263b', 'M-36-30V-39A7 7 0 0 1-29-46H29A7 7 0 0 1 36-39V-30Z'],
      ['m', `${circle(-22, -38, 4)}${circle(-8, -38, 4)}${circle(8, -38, 4)}${circle(22, -38, 4)}`],
      ['#d9c9a0', CELLS.map(([x, y]) => box(x - 6.5, y - 6.5, 13, 13, 3)).join('')],
      [
        '~2f7de1',
        [CELLS[0], CELLS[5], CELLS[10], CELLS[15], CELLS[7]].map(([x, y]) => circle(x, y, 6)).join(''),
      ],
      [
        'w.8',
        [CELLS[0], CELLS[5], CELLS[10], CELLS[15], CELLS[7]]
          .map(([x, y]) => `M${x - 2.5} ${y}l2 2 3.500-4`)
          .join(''),
        1.8,
      ],
      ['m', star(28, 36, 13, 5.5)],
    ],
  },
  keno: {
    grounds: ['plum', 'rust'],
    layers: [
      ['k.3', box(-38, -36, 82, 82, 9)],
      ['~1c2f6e', box(-42, -40, 82, 82, 9)],
      ['m', box(-42, -40, 82, 14, 7)],
      ['#4a63b8', CELLS.map(([x, y]) => box(x - 7.5, y - 2, 14, 14, 3)).join('')],
      [
        'm',
        [CELLS[1], CELLS[4], CELLS[11], CELLS[14]].map(([x, y]) => box(x - 7.5, y - 2, 14, 14, 3)).join(''),
      ],
      ...ball('translate(25 -22) scale(.9)', '~e2263b', EIGHT),
      ...ball('translate(-28 28) scale(.72)', '~26a65b', SEVEN),
    ],
  },
  drum: {
    grounds: ['violet', 'emerald'],
    layers: [
      ['m', 'M-30 46-14 12H14L30 46H20L8 22H-8L-20 46Z'],
      ['w.25', circle(0, -8, 38)],
      ['~e2263b', circle(-14, 8, 10)],
      ['~f2b01e', circle(6, 14, 10)],
      ['~2f7de1', circle(20, 0, 10)],
      ['~1f9a5c', circle(-4, -8, 10)],
      ['~a14be0', circle(-20, -14, 8)],
      [
        'w',
        `${circle(-14, 8, 4.5)}${circle(6, 14, 4.5)}${circle(20, 0, 4.5)}${circle(-4, -8, 4.5)}${circle(-20, -14, 3.5)}`,
      ],
      ['m', circle(0, -8, 38), 4],
      ['w.7', 'M-28-22A32 32 0 0 1-6-40', 4],
    ],
  },
  clock: {
    grounds: ['teal', 'ruby'],
    layers: [
      ['m', `${circle(0, 0, 42)}M-8-48H8V-40H-8Z`],
      ['~fff4d6', circle(0, 0, 34)],
      ['d*12', 'M-1-31H1V-26H-1Z'],
      ['~e2263b', 'M0 0V-31A31 31 0 0 1 31 0Z'],
      ['k', 'M0 0V-24M0 0H18', 3.6],
      ['m', circle(0, 0, 5)],
      ['w.6', 'M-26-16A30 30 0 0 1-14-27', 3],
    ],
  },
  stocks: {
    grounds: ['indigo', 'emerald'],
    layers: [
      ['w.25', 'M-44 34H44M-44 16H44M-44-2H44M-44-20H44', 1.2],
      ['~e2263b', 'M-40 8h9V30h-9ZM-8 0h9V18H-8Z'],
      ['~2fbf71', 'M-24-4h9V24h-9ZM8-14h9V12H8ZM24-30h9V2h-9Z'],
      ['w.8', 'M-35.500 2v34M-19.500-12v40M-3.500-6v30M12.500-22v42M28.500-38V10', 1.6],
      ['m', 'M-44 26-26 10-8 16 10-6 40-40', 3.6],
      ['m', 'M46-46 44-30 31-41Z'],
    ],
  },
} satisfies Record<string, Subject>;
