import { box, circle, ellipse, star, type Subject } from '../subject.ts';

const SPADE =
  'M0-12C4-6 12-2 12 5a6 6 0 0 1-10 4.5C2 12 3 14 5 15H-5c2-1 3-3 3-5.5A6 6 0 0 1-12 5C-12-2-4-6 0-12Z';
const HEART = 'M0 13C-4 7-12 3-12-4A6.4 6.4 0 0 1 0-7.5 6.4 6.4 0 0 1 12-4C12 3 4 7 0 13Z';

const at = (x: number, y: number, turn: number, scale = 1): string =>
  `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;

/**
 * Returns the layers of a playing card. A paint such as `@scale(2);#fff` contains a transform between `@` and `;`,
 * followed by a colour.
 */
const card = (place: string, sign: string, ink: string) =>
  [
    [`@${place};#c8cede`, box(-21.5, -31, 43, 63, 6)],
    [`@${place};#fff`, box(-21, -31.5, 42, 62, 6)],
    [`@${place} scale(1.1);${ink}`, sign],
    [`@${place} translate(-14 -23) scale(.38);${ink}`, sign],
    [`@${place} translate(14 23) rotate(180) scale(.38);${ink}`, sign],
  ] as const;

const back = (place: string) =>
  [
    [`@${place};m`, box(-21.5, -31.5, 43, 63, 6)],
    [`@${place};d`, box(-17, -27, 34, 54, 3), 1.5],
    [`@${place};d.7`, 'M0-18 12 0 0 18-12 0Z'],
  ] as const;

const RED = '#d3203a';
const INK = '#20263c';
const CLUB =
  'M0-13a6.5 6.5 0 0 1 5 10.600A6.500 6.500 0 1 1 2 8C2 11 3 13 5 15H-5c2-2 3-4 3-7A6.500 6.500 0 1 1-5-2.400 6.500 6.500 0 0 1 0-13Z';
const DIAMOND = 'M0-14 10 0 0 14-10 0Z';
const ACE = 'M-3-11H3L10 12H5L3.500 7H-3.500L-5 12H-10ZM-2.200 3H2.200L0-5Z';
const JACK = 'M-1-11H7V4C7 10 4 13-1 13S-8 10-8 5H-4C-4 8-3 9-1 9S2 8 2 4V-7H-1Z';

const pips = (place: string, paint: string, spots: readonly (readonly [number, number])[]) =>
  [`@${place};${paint}`, spots.map(([x, y]) => circle(x, y, 4.4)).join('')] as const;

const chip = (place: string, paint: string) =>
  [
    [`@${place};${paint}`, circle(0, 0, 24)],
    [`@${place};w*6`, 'M-4-24H4L3-17H-3Z'],
    [`@${place};w.9`, circle(0, 0, 14), 1.6],
    [`@${place};w`, 'M0-8 7 0 0 8-7 0Z'],
  ] as const;

