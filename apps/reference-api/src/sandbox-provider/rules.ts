import { randomInt } from 'node:crypto';

/**
 * Hi-lo with three dice. Each choice pays its stake times a published factor, and returns 96 percent of the stakes in the
 * long run. Factors are hundredths and stakes full baht, so there are no fractions of a satang.
 */
export const choices = {
  low: { from: 3, to: 10, paysHundredths: 192 },
  middle: { from: 11, to: 11, paysHundredths: 768 },
  high: { from: 12, to: 18, paysHundredths: 256 },
} as const;

/** The bets of the game. */
export type Choice = keyof typeof choices;

export const MIN_STAKE_SATANG = 100;
export const MAX_STAKE_SATANG = 500_000;
/** Stakes are full baht. */
export const STAKE_STEP_SATANG = 100;

const isChoice = (text: string): text is Choice => Object.hasOwn(choices, text);
/** Returns a choice by its name, or `undefined`. */
export const choiceOf = (text: string): Choice | undefined => (isChoice(text) ? text : undefined);

/** Returns how many of the 216 throws have a sum in the range. */
export function countOutcomes(from: number, to: number): number {
  const faces = [1, 2, 3, 4, 5, 6];
  const sums = faces.flatMap((one) => faces.flatMap((two) => faces.map((three) => one + two + three)));
  return sums.filter((sum) => sum >= from && sum <= to).length;
}

/** Returns the published odds of the game: chance and return in percent. */
export function publishedOdds() {
  return Object.entries(choices).map(([choice, { from, to, paysHundredths }]) => {
    const ways = countOutcomes(from, to);
    return {
      choice,
      from,
      to,
      pays: paysHundredths / 100,
      chancePercent: (ways * 100) / 216,
      returnPercent: (ways * paysHundredths) / 216,
    };
  });
}

/** Throws three dice with a cryptographic random source. */
export function throwDice(): [number, number, number] {
  return [randomInt(1, 7), randomInt(1, 7), randomInt(1, 7)];
}

/** Returns the payout of a bet for a throw, in satang; 0 for a lost bet. */
export function payoutOf(choice: Choice, stakeSatang: number, dice: readonly number[]): number {
  const sum = dice.reduce((total, die) => total + die, 0);
  const { from, to, paysHundredths } = choices[choice];
  return sum >= from && sum <= to ? (stakeSatang / 100) * paysHundredths : 0;
}
