type Range = readonly [from: number, to: number];

interface Prize {
  /** The payout in satang for a stake of one baht, including the stake. */
  readonly paysHundredths: number;
  readonly wins: (drawn: readonly number[]) => boolean;
}

export interface Rules {
  readonly draws: readonly Range[];
  readonly choices: Readonly<Record<string, Readonly<Record<string, Prize>>>>;
}

const prize = (paysHundredths: number, wins: Prize['wins']): Prize => ({ paysHundredths, wins });
const sumOf = (drawn: readonly number[]): number => drawn.reduce((total, value) => total + value, 0);
const first = (drawn: readonly number[]): number => drawn[0] ?? 0;
const second = (drawn: readonly number[]): number => drawn[1] ?? 0;
const sumFrom = (from: number, to: number, pays: number) => ({
  win: prize(pays, (drawn) => sumOf(drawn) >= from && sumOf(drawn) <= to),
});
const unlike = (drawn: readonly number[]): number => new Set(drawn).size;
const die: Range = [1, 6];

/** The rules of each kind of game. In the long run, every choice returns 96 percent of its stakes. */
export const rulesByKind = {
  /** Three dice. The player bets on a low sum, on eleven, or on a high sum. */
  hilo: {
    draws: [die, die, die],
    choices: { low: sumFrom(3, 10, 192), middle: sumFrom(11, 11, 768), high: sumFrom(12, 18, 256) },
  },
  slots: {
    draws: [die, die, die],
    choices: {
      spin: {
        three: prize(1206, (drawn) => unlike(drawn) === 1),
        two: prize(150, (drawn) => unlike(drawn) === 2),
      },
    },
  },
  /** A shot at a fish. A rare fish pays more than a common fish. */
  fishing: {
    draws: [[1, 100]],
    choices: { crab: sumFrom(1, 50, 192), koi: sumFrom(1, 20, 480), shark: sumFrom(1, 5, 1920) },
  },
  /** The player and the bank each get one card. The higher card wins. */
  card: {
    draws: [
      [1, 13],
      [1, 13],
    ],
    choices: {
      player: { win: prize(208, (drawn) => first(drawn) > second(drawn)) },
      tie: { win: prize(1248, (drawn) => first(drawn) === second(drawn)) },
      bank: { win: prize(208, (drawn) => first(drawn) < second(drawn)) },
    },
  },
  lotto: {
    draws: [[0, 99]],
    choices: {
      low: sumFrom(0, 49, 192),
      double: { win: prize(960, (drawn) => first(drawn) % 11 === 0) },
      high: sumFrom(50, 99, 192),
    },
  },
  /** A penalty kick. The keeper guards one of three corners. */
  sport: {
    draws: [[1, 3]],
    choices: {
      left: { win: prize(144, (drawn) => first(drawn) !== 1) },
      centre: { win: prize(144, (drawn) => first(drawn) !== 2) },
      right: { win: prize(144, (drawn) => first(drawn) !== 3) },
    },
  },
} as const satisfies Record<string, Rules>;