export const tables = {
  roulette: {
    grounds: ['emerald', 'wine'],
    layers: [
      ['m', circle(0, 0, 46)],
      ['#4a2205', circle(0, 0, 40)],
      ['~d8344a*6', 'M0 0-9.800-36.700A38 38 0 0 1 9.800-36.700Z'],
      ['@rotate(30);#161a2b*6', 'M0 0-9.800-36.700A38 38 0 0 1 9.800-36.700Z'],
      ['l.8', circle(0, 0, 38), 1],
      ['m', circle(0, 0, 21)],
      ['d', 'M-19 0H19M0-19V19', 4],
      ['l', circle(0, 0, 7)],
      ['w', circle(22, -22, 5)],
      ['w.7', 'M-40-18A44 44 0 0 1-14-41', 3],
    ],
  },
  chips: {
    grounds: ['indigo', 'emerald'],
    layers: [
      ...chip(at(-22, 17, 10), '~d8344a'),
      ...chip(at(22, 16, 40), '~2a4bb8'),
      ['k.3', circle(0, -10, 29)],
      ...chip(at(0, -13, 0, 1.2), '~1f9a5c'),
    ],
  },
  dice: {
    grounds: ['wine', 'emerald'],
    layers: [
      [`@${at(-17, 10, -14)};~ffffff`, box(-26, -26, 52, 52, 11)],
      pips(at(-17, 10, -14), RED, [
        [-13, -13],
        [13, 13],
        [0, 0],
        [13, -13],
        [-13, 13],
      ]),
      [`@${at(21, -19, 18, 0.8)};~e2263b`, box(-26, -26, 52, 52, 11)],
      pips(at(21, -19, 18, 0.8), 'w', [
        [-11, -11],
        [11, 11],
      ]),
      [`@${at(30, 26, 8, 0.5)};m`, box(-26, -26, 52, 52, 11)],
      pips(at(30, 26, 8, 0.5), 'd', [[0, 0]]),
    ],
  },
  sicbo: {
    grounds: ['ruby', 'indigo'],
    layers: [
      ['m', ellipse(0, 36, 44, 11)],
      ['#3b0a24', ellipse(0, 34, 36, 7)],
      ['@translate(-16 20) rotate(-8) scale(.38);~ffffff', box(-26, -26, 52, 52, 11)],
      pips('translate(-16 20) rotate(-8) scale(.38)', RED, [
        [-13, -13],
        [13, 13],
        [13, -13],
        [-13, 13],
      ]),
      ['@translate(6 25) rotate(10) scale(.38);~ffffff', box(-26, -26, 52, 52, 11)],
      pips('translate(6 25) rotate(10) scale(.38)', INK, [
        [-13, -13],
        [13, 13],
        [0, 0],
      ]),
      ['@translate(25 21) rotate(-4) scale(.36);~ffffff', box(-26, -26, 52, 52, 11)],
      pips('translate(25 21) rotate(-4) scale(.36)', RED, [[0, 0]]),
      ['~7fd0e8.55', 'M-34 30V2C-34-22-18-36 0-36S34-22 34 2V30C20 38-20 38-34 30Z'],
      ['w.8', 'M-34 30V2C-34-22-18-36 0-36S34-22 34 2V30', 1.8],
      ['w.7', 'M-26 16V2C-26-12-20-22-12-26', 4],
      ['m', 'M-6-36H6L4-42C8-46 4-49 0-49S-8-46-4-42Z'],
    ],
  },
  shoe: {
    grounds: ['indigo', 'emerald'],
    layers: [
      ...card('translate(-27 21) rotate(-16) scale(.62)', HEART, RED),
      ...card('translate(-6 27) rotate(6) scale(.62)', SPADE, INK),
      ['#16182a', 'M-6-36 40-40C46-40 48-36 47-30L42 28C42 34 38 38 32 38H18Z'],
      ['~2b3158', 'M-34-8C-36-12-34-16-30-18L-4-36C0-38 6-36 8-30L26 26C28 34 24 40 18 40 12 40 8 38 4 34Z'],
      ['m', 'M-30-8-2-28 20 30C20 34 16 36 12 34Z'],
      ['w', 'M-22-5-3-19 14 26-1 18Z'],
      ['#c8cede', 'M-17-2-1-13M-12 3 3-6M-7 9 7 1M-2 15 11 9', 1.5],
      ['l.5', 'M10-34 36-36M14-24 37-26', 2.4],
      ['m', star(32, 2, 7, 3)],
    ],
  },
  gourd: {
    grounds: ['ember', 'teal'],
    layers: [
      ['~f2e3c2', 'M-47 6H-8V44H-47Z'],
      ['~f2e3c2', 'M8 6H47V44H8Z'],
      [
        '~e8452e',
        'M-28 18C-20 18-16 22-16 26-16 32-22 36-28 36S-40 32-40 26C-40 22-36 18-28 18ZM-41 20l-3-7 6 3ZM-15 20l3-7-6 3Z',
      ],
      ['k', `${circle(-31, 24, 1.6)}${circle(-25, 24, 1.6)}`],
      ['~2f7de1', 'M14 26C18 16 32 16 36 24L43 18V34L36 28C32 36 18 36 14 26Z'],
      ['w', circle(20, 24, 2)],
      ['#5c7a1f', 'M2-44C8-46 12-42 10-38', 3],
      [
        '~8fc93a',
        'M-3-44H3C4-38 12-34 11-26 10-20 10-19 13-15 24-8 22 12 0 12S-24-8-13-15C-10-19-10-20-11-26-12-34-4-38-3-44Z',
      ],
      ['w.6', 'M-13 0C-13-5-11-8-8-10M-6-26C-6-29-5-31-3-32', 3],
      ['#d8262f', 'M-12-18C-4-15 4-15 12-18L13-13C5-9-5-9-13-13Z'],
    ],
  },
  fantan: {
    grounds: ['grass', 'amber'],
    layers: [
      ['m', ellipse(0, 34, 44, 10)],
      [
        'w',
        [
          [-30, 31],
          [-22, 36],
          [-12, 32],
          [14, 34],
          [26, 31],
          [34, 35],
          [4, 38],
          [-4, 35],
        ]
          .map(([x = 0, y = 0]) => ellipse(x, y, 4.4, 3))
          .join(''),
      ],
      ['~8a4b24', 'M-34 24C-34-8-20-26 0-26S34-8 34 24C20 31-20 31-34 24Z'],
      ['m', 'M-34 20C-20 28 20 28 34 20V26C20 34-20 34-34 26Z'],
      ['m', 'M-7-26H7L5-34C10-38 6-44 0-44S-10-38-5-34Z'],
      ['w.5', 'M-25 10C-24-4-18-14-10-18', 4],
      ['d', 'M0-14v26M-10-6H10M-10 4H10', 2.6],
    ],
  },
  duel: {
    grounds: ['plum', 'ember'],
    layers: [
      ['~d8262f', 'M-47-30H-2L2 34H-47Z'],
      ['~1c4fb8', 'M2-34H47V30H-2Z'],
      ['m', 'M-4-40 4-40 4 40-4 40Z'],
      [
        '@translate(-24 0) scale(.5);m',
        'M0-32C14-32 27-24 28-8 29 2 22 8 21 18 20 32 12 40 0 40S-20 32-21 18C-22 8-29 2-28-8-27-24-14-32 0-32Z',
      ],
      ['@translate(-24 0) scale(.5);l|', 'M10-26C12-38 22-46 36-46 38-33 28-28 20-18Z'],
      ['@translate(-24 0) scale(.5);k|', 'M5-6C10-16 20-14 24-6 18 1 11 1 5-6Z'],
      ['@translate(-24 0) scale(.5);#8a1a1f', 'M-17 22C-8 27 8 27 17 22 16 34 9 38 0 38S-16 34-17 22Z'],
      [
        '@translate(24 -2) scale(.5);~ffa437',
        'M0-36C22-36 36-24 38-6 40 2 45 6 46 12 38 14 34 19 32 27 22 34 12 42 0 42S-22 34-32 27C-34 19-38 14-46 12-45 6-40 2-38-6-36-24-22-36 0-36Z',
      ],
      ['@translate(24 -2) scale(.5);~ffa437|', circle(29, -29, 10)],
      [
        '@translate(24 -2) scale(.5);k|',
        'M0-36 4-22 0-16ZM9-35 11-25 16-33ZM38-12 24-7 38-4ZM44 6 28 8 42 13ZM5-5C10-13 20-12 24-5 18 1 10 1 5-5Z',
      ],
      ['@translate(24 -2) scale(.5);w|', 'M0 14C10 6 24 10 24 20 22 30 12 36 0 36Z'],
      ['@translate(24 -2) scale(.5);#e9737d', 'M-8 11H8L0 20Z'],
    ],
  },
  blackjack: {
    grounds: ['emerald', 'sapphire'],
    layers: [
      ...card(at(-15, 2, -12, 1.1), SPADE, INK).slice(0, 3),
      [`@${at(-15, 2, -12, 1.1)} translate(-13 -21) scale(.5);${INK}`, ACE],
      ...card(at(16, 4, 13, 1.1), HEART, RED).slice(0, 3),
      [`@${at(16, 4, 13, 1.1)} translate(-13 -21) scale(.5);${RED}`, JACK],
      ['m', star(0, 38, 10, 4)],
    ],
  },
  fan: {
    grounds: ['wine', 'indigo'],
    layers: [
      ...card('translate(0 30) rotate(-32) translate(0 -30)', DIAMOND, RED),
      ...card('translate(0 30) rotate(-11) translate(0 -32)', CLUB, INK),
      ...card('translate(0 30) rotate(11) translate(0 -32)', HEART, RED),
      ...card('translate(0 30) rotate(32) translate(0 -30)', SPADE, INK),
    ],
  },
  royal: {
    grounds: ['plum', 'emerald'],
    layers: [
      ...card('translate(0 9) scale(1.1)', SPADE, INK),
      ['m', 'M-24-20-31-46l16 11L0-52l15 17 16-11-7 26Z'],
      ['a', circle(0, -29, 4)],
      ['l', `${circle(-15, -27, 2.5)}${circle(15, -27, 2.5)}`],
    ],
  },
  pair: {
    grounds: ['sapphire', 'wine'],
    layers: [...back(at(-16, -2, -12, 1.05)), ...card(at(17, 4, 12, 1.05), HEART, RED)],
  },
  three: {
    grounds: ['teal', 'plum'],
    layers: [
      ...card(at(-24, 4, -10, 0.86), CLUB, INK),
      ...card(at(24, 4, 10, 0.86), DIAMOND, RED),
      ...card(at(0, -4, 0, 1), HEART, RED),
    ],
  },
  piles: {
    grounds: ['indigo', 'amber'],
    layers: [
      ...back(at(-27, 8, -5, 0.62)),
      ...back(at(-26, 2, 2, 0.62)),
      ...back(at(27, 8, 5, 0.62)),
      ...back(at(26, 2, -2, 0.62)),
      ...back(at(1, -8, -4, 0.7)),
      ...card(at(0, -14, 3, 0.72), SPADE, INK),
    ],
  },
  joker: {
    grounds: ['violet', 'ember'],
    layers: [
      ['~fff', box(-26, -44, 52, 88, 8)],
      ['#c8cede', box(-22, -40, 44, 80, 5), 1.2],
      ['~7a2fd0', 'M-2-4C-10-28-24-26-30-14-22-16-18-10-16 4Z'],
      ['~e2263b', 'M2-4C10-28 24-26 30-14 22-16 18-10 16 4Z'],
      ['~1f9a5c', 'M-10 4C-8-22-2-30 0-36 2-30 8-22 10 4Z'],
      ['m', `${circle(-30, -13, 4)}${circle(30, -13, 4)}${circle(0, -37, 4)}`],
      ['~ffd9b0', 'M-17 4H17C18 22 10 30 0 32-10 30-18 22-17 4Z'],
      ['m', 'M-18 2H18V7H-18Z'],
      ['k|', circle(7, 13, 2)],
      ['#e2263b', 'M-10 20Q0 28 10 20Q0 24-10 20Z'],
      ['#e2263b', circle(0, 17, 2.6)],
    ],
  },
} satisfies Record<string, Subject>;
